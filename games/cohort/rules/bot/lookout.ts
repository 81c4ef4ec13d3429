import type { Seat } from '@tessera/kernel'
import { manhattan, type Tile } from '../content/terms.ts'
import { div } from '../rules/arithmetic.ts'
import { flood } from '../rules/ground/path.ts'
import { mark } from '../rules/plan.ts'
import { type Play, type Position, quietly } from '../rules/scene.ts'
import { isKnown, unitBehind } from '../rules/targets.ts'
import { isSupport } from '../rules/unit.ts'
import { type Contact, pairOf, type Unit } from '../state.ts'

/** An enemy the seat knows of, and the unit it takes it to be. */
export interface Foe {
  readonly contact: Contact
  readonly unit: Unit
  readonly tile: Tile
  /** Less with every turn it was not seen (COH-15.4). */
  readonly power: number
}

/** What one seat can reckon with: its own units, and the enemies it knows. Nothing else of the state is looked at. */
export interface Lookout {
  readonly play: Play
  readonly seat: Seat
  /** Steady, of arms, strongest first; scouts are not among them. */
  readonly fighters: readonly Unit[]
  readonly scouts: readonly Unit[]
  readonly staff: readonly Unit[]
  /** Steady enemies of arms. */
  readonly foes: readonly Foe[]
  /** Scouts, staff and routers. */
  readonly prey: readonly Foe[]
  /** By tile, what the way there costs a unit; -1 where it cannot go. */
  costs(unit: Unit): Int16Array
}

const STALE = 5

export function lookout({ state, config }: Position, seat: Seat): Lookout {
  const play = quietly(state, config)
  mark(play)
  const fighters: Unit[] = []
  const scouts: Unit[] = []
  const staff: Unit[] = []
  for (const unit of state.units) {
    if (unit.seat !== seat || unit.routing) continue
    if (!unit.combat || isSupport(unit.kind)) staff.push(unit)
    else if (unit.kind === 'scouts') scouts.push(unit)
    else fighters.push(unit)
  }
  fighters.sort((a, b) => powerOf(b) - powerOf(a) || a.id - b.id)
  const foes: Foe[] = []
  const prey: Foe[] = []
  for (const contact of pairOf(state.seats, seat).contacts) {
    const age = state.turn - contact.turn
    if (!isKnown(contact) || age > STALE) continue
    const unit = unitBehind(state.units, contact)
    if (unit === undefined) continue
    const power = div(powerOf(unit) * (STALE - Math.max(0, age - 1)), STALE)
    const foe: Foe = { contact, unit, tile: contact.tile, power }
    if (contact.routing || !unit.combat || isSupport(unit.kind) || unit.kind === 'scouts') prey.push(foe)
    else foes.push(foe)
  }
  const floods = new Map<number, Int16Array>()
  return {
    play,
    seat,
    fighters,
    scouts,
    staff,
    foes,
    prey,
    costs(unit) {
      let costs = floods.get(unit.id)
      if (costs === undefined) {
        costs = flood(play, unit)
        floods.set(unit.id, costs)
      }
      return costs
    },
  }
}

/** How much a unit counts in a fight: its men and their worth, what they deal and bear, and how long they stand it. */
export function powerOf(unit: Unit): number {
  const pikes = unit.weapon === 'sarissas' ? 5 : 0
  const spears = unit.weapon === 'spears' ? 2 : 0
  const arrows = unit.volleys > 0 ? 2 : 0
  const quality = unit.attack + unit.defence + pikes + spears + arrows
  const left = Math.max(2, unit.breakAt - div(100 * (unit.full - unit.men), unit.full))
  return div(unit.men * unit.weight * quality * (25 + left), 4000)
}

export function foesNear({ foes }: Lookout, tile: Tile, within: number): number {
  let sum = 0
  for (const foe of foes) if (manhattan(foe.tile, tile) <= within) sum += foe.power
  return sum
}

export function nearestFoe({ foes }: Lookout, tile: Tile): Foe | null {
  let nearest: Foe | null = null
  let least = 99
  for (const foe of foes) {
    const away = manhattan(foe.tile, tile)
    if (away >= least) continue
    least = away
    nearest = foe
  }
  return nearest
}
