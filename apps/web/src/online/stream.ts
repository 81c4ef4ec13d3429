import { openStream } from './api.ts'

export type Connection = 'live' | 'reconnecting'

interface Listener<Message> {
  heard(message: Message): void
  changed(connection: Connection): void
}

/**
 * Stays with a stream: opens it again with growing pauses when it breaks, at once when the connection or the page comes
 * back. Each begins with `fresh`, so that whatever was missed is asked for. Returns how to end it.
 */
export function stayWith<Message>(
  name: 'stream' | 'matchStream',
  params: Record<string, string>,
  { heard, changed }: Listener<Message>,
): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  const open = (): void => {
    clearTimeout(timer)
    source?.close()
    source = openStream(name, params)
    source.onopen = () => {
      tries = 0
      changed('live')
    }
    source.onmessage = (event: MessageEvent<string>) => heard(JSON.parse(event.data) as Message)
    source.onerror = lost
  }
  const lost = (): void => {
    source?.close()
    source = null
    changed('reconnecting')
    clearTimeout(timer)
    if (navigator.onLine) timer = setTimeout(open, pauseAfter(tries++))
  }
  const back = (): void => {
    tries = 0
    if (source === null || source.readyState === EventSource.CLOSED) open()
  }
  const seen = (): void => {
    if (document.visibilityState === 'visible') back()
  }
  addEventListener('offline', lost)
  addEventListener('online', back)
  document.addEventListener('visibilitychange', seen)
  open()
  return () => {
    clearTimeout(timer)
    source?.close()
    removeEventListener('offline', lost)
    removeEventListener('online', back)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** A server that restarts is back soon; one that stays away is asked less often. */
const SOON = { tries: 10, longest: 3000 }
const LONGEST = 8000

/** Half a second, then twice as long each time; with some chance in it, so that not everybody comes back at once. */
export function pauseAfter(tries: number, chance: number = Math.random()): number {
  const longest = tries < SOON.tries ? SOON.longest : LONGEST
  return Math.round(Math.min(longest, 500 * 2 ** tries) * (0.75 + chance / 2))
}
