import type { Seat } from '@tessera/kernel'
import { broughtBy } from '../campaign/roll.ts'
import type { Placement } from '../choice.ts'
import type { CohortConfig } from '../config.ts'
import { contentOf } from '../content/changes.ts'
import type { Facing, Tile } from '../content/terms.ts'
import { pairOf, type Unit } from '../state.ts'
import { fieldOf } from './ground/field.ts'
import type { Position } from './scene.ts'
import { earlier } from './targets.ts'
import { fielded, worth } from './unit.ts'

/** A seat's whole army on its zone: as placed, and who is not placed by COH-13.5. */
export function deployed({ state, config }: Position, seat: Seat, placements: readonly Placement[]): Unit[] {
  const { army } = pairOf(state.seats, seat)
  if (army === null) throw new Error(`Seat ${seat} has no army to deploy`)
  const facing: Facing = seat === 0 ? 'E' : 'W'
  const content = contentOf(config)
  const { elite } = content.cultures[army.culture]
  const units = broughtBy(army, seat, config).map((mustered) =>
    fielded(mustered, -1, facing, 'standard', mustered.kind === 'elite' && elite.sworn),
  )
  for (const { unit: id, tile, facing: to, formation } of placements) {
    const unit = units.find((own) => own.id === id)
    if (unit === undefined) continue
    unit.tile = tile
    unit.facing = to
    unit.formation = formation
  }
  const free = zoneOrder(config, seat).filter((tile) => !units.some((unit) => unit.tile === tile))
  const waiting = units.filter((unit) => unit.tile < 0)
  const rank = (unit: Unit): number => (unit.combat ? 1 : 0)
  waiting.sort((a, b) => rank(b) - rank(a) || worth(b) - worth(a) || a.id - b.id)
  waiting.forEach((unit, index) => {
    const tile = free[index]
    if (tile === undefined) throw new Error(`Seat ${seat} has no room for unit ${unit.id}`)
    unit.tile = tile
  })
  return units
}

/** Zone tiles by path cost to the nearest point, then tile order. */
function zoneOrder(config: CohortConfig, seat: Seat): Tile[] {
  const field = fieldOf(config)
  const costs = pairOf(field.toPoint, seat)
  return [...pairOf(field.zones, seat)].sort(
    (a, b) => (costs[a] as number) - (costs[b] as number) || (earlier(seat, a, b) ? -1 : 1),
  )
}
