import type { Audience } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import type { HexlineState } from '../state.ts'

/** HEX-151. Nothing in a Hexline state is hidden: what is secret is sealed outside it until both seats have chosen. */
export interface HexlineView extends Readonly<HexlineState> {
  readonly to: Audience
  readonly config: HexlineConfig
}

/**
 * HEX-150: what is secret in Hexline, armies and cells before both are chosen, is sealed outside the state. So everybody
 * sees all of it.
 */
export function viewOf(state: HexlineState, to: Audience, config: HexlineConfig): HexlineView {
  const { phase, battle_number, score, armies, battle, past, result } = state
  return { phase, battle_number, score, armies, battle, past, result, to, config }
}
