import type { Audience, Seat } from '@tessera/kernel'
import type { CohortConfig } from '../config.ts'
import type { CohortEvent, Who } from '../events.ts'
import { div, rnd } from '../rules/arithmetic.ts'
import { confirmsTile, contactWith } from '../rules/ground/sight.ts'
import type { Position } from '../rules/scene.ts'
import { type CohortState, pairOf } from '../state.ts'

/** COH-13.8: the event as they perceive it, when it happens. */
export function hear(state: CohortState, event: CohortEvent, to: Audience, config: CohortConfig): CohortEvent | null {
  switch (event.type) {
    case 'turn_opened':
    case 'control':
    case 'hold':
    case 'score':
    case 'game_over':
      return event
    case 'army_set':
    case 'deployed':
      return state.phase === 'muster' && event.seat !== to ? null : event
    case 'hunger':
    case 'train_lost':
    case 'administrators_lost':
    case 'recruit':
    case 'sighted':
    case 'lost_sight':
    case 'area':
      return event.seat === to ? event : null
    case 'structure':
      return to === 'spectator' || !sees({ state, config }, to, event.tile) ? null : event
    case 'tie':
      return to === 'spectator' ? null : hearTie(state, event, to)
    case 'strike':
      return to === 'spectator' ? null : hearStrike(state, event, to)
    case 'amok':
      return to === 'spectator' ? null : hearAmok(state, event, to)
    default:
      return to === 'spectator' ? null : hearUnit({ state, config }, event, to)
  }
}

type Of<T extends CohortEvent['type']> = Extract<CohortEvent, { type: T }>
type UnitEvent = Exclude<CohortEvent, { type: PublicOrPaired }>
type PublicOrPaired =
  | 'turn_opened'
  | 'control'
  | 'hold'
  | 'score'
  | 'game_over'
  | 'army_set'
  | 'deployed'
  | 'hunger'
  | 'train_lost'
  | 'administrators_lost'
  | 'recruit'
  | 'sighted'
  | 'lost_sight'
  | 'area'
  | 'structure'
  | 'tie'
  | 'strike'
  | 'amok'

/** What happens to one unit: its owner hears all of it, the enemy what can be seen while it is confirmed. */
function hearUnit({ state, config }: Position, event: UnitEvent, to: Seat): CohortEvent | null {
  if (isOwn(event.unit, to)) {
    if (event.type === 'step') return { ...event, seenBy: [true, true] }
    return event.type === 'surrendered' ? { ...event, to: named(state, event.to, to) } : event
  }
  const unit = named(state, event.unit, to)
  if (unit === UNKNOWN) return null
  switch (event.type) {
    case 'order_run':
    case 'condition':
    case 'morale':
    case 'rally':
    case 'resupplied':
    case 'healed':
    case 'heat':
    case 'engine_broken':
    case 'wait':
      return null
    case 'formation':
      return hearFormation({ ...event, unit })
    case 'switched':
      return event.done ? { ...event, unit } : null
    case 'halt':
      return event.reason === 'no_path_available' || event.reason === 'cautious' ? null : { ...event, unit }
    case 'step':
      return pairOf(event.seenBy, to) ? { ...event, unit, cost: null, left: null, seenBy: [true, true] } : null
    case 'broke':
      return { ...event, unit, loss: null, threshold: null, excess: null }
    case 'disease':
    case 'crushed':
      return { ...event, unit, men: rounded(event.men) }
    case 'surrendered':
      return { ...event, unit, to: named(state, event.to, to) }
    case 'fled':
    case 'followed_up':
      return sees({ state, config }, to, event.from) && sees({ state, config }, to, event.to)
        ? { ...event, unit }
        : null
    default:
      return { ...event, unit }
  }
}

/** What the enemy means to form is its order; what can be seen is what it stands in. */
function hearFormation(event: Of<'formation'>): CohortEvent | null {
  if (event.state === 'delayed') return null
  if (event.state !== 'begun') return event
  return event.from === 'standard' ? null : { ...event, to: 'standard', state: 'done' }
}

/** An unconfirmed attacker is unknown, with the compass side only. */
function hearStrike(state: CohortState, event: Of<'strike'>, to: Seat): CohortEvent | null {
  const attacker = named(state, event.attacker, to)
  const target = named(state, event.target, to)
  if (isOwn(event.attacker, to)) return target === UNKNOWN ? null : { ...event, target }
  if (isOwn(event.target, to)) {
    if (attacker !== UNKNOWN) return { ...event, attacker }
    return { ...event, attacker, attack: null, fortune: null, attackModifiers: [] }
  }
  // Elephants among their own: seen from outside.
  if (attacker === UNKNOWN || target === UNKNOWN) return null
  return { ...event, attacker, target, attack: null, defence: null, fortune: null, men: rounded(event.men), ...BARE }
}

const BARE = { attackModifiers: [], defenceModifiers: [] } as const

function hearTie(state: CohortState, event: Of<'tie'>, to: Seat): CohortEvent {
  const [first, second] = event.units
  const units = [named(state, first, to), named(state, second, to)] as const
  return { ...event, units, winner: named(state, event.winner, to) }
}

function hearAmok(state: CohortState, event: Of<'amok'>, to: Seat): CohortEvent | null {
  const unit = named(state, event.unit, to)
  const victim = event.victim === null ? null : named(state, event.victim, to)
  if (unit === UNKNOWN && (event.victim === null || !isOwn(event.victim, to))) return null
  return { ...event, unit, victim: victim === UNKNOWN ? null : victim }
}

const UNKNOWN = 'unknown'

/** Ids of seat 1 begin at 101 (COH-1.5). */
function isOwn(who: Who, to: Seat): boolean {
  return typeof who === 'number' && div(who, 100) === to
}

function named(state: CohortState, who: Who, to: Seat): Who {
  if (typeof who !== 'number' || isOwn(who, to)) return who
  const contact = contactWith(pairOf(state.seats, to), who)
  return contact?.state === 'confirmed' ? `X${contact.handle}` : UNKNOWN
}

/** Whether a seat looks at a tile now, over the ground as it is. */
function sees(position: Position, to: Seat, tile: number): boolean {
  return position.state.units.some((unit) => unit.seat === to && confirmsTile(position, unit, tile))
}

function rounded(men: number): number {
  return 5 * rnd(men, 5)
}
