import type { Choices, MatchReferee, Seat } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import type { SiegefrontConfig } from '../config.ts'
import { abilityOf } from '../content/abilities.ts'
import { cardIn } from '../content/changes.ts'
import { personalityOf } from '../content/personalities.ts'
import type { SiegefrontEvent } from '../events.ts'
import { pairOf, type SiegefrontState, type Unit } from '../state.ts'
import { fire, perform } from './abilities/effects.ts'
import { attackCard, attackCastle } from './attack.ts'
import { controller, unitAt, unitById } from './field/board.ts'
import { formationOf } from './field/formation.ts'
import { boardMode } from './field/mode.ts'
import { forge } from './forge.ts'
import { pathTo } from './move.ts'
import { changeMana, enter, type Play, seatOf } from './play.ts'
import { sweepAway } from './sally.ts'
import { settle } from './settle.ts'
import { begin, mulligan, owingDecks, owingMulligans } from './setup.ts'
import { endTurn, startTurn } from './turn.ts'

/** All awaited choices: decks together, mulligans together, then one command at a time. */
export function resolve(
  state: SiegefrontState,
  choices: Choices<SiegefrontChoice>,
  ref: MatchReferee<SiegefrontConfig, SiegefrontEvent>,
): void {
  const play: Play = { state, config: ref.config, ref, queue: [] }
  switch (state.phase) {
    case 'deck':
      for (const seat of owingDecks(state)) {
        const choice = choices[seat]
        if (choice?.type === 'deck') seatOf(play, seat).deck = [...choice.cards]
      }
      begin(play)
      return
    case 'mulligan':
      for (const seat of owingMulligans(state)) {
        const choice = choices[seat]
        mulligan(play, seat, choice?.type === 'mulligan' ? choice.back : [])
      }
      state.phase = 'action'
      startTurn(play)
      return
    case 'action': {
      const choice = choices[state.active]
      if (choice) command(play, choice)
      return
    }
    case 'over':
      return
  }
}

/** SGF-302: a legal command of the active seat. */
export function command(play: Play, choice: SiegefrontChoice): void {
  const { ref } = play
  if (ref.tell === undefined) {
    carryOut(play, choice)
    return
  }
  const before = standing(play.state)
  carryOut(play, choice)
  const after = standing(play.state)
  for (const seat of [0, 1] as const) {
    const [from, to] = [before.formations[seat], after.formations[seat]]
    if (from !== to) ref.tell({ type: 'formation_changed', seat, from, to })
  }
  if (before.control !== after.control) ref.tell({ type: 'control_changed', seat: after.control })
}

function carryOut(play: Play, choice: SiegefrontChoice): void {
  const { state, ref } = play
  const seat = state.active
  switch (choice.type) {
    case 'deploy_card': {
      const own = seatOf(play, seat)
      const held = own.hand.find((entry) => entry.id === choice.hand)
      if (held === undefined) throw new Error(`Seat ${seat} does not hold card ${choice.hand}`)
      const card = cardIn(play.config, held.card)
      own.hand = own.hand.filter((entry) => entry !== held)
      changeMana(play, seat, -card.cost, 'deploy')
      const besieger = unitAt(state, choice.x, choice.y)
      if (besieger !== undefined) sweepAway(play, besieger)
      arrive(play, enter(play, card, seat, choice.x, choice.y, 'deploy'))
      return
    }
    case 'forge_card':
      forgeCard(play, seat, choice.cost, choice.x, choice.y)
      return
    case 'move_card': {
      const unit = unitOf(state, choice.unit)
      const path = pathTo(state, unit, choice.x, choice.y)
      if (path === null) throw new Error(`Unit ${unit.id} cannot go to ${choice.x},${choice.y}`)
      unit.x = choice.x
      unit.y = choice.y
      unit.moved = true
      ref.tell?.({ type: 'unit_moved', unit: unit.id, path })
      return
    }
    case 'attack_card':
      attackCard(play, unitOf(state, choice.unit), unitOf(state, choice.target))
      return
    case 'attack_castle':
      attackCastle(play, unitOf(state, choice.unit))
      return
    case 'use_ability': {
      const unit = unitOf(state, choice.unit)
      const ability = abilityOf(choice.ability)
      unit.used = true
      changeMana(play, seat, -(ability.mana ?? 0), ability.key)
      perform(play, unit, ability, choice.target === undefined ? {} : { target: unitOf(state, choice.target) })
      settle(play)
      return
    }
    case 'end_turn':
      endTurn(play)
      return
    case 'deck':
    case 'mulligan':
      throw new Error(`${choice.type} is no command of a turn`)
  }
}

/** SGF-1211. */
function forgeCard(play: Play, seat: Seat, cost: number, x: number, y: number): void {
  const { state, ref } = play
  const spec = pairOf(play.config.seats, seat).forge
  if (spec === undefined) throw new Error(`Seat ${seat} has no forge`)
  const own = seatOf(play, seat)
  const personality = personalityOf(spec.personality)
  const mode = boardMode(state, seat, personality)
  own.charges--
  changeMana(play, seat, -cost, 'forge')
  const { card, budget, draws } = forge(personality, spec.difficulty, cost, mode, ref.dice)
  ref.tell?.({ type: 'card_forged', seat, cost, mode, budget, draws, card })
  arrive(play, enter(play, card, seat, x, y, 'forge'))
}

/** SGF-402: a new unit's `on_deploy` abilities, then settle. */
function arrive(play: Play, unit: Unit): void {
  fire(play, unit, 'on_deploy')
  settle(play)
}

function unitOf(state: SiegefrontState, id: number): Unit {
  const unit = unitById(state, id)
  if (unit === undefined) throw new Error(`There is no unit ${id} on the board`)
  return unit
}

function standing(state: SiegefrontState) {
  return { formations: [formationOf(state, 0), formationOf(state, 1)] as const, control: controller(state) }
}
