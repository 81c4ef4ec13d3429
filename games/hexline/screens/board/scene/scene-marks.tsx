import { BoardIcon } from '@tessera/ui'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { COLUMNS, cornersOf, extentOf, HEX_WIDTH, PIECE_RADIUS, type Point } from '../hex-geometry.ts'
import type { Scene, SceneMark, Tone } from './scene.ts'

export interface SceneMarksProps {
  readonly scene: Scene
  readonly rows: number
  /** Marks enter one after the other; otherwise they stand there at once. */
  readonly moving: boolean
  readonly speed: number
}

/** Signs under the pieces: trails, tinted hexes, rings. */
export const GroundMarks = memo(function GroundMarks(props: SceneMarksProps): ReactNode {
  return <Marks {...props} kinds={GROUND} />
})

/** Signs above the pieces: blows, beams, numbers, stamps. */
export const AirMarks = memo(function AirMarks(props: SceneMarksProps): ReactNode {
  return <Marks {...props} kinds={AIR} />
})

const GROUND: ReadonlySet<SceneMark['kind']> = new Set(['trail', 'tint', 'ring'])
const AIR: ReadonlySet<SceneMark['kind']> = new Set([
  'arrow',
  'beam',
  'burst',
  'number',
  'stamp',
  'die',
  'name',
  'banner',
])

function Marks({
  scene,
  rows,
  moving,
  speed,
  kinds,
}: SceneMarksProps & { readonly kinds: ReadonlySet<SceneMark['kind']> }): ReactNode {
  return (
    <g className={moving ? 'hx-marks moving' : 'hx-marks'} aria-hidden>
      {scene.marks
        .filter((mark) => kinds.has(mark.kind))
        .map((mark) => (
          <g
            key={mark.key}
            className={`hx-mark ${mark.kind}`}
            style={
              {
                '--at': `${Math.round(mark.at / speed)}ms`,
                '--ms': `${Math.round(Math.max(mark.ms, 120) / speed)}ms`,
              } as CSSProperties
            }
          >
            <Drawing mark={mark} rows={rows} />
          </g>
        ))}
    </g>
  )
}

function Drawing({ mark, rows }: { readonly mark: SceneMark; readonly rows: number }): ReactNode {
  switch (mark.kind) {
    case 'arrow':
      return <Arrow from={mark.from} to={mark.to} arc={mark.arc} />
    case 'beam':
      return <path className="draws" pathLength="1" d={lineBetween(mark.from, mark.to, 12)} stroke={INK[mark.tone]} />
    case 'trail':
      return <Trail mark={mark} />
    case 'number':
      return (
        <g transform={`translate(${mark.place.x.toFixed(1)} ${mark.place.y.toFixed(1)})`}>
          <g className="rises">
            {mark.icon !== null && <Chip icon={mark.icon} tone={mark.tone} />}
            <text
              className={mark.big ? 'big' : undefined}
              y={mark.big ? 10 : 7}
              x={mark.icon === null ? 0 : 8}
              fill={INK[mark.tone]}
            >
              {mark.text}
            </text>
          </g>
        </g>
      )
    case 'stamp':
      return (
        <g transform={`translate(${mark.place.x.toFixed(1)} ${(mark.place.y - PIECE_RADIUS * 1.75).toFixed(1)})`}>
          <g className="pops">
            <circle r="9.5" fill="var(--cream)" stroke={INK[mark.tone]} strokeWidth="1.6" />
            <BoardIcon name={mark.icon} x={0} y={0} size={13} fill={INK[mark.tone]} />
            <text className="word" y="-12" fill={INK[mark.tone]}>
              {mark.word}
            </text>
          </g>
        </g>
      )
    case 'ring':
      return (
        <g transform={`translate(${mark.place.x.toFixed(1)} ${mark.place.y.toFixed(1)})`}>
          <circle className="swells" r={HEX_WIDTH * (mark.hexes + 0.4)} stroke={INK[mark.tone]} fill={INK[mark.tone]} />
        </g>
      )
    case 'tint':
      return (
        <polygon className="fades" points={cornersOf(mark.hex, 1.5)} fill={INK[mark.tone]} stroke={INK[mark.tone]} />
      )
    case 'burst':
      return (
        <g transform={`translate(${mark.place.x.toFixed(1)} ${mark.place.y.toFixed(1)})`}>
          <path className="swells" d={STAR} fill="none" stroke={INK[mark.tone]} />
        </g>
      )
    case 'die':
      return (
        <g transform={`translate(${mark.place.x.toFixed(1)} ${mark.place.y.toFixed(1)})`}>
          <g className="pops">
            <rect x="-24" y="-9" width="48" height="18" rx="4" fill="var(--cream)" stroke="var(--ink-2)" />
            <text className="roll" y="4">
              {mark.text}
            </text>
          </g>
        </g>
      )
    case 'name':
      return (
        <g transform={`translate(${mark.place.x.toFixed(1)} ${(mark.place.y - PIECE_RADIUS * 1.5).toFixed(1)})`}>
          <text className="spell">{mark.text}</text>
        </g>
      )
    case 'banner': {
      const box = extentOf(0, COLUMNS - 1, rows)
      return (
        <text className="title" x={box.width / 2} y={box.height / 2}>
          {mark.text}
        </text>
      )
    }
  }
}

function Chip({ icon, tone }: { readonly icon: string; readonly tone: Tone }): ReactNode {
  return (
    <>
      <circle cx="-10" r="8.5" fill="var(--cream)" stroke={INK[tone]} strokeWidth="1.2" />
      <BoardIcon name={icon} x={-10} y={0} size={12} fill={INK[tone]} />
    </>
  )
}

/** Dark red with a paper halo; a shot flies in an arc, a blow goes straight. */
function Arrow({ from, to, arc }: { readonly from: Point; readonly to: Point; readonly arc: boolean }): ReactNode {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long]
  const lift = arc ? Math.min(76, 26 + long * 0.36) : 0
  const start = arc
    ? { x: from.x + ux * 9, y: from.y - 13 }
    : { x: from.x + ux * PIECE_RADIUS, y: from.y + uy * PIECE_RADIUS }
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift - 12 }
  const tip = arc
    ? { x: to.x - ux * 13, y: to.y - 15 }
    : { x: to.x - ux * (PIECE_RADIUS + 2), y: to.y - uy * (PIECE_RADIUS + 2) }
  const d = arc ? `M${xy(start)}Q${xy(middle)} ${xy(tip)}` : `M${xy(start)}L${xy(tip)}`
  const back = arc ? middle : start
  const turn = (Math.atan2(tip.y - back.y, tip.x - back.x) * 180) / Math.PI
  return (
    <>
      <path className="halo draws" pathLength="1" d={d} />
      <path className="shaft draws" pathLength="1" d={d} />
      <path
        className="tip"
        d="M3 0L-10 -6.5L-7 0L-10 6.5Z"
        transform={`translate(${xy(tip)}) rotate(${turn.toFixed(0)})`}
      />
    </>
  )
}

function Trail({ mark }: { readonly mark: Extract<SceneMark, { kind: 'trail' }> }): ReactNode {
  const { from, to, how } = mark
  if (how === 'leap') {
    const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 60 }
    return (
      <>
        <path className="leap draws" d={`M${xy(from)}Q${xy(top)} ${xy(to)}`} />
        <circle className="ghost" cx={from.x} cy={from.y} r={PIECE_RADIUS * 0.8} stroke="var(--ink-magic)" />
      </>
    )
  }
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const halfway = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return (
    <>
      <circle className="ghost" cx={from.x} cy={from.y} r={PIECE_RADIUS * 0.8} />
      <path className={how} d={`M${xy(from)}L${xy(to)}`} />
      {how === 'push' && (
        <path
          className="chevron"
          d="M-9 -6L-3 0L-9 6M-1 -6L5 0L-1 6"
          transform={`translate(${xy(halfway)}) rotate(${turn.toFixed(0)})`}
        />
      )}
      {how === 'retreat' && (
        <path
          className="chevron"
          d="M-3 -5L3 0L-3 5"
          transform={`translate(${xy(halfway)}) rotate(${turn.toFixed(0)})`}
        />
      )}
    </>
  )
}

function lineBetween(from: Point, to: Point, gap: number): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [ux, uy] = [((to.x - from.x) / long) * gap, ((to.y - from.y) / long) * gap]
  return `M${xy({ x: from.x + ux, y: from.y + uy })}L${xy({ x: to.x - ux, y: to.y - uy })}`
}

function xy(point: Point): string {
  return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`
}

const INK: Readonly<Record<Tone, string>> = {
  harm: 'var(--ink-harm)',
  heal: 'var(--ink-heal)',
  magic: 'var(--ink-magic)',
  gain: 'var(--ink-accent)',
  frost: '#1f5c8f',
  plain: 'var(--ink-2)',
}

const STAR = Array.from({ length: 12 }, (_, i) => {
  const [angle, inner, outer] = [(i * Math.PI) / 6, 17, 24]
  return `M${(Math.cos(angle) * inner).toFixed(1)} ${(Math.sin(angle) * inner).toFixed(1)}L${(Math.cos(angle) * outer).toFixed(1)} ${(Math.sin(angle) * outer).toFixed(1)}`
}).join('')
