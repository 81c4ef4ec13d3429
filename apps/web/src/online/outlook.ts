import { create } from 'zustand'

interface Outlook {
  /** Where only files are served, or without a connection, there is none: everything online hides. */
  readonly server: 'unknown' | 'none' | 'there'
  /** Whether this browser has a session: then its matches are watched from every page. */
  readonly known: boolean
  /** Matches that wait for this player. */
  readonly waiting: number
}

/** What the frame of every page knows of the match server, without loading anything else of what is online. */
export const useOutlook = create<Outlook>(() => ({ server: 'unknown', known: false, waiting: 0 }))

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
    const facts = (await response.json()) as { readonly name?: unknown; readonly you?: unknown }
    return facts.name === 'tessera' ? { server: 'there', known: facts.you !== null } : { server: 'none' }
  } catch {
    return { server: 'none' }
  }
}
