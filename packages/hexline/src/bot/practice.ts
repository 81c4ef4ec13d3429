import type { Dice } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import { fightBattle } from '../rules/practice.ts'
import type { Host } from '../rules/setup.ts'
import type { Side } from '../state.ts'

export type Army = readonly string[]

/**
 * HEX-172: one practice battle as West and one as East against each reference army, drilled; 2 per win, 1 per draw. It ends
 * when even winning all that is left would not give more than `beaten`.
 */
export function score(
  config: HexlineConfig,
  army: Army,
  refs: readonly Army[],
  dice: Dice,
  beaten: number = Number.NEGATIVE_INFINITY,
): number {
  let points = 0
  let left = 4 * refs.length
  for (const ref of refs) {
    if (points + left <= beaten) return points
    points += pointsFor(1, config, { army }, { army: ref }, dice)
    points += pointsFor(2, config, { army: ref }, { army }, dice)
    left -= 4
  }
  return points
}

/** What one practice battle is worth to a side. */
export function pointsFor(side: Side, config: HexlineConfig, west: Host, east: Host, dice: Dice): 0 | 1 | 2 {
  const { winner } = fightBattle(config, west, east, dice)
  if (winner === side) return 2
  return winner === 0 ? 1 : 0
}
