import type { HexlineConfig } from '../config.ts'
import type { HexlineState } from '../state.ts'

/** Until version 2 a state carried a copy of the config of its match. Later versions differ in the edition alone (HEX-18). */
export function upgrade(state: unknown, from: number): HexlineState {
  if (from >= 2) return state as HexlineState
  const { config: _config, ...rest } = state as HexlineState & { readonly config: unknown }
  return rest
}

/** The state as that version wrote it, over which the hashes of its records were taken. */
export function formerly(state: HexlineState, version: number, config: HexlineConfig): unknown {
  if (version === 1) return { ...state, config }
  return version <= 5 ? state : null
}

/** Before version 3 there was one edition, and no word for it (HEX-18). */
export function olderConfig(config: HexlineConfig, version: number): HexlineConfig {
  if (version >= 3) return config
  const { edition: _edition, ...older } = config
  return older
}
