import type { Dice } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import { type Army, pointsFor } from './practice.ts'

/** An army and what it has won in practice so far. */
export interface Entrant {
  readonly army: Army
  points: number
  /** Each is one practice battle as West and one as East, drilled. */
  rounds: number
}

export function entrant(army: Army): Entrant {
  return { army, points: 0, rounds: 0 }
}

/** HEX-172: how many of the best are tried further, and in how many rounds each. */
export type Stage = readonly [kept: number, rounds: number]

/** Stage after stage the best so far are tried further. Best first; ties go to the earlier. */
export function contest(
  config: HexlineConfig,
  entrants: readonly Entrant[],
  refs: readonly Army[],
  stages: readonly Stage[],
  dice: Dice,
): readonly Entrant[] {
  let ranked = entrants
  for (const [kept, rounds] of stages) {
    ranked = ranked.slice(0, kept)
    for (const tried of ranked) practise(config, tried, refs, rounds, dice)
    ranked = ranking(ranked)
  }
  return ranked
}

/** 2 per win, 1 per draw; everybody meets the reference armies in the same order. */
function practise(config: HexlineConfig, tried: Entrant, refs: readonly Army[], rounds: number, dice: Dice): void {
  const { army } = tried
  for (let i = 0; i < rounds; i++) {
    const ref = refs[tried.rounds % refs.length] as Army
    tried.points += pointsFor(1, config, { army }, { army: ref }, dice)
    tried.points += pointsFor(2, config, { army: ref }, { army }, dice)
    tried.rounds++
  }
}

export function ranking(entrants: readonly Entrant[]): readonly Entrant[] {
  return entrants.toSorted((a, b) => b.points * a.rounds - a.points * b.rounds)
}
