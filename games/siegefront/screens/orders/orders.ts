import { abilityOf, pairOf, type SiegefrontChoice, type SiegefrontView, siegefrontRules } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { castlePlace, castleSeat, cellOf, cellPlace, type Place, unitOn } from '../board/places.ts'

/** What the player has in hand: a card, a cost to forge, a unit, or an ability that wants a target. */
export type Held =
  | { readonly kind: 'card'; readonly hand: number }
  | { readonly kind: 'forge'; readonly cost: number }
  | { readonly kind: 'unit'; readonly unit: number }
  | { readonly kind: 'ability'; readonly unit: number; readonly ability: string }

/** An order being given: nothing of it is sent until it is confirmed. */
export interface Orders {
  readonly held: Held | null
  /** Aimed at, and shown with all it would do; the same press again sends it. */
  readonly aim: Place | null
  /** Why the last press did nothing. */
  readonly refused: { readonly place: Place; readonly text: string } | null
}

export const NO_ORDERS: Orders = { held: null, aim: null, refused: null }

/** The command for what is held and the place pressed, legal or not; null where there is none. */
export function choiceAt(view: SiegefrontView, held: Held, place: Place): SiegefrontChoice | null {
  const cell = cellOf(place)
  const there = unitOn(view, place)
  switch (held.kind) {
    case 'card':
      return cell === null ? null : { type: 'deploy_card', hand: held.hand, x: cell[0], y: cell[1] }
    case 'forge':
      return cell === null ? null : { type: 'forge_card', cost: held.cost, x: cell[0], y: cell[1] }
    case 'unit': {
      if (castleSeat(place) === view.to) return null
      if (cell === null) return { type: 'attack_castle', unit: held.unit }
      if (there === undefined) return { type: 'move_card', unit: held.unit, x: cell[0], y: cell[1] }
      return there.owner === view.to ? null : { type: 'attack_card', unit: held.unit, target: there.id }
    }
    case 'ability': {
      const { unit, ability } = held
      if (abilityOf(ability).reach === undefined)
        return castleSeat(place) === null || castleSeat(place) === view.to
          ? null
          : { type: 'use_ability', unit, ability }
      return there === undefined ? null : { type: 'use_ability', unit, ability, target: there.id }
    }
  }
}

/** SGF-1903: every place where what is held can be used, with the command it would be. */
export function targetsOf(view: SiegefrontView, held: Held | null): ReadonlyMap<Place, SiegefrontChoice> {
  const targets = new Map<Place, SiegefrontChoice>()
  if (held === null) return targets
  for (const place of PLACES) {
    const choice = choiceAt(view, held, place)
    if (choice !== null && siegefrontRules.refuse(view, choice) === null) targets.set(place, choice)
  }
  return targets
}

/**
 * A press on the board while orders may be given. The first on a lit place aims, the second sends; a press on an own unit
 * takes it up; anything else says why not.
 */
export function press(
  view: SiegefrontView,
  orders: Orders,
  place: Place,
): { readonly orders: Orders; readonly send?: SiegefrontChoice } {
  const { held, aim } = orders
  const there = unitOn(view, place)
  const choice = held === null ? null : choiceAt(view, held, place)
  const refusal = choice === null ? null : siegefrontRules.refuse(view, choice)
  if (choice !== null && refusal === null) {
    if (aim === place) return { orders: { held: kept(held, choice), aim: null, refused: null }, send: choice }
    return { orders: { held, aim: place, refused: null } }
  }
  if (there !== undefined && (held === null || held.kind === 'unit')) {
    if (held?.kind === 'unit' && held.unit === there.id) return { orders: NO_ORDERS }
    const mine = held !== null && unitOwner(view, held) === view.to
    if (!mine || there.owner === view.to || refusal === null)
      return { orders: { held: { kind: 'unit', unit: there.id }, aim: null, refused: null } }
  }
  if (held === null) return { orders: NO_ORDERS }
  if (held.kind === 'unit' && unitOwner(view, held) !== view.to) return { orders: NO_ORDERS }
  const text =
    refusal?.message ?? (held.kind === 'ability' ? words.text('refuse.bad_target') : words.text('hint.nothingThere'))
  return { orders: { held, aim: null, refused: { place, text } } }
}

/** A card of the hand, a cost or an ability is taken up; the same again puts it down. */
export function take(view: SiegefrontView, orders: Orders, held: Held): Orders {
  if (orders.held !== null && same(orders.held, held)) {
    const back: Held | null = held.kind === 'ability' ? { kind: 'unit', unit: held.unit } : null
    return { held: back, aim: null, refused: null }
  }
  // An ability without a target has only one place to go to: it is aimed at once.
  if (held.kind === 'ability' && view.to !== 'spectator' && abilityOf(held.ability).reach === undefined)
    return { held, aim: castlePlace(1 - view.to), refused: null }
  return { held, aim: null, refused: null }
}

/** Escape: first the aim is given up, then what is held. */
export function stepBack(orders: Orders): Orders {
  if (orders.aim !== null || orders.refused !== null) return { held: orders.held, aim: null, refused: null }
  if (orders.held?.kind === 'ability')
    return { held: { kind: 'unit', unit: orders.held.unit }, aim: null, refused: null }
  return NO_ORDERS
}

/** What is left of the orders once the position has changed. */
export function settled(view: SiegefrontView, orders: Orders): Orders {
  const { held } = orders
  if (held === null) return orders.aim === null && orders.refused === null ? orders : NO_ORDERS
  const gone =
    held.kind === 'card'
      ? view.to === 'spectator' || pairOf(view.seats, view.to).hand?.some(({ id }) => id === held.hand) !== true
      : held.kind !== 'forge' && !view.units.some(({ id }) => id === held.unit)
  if (gone) return NO_ORDERS
  const aimed = orders.aim === null ? null : choiceAt(view, held, orders.aim)
  const stands = aimed !== null && siegefrontRules.refuse(view, aimed) === null
  if (stands || (orders.aim === null && orders.refused === null)) return orders
  return { held, aim: null, refused: null }
}

const PLACES: readonly Place[] = [
  ...[0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => cellPlace(x, y))),
  'castle-0',
  'castle-1',
]

/** A unit stays in hand after its command, since it may have another; cards and abilities are spent. */
function kept(held: Held | null, choice: SiegefrontChoice): Held | null {
  if (choice.type === 'deploy_card' || choice.type === 'forge_card') return null
  return held?.kind === 'ability' ? { kind: 'unit', unit: held.unit } : held
}

function unitOwner(view: SiegefrontView, held: Held): number | null {
  if (held.kind !== 'unit' && held.kind !== 'ability') return null
  return view.units.find(({ id }) => id === held.unit)?.owner ?? null
}

function same(a: Held, b: Held): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
