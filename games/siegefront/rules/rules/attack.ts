import type { Unit } from '../state.ts'
import { fire } from './abilities/effects.ts'
import { distance } from './field/board.ts'
import {
  attackChain,
  attackValue,
  type Chain,
  defenceChain,
  defenceValue,
  has,
  initiative,
  pct,
  reachOf,
} from './field/values.ts'
import { hitCastle, loseWard, type Play } from './play.ts'
import { settle } from './settle.ts'

/** SGF-503: an exchange. Blows fall in order of initiative and the survivor answers; equal initiative is at once. */
export function attackCard(play: Play, attacker: Unit, defender: Unit): void {
  const { state, ref } = play
  const first = initiative(state, attacker) + (has(attacker, 'lance') ? 100 : 0)
  const second = initiative(state, defender)
  const answers = canAnswer(defender, attacker)
  const order = !answers ? 'alone' : first === second ? 'together' : first > second ? 'first' : 'second'
  attacker.attacked = true
  ref.tell?.({ type: 'attack_declared', unit: attacker.id, target: defender.id, initiatives: [first, second], order })
  let blow: Blow | null = null
  switch (order) {
    case 'alone':
      blow = land(play, aim(play, attacker, defender, false))
      break
    case 'first':
      blow = land(play, aim(play, attacker, defender, false))
      if (defender.hp > 0) land(play, aim(play, defender, attacker, true))
      break
    case 'second':
      land(play, aim(play, defender, attacker, true))
      if (attacker.hp > 0) blow = land(play, aim(play, attacker, defender, false))
      break
    case 'together': {
      const out = aim(play, attacker, defender, false)
      const back = aim(play, defender, attacker, true)
      blow = land(play, out)
      land(play, back)
      break
    }
  }
  if (blow !== null && attacker.hp > 0)
    fire(play, attacker, 'on_attack', { target: defender, damage: blow.warded ? 0 : blow.damage })
  settle(play)
}

/** SGF-507: no critical, no defence, no answer. */
export function attackCastle(play: Play, attacker: Unit): void {
  const { state, ref } = play
  const damage = castleDamage(attackValue(state, attacker, 'castle'))
  attacker.attacked = true
  ref.tell?.({
    type: 'attack_declared',
    unit: attacker.id,
    target: 'castle',
    initiatives: [initiative(state, attacker), null],
    order: 'alone',
  })
  hitCastle(
    play,
    1 - attacker.owner,
    damage,
    attacker,
    'attack',
    ref.tell ? attackChain(state, attacker, 'castle') : null,
  )
  fire(play, attacker, 'on_attack', { damage, castle: true })
  settle(play)
}

export function castleDamage(value: number): number {
  return Math.max(1, Math.floor(value / 100))
}

/** SGF-503: not frozen or stunned, some attack, and the attacker within its reach. */
function canAnswer(defender: Unit, attacker: Unit): boolean {
  const { frozen, stunned } = defender.statuses
  return frozen === 0 && stunned === 0 && defender.attack > 0 && distance(defender, attacker) <= reachOf(defender)
}

/** SGF-504: the draw at or under which a blow is critical. */
function criticalNeed(striker: Unit): number {
  return has(striker, 'keen') ? 30 : 10
}

/** SGF-504. */
export function blowDamage(attack: number, defence: number, critical: boolean): number {
  return Math.max(1, Math.floor(((critical ? pct(attack, 150) : attack) - defence) / 100))
}

interface Blow {
  readonly by: Unit
  readonly to: Unit
  readonly roll: number
  readonly damage: number
  readonly answer: boolean
  readonly warded: boolean
  /** Null where no events are wanted. */
  readonly chains: { readonly attackChain: Chain; readonly defenceChain: Chain } | null
}

/** SGF-504: draws, and computes on the state as it is now. */
function aim(play: Play, by: Unit, to: Unit, answer: boolean): Blow {
  const { state, ref } = play
  const roll = ref.dice.d(100)
  const damage = blowDamage(attackValue(state, by, to), defenceValue(state, to, by), roll <= criticalNeed(by))
  const chains = ref.tell
    ? { attackChain: attackChain(state, by, to), defenceChain: defenceChain(state, to, by) }
    : null
  return { by, to, roll, damage, answer, warded: to.statuses.warded > 0, chains }
}

function land(play: Play, blow: Blow): Blow {
  const { by, to, roll, answer, warded, chains } = blow
  const damage = warded ? 0 : blow.damage
  to.hp -= damage
  if (chains !== null) {
    const critNeed = criticalNeed(by)
    const rolled = { critRoll: roll, critNeed, crit: roll <= critNeed }
    play.ref.tell?.({
      type: 'blow',
      by: by.id,
      to: to.id,
      ...chains,
      ...rolled,
      damage,
      warded,
      hpAfter: to.hp,
      answer,
    })
  }
  if (warded) loseWard(play, to)
  else play.queue.push({ trigger: 'on_damage', unit: to, kind: 'blow', by })
  return blow
}
