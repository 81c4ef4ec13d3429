import type { Audience } from '@tessera/kernel'
import { type HundredConfig, hasFog } from '../config.ts'
import type { EventOf, HundredEvent } from '../events.ts'
import { placeOf } from '../rules/world.ts'
import type { HundredState, Place } from '../state.ts'
import { nameFor, thingName } from './handles.ts'
import { isInSight } from './view.ts'

/** HUN-1602: the event as they perceive it, when it happens. */
export function hear(
  state: HundredState,
  event: HundredEvent,
  to: Audience,
  config: HundredConfig,
): HundredEvent | null {
  const { entityId, targetId } = event
  if (entityId === undefined && targetId === undefined) return hearPublic(state, event, to)
  const actor = ear(state, config, to, entityId)
  const target = ear(state, config, to, targetId)
  switch (event.type) {
    // Orders and ways belong to their owner; an enemy's movement is in the views.
    case 'OrderStarted':
    case 'OrderWaiting':
    case 'OrderDropped':
    case 'UnitMoved':
      return actor.own ? event : null
    case 'UnitSeen':
    case 'UnitLost':
      return hearSighting(state, config, event, to)
    default:
      return actor.perceived || target.perceived ? named(state, config, event, to, actor, target) : null
  }
}

/** A unit of an event as this listener knows it. */
interface Heard {
  readonly own: boolean
  readonly perceived: boolean
  /** Null for somebody unseen, undefined for nobody. */
  readonly name: number | null | undefined
}

const NO_UNIT: Heard = { own: false, perceived: false, name: undefined }

function ear(state: HundredState, config: HundredConfig, to: Audience, id: number | null | undefined): Heard {
  if (id === undefined || id === null) return { ...NO_UNIT, name: id }
  const place = placeOf(state.world, id)
  if (place < 0) return NO_UNIT
  const own = state.world.faction.seat[place] === to
  const fled = state.world.health.fled[place]
  const perceived = own || isInSight(state, to, place, hasFog(config)) || (fled && wasSeen(state, to, place, config))
  return { own, perceived, name: perceived ? nameFor(state, config, to, place) : null }
}

/** A flight is told to the seats that see the unit at that moment. */
function wasSeen(state: HundredState, to: Audience, place: Place, config: HundredConfig): boolean {
  if (!hasFog(config)) return true
  const seats = to === 'spectator' ? [1 - state.world.faction.seat[place]] : [to]
  return seats.every((seat) => ((state.seats[seat === 0 ? 0 : 1].sight.seen >>> place) & 1) === 1)
}

function hearPublic(state: HundredState, event: HundredEvent, to: Audience): HundredEvent | null {
  switch (event.type) {
    case 'TurnEnded': {
      if (state.phase === 'over') return event
      const [first, second] = event.data.values
      return { ...event, data: { values: [to === 0 ? first : null, to === 1 ? second : null] } }
    }
    case 'ArmyMoraleChecked':
      return event.data.seat === to ? event : null
    default:
      return event
  }
}

/** A sighting is the knowledge of the seat that sees; the unit itself does not learn of it. */
function hearSighting(
  state: HundredState,
  config: HundredConfig,
  event: EventOf<'UnitSeen'> | EventOf<'UnitLost'>,
  to: Audience,
): HundredEvent | null {
  const place = placeOf(state.world, event.entityId ?? 0)
  if (place < 0 || state.world.faction.seat[place] === to) return null
  const name = nameFor(state, config, to, place)
  return name === null ? null : { ...event, entityId: name }
}

function named(
  state: HundredState,
  config: HundredConfig,
  event: HundredEvent,
  to: Audience,
  actor: Heard,
  target: Heard,
): HundredEvent {
  const who = {
    ...(actor.name === undefined ? {} : { entityId: actor.name }),
    ...(target.name === undefined ? {} : { targetId: target.name }),
  }
  return { ...event, ...who, data: heardData(state, config, event, to, actor) } as HundredEvent
}

/** Amounts left are the owner's; what an unseen attacker had for and against it is nobody's. */
function heardData(
  state: HundredState,
  config: HundredConfig,
  event: HundredEvent,
  to: Audience,
  actor: Heard,
): HundredEvent['data'] {
  switch (event.type) {
    case 'AmmoSpent':
    case 'StaminaDrained':
    case 'StaminaRecovered':
      return actor.own ? event.data : { ...event.data, left: null }
    case 'UnitTurned':
      return actor.own ? event.data : { ...event.data, ap: null }
    case 'AttackRolled': {
      if (actor.perceived) return event.data
      const { roll } = event.data
      return { ...event.data, roll: { ...roll, base: roll.chance, modifiers: [] } }
    }
    case 'DefenseRolled':
      return { ...event.data, by: ear(state, config, to, event.data.by).name ?? null }
    case 'ItemTaken':
    case 'BannerDropped':
    case 'BannerReturned':
      return { ...event.data, item: thingName(state, to, event.data.item) }
    default:
      return event.data
  }
}
