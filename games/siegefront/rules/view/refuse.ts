import { type Audience, type Refusal, refused } from '@tessera/kernel'
import type { Named } from '@tessera/words'
import type { SiegefrontChoice } from '../choice.ts'
import { abilityOf } from '../content/abilities.ts'
import { cardIn } from '../content/changes.ts'
import { deckError } from '../content/deck.ts'
import {
  adjacent,
  castleRowsAhead,
  controller,
  distance,
  homeRow,
  onBoard,
  shutIn,
  unitAt,
  unitById,
} from '../rules/field/board.ts'
import { castleDistance, guards, has, reachOf, stepsOf } from '../rules/field/values.ts'
import { pathTo } from '../rules/move.ts'
import { sallyStrength } from '../rules/sally.ts'
import { type Field, pairOf, type Unit } from '../state.ts'
import { words } from '../words/catalogue.ts'
import { abilitySaid, cardSaid, uncoloured } from '../words/names.ts'
import type { SiegefrontView } from './view.ts'

/** SGF-1601: why a choice is not possible, the first code that applies; null when it is. */
export function refuse(view: SiegefrontView, choice: SiegefrontChoice): Refusal | null {
  const code = refusalCode(view, choice)
  return code === null ? null : typeof code === 'string' ? refused(code, words.said(`refuse.${code}`)) : code
}

/** SGF-1603. */
type Code =
  | 'match_over'
  | 'wrong_phase'
  | 'not_your_turn'
  | 'already_done'
  | 'duplicate'
  | 'forge_seat'
  | 'deck_seat'
  | 'not_in_hand'
  | 'bad_cost'
  | 'no_charges'
  | 'off_board'
  | 'cell_occupied'
  | 'enemy_row'
  | 'too_strong'
  | 'row_not_controlled'
  | 'no_such_unit'
  | 'no_such_target'
  | 'not_your_unit'
  | 'not_an_enemy'
  | 'already_moved'
  | 'cannot_move'
  | 'too_far'
  | 'already_attacked'
  | 'fresh'
  | 'frozen'
  | 'stunned'
  | 'silenced'
  | 'no_attack'
  | 'bombard_moved'
  | 'out_of_reach'
  | 'must_attack_guard'
  | 'path_blocked'
  | 'guarded'
  | 'no_such_ability'
  | 'already_used'
  | 'bad_target'
  | 'not_in_front'

function refusalCode(view: SiegefrontView, choice: SiegefrontChoice): Code | Refusal | null {
  if (view.phase === 'over') return 'match_over'
  const phase = choice.type === 'deck' || choice.type === 'mulligan' ? choice.type : 'action'
  if (view.phase !== phase || view.to === 'spectator') return 'wrong_phase'
  const own = pairOf(view.seats, view.to)
  if (choice.type === 'deck') {
    if (own.supply === 'forge') return 'forge_seat'
    return own.deckCount > 0 ? 'already_done' : deckRefusal(choice.cards)
  }
  if (choice.type === 'mulligan') {
    if (own.mulliganDone) return 'already_done'
    if (choice.back.some((id) => own.hand?.some((held) => held.id === id) !== true)) return 'not_in_hand'
    return new Set(choice.back).size < choice.back.length ? 'duplicate' : null
  }
  if (view.active !== view.to) return 'not_your_turn'
  switch (choice.type) {
    case 'deploy_card': {
      if (own.supply === 'forge') return 'forge_seat'
      const held = own.hand?.find((entry) => entry.id === choice.hand)
      if (held === undefined) return 'not_in_hand'
      const card = cardIn(view.config, held.card)
      if (card.cost > own.mana) return notEnough(uncoloured(cardSaid(card)), card.cost, own.mana)
      const stormed = shutIn(view, view.to) ? unitAt(view, choice.x, choice.y) : undefined
      if (stormed !== undefined && stormed.y === homeRow(view.to))
        return stormed.hp > sallyStrength(card) ? 'too_strong' : null
      return cellCode(view, view.to, choice.x, choice.y)
    }
    case 'forge_card':
      if (own.supply === 'deck') return 'deck_seat'
      if (choice.cost < 1 || choice.cost > 10) return 'bad_cost'
      if (own.charges < 1) return 'no_charges'
      if (choice.cost > own.mana) return notEnough(uncoloured(words.said('card.this')), choice.cost, own.mana)
      return cellCode(view, view.to, choice.x, choice.y)
    case 'move_card':
      return moveCode(view, choice.unit, choice.x, choice.y)
    case 'attack_card':
      return attackCode(view, choice.unit, choice.target)
    case 'attack_castle':
      return castleCode(view, choice.unit)
    case 'use_ability':
      return abilityCode(view, view.to, choice.unit, choice.ability, choice.target, own.mana)
    case 'end_turn':
      return null
  }
}

/** SGF-401, SGF-405. */
export function cellCode(field: Field, seat: number, x: number, y: number): Code | null {
  if (!onBoard(x, y)) return 'off_board'
  if (unitAt(field, x, y) !== undefined) return 'cell_occupied'
  if (y === homeRow(1 - seat)) return 'enemy_row'
  const open = y === homeRow(seat) || controller(field) === seat || shutIn(field, seat)
  return open ? null : 'row_not_controlled'
}

/** SGF-403. */
function moveCode(view: SiegefrontView, id: number, x: number, y: number): Code | null {
  const unit = unitById(view, id)
  if (unit === undefined) return 'no_such_unit'
  if (unit.owner !== view.to) return 'not_your_unit'
  if (unit.moved) return 'already_moved'
  if (stepsOf(view, unit) === 0) return 'cannot_move'
  if (!onBoard(x, y)) return 'off_board'
  if (unitAt(view, x, y) !== undefined) return 'cell_occupied'
  return pathTo(view, unit, x, y) === null ? 'too_far' : null
}

/** SGF-501, without what only castle attacks ask. */
export function attackerCode(seat: Audience, unit: Unit | undefined): Code | null {
  if (unit === undefined) return 'no_such_unit'
  if (unit.owner !== seat) return 'not_your_unit'
  if (unit.attacked) return 'already_attacked'
  if (unit.statuses.frozen > 0) return 'frozen'
  if (unit.statuses.stunned > 0) return 'stunned'
  if (unit.attack === 0) return 'no_attack'
  if (unit.fresh && !has(unit, 'charge')) return 'fresh'
  return unit.moved && has(unit, 'bombard') ? 'bombard_moved' : null
}

function attackCode(view: SiegefrontView, id: number, targetId: number): Code | null {
  const unit = unitById(view, id)
  const early = attackerCode(view.to, unit)
  if (early !== null || unit === undefined) return early
  const target = unitById(view, targetId)
  if (target === undefined) return 'no_such_target'
  if (target.owner === unit.owner) return 'not_an_enemy'
  if (distance(unit, target) > reachOf(unit)) return 'out_of_reach'
  return mayStrike(guarded(view, unit), target) ? null : 'must_attack_guard'
}

function castleCode(view: SiegefrontView, id: number): Code | null {
  const unit = unitById(view, id)
  const early = attackerCode(view.to, unit)
  if (early !== null || unit === undefined) return early
  return unit.fresh ? 'fresh' : castleReachCode(view, unit)
}

/** SGF-507: whether the castle can be attacked from where the unit stands, its flags aside. */
export function castleReachCode(field: Field, unit: Unit): 'out_of_reach' | 'path_blocked' | 'guarded' | null {
  if (castleDistance(unit) > reachOf(unit)) return 'out_of_reach'
  for (const y of castleRowsAhead(unit)) {
    const between = unitAt(field, unit.x, y)
    if (between !== undefined && between.owner !== unit.owner) return 'path_blocked'
  }
  return guarded(field, unit) ? 'guarded' : null
}

/** SGF-502: who is held by a guard attacks guards alone. */
export function mayStrike(held: boolean, target: Unit): boolean {
  return !held || has(target, 'guard')
}

/** SGF-502: an active guard of the enemy stands next to it. */
export function guarded(field: Field, unit: Unit): boolean {
  return field.units.some((other) => other.owner !== unit.owner && adjacent(other, unit) && guards(other))
}

export function abilityCode(
  field: Field,
  seat: Audience,
  id: number,
  key: string,
  targetId: number | undefined,
  mana: number,
): Code | Refusal | null {
  const unit = unitById(field, id)
  if (unit === undefined) return 'no_such_unit'
  if (unit.owner !== seat) return 'not_your_unit'
  if (!unit.abilities.includes(key) || abilityOf(key).trigger !== 'activated') return 'no_such_ability'
  if (unit.statuses.silenced > 0) return 'silenced'
  if (unit.used) return 'already_used'
  if (unit.fresh) return 'fresh'
  if (unit.statuses.frozen > 0) return 'frozen'
  if (unit.statuses.stunned > 0) return 'stunned'
  const ability = abilityOf(key)
  const cost = ability.mana ?? 0
  if (cost > mana) return notEnough(uncoloured(abilitySaid(key)), cost, mana)
  if (ability.reach === undefined) {
    if (targetId !== undefined) return 'bad_target'
    return castleDistance(unit) === 1 ? null : 'not_in_front'
  }
  const target = targetId === undefined ? undefined : unitById(field, targetId)
  if (target === undefined || !mayTarget(key, unit, target)) return 'bad_target'
  return distance(unit, target) > ability.reach ? 'out_of_reach' : null
}

/** SGF-1202, the activated abilities. */
function mayTarget(key: string, unit: Unit, target: Unit): boolean {
  const friend = target.owner === unit.owner && target !== unit
  switch (key) {
    case 'volley':
      return target.owner !== unit.owner
    case 'lay-hands':
      return friend && target.hp < target.maxHp
    case 'swap':
      return friend && !has(target, 'immobile') && !has(unit, 'immobile')
    case 'rouse':
      return friend && target.attacked && !target.roused
    default:
      return false
  }
}

function deckRefusal(cards: readonly string[]): Refusal | null {
  const error = deckError(cards)
  return error === null ? null : refused(error.code, error.said)
}

function notEnough(card: Named, cost: number, mana: number): Refusal {
  return refused('not_enough_mana', words.said('refuse.not_enough_mana', { card, cost, mana }))
}
