import type { Battle, BattleReason, Side } from '../state.ts'
import { strengthOf } from './board/ground.ts'
import type { Field } from './board/scratch.ts'

/** HEX-120, at the end of each step that has not ended the battle already (HEX-123). */
export function checkVictory({ battle }: Field): void {
  if (battle.winner !== null) return
  const west = strengthOf(1) > 0
  const east = strengthOf(2) > 0
  if (west && east) return
  if (west) endBattle(battle, 1, 'eliminated')
  else if (east) endBattle(battle, 2, 'eliminated')
  else endBattle(battle, 0, 'mutual')
}

export function endBattle(battle: Battle, winner: 0 | Side, reason: BattleReason): void {
  battle.winner = winner
  battle.reason = reason
}
