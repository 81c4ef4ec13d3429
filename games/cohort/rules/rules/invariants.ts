import type { CohortConfig } from '../config.ts'
import { TILES, tileName } from '../content/terms.ts'
import type { CohortState } from '../state.ts'
import { COST, NEIGHBOURS } from './ground/field.ts'
import { giveBack, quietly } from './scene.ts'

/** Broken invariants of §18, one sentence each; empty in every state the rules can reach. */
export function brokenInvariants(state: CohortState, config: CohortConfig): readonly string[] {
  const found: string[] = []
  const play = quietly(state, config)
  const { scene } = play
  const taken = new Set<number>()
  let before = 0
  for (const unit of state.units) {
    const who = `Unit ${unit.id}`
    if (unit.id <= before) found.push(`${who} is out of order`)
    before = unit.id
    if (unit.tile < 0 || unit.tile >= TILES) {
      found.push(`${who} is off the map`)
      continue
    }
    if (taken.has(unit.tile)) found.push(`${who} shares ${tileName(unit.tile)} (COH-18.1)`)
    taken.add(unit.tile)
    if (COST[scene.ground[unit.tile] as number] === 0) found.push(`${who} stands where nobody can (COH-18.1)`)
    // Whom a melee leaves without a man is taken off by the stage after it.
    if (unit.men < (state.stage === 9 ? 0 : 1) || unit.men > unit.full)
      found.push(`${who} has ${unit.men} of ${unit.full} men (COH-18.1)`)
    if (unit.morale < 0 || unit.morale > 100) found.push(`${who} has morale ${unit.morale} (COH-18.1)`)
    if (unit.volleys < 0 || unit.volleys > unit.volleysFull) found.push(`${who} has ${unit.volleys} volleys (COH-18.1)`)
    if (unit.left < 0) found.push(`${who} has overspent its budget (COH-18.3)`)
    if (unit.sworn && unit.routing) found.push(`${who} is sworn and runs (COH-18.7)`)
    const next = unit.path[0]
    if (next !== undefined && ![0, 1, 2, 3].some((d) => NEIGHBOURS[4 * unit.tile + d] === next))
      found.push(`${who} is on a path that does not begin beside it (COH-18.3)`)
  }
  for (const [seat, own] of state.seats.entries()) {
    if (own.reserve < 0) found.push(`Seat ${seat} overspent its supply (COH-18.7)`)
    own.contacts.forEach((contact, index) => {
      if (contact.handle !== index + 1) found.push(`Seat ${seat} has lost count of its contacts`)
    })
  }
  giveBack(play)
  return found
}
