import type { SiegefrontConfig } from '../config.ts'
import type { SiegefrontState } from '../state.ts'

/** Until version 2 a state carried a copy of the config of its match. */
export function upgrade(state: unknown, _from: number): SiegefrontState {
  const { config: _config, ...rest } = state as SiegefrontState & { readonly config: unknown }
  return rest
}

/** The state as version 1 wrote it, over which the hashes of its records were taken. */
export function formerly(state: SiegefrontState, version: number, config: SiegefrontConfig): unknown {
  return version === 1 ? { ...state, config } : null
}
