import type { HexlineConfig } from '../config.ts'
import type { HexlineState } from '../state.ts'

/** Until version 2 a state carried a copy of the config of its match. */
export function upgrade(state: unknown, _from: number): HexlineState {
  const { config: _config, ...rest } = state as HexlineState & { readonly config: unknown }
  return rest
}

/** The state as version 1 wrote it, over which the hashes of its records were taken. */
export function formerly(state: HexlineState, version: number, config: HexlineConfig): unknown {
  return version === 1 ? { ...state, config } : null
}
