import type { Referee, Seat } from '@tessera/kernel'
import type { SiegefrontConfig } from '../config.ts'
import type { Status } from '../content/abilities.ts'
import type { Card } from '../content/cards.ts'
import type { Cause, SiegefrontEvent } from '../events.ts'
import { pairOf, type SeatState, type SiegefrontState, type Unit, unitOf } from '../state.ts'
import { has, pct } from './field/values.ts'

/** A trigger that waits for the next settle (SGF-505). Units are held as they are: the dead are no longer on the board. */
type Pending =
  | { readonly trigger: 'on_damage'; readonly unit: Unit; readonly kind: 'blow' | 'effect'; readonly by: Unit | null }
  | { readonly trigger: 'on_death'; readonly unit: Unit }

/** One choice being resolved. */
export interface Play {
  readonly state: SiegefrontState
  readonly config: SiegefrontConfig
  readonly ref: Referee<SiegefrontEvent>
  readonly queue: Pending[]
}

export function seatOf(play: Play, seat: Seat): SeatState {
  return pairOf(play.state.seats, seat)
}

/** SGF-506: damage by an ability or a status. A ward stops it once. Returns the HP lost. */
export function hurt(
  play: Play,
  unit: Unit,
  amount: number,
  kind: 'effect' | 'reaction',
  cause: Cause,
  by: Unit | null,
): number {
  if (unit.hp <= 0) return 0
  const warded = unit.statuses.warded > 0
  const lost = warded ? 0 : amount
  unit.hp -= lost
  play.ref.tell?.({
    type: 'damage',
    unit: unit.id,
    amount: lost,
    kind,
    cause,
    by: by?.id ?? null,
    hpAfter: unit.hp,
    warded,
  })
  if (warded) loseWard(play, unit)
  else if (kind === 'effect') play.queue.push({ trigger: 'on_damage', unit, kind, by })
  return lost
}

export function loseWard(play: Play, unit: Unit): void {
  unit.statuses.warded = 0
  play.ref.tell?.({ type: 'status_removed', unit: unit.id, status: 'warded', cause: 'used' })
}

/** Up to its max HP; nothing while poisoned (SGF-1101). */
export function heal(play: Play, unit: Unit, amount: number, cause: Cause): void {
  if (unit.hp <= 0 || unit.statuses.poisoned > 0) return
  const gained = Math.min(amount, unit.maxHp - unit.hp)
  if (gained <= 0) return
  unit.hp += gained
  play.ref.tell?.({ type: 'healed', unit: unit.id, amount: gained, hpAfter: unit.hp, cause })
}

/** SGF-1101: the larger number of turns counts; Resolute cards cannot be held. */
export function afflict(play: Play, unit: Unit, status: Status, turns: number, cause: Cause): void {
  if (unit.hp <= 0) return
  if ((status === 'frozen' || status === 'stunned' || status === 'rooted') && has(unit, 'resolute')) return
  if (unit.statuses[status] >= turns) return
  unit.statuses[status] = turns
  play.ref.tell?.({ type: 'status_added', unit: unit.id, status, turns, cause })
}

export function changeStat(
  play: Play,
  unit: Unit,
  stat: 'attack' | 'defence' | 'maxHp',
  by: number,
  cause: Cause,
): void {
  const from = unit[stat]
  unit[stat] = from + by
  play.ref.tell?.({ type: 'stat_changed', unit: unit.id, stat, from, to: from + by, cause })
}

/** SGF-507: never below 0. */
export function hitCastle(
  play: Play,
  seat: Seat,
  damage: number,
  by: Unit,
  cause: Cause,
  attackChain: (SiegefrontEvent & { type: 'castle_hit' })['attackChain'] = null,
): void {
  const castle = seatOf(play, seat)
  castle.castleHp = Math.max(0, castle.castleHp - damage)
  play.ref.tell?.({
    type: 'castle_hit',
    by: by.id,
    seat,
    attackChain,
    damage,
    hpAfter: castle.castleHp,
    cause,
  })
}

/** Up to its starting HP; a castle at 0 cannot be healed (SGF-507). */
export function healCastle(play: Play, seat: Seat, amount: number, cause: Cause): void {
  const castle = seatOf(play, seat)
  const gained = castle.castleHp === 0 ? 0 : Math.min(amount, castle.castleMax - castle.castleHp)
  if (gained <= 0) return
  castle.castleHp += gained
  play.ref.tell?.({ type: 'castle_healed', seat, amount: gained, hpAfter: castle.castleHp, cause })
}

/** A card from the top of the deck, or a charge for a forge seat. */
export function drawCard(play: Play, seat: Seat, source: Cause): void {
  const own = seatOf(play, seat)
  if (own.supply === 'forge') {
    own.charges++
    play.ref.tell?.({ type: 'charge_gained', seat, charges: own.charges })
    return
  }
  const card = own.deck.shift()
  if (card === undefined) {
    play.ref.tell?.({ type: 'deck_empty', seat })
    return
  }
  const id = own.nextHandId++
  own.hand.push({ id, card })
  play.ref.tell?.({ type: 'card_drawn', seat, deckLeft: own.deck.length, source, handId: id, card })
}

export function changeMana(play: Play, seat: Seat, by: number, cause: Cause): void {
  const own = seatOf(play, seat)
  const from = own.mana
  own.mana += by
  if (by !== 0) play.ref.tell?.({ type: 'mana_changed', seat, from, to: own.mana, cause })
}

/** SGF-402: a card enters the board, fresh. Printed values are raised by the seat's impact (SGF-1401), not a token's. */
export function enter(
  play: Play,
  card: Card,
  seat: Seat,
  x: number,
  y: number,
  source: 'deploy' | 'forge' | 'levy',
): Unit {
  const impact = source === 'levy' ? 100 : seatOf(play, seat).impact
  const unit = unitOf(card, play.state.nextUnitId++, seat, x, y)
  unit.forged = source === 'forge' ? card : null
  unit.attack = pct(card.attack, impact)
  unit.hp = pct(card.hp, impact)
  unit.maxHp = unit.hp
  unit.defence = pct(card.defence, impact)
  unit.fresh = true
  unit.token = source === 'levy'
  play.state.units.push(unit)
  play.ref.tell?.({ type: 'unit_entered', unit: { ...unit, statuses: { ...unit.statuses } }, seat, x, y, source })
  return unit
}
