import type { Battle, BattleReason, Side } from '../state.ts'
import type { Field } from './board/scratch.ts'

/** HEX-120, at the end of each step that has not ended the battle already (HEX-123). */
export function checkVictory(field: Field): void {
  if (field.battle.winner !== null) return
  const west = field.living[1].length > 0
  const east = field.living[2].length > 0
  if (west && east) return
  if (west) endBattle(field.battle, 1, 'eliminated')
  else if (east) endBattle(field.battle, 2, 'eliminated')
  else endBattle(field.battle, 0, 'mutual')
}

export function endBattle(battle: Battle, winner: 0 | Side, reason: BattleReason): void {
  battle.winner = winner
  battle.reason = reason
}
