import type { Seat } from '@tessera/kernel'
import type { GroupId } from '../content/groups.ts'
import { manhattan, type Tile } from '../content/terms.ts'
import type { Target } from '../order.ts'
import type { Contact, Unit } from '../state.ts'
import { isSupport } from './unit.ts'

/** The contact a target means for a unit standing here; undefined when nobody known fits (COH-12.9). */
export function contactMeant(contacts: readonly Contact[], target: Target, from: Tile): Contact | undefined {
  switch (target.is) {
    case 'contact':
      return contacts[target.handle - 1]
    case 'at':
      return contacts.find((contact) => isKnown(contact) && contact.tile === target.tile)
    case 'pick':
      return picked(contacts, target, from)
  }
}

type Choosing = Extract<Target, { is: 'pick' }>

/** What every observer can see of an enemy. */
type Seen = Pick<Contact, 'state' | 'kind' | 'mounted' | 'weapon' | 'routing' | 'tile' | 'strength'>

/** Nearest, weakest or strongest: of those in sight, else of those remembered. */
export function picked<C extends Seen>(contacts: readonly C[], target: Choosing, from: Tile): C | undefined {
  return (
    best(contacts, target, from, (contact) => contact.state === 'confirmed') ??
    best(contacts, target, from, (contact) => contact.state === 'remembered')
  )
}

export function isKnown(contact: Pick<Contact, 'state'>): boolean {
  return contact.state === 'confirmed' || contact.state === 'remembered'
}

/** Ties: the lower handle. */
function best<C extends Seen>(
  contacts: readonly C[],
  target: Choosing,
  from: Tile,
  counts: (contact: C) => boolean,
): C | undefined {
  let chosen: C | undefined
  let least = Number.POSITIVE_INFINITY
  for (const contact of contacts) {
    if (!counts(contact) || contact.routing || !fits(contact, target.group)) continue
    const rank =
      target.which === 'nearest'
        ? manhattan(from, contact.tile)
        : target.which === 'weakest'
          ? contact.strength
          : -contact.strength
    if (rank < least) {
      least = rank
      chosen = contact
    }
  }
  return chosen
}

/** Whether a contact belongs to a group, by what can be seen of it (COH-12.5). */
export function fits(contact: Pick<Contact, 'kind' | 'mounted' | 'weapon'>, group: GroupId | null): boolean {
  const { kind, mounted, weapon } = contact
  const fighter = !isSupport(kind)
  switch (group) {
    case null:
    case 'everyone':
    case 'rest':
      return true
    case 'infantry':
      return fighter && !mounted
    case 'heavyInfantry':
      return !mounted && (kind === 'professional' || kind === 'elite')
    case 'cavalry':
      return mounted && kind !== 'scouts' && kind !== 'warElephants'
    case 'archers':
      return weapon === 'bows' || weapon === 'crossbows'
    case 'crossbowmen':
      return weapon === 'crossbows'
    case 'horseArchers':
      return mounted && weapon === 'bows'
    case 'spearmen':
      return weapon === 'spears'
    case 'pikemen':
      return weapon === 'sarissas'
    case 'engineers':
      return kind === 'fieldEngineers' || kind === 'siegeEngineers'
    case 'support':
      return !fighter
    case 'mercenaries':
      return false
    default:
      return kind === group
  }
}

/** The enemy unit behind a contact, if it is still on the map. */
export function unitBehind(units: readonly Unit[], contact: Contact): Unit | undefined {
  return units.find((unit) => unit.id === contact.unit)
}

/** First of a seat's tile order (COH-2.1). */
export function earlier(seat: Seat, a: Tile, b: Tile): boolean {
  return seat === 0 ? a < b : a > b
}
