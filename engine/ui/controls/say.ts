import { create } from 'zustand'

interface Notice {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'good' | 'bad'
  /** When it was said, in milliseconds. */
  readonly at: number
  /** One thing to do about it. */
  readonly action?: { readonly name: string; readonly run: () => void }
}

export const useNotices = create<{ readonly list: readonly Notice[] }>(() => ({ list: [] }))
let count = 0

/**
 * Shows a sentence at the bottom of the screen for a while; with an action it stays until it is closed.
 * Returns how to take it away: an action that makes sense on one screen only goes with that screen.
 */
export function say(text: string, tone: Notice['tone'] = 'plain', action?: Notice['action']): () => void {
  const id = ++count
  const said = { id, text, tone, at: Date.now() }
  const notice: Notice = action ? { ...said, action } : said
  useNotices.setState(({ list }) => ({ list: [...list.filter((other) => other.text !== text), notice].slice(-3) }))
  if (!action) setTimeout(() => unsay(id), 4000 + text.length * 50)
  return () => unsay(id)
}

export function unsay(id: number): void {
  useNotices.setState(({ list }) => ({ list: list.filter((notice) => notice.id !== id) }))
}

/** Milliseconds within which a notice belongs to the page one is going to. */
const ABOUT_THE_NEXT = 1000

/** Another page: what was said on the one before is stale, what was said on leaving it is not. */
export function unsayStale(): void {
  const since = Date.now() - ABOUT_THE_NEXT
  useNotices.setState(({ list }) => ({ list: list.filter(({ at }) => at >= since) }))
}
