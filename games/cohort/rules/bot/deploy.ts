import type { Placement } from '../choice.ts'
import type { Facing, Tile } from '../content/terms.ts'
import { COST, fieldOf, WALLED } from '../rules/ground/field.ts'
import { earlier } from '../rules/targets.ts'
import { cannotForm, isSupport, worth } from '../rules/unit.ts'
import { pairOf } from '../state.ts'
import { type CohortView, type OwnUnit, seatOf } from '../view/view.ts'

/** Foot in front, horse beside it and in wedge, what must not be caught at the back. */
export function deployment(view: CohortView): readonly Placement[] {
  const seat = seatOf(view)
  const field = fieldOf(view.config)
  const facing: Facing = seat === 0 ? 'E' : 'W'
  const { culture } = pairOf(view.seats, seat)
  const near = pairOf(field.toPoint, seat)
  const tiles: Tile[] = view.zone
    .filter((tile) => COST[field.base[tile] as number] !== 0 && WALLED[field.base[tile] as number] === 0)
    .sort((a, b) => (near[a] as number) - (near[b] as number) || (earlier(seat, a, b) ? -1 : 1))
  const front = view.units.filter(({ kind }) => !isSupport(kind)).sort((a, b) => rank(a) - rank(b) || a.id - b.id)
  const back = view.units.filter(({ kind }) => isSupport(kind))
  const placed = front.map((unit) => place(unit, tiles.shift()))
  for (const unit of back) placed.push(place(unit, isWanted(unit) ? tiles.shift() : tiles.pop()))
  return placed.filter((placement) => placement !== null)

  function place(unit: OwnUnit, tile: Tile | undefined): Placement | null {
    if (tile === undefined) return null
    const formation = cannotForm(unit, 'wedge', culture) === null ? 'wedge' : 'standard'
    return { unit: unit.id, tile, facing, formation }
  }
}

/** Slow and strong first: they have farthest to go for their speed. */
function rank(unit: OwnUnit): number {
  return 1000 * unit.mobility - Math.floor(worth(unit) / 100)
}

/** Works near the front, unlike trains and officials. */
function isWanted({ kind }: OwnUnit): boolean {
  return kind === 'fieldEngineers' || kind === 'siegeEngineers' || kind === 'medicalCorps'
}
