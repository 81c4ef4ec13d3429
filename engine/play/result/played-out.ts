import { endedBy } from '@tessera/kernel'
import type { SomeRecord } from '../definition/index.ts'

/** Whether the rules ended it, not an act after the last turn, so that there is something to learn from how it was lost. */
export function wasPlayedOut(record: SomeRecord | null): boolean {
  return (
    record === null || !record.acts.some(({ at, act, seat }) => at === record.turns.length && endedBy(act, seat, []))
  )
}
