import { words } from '@tessera/table/words'
import { browserCollection, type Collection } from '@tessera/ui/storage'
import { useEffect, useState } from 'react'

/** A match kept in this browser, running or over. Its page is /<game>/battle/<id>. */
export interface StoredMatch {
  readonly id: string
  readonly game: string
  readonly state: 'running' | 'over'
  /** Over the title: "Your turn", "Won 2 to 1". Never more than the player has seen. */
  readonly eyebrow: string
  /** "Chess, move 3". */
  readonly title: string
  /** "214 steps, against Marshal". */
  readonly note: string
  /** The record as text. */
  readonly record: string
  /** What the game's screens keep with it (opponent, furthest frame seen), as they wrote it. */
  readonly extra: unknown
  /** When it last changed, in milliseconds since 1970. */
  readonly changed: number
}

type Kept = { readonly ok: true } | { readonly ok: false; readonly text: string }

export interface Matches {
  /** Newest first. */
  list(): Promise<readonly StoredMatch[]>
  load(id: string): Promise<StoredMatch | undefined>
  /** Reads and writes this match alone: it happens with every choice. */
  save(match: StoredMatch): Promise<Kept>
  remove(id: string): Promise<void>
  /** Called after any change here. */
  subscribe(changed: () => void): () => void
}

/** Finished matches beyond so many make room when they are listed, the oldest first; running ones never. */
const MOST_FINISHED = 300
/** A larger record can still be saved to a file. */
const MOST_CHARACTERS = 4_000_000

export function matchesOn(collection: Collection<StoredMatch>, most = MOST_FINISHED): Matches {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    async list() {
      const found = (await collection.all()).filter(isMatch).toSorted((a, b) => b.changed - a.changed)
      const surplus = found.filter(({ state }) => state === 'over').slice(most)
      for (const { id } of surplus) await collection.remove(id)
      return found.filter((match) => !surplus.includes(match))
    },
    async load(id) {
      const match = await collection.get(id)
      return isMatch(match) ? match : undefined
    },
    async save(match) {
      if (match.record.length > MOST_CHARACTERS) return { ok: false, text: words.text('kept.too-long') }
      try {
        await collection.put(match)
        return { ok: true }
      } catch {
        return { ok: false, text: words.text('kept.no-room') }
      } finally {
        tell()
      }
    },
    async remove(id) {
      await collection.remove(id)
      tell()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

export const matches: Matches = matchesOn(browserCollection<StoredMatch>('matches'))

/** All kept matches, newest first; null until they are read. */
export function useMatches(): readonly StoredMatch[] | null {
  const [list, setList] = useState<readonly StoredMatch[] | null>(null)
  useEffect(() => {
    let open = true
    const read = () =>
      matches.list().then(
        (found) => open && setList(found),
        () => open && setList([]),
      )
    read()
    const unsubscribe = matches.subscribe(read)
    return () => {
      open = false
      unsubscribe()
    }
  }, [])
  return list
}

/** An older version of this page may have written something else. */
function isMatch(value: unknown): value is StoredMatch {
  if (typeof value !== 'object' || value === null) return false
  const match = value as Record<string, unknown>
  const texts = ['id', 'game', 'eyebrow', 'title', 'note', 'record']
  return texts.every((key) => typeof match[key] === 'string') && typeof match['changed'] === 'number'
}
