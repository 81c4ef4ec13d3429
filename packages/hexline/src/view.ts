import type { Audience } from '@tessera/kernel'
import type { HexlineState, HexlineView } from './state.ts'

/**
 * HEX-150: what is secret in Hexline, armies and cells before both are chosen, is sealed outside the state. So everybody
 * sees all of it.
 */
export function viewOf(state: HexlineState, to: Audience): HexlineView {
  return { ...state, to }
}
