import { create } from 'zustand'

interface Outlook {
  /** Where only files are served, or without a connection, there is none: everything online hides. */
  readonly server: 'unknown' | 'none' | 'there'
  /** Names of the plug-ins that its operator has configured. */
  readonly plugins: readonly string[]
  /** The name of the person with a session in this browser, whose matches are watched from every page. */
  readonly you: string | null
  /** Matches that wait for this player. */
  readonly waiting: number
  /** The most urgent of them. */
  readonly next: NextMatch | null
}

export interface NextMatch {
  readonly id: string
  readonly game: string
  readonly seat: 0 | 1
  /** "Chess against Ada". */
  readonly title: string
  /** "Your turn". */
  readonly state: string
}

/** What the frame of every page knows of the match server, without loading any online page. */
export const useOutlook = create<Outlook>(() => ({
  server: 'unknown',
  plugins: [],
  you: null,
  waiting: 0,
  next: null,
}))

/** Asks whether there is a match server behind these pages; again whenever the connection comes back. */
export function lookOut(): void {
  addEventListener('online', () => void look())
  void look()
}

async function look(): Promise<void> {
  if (useOutlook.getState().server === 'there') return
  useOutlook.setState(navigator.onLine ? await ask() : { server: 'none' })
}

/** Without the table of routes: that would bring its schemas onto every page. */
async function ask(): Promise<Partial<Outlook>> {
  try {
    const response = await fetch('/api/server', { headers: { accept: 'application/json' } })
    if (!response.ok || !(response.headers.get('content-type') ?? '').includes('json')) return { server: 'none' }
    const facts = (await response.json()) as {
      readonly name?: unknown
      readonly plugins?: readonly string[]
      readonly you?: { readonly name: string } | null
    }
    if (facts.name !== 'tessera') return { server: 'none' }
    return { server: 'there', plugins: facts.plugins ?? [], you: facts.you?.name ?? null }
  } catch {
    return { server: 'none' }
  }
}
