import { BoardIcon } from '@tessera/ui'
import type { MissileModel, ObjectModel, SceneModel, ZoneModel } from '../scene/model.ts'
import { flatSight } from '../scene/painter.ts'
import { FlatGround } from './ground.tsx'
import { Mark } from './mark.tsx'
import { fogPath } from './outlines.ts'
import { Path } from './path.tsx'
import { Fallen, Piece } from './piece.tsx'

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
