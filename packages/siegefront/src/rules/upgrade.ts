import type { SiegefrontConfig } from '../config.ts'
import type { SiegefrontState } from '../state.ts'

/** Until version 2 a state carried a copy of the config of its match; version 3 differs in ready decks, which the config names. */
export function upgrade(state: unknown, _from: number): SiegefrontState {
  const { config: _config, ...rest } = state as SiegefrontState & { readonly config?: unknown }
  return rest
}

/** The state as that version wrote it, over which the hashes of its records were taken. */
export function formerly(state: SiegefrontState, version: number, config: SiegefrontConfig): unknown {
  if (version === 2) return state
  return version === 1 ? { ...state, config } : null
}

/** Before version 3 there was one edition of the ready decks, and no word for it (SGF-1204). */
export function olderConfig({ edition: _edition, ...config }: SiegefrontConfig): SiegefrontConfig {
  return config
}
