import { manhattan } from '@tessera/cohort'
import { outlineOf } from './outline.ts'
import type { Ranges } from './overlays.ts'
import { centreOf } from './tiles.ts'

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

/** Deployment zone or any other set of tiles: outlined and hatched by seat. */
export function ZoneLayer({ tiles, seat }: { readonly tiles: readonly number[]; readonly seat: 0 | 1 }) {
  return <path className={`co-zone s${seat}`} d={outlineOf((tile) => tiles.includes(tile), 6, 1)} aria-hidden />
}
