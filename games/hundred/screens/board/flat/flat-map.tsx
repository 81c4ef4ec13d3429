import { SeatShape } from '@tessera/table'
import { BoardIcon } from '@tessera/ui'
import { UNIT_ICONS } from '../../icons.ts'
import type {
  FigureModel,
  FogModel,
  MarkModel,
  MissileModel,
  ObjectModel,
  PathModel,
  SceneModel,
  ZoneModel,
} from '../scene/model.ts'
import { flatSight } from '../scene/painter.ts'
import { FlatGround } from './ground.tsx'

/** The paper map: the same scene model painted from above. Everything can be done on it (HUN-1510). */
export function FlatMap({
  model,
  width,
  height,
}: {
  readonly model: SceneModel
  readonly width: number
  readonly height: number
}) {
  const sight = flatSight(model.camera, width, height, model.field)
  const { scale } = sight
  const px = (x: number): number => width / 2 + (x - model.camera.x) * scale
  const py = (y: number): number => height / 2 + (y - model.camera.y) * scale
  return (
    <svg className="flat-map" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={`translate(${px(0)} ${py(0)}) scale(${scale})`}>
        <FlatGround field={model.field} />
        {model.zones.map((zone) => (
          <Zone key={zone.id} zone={zone} />
        ))}
        {model.fog !== null && <path d={fogPath(model.fog)} className="fm-fog" />}
        {model.marks.map((mark, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity
          <Mark key={i} mark={mark} />
        ))}
        {model.paths.map((path) => (
          <Path key={path.id} path={path} />
        ))}
        {model.objects.map((object) => (
          <Thing key={object.id} object={object} />
        ))}
      </g>
      {model.figures
        .filter((figure) => figure.down)
        .map((figure) => (
          <Fallen key={figure.id} figure={figure} x={px(figure.x)} y={py(figure.y)} />
        ))}
      {model.figures
        .filter((figure) => !figure.down)
        .map((figure) => (
          <Piece key={`${figure.id}${figure.look}`} figure={figure} x={px(figure.x)} y={py(figure.y)} scale={scale} />
        ))}
      {model.missiles
        .filter(({ phase }) => phase > 0 && phase <= 1)
        .map((missile) => (
          <Arrow key={missile.id} missile={missile} px={px} py={py} />
        ))}
    </svg>
  )
}

function Piece({
  figure,
  x,
  y,
  scale,
}: {
  readonly figure: FigureModel
  readonly x: number
  readonly y: number
  readonly scale: number
}) {
  const own = figure.radius * scale
  const r = Math.max(9, Math.min(30, own * 0.96))
  const icon = (UNIT_ICONS as Record<string, string>)[figure.template] ?? 'viking-helmet'
  const struck = figure.pose === 'flinch' ? 'struck' : ''
  const shift = figure.pose === 'strike' ? Math.sin(figure.phase * Math.PI) * r * 0.6 : 0
  return (
    <g
      className={`fp seat${figure.seat} ${figure.look} ${struck}`}
      transform={`translate(${x + Math.cos(figure.angle) * shift} ${y + Math.sin(figure.angle) * shift})`}
    >
      {figure.selected && <circle r={r + 6} className="fp-ring" />}
      <path
        d={`M${r + 7},0L${r - 1},${-r * 0.55}V${r * 0.55}Z`}
        transform={`rotate(${(figure.angle * 180) / Math.PI})`}
        className="fp-nose"
      />
      <SeatShape
        seat={figure.seat}
        r={r}
        fill={figure.look === 'remembered' ? '#8d8678' : figure.seat === 0 ? 'var(--seat1)' : 'var(--seat2)'}
      />
      <BoardIcon name={icon} x={0} y={0} size={r * 1.35} fill="#fbf4e4" />
      {Array.from({ length: Math.min(3, figure.arrows) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: arrows are alike
        <path key={i} d={`M${r * (i * 0.5 - 0.5)},${-r * 0.2}l${r * 0.35},${-r}`} className="fp-arrow" />
      ))}
      {figure.burning && <BoardIcon name="flame" x={r * 0.8} y={-r * 0.8} size={r} fill="#ff8a2a" />}
      {figure.banner && <BoardIcon name="knight-banner" x={-r * 0.9} y={-r * 0.9} size={r * 1.2} fill="#241a12" />}
    </g>
  )
}

function Fallen({ figure, x, y }: { readonly figure: FigureModel; readonly x: number; readonly y: number }) {
  return (
    <g className={`fp fallen seat${figure.seat}`} transform={`translate(${x} ${y})`}>
      <SeatShape seat={figure.seat} r={11} fill="none" />
      <BoardIcon name="death-skull" x={0} y={0} size={14} fill="currentColor" />
    </g>
  )
}

function Path({ path }: { readonly path: PathModel }) {
  const d = `M${path.points.map(([x, y]) => `${x},${y}`).join('L')}`
  return (
    <g className={`fm-path seat${path.seat} ${path.faint ? 'faint' : ''}`}>
      <path d={d} className="edge" />
      <path d={d} className="core" />
      {!path.faint && <Notches path={path} />}
    </g>
  )
}

function Notches({ path }: { readonly path: PathModel }) {
  const marks: { x: number; y: number; nx: number; ny: number; long: boolean }[] = []
  let run = 0
  let next = 0
  for (let i = 1; i < path.points.length; i++) {
    const a = path.points[i - 1]
    const b = path.points[i]
    if (a === undefined || b === undefined) continue
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    for (
      let at = path.notches[next];
      at !== undefined && at <= run + length + 0.0001 && length > 0;
      at = path.notches[next]
    ) {
      const t = (at - run) / length
      marks.push({
        x: a[0] + (b[0] - a[0]) * t,
        y: a[1] + (b[1] - a[1]) * t,
        nx: -(b[1] - a[1]) / length,
        ny: (b[0] - a[0]) / length,
        long: (next + 1) % 5 === 0,
      })
      next++
    }
    run += length
  }
  return marks.map((m) => {
    const k = m.long ? 0.28 : 0.15
    return (
      <path
        key={`${m.x}:${m.y}`}
        d={`M${m.x - m.nx * k},${m.y - m.ny * k}L${m.x + m.nx * k},${m.y + m.ny * k}`}
        className={m.long ? 'notch long' : 'notch'}
      />
    )
  })
}

function Mark({ mark }: { readonly mark: MarkModel }) {
  switch (mark.kind) {
    case 'ring':
      return (
        <circle
          cx={mark.x}
          cy={mark.y}
          r={mark.radius}
          className={`fm-ring ${mark.tone} ${mark.dashed ? 'dashed' : ''}`}
        />
      )
    case 'area':
      return <circle cx={mark.x} cy={mark.y} r={mark.radius} className={`fm-area ${mark.tone}`} />
    case 'arc': {
      const at = (a: number): string => `${mark.x + Math.cos(a) * mark.radius},${mark.y + Math.sin(a) * mark.radius}`
      if (mark.half >= Math.PI)
        return <circle cx={mark.x} cy={mark.y} r={mark.radius} className={`fm-arc ${mark.tone}`} />
      const large = mark.half > Math.PI / 2 ? 1 : 0
      return (
        <path
          d={`M${mark.x},${mark.y}L${at(mark.angle - mark.half)}A${mark.radius},${mark.radius} 0 ${large} 1 ${at(mark.angle + mark.half)}Z`}
          className={`fm-arc ${mark.tone}`}
        />
      )
    }
    case 'line':
      return (
        <path
          d={`M${mark.from.join()}L${mark.to.join()}`}
          className={`fm-line ${mark.tone} ${mark.dashed ? 'dashed' : ''}`}
        />
      )
    case 'cloud':
      return (
        <g className={`fm-cloud seat${mark.seat}`}>
          {mark.points.map(([x, y], i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: outcomes have no identity
            <circle key={i} cx={x} cy={y} r={0.2} />
          ))}
        </g>
      )
    case 'zone':
      return <rect x={mark.x} y={mark.y} width={mark.w} height={mark.h} className={`fm-zone seat${mark.seat}`} />
    case 'cursor':
      return <path d={`M${mark.x - 0.7},${mark.y}h1.4M${mark.x},${mark.y - 0.7}v1.4`} className="fm-cursor" />
  }
}

/** Unseen cells as one path, a run of cells in a row as one rectangle. */
function fogPath({ cell, columns, rows, seen }: FogModel): string {
  let path = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const start = column
      while (column < columns && seen[row * columns + column] === 0) column++
      if (column > start)
        path += `M${start * cell},${row * cell}h${(column - start) * cell}v${cell}h${-(column - start) * cell}z`
    }
  return path
}

function Zone({ zone }: { readonly zone: ZoneModel }) {
  return (
    <g className={`fm-spill ${zone.kind}`}>
      <circle cx={zone.x} cy={zone.y} r={zone.radius} />
      {zone.kind === 'fire' && <BoardIcon name="flame" x={zone.x} y={zone.y} size={1.6} fill="#ff8a2a" />}
      {zone.kind === 'caltrops' && <BoardIcon name="caltrops" x={zone.x} y={zone.y} size={1.6} fill="#4b3d28" />}
      {zone.kind === 'oil' && <BoardIcon name="oil-drum" x={zone.x} y={zone.y} size={1.4} fill="#efe5cf" />}
    </g>
  )
}

function Thing({ object }: { readonly object: ObjectModel }) {
  return object.kind === 'banner' ? (
    <BoardIcon
      name="knight-banner"
      x={object.x}
      y={object.y}
      size={1.8}
      fill={object.seat === 0 ? 'var(--seat1)' : 'var(--seat2)'}
    />
  ) : (
    <BoardIcon name="crossed-swords" x={object.x} y={object.y} size={0.9} fill="#4b3d28" />
  )
}

function Arrow({
  missile,
  px,
  py,
}: {
  readonly missile: MissileModel
  readonly px: (x: number) => number
  readonly py: (y: number) => number
}) {
  const at = (t: number): string =>
    `${px(missile.from[0] + (missile.to[0] - missile.from[0]) * t)},${py(missile.from[1] + (missile.to[1] - missile.from[1]) * t)}`
  return (
    <path
      d={`M${at(Math.max(0, missile.phase - 0.06))}L${at(missile.phase)}`}
      className={`fm-arrow ${missile.fire ? 'fire' : ''}`}
    />
  )
}
