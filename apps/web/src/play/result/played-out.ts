import type { SomeRecord } from '../types.ts'

/** Acts that end a match which the rules would have gone on with. */
const ENDING: ReadonlySet<string> = new Set(['resign', 'forfeit', 'all-late', 'draw-agreed', 'abort'])

/** Whether the rules ended it, so that there is something to learn from how it was lost. */
export function wasPlayedOut(record: SomeRecord | null): boolean {
  return record === null || !record.acts.some(({ act }) => ENDING.has(act))
}
