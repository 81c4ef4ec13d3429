import type { Audience } from '@tessera/kernel'
import type { RunEvent } from '../events.ts'

/** GR-902: what happens in a run is told to its player alone. */
export function hearRun(event: RunEvent, to: Audience): RunEvent | null {
  return to === 0 ? event : null
}
