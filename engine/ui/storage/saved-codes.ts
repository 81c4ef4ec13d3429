import { create } from 'zustand'
import { readStored, writeStored } from './local.ts'

/** Something built by hand and kept under a name, as its code: it outlives changes of the content and is checked when used. */
export interface SavedCode {
  readonly name: string
  readonly code: string
}

export interface SavedCodes {
  /** A hook; the newest first. */
  readonly useList: () => readonly SavedCode[]
  list(): readonly SavedCode[]
  /** In place of one that has the name; false when the browser keeps nothing. */
  save(name: string, code: string): boolean
  /** False for a name that is empty or taken. */
  rename(from: string, to: string): boolean
  /** Returns a function that puts it back where it was, beside codes that were saved since. */
  remove(name: string): () => void
}

const MOST = 100
const LONGEST_NAME = 40

export function savedCodes(key: string, isCode: (code: string) => boolean): SavedCodes {
  const store = create<{ readonly list: readonly SavedCode[] }>(() => ({ list: codesIn(readStored(key), isCode) }))
  const list = () => store.getState().list
  const keep = (next: readonly SavedCode[]) => {
    store.setState({ list: next })
    return writeStored(key, next)
  }
  return {
    useList: () => store((state) => state.list),
    list,
    save(name, code) {
      const entry = { name: tidyName(name), code }
      const place = list().findIndex((other) => other.name === entry.name)
      return keep(place === -1 ? [entry, ...list()].slice(0, MOST) : list().with(place, entry))
    },
    rename(from, to) {
      const name = tidyName(to)
      if (name === '' || list().some((entry) => entry.name === name && from !== name)) return false
      return keep(list().map((entry) => (entry.name === from ? { ...entry, name } : entry)))
    },
    remove(name) {
      const place = list().findIndex((entry) => entry.name === name)
      const entry = list()[place]
      if (entry === undefined) return () => {}
      keep(list().toSpliced(place, 1))
      return () => {
        if (!list().some((other) => other.name === name)) keep(list().toSpliced(place, 0, entry))
      }
    },
  }
}

export function tidyName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)
}

/** What was stored may be old or meddled with: entries that are no codes are passed over. */
export function codesIn(stored: unknown, isCode: (code: string) => boolean): readonly SavedCode[] {
  if (!Array.isArray(stored)) return []
  const codes: SavedCode[] = []
  for (const entry of stored.slice(0, MOST)) {
    if (typeof entry !== 'object' || entry === null) continue
    const { name, code } = entry as Record<string, unknown>
    if (typeof name !== 'string' || typeof code !== 'string' || tidyName(name) === '') continue
    if (isCode(code) && !codes.some((other) => other.name === tidyName(name)))
      codes.push({ name: tidyName(name), code })
  }
  return codes
}
