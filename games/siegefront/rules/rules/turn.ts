import type { Seat } from '@tessera/kernel'
import { STATUSES, type Trigger } from '../content/abilities.ts'
import type { SiegefrontState, Unit } from '../state.ts'
import { fire } from './abilities/effects.ts'
import { initiative } from './field/values.ts'
import { tickWeather } from './field/weather.ts'
import { drawCard, hurt, type Play, seatOf } from './play.ts'
import { conclude, settle } from './settle.ts'

/** SGF-301. */
export function startTurn(play: Play): void {
  const { state, ref } = play
  state.active = state.turn === 0 ? state.first : 1 - state.active
  state.turn++
  const { turn, active } = state
  const own = seatOf(play, active)
  own.maxMana = Math.min(turn, 10)
  own.mana = own.maxMana
  ref.tell?.({ type: 'turn_started', turn, seat: active, mana: own.mana, maxMana: own.maxMana })
  if (turn > 1) drawCard(play, active, 'turn')
  for (const unit of state.units) if (unit.owner === active) rest(unit)
  for (const unit of speedOrder(state, active)) {
    if (unit.statuses.burning > 0) hurt(play, unit, 2, 'effect', 'burning', null)
    if (unit.statuses.poisoned > 0) hurt(play, unit, 1, 'effect', 'poisoned', null)
  }
  settle(play)
  fireInOrder(play, active, 'on_turn_start')
}

/** SGF-303, and the next turn's start. */
export function endTurn(play: Play): void {
  const { state, ref } = play
  const { active, turn } = state
  fireInOrder(play, active, 'on_turn_end')
  if (state.result !== null) return
  for (const unit of state.units) if (unit.owner === active) tickStatuses(play, unit)
  tickWeather(play)
  const own = seatOf(play, active)
  ref.tell?.({ type: 'turn_ended', turn, seat: active, mana: own.mana, maxMana: own.maxMana })
  checkExhaustion(play)
  if (state.result === null && turn >= play.config.turnLimit) decide(play, 'turn_limit')
  if (state.result === null) startTurn(play)
}

/** SGF-003: initiative descending, ties id order, computed once. */
export function speedOrder(state: SiegefrontState, seat: Seat): readonly Unit[] {
  const units = state.units.filter((unit) => unit.owner === seat)
  if (units.length < 2) return units
  const order = units.map((unit) => ({ unit, speed: initiative(state, unit) }))
  order.sort((a, b) => b.speed - a.speed || a.unit.id - b.unit.id)
  return order.map(({ unit }) => unit)
}

function fireInOrder(play: Play, seat: Seat, trigger: Trigger): void {
  if (play.state.result !== null) return
  for (const unit of speedOrder(play.state, seat)) {
    if (!play.state.units.includes(unit)) continue
    fire(play, unit, trigger)
    settle(play)
    if (play.state.result !== null) return
  }
}

/** SGF-301.4. */
function rest(unit: Unit): void {
  unit.attacked = false
  unit.moved = false
  unit.used = false
  unit.roused = false
  unit.fresh = false
}

/** SGF-1101: every status with a duration falls at the end of its bearer's owner's turns. */
function tickStatuses(play: Play, unit: Unit): void {
  for (const status of STATUSES) {
    if (status === 'warded' || unit.statuses[status] === 0) continue
    unit.statuses[status]--
    if (unit.statuses[status] === 0) play.ref.tell?.({ type: 'status_removed', unit: unit.id, status, cause: 'ended' })
  }
}

/** SGF-1302: a deck seat with no hand, no deck and no units loses. */
function checkExhaustion(play: Play): void {
  const spent = ([0, 1] as const).map((seat) => {
    const { supply, hand, deck } = seatOf(play, seat)
    const nothing = supply === 'deck' && hand.length === 0 && deck.length === 0
    return nothing && !play.state.units.some((unit) => unit.owner === seat)
  })
  if (spent[0] && spent[1]) decide(play, 'exhaustion')
  else if (spent[0]) conclude(play, 1, 'exhaustion', null)
  else if (spent[1]) conclude(play, 0, 'exhaustion', null)
}

/** SGF-1303: castle HP, then HP on the board; the match is drawn when both are equal. */
function decide(play: Play, reason: 'turn_limit' | 'exhaustion'): void {
  const { seats, units } = play.state
  const castles = seats[0].castleHp - seats[1].castleHp
  if (castles !== 0) {
    conclude(play, castles > 0 ? 0 : 1, reason, 'castle_hp')
    return
  }
  const board = units.reduce((lead, unit) => lead + (unit.owner === 0 ? unit.hp : -unit.hp), 0)
  conclude(play, board === 0 ? null : board > 0 ? 0 : 1, reason, board === 0 ? 'draw' : 'board_hp')
}
