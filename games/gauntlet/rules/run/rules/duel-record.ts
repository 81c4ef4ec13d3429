import { createMatch, type MatchRecord } from '@tessera/kernel'
import type { DuelChoice } from '../../choice.ts'
import type { DuelConfig } from '../../config.ts'
import { duelRules } from '../../ruleset.ts'
import type { DuelState } from '../../state.ts'
import type { RunConfig } from '../config.ts'
import type { BattleEntry } from '../state.ts'

/** GR-2405: a battle of a run as an ordinary duel, which verifies alone and gives away nothing else of the run. */
export function duelRecord(
  { seed, teams }: Pick<BattleEntry, 'seed' | 'teams'>,
  { roundLimit, changes }: RunConfig,
): MatchRecord<DuelConfig, DuelState, DuelChoice> {
  const [own, theirs] = teams
  const config: DuelConfig = {
    armies: [own.army, theirs.army],
    gold: 0,
    roundLimit,
    bestOf: 1,
    ...(changes !== undefined && { changes }),
  }
  const match = createMatch(duelRules, { config, seed })
  for (const [seat, { deployment }] of teams.entries()) {
    const refusal = match.submit(seat, 0, { do: 'deploy', ...deployment })
    if (refusal !== null) throw new Error(`A logged battle cannot be fought again: ${refusal.message}`)
  }
  return match.record()
}
