import type { HexlineEvent } from '../events.ts'
import type { QueueEntry } from '../state.ts'

/**
 * Follows the queue (HEX-94) through the events of a step. `take` returns the entry an event came from, and forgets it and
 * those before it: the queue is first in, first out, so they were taken and dropped (HEX-95).
 */
interface QueueTrace {
  /** What waits now. */
  readonly entries: readonly QueueEntry[]
  take(event: HexlineEvent): QueueEntry | null
}

export function traceQueue(): QueueTrace {
  let entries: readonly QueueEntry[] = []
  return {
    get entries() {
      return entries
    },
    take(event) {
      if (event.type === 'queued') entries = [...entries, event.entry]
      if (event.type === 'turn_end' || event.type === 'battle_end') entries = []
      const at = entries.findIndex((entry) => comesFrom(event, entry))
      const entry = entries[at] ?? null
      if (entry !== null) entries = entries.slice(at + 1)
      return entry
    },
  }
}

/** HEX-163: the queue as it was when each of these events happened, the entry it came from still at the front. */
export function queuesDuring(events: readonly HexlineEvent[]): readonly (readonly QueueEntry[])[] {
  const trace = traceQueue()
  return events.map((event) => {
    const before = trace.entries
    const taken = trace.take(event)
    return taken === null ? trace.entries : before.slice(before.indexOf(taken))
  })
}

function comesFrom(event: HexlineEvent, entry: QueueEntry): boolean {
  switch (event.type) {
    case 'heal':
    case 'fortify':
    case 'sunder':
      return entry.type === event.type && entry.target_id === event.unit && entry.source_id === event.by
    case 'damage':
    case 'blocked':
      return entry.type === event.kind && entry.target_id === event.unit && entry.source_id === event.by
    default:
      return false
  }
}
