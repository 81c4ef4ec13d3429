import type { Plan } from './overlays.ts'
import { centreOf } from './tiles.ts'

export function PlansLayer(props: {
  readonly plans: readonly Plan[]
  readonly seat: 0 | 1
  readonly selected: number | null
}) {
  const { plans, seat, selected } = props
  return (
    <g className={`co-plans s${seat}`} aria-hidden>
      {plans.map((plan, i) => {
        const points = plan.tiles.map(centreOf)
        const last = points.at(-1)
        const before = points.at(-2)
        const classes = `${plan.kind} ${plan.unit === selected ? 'sel' : ''} ${plan.conflict === null ? '' : 'bad'}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit may have several legs
          <g key={`${plan.unit} ${i}`} className={classes} transform={`translate(${laneOf(i)} ${laneOf(i)})`}>
            {points.length > 1 && (
              <>
                <polyline className="halo" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
                <polyline className="way" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
              </>
            )}
            {last !== undefined && before !== undefined && (
              <path
                className="head"
                d={plan.kind === 'attack' ? 'M-12 -9L4 0L-12 9L-7 0Z' : 'M-8 -6L3 0L-8 6Z'}
                transform={`translate(${last.x} ${last.y}) rotate(${(Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI})`}
              />
            )}
            {plan.stops.map(({ tile, turn }) => {
              const { x, y } = centreOf(tile)
              return (
                <g key={turn} transform={`translate(${x} ${y})`} className="stop">
                  <circle r={7} />
                  <text y={3.4}>{turn}</text>
                </g>
              )
            })}
          </g>
        )
      })}
      {plans.map(
        ({ unit, conflict }) =>
          conflict !== null && (
            <g
              key={unit}
              className="clash"
              transform={`translate(${centreOf(conflict.tile).x} ${centreOf(conflict.tile).y})`}
            >
              <title>{conflict.words}</title>
              <path d="M0 -15L14 10H-14Z" />
              <text y={6}>!</text>
            </g>
          ),
      )}
    </g>
  )
}

/** Ways that run along each other lie a little apart. */
function laneOf(index: number): number {
  return ((index % 3) - 1) * 3.5
}
