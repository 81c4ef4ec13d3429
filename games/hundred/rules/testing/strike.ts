import { scriptedDice } from '@tessera/kernel'
import { resolveStrike, strikeOf } from '../rules/combat/attack.ts'
import { type Blow, takeMoment } from '../rules/combat/chance.ts'
import type { Battle } from './battle.ts'

export const SWORD: Blow = { weapon: 'sword', melee: true, kind: 'normal', aim: null, free: false, charge: false }
export const SHOT: Blow = { ...SWORD, weapon: 'bow', melee: false }

/** One blow, with exactly these rolls. */
export function strike(battle: Battle, blow: Blow, rolls: readonly number[], attacker = 1, target = 101): Battle {
  const dice = scriptedDice(rolls, 1)
  const play = battle.play(dice)
  takeMoment(play)
  resolveStrike(play, strikeOf(play, battle.at(attacker), battle.at(target), blow))
  dice.done()
  return battle
}
