import type { ServerFacts } from '@tessera/wire'
import type { z } from 'zod'
import { create } from 'zustand'
import { readStored, writeStored } from '../store/local.ts'

export type Facts = z.infer<typeof ServerFacts>

interface Outlook {
  /** Where only files are served, or without a connection, there is none: everything online hides. */
  readonly server: 'unknown' | 'none' | 'there'
  readonly facts: Facts | null
  /** Whether this browser has a session, as far as is known. */
  readonly known: boolean
  /** Matches that wait for a choice of this player. */
  readonly waiting: number
}

/** What the frame of every page knows of the match server; it loads nothing else of what is online. */
export const useServer = create<Outlook>(() => ({
  server: 'unknown',
  facts: null,
  known: readStored(KNOWN) === true,
  waiting: 0,
}))

const KNOWN = 'session'

/** Asks once whether there is a server behind these pages; again whenever the connection comes back. */
export function lookForServer(): void {
  addEventListener('online', () => void look())
  void look()
}

/** Remembers whether this browser has a session, so that nobody new is asked for one in vain. */
export function rememberSession(known: boolean): void {
  writeStored(KNOWN, known)
  useServer.setState({ known, ...(known ? {} : { waiting: 0 }) })
}

async function look(): Promise<void> {
  if (useServer.getState().server === 'there') return
  const facts = navigator.onLine ? await factsOf() : null
  useServer.setState(facts === null ? { server: 'none' } : { server: 'there', facts })
}

async function factsOf(): Promise<Facts | null> {
  try {
    const response = await fetch('/api/server', { headers: { accept: 'application/json' } })
    if (!response.ok || !(response.headers.get('content-type') ?? '').includes('json')) return null
    const facts = (await response.json()) as Facts
    return facts.name === 'tessera' ? facts : null
  } catch {
    return null
  }
}
