import {
  type Area,
  columnOf,
  MAP_DATA,
  type MapId,
  manhattan,
  type PointState,
  rowOf,
  type Structure,
} from '@tessera/cohort'
import { SeatShape, seatColour } from '@tessera/table'
import { BoardIcon } from '@tessera/ui'
import { memo } from 'react'
import { SIGNS } from '../icons.ts'
import { rowForWords } from './area-words.ts'
import { outlineOf } from './outline.ts'
import type { Piece } from './scene.ts'
import { centreOf, TILE } from './tiles.ts'

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

/** COH-4.7: somebody is somewhere in here. The words stand where no counter covers them. */
export function AreasLayer({ areas, pieces }: { readonly areas: readonly Area[]; readonly pieces: readonly Piece[] }) {
  const taken = pieces.map(({ tile }) => [columnOf(tile), rowOf(tile)] as const)
  return (
    <g className="co-areas" aria-hidden>
      {areas.map((area) => {
        const { name, left, right, top, bottom } = area
        const row = (rowForWords(area, taken) + 0.5) * TILE
        const [x, y] = [left * TILE, top * TILE]
        const [width, height] = [(right - left + 1) * TILE, (bottom - top + 1) * TILE]
        return (
          <g key={`${name} ${left} ${top}`}>
            <rect x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx={10} />
            <BoardIcon name={SIGNS.unknown} x={x + width / 2} y={row - 7} size={22} fill="var(--ink-harm)" />
            <text x={x + width / 2} y={row + 16}>
              Unknown force
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** Damage of what has hit points (COH-2.3), where there is any. */
export function DamageLayer({
  structures,
  full,
}: {
  readonly structures: readonly Structure[]
  readonly full: (tile: Structure) => number
}) {
  return (
    <g className="co-damage" aria-hidden>
      {structures
        .filter((each) => each.open || (each.hp > 0 && each.hp < full(each)))
        .map((each) => {
          const { x, y } = centreOf(each.tile)
          return (
            <g key={each.tile} transform={`translate(${x} ${y + 14})`}>
              <rect className="co-plate" x={-16} y={-5.5} width={32} height={11} rx={2} />
              <text className="co-plate-text" y={3.4}>
                {each.open ? 'open' : `${each.hp} left`}
              </text>
            </g>
          )
        })}
    </g>
  )
}

/** Everything about one unit: where it gets this turn, what it sees, how far it shoots, what it controls. */
export interface Ranges {
  readonly reach: ReadonlySet<number>
  readonly sight: ReadonlySet<number>
  readonly zone: readonly number[]
  /** Manhattan: effective and long range, and where from. */
  readonly shots: { readonly from: number; readonly effective: number; readonly long: number } | null
}

export function RangesLayer({ ranges }: { readonly ranges: Ranges }) {
  const { reach, sight, zone, shots } = ranges
  const within = (far: number) =>
    shots === null
      ? ''
      : outlineOf((tile) => manhattan(tile, shots.from) <= far && manhattan(tile, shots.from) >= 1, 5, 1)
  return (
    <g className="co-ranges" aria-hidden>
      <path className="sight" d={outlineOf((tile) => sight.has(tile), 9, 1)} />
      <path className="reach" d={outlineOf((tile) => reach.has(tile), 7, 1.5)} />
      {shots !== null && shots.long > shots.effective && <path className="shots long" d={within(shots.long)} />}
      {shots !== null && <path className="shots" d={within(shots.effective)} />}
      {zone.map((tile) => {
        const { x, y } = centreOf(tile)
        return <path key={tile} className="zone" d={`M${x - 14} ${y - 14}l28 28M${x + 14} ${y - 14}l-28 28`} />
      })}
    </g>
  )
}

/** A way that an own unit is ordered to go. */
export interface Plan {
  readonly unit: number
  readonly kind: 'move' | 'attack' | 'shoot' | 'follow'
  /** From where it stands, in order. */
  readonly tiles: readonly number[]
  /** Where it ends each turn, with that turn's number. */
  readonly stops: readonly { readonly tile: number; readonly turn: number }[]
  /** What is wrong with it: two units for one tile, no way. */
  readonly conflict: { readonly tile: number; readonly words: string } | null
}

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

/** Crossed swords on the border of those who stand against each other (COH-6.5). */
export function FightsLayer({ pieces }: { readonly pieces: readonly Piece[] }) {
  const here = pieces.filter(({ sure, routing }) => sure !== 'remembered' && !routing)
  return (
    <g className="co-fights" aria-hidden>
      {here.flatMap((a) =>
        here
          .filter((b) => a.seat < b.seat && manhattan(a.tile, b.tile) === 1)
          .map((b) => {
            const [from, to] = [centreOf(a.tile), centreOf(b.tile)]
            return (
              <g key={`${a.key} ${b.key}`} transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}>
                <circle r={7.5} />
                <BoardIcon name={SIGNS.attack} x={0} y={0} size={11} fill="#fff" />
              </g>
            )
          }),
      )}
    </g>
  )
}

/** Deployment zone or any other set of tiles: outlined and hatched by seat. */
export function ZoneLayer({ tiles, seat }: { readonly tiles: readonly number[]; readonly seat: 0 | 1 }) {
  return <path className={`co-zone s${seat}`} d={outlineOf((tile) => tiles.includes(tile), 6, 1)} aria-hidden />
}
