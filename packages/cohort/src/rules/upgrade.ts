import { copy } from '@tessera/kernel'
import type { CohortConfig } from '../config.ts'
import type { Captive, CohortState, SeatState } from '../state.ts'

type Second = CohortState & { readonly config: unknown }

/**
 * A battle begun under an older version. Versions 3 and 4 differ in their maps alone,
 * which the config names. Until version 3 a state carried a copy of the config; version 1 named captives by the
 * ids they had, and counted its pulses in the open.
 */
export function upgrade(state: unknown, from: number): CohortState {
  if (from < 1 || from > 4) throw new Error(`No battle of version ${from} can go on`)
  const { config: _config, ...old } = copy(state) as Second
  if (from > 1) return old
  return { ...old, still: false, seats: [withHandles(old.seats[0]), withHandles(old.seats[1])] }
}

/** The state as version 2 wrote it, over which the hashes of its records were taken. */
export function formerly(state: CohortState, version: number, config: CohortConfig): unknown {
  if (version >= 3) return state
  return version === 2 ? { ...state, config } : null
}

/** Before version 4 there was one drawing of the maps, and no word for it (COH-3.7). */
export function olderConfig(config: CohortConfig, version: number): CohortConfig {
  if (version >= 4) return config
  const { edition: _edition, ...older } = config
  return older
}

function withHandles(seat: SeatState): SeatState {
  const handleOf = ({ id }: Captive) => seat.contacts.find(({ unit }) => unit === id)?.handle ?? id
  return { ...seat, captives: seat.captives.map((captive) => ({ ...captive, id: handleOf(captive) })) }
}
