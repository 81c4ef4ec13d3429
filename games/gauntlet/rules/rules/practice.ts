import { type Dice, seededDice, seedFrom } from '@tessera/kernel'
import type { Content } from '../content/content.ts'
import type { BattleEvent } from '../events.ts'
import type { Battle, BattleResult } from '../state.ts'
import { createBattle, endBattle, type Team } from './battle.ts'
import type { SideIndex } from './board.ts'

/** Fights a battle to its end; nobody listens unless `tell` is given. */
export function fight(
  content: Content,
  teams: readonly [Team, Team],
  roundLimit: number,
  dice: Dice,
  tell?: (event: BattleEvent) => void,
): { battle: Battle; result: BattleResult } {
  const battle = createBattle(content, teams, roundLimit)
  return { battle, result: endBattle(battle, content, { dice, tell }) }
}

/** Dice of a seed whose first draw, the priority of GB-401, is settled beforehand. */
export function settledDice(seed: string, priority: SideIndex): Dice {
  const dice = seededDice(seedFrom(seed))
  let first = true
  const int = (n: number): number => {
    if (first) {
      first = false
      return priority
    }
    return dice.int(n)
  }
  return { int, d: (n) => int(n) + 1, pick: (list) => dice.pick(list), shuffle: (list) => dice.shuffle(list) }
}
