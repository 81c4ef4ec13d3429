import type { Seat } from '@tessera/kernel'
import { abilityOf } from '../content/abilities.ts'
import type { Personality } from '../content/personalities.ts'
import { castleDamage } from '../rules/attack.ts'
import { depthOf } from '../rules/field/board.ts'
import { attackValue, flatAttack } from '../rules/field/values.ts'
import { pairOf, type SiegefrontState, type Unit } from '../state.ts'
import { castleReachCode } from '../view/refuse.ts'

export interface Weights extends Pick<Personality, 'foe' | 'my' | 'adv' | 'thr' | 'temper'> {
  /** What a charge of the own forge is worth; as much as a card unless it is said. */
  readonly charge?: number
}

/** A card in hand. */
const CARD = 6

/** SGF-1502: how good a state is for a seat, through its personality's eyes. */
export function score(state: SiegefrontState, seat: Seat, weights: Weights): number {
  if (state.result !== null) {
    if (state.result.winner === null) return 0
    return state.result.winner === seat ? 1_000_000 : -1_000_000
  }
  const own = pairOf(state.seats, seat)
  const foe = pairOf(state.seats, 1 - seat)
  let total = weights.my * own.castleHp + 2 * Math.min(own.castleHp, 10)
  total -= weights.foe * foe.castleHp + 2 * Math.min(foe.castleHp, 10)
  total += CARD * (own.hand.length - foe.hand.length - foe.charges) + (weights.charge ?? CARD) * own.charges
  for (const unit of state.units)
    total += unit.owner === seat ? worth(state, unit, weights.adv, weights.thr) : -worth(state, unit, 1, 12)
  return total
}

/** SGF-1502, V(u). */
function worth(state: SiegefrontState, unit: Unit, advance: number, threat: number): number {
  const { statuses } = unit
  let value = 2 * flatAttack(state, unit, null) + unit.hp + 3 * unit.defence + 2 * (unit.speed - 1)
  if (statuses.silenced === 0) value += abilityWorth(unit.abilities)
  if (statuses.frozen > 0 || statuses.stunned > 0) value -= unit.attack
  value -= 2 * statuses.burning + statuses.poisoned
  if (statuses.warded > 0) value += 3
  value += depthOf(unit) * advance
  if (unit.attack > 0 && castleReachCode(state, unit) === null)
    value += Math.floor((castleDamage(attackValue(state, unit, 'castle')) * threat) / 10)
  return value
}

/** Ability lists are shared between units of one card, so their worth is kept by list. */
const known = new WeakMap<readonly string[], number>()

function abilityWorth(abilities: readonly string[]): number {
  let value = known.get(abilities)
  if (value === undefined) {
    value = abilities.reduce((sum, key) => sum + Math.max(0, abilityOf(key).points), 0)
    known.set(abilities, value)
  }
  return value
}
