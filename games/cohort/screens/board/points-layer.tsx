import { columnOf, MAP_DATA, type MapId, type PointState, rowOf } from '@tessera/cohort'
import { SeatShape, seatColour } from '@tessera/table'
import { memo } from 'react'
import { outlineOf } from './outline.ts'
import { TILE } from './tiles.ts'

/** The points to be held, under everything that moves. */
export const PointsLayer = memo(function PointsLayer(props: {
  readonly map: MapId
  readonly points: readonly PointState[]
}) {
  const map = MAP_DATA[props.map]
  return (
    <g className="co-points" aria-hidden>
      {map.points.map(({ id, tiles }, i) => {
        const seat = holderOf(props.points[i])
        return (
          <path
            key={id}
            className={`co-point ${seat === null ? 'free' : `held${seat}`}`}
            d={outlineOf((tile) => tiles.includes(tile), 7, 2)}
          />
        )
      })}
    </g>
  )
})

/** Flags stand above the fog: who holds a point is public. */
export const FlagsLayer = memo(function FlagsLayer(props: {
  readonly map: MapId
  readonly points: readonly PointState[]
}) {
  return (
    <g className="co-flags" aria-hidden>
      {MAP_DATA[props.map].points.map(({ id, tiles, value }, i) => {
        const first = tiles[0] ?? 0
        const seat = holderOf(props.points[i])
        return (
          <g key={id} transform={`translate(${columnOf(first) * TILE + 4} ${rowOf(first) * TILE - 9})`}>
            <path className="pole" d="M0 25V-1" />
            <path
              className="cloth"
              d="M0 0h22l-4.5 6.5l4.5 6.5h-22z"
              fill={seat === null ? 'var(--cream)' : seatColour(seat)}
            />
            <text className="value" x={9} y={10.4} fill={seat === null ? 'var(--ink)' : '#fff'}>
              {value}
            </text>
            {seat !== null && (
              <g transform="translate(0 -2)">
                <SeatShape seat={seat} r={4} fill={seatColour(seat)} stroke="var(--cream)" strokeWidth={1.2} />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
})

function holderOf(point: PointState | undefined): 0 | 1 | null {
  return point === undefined || point.controller === null ? null : point.controller === 1 ? 1 : 0
}
