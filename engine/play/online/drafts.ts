import { readStored, writeStored } from '@tessera/ui/storage'

/**
 * A choice that is not complete enough for the rules yet: the server keeps only what could be played if
 * the clock ran out, so the rest waits here for the next visit.
 */
export function keepDraft(match: string, at: number, choice: unknown): void {
  const others = kept().filter(([id]) => id !== match)
  writeStored(KEY, [...others, [match, at, choice]].slice(-MOST_KEPT))
}

export function forgetDraft(match: string): void {
  const all = kept()
  const others = all.filter(([id]) => id !== match)
  if (others.length < all.length) writeStored(KEY, others)
}

/** Of this turn; null when nothing is kept. */
export function draftOf(match: string, at: number): { readonly choice: unknown } | null {
  const found = kept().find(([id, turn]) => id === match && turn === at)
  return found === undefined ? null : { choice: found[2] }
}

const KEY = 'drafts'
const MOST_KEPT = 50

function kept(): readonly (readonly [string, number, unknown])[] {
  const stored = readStored(KEY)
  if (!Array.isArray(stored)) return []
  return stored.filter(
    (entry): entry is readonly [string, number, unknown] =>
      Array.isArray(entry) && entry.length === 3 && typeof entry[0] === 'string' && typeof entry[1] === 'number',
  )
}
