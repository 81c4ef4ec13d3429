import type { AccountMessage, MatchMessage } from '@tessera/wire'
import { browserWorld } from '../browser-world.ts'
import { type Connection, StreamHub, type TabMessage, type TabRequest } from './stream-hub.ts'

export type { Connection }

interface MatchListener {
  /** What is known of the match at the moment. */
  revision(): number
  heard(message: MatchMessage): void
  changed(connection: Connection): void
}

const followers = new Map<string, Set<MatchListener>>()
const accountListeners = new Map<(message: AccountMessage) => void, string>()
let ask: ((request: TabRequest) => void) | null = null

/** Hears what happens in a match for as long as it is followed. Returns how to end that. */
export function followMatch(id: string, listener: MatchListener): () => void {
  const listeners = followers.get(id) ?? new Set()
  followers.set(id, listeners.add(listener))
  line()({ kind: 'follow', match: id, revision: listener.revision() })
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0 || followers.get(id) !== listeners) return
    followers.delete(id)
    line()({ kind: 'leave', match: id })
  }
}

/** Hears what concerns an account, that of this browser's session. */
export function followAccount(account: string, heard: (message: AccountMessage) => void): () => void {
  accountListeners.set(heard, account)
  line()({ kind: 'account', account })
  return () => {
    accountListeners.delete(heard)
    const [rest = null] = accountListeners.values()
    line()({ kind: 'account', account: rest })
  }
}

function hear(message: TabMessage): void {
  if (message.kind === 'account') for (const heard of [...accountListeners.keys()]) heard(message.message)
  else if (message.kind === 'match')
    for (const { heard } of [...(followers.get(message.message.match) ?? [])]) heard(message.message)
  else for (const listeners of followers.values()) for (const { changed } of [...listeners]) changed(message.connection)
}

/** The connection to the holder of the stream, made on first use. */
function line(): (request: TabRequest) => void {
  if (ask !== null) return ask
  ask = sharedHub() ?? new StreamHub(browserWorld).join(hear)
  addEventListener('offline', () => line()({ kind: 'offline' }))
  addEventListener('online', () => line()({ kind: 'back' }))
  addEventListener('pagehide', () => line()({ kind: 'bye' }))
  addEventListener('pageshow', ({ persisted }) => persisted && wantAgain())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wantAgain())
  setInterval(() => line()({ kind: 'here' }), 60_000)
  return ask
}

/** A tab that slept may have been forgotten. */
function wantAgain(): void {
  line()({ kind: 'back' })
  for (const [id, [first]] of followers)
    if (first !== undefined) line()({ kind: 'follow', match: id, revision: first.revision() })
  const [account = null] = accountListeners.values()
  line()({ kind: 'account', account })
}

/** All tabs of a browser share one; null where browsers have no shared workers, as on some phones. */
function sharedHub(): ((request: TabRequest) => void) | null {
  if (typeof SharedWorker === 'undefined') return null
  try {
    const worker = new SharedWorker(new URL('./stream.worker.ts', import.meta.url), { type: 'module' })
    worker.port.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data)
    worker.onerror = () => {
      // It could not be loaded: this tab holds a stream of its own.
      ask = new StreamHub(browserWorld).join(hear)
      wantAgain()
    }
    return (request) => worker.port.postMessage(request)
  } catch {
    return null
  }
}
