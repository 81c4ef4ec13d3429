import type { AnyRecord, InputError } from '@tessera/kernel'
import { say } from '@tessera/ui'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { matches, type StoredMatch } from './matches.ts'

/** What a stored match turned out to be. */
export type Opened<Match> =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'faulty'; readonly inputErrors: readonly InputError[] }
  /** To be watched, not played: a record, and the names of its seats where it was played in this browser, from its first seat. */
  | { readonly state: 'replay'; readonly record: AnyRecord; readonly names?: readonly string[] }
  | { readonly state: 'open'; readonly match: Match }

/** A kept match, opened again where it was left; `open` must not change between renders. */
export function useStoredMatch<Match extends { close(): void }>(
  id: string,
  open: (stored: StoredMatch) => Opened<Match>,
): Opened<Match> {
  const [opened, setOpened] = useState<Opened<Match>>({ state: 'loading' })
  useEffect(() => {
    let here = true
    let close = () => {}
    setOpened({ state: 'loading' })
    matches.load(id).then(
      (stored) => {
        if (!here) return
        const next = stored === undefined ? ({ state: 'missing' } as const) : open(stored)
        if (next.state === 'open') close = () => next.match.close()
        setOpened(next)
      },
      () => here && setOpened({ state: 'missing' }),
    )
    return () => {
      here = false
      close()
    }
  }, [id, open])
  return opened
}

interface Heard {
  subscribe(changed: () => void): () => void
}

/** Counts up whenever the session changes; screens that read it are drawn anew. */
export function useVersion(session: Heard): number {
  const count = useRef(0)
  const subscribe = useCallback(
    (changed: () => void) =>
      session.subscribe(() => {
        count.current++
        changed()
      }),
    [session],
  )
  return useSyncExternalStore(subscribe, () => count.current)
}

/** How long the place in a match may be ahead of the stored one: it changes with every frame watched. */
const SOON = 600

export interface Keeping<Kept> {
  /** Null for a match that is not kept. */
  readonly id: string | null
  readonly session: Heard & { record(): unknown }
  /** What was kept beside the record when the match was opened. */
  readonly kept: Kept
  /** How the match is listed, with what is kept now. */
  listed(kept: Kept): Omit<StoredMatch, 'id' | 'record' | 'extra' | 'changed'>
}

/** What is kept beside the record, written with it whenever either changes; `seen` alone may wait a moment. */
export function useKept<Kept extends { readonly seen: number }>({ id, session, kept: first, listed }: Keeping<Kept>) {
  const [kept, setKept] = useState(first)
  const change = useCallback(
    (part: Partial<Kept> | ((now: Kept) => Partial<Kept>)) =>
      setKept((now) => {
        const changes = Object.entries(typeof part === 'function' ? part(now) : part)
        const same = changes.every(([key, value]) => now[key as keyof Kept] === value)
        return same ? now : { ...now, ...Object.fromEntries(changes) }
      }),
    [],
  )
  const version = useVersion(session)
  const written = useRef<{ readonly kept: Kept; readonly version: number } | null>(null)
  const told = useRef(false)
  const list = useRef(listed)
  list.current = listed
  useEffect(() => {
    const write = async () => {
      written.current = { kept, version }
      const record = session.record()
      if (record === null || id === null) return
      const saved = await matches.save({
        id,
        ...list.current(kept),
        record: JSON.stringify(record),
        extra: kept,
        changed: Date.now(),
      })
      if (saved.ok || told.current) return
      told.current = true
      say(saved.text, 'bad')
    }
    const before = written.current
    if (before === null || before.version !== version || !sameButSeen(before.kept, kept)) {
      void write()
      return
    }
    const timer = setTimeout(() => void write(), SOON)
    return () => clearTimeout(timer)
  }, [id, session, kept, version])
  return { kept, change }
}

function sameButSeen<Kept extends { readonly seen: number }>(a: Kept, b: Kept): boolean {
  return (Object.keys(a) as (keyof Kept)[]).every((key) => key === 'seen' || a[key] === b[key])
}
