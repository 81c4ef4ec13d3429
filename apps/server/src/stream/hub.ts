import type { ServerContext } from '../context.ts'
import type { Message } from '../matches/index.ts'
import { requestError } from '../request-error.ts'
import type { EventStream } from './event-stream.ts'

export interface Listener {
  readonly stream: EventStream
  /** `m:` and a match, or `a:` and an account. */
  readonly topic: string
  heard(message: Message): void | Promise<void>
  /** Something may have been missed: say where things stand. */
  fresh(): Promise<void>
  /** Whether they may still listen. */
  still(): Promise<boolean>
}

/** Counted from the moment it is taken, so that many who come at once are not more than may come. */
interface Place {
  leave(): void
}

export interface Hub {
  readonly open: number
  /** Takes a place for one more stream; refuses when this account or address listens too often already. */
  admit(account: string | null, address: string): Place
  /** Says where things stand, then what is new; the place is free again when the stream ends. */
  add(listener: Listener, place: Place): Promise<void>
  /** Ends all streams; their clients come back to another server. */
  stop(): void
}

const BEAT_MS = 20_000

/** All streams of this process, and what they are told. */
export function openHub({ matches, settings, log }: Pick<ServerContext, 'matches' | 'settings' | 'log'>): Hub {
  const byTopic = new Map<string, Set<Listener>>()
  const perAccount = new Counter()
  const perAddress = new Counter()
  let open = 0

  const all = function* (): Generator<Listener> {
    for (const listeners of byTopic.values()) yield* listeners
  }
  const safely = (work: Promise<unknown>): void => {
    work.catch((error: unknown) => log.warn({ err: error }, 'a stream could not be told'))
  }
  const silence = matches.subscribe((message) => {
    if (message.kind === 'lost') {
      for (const listener of all()) safely(listener.fresh())
      return
    }
    for (const listener of byTopic.get(`${message.topic}:${message.id}`) ?? []) {
      const told = listener.heard(message)
      if (told !== undefined) safely(told)
    }
  })
  const beat = setInterval(() => {
    for (const listener of all()) {
      listener.stream.beat()
      safely(listener.still().then((may) => (may ? undefined : listener.stream.end())))
    }
  }, BEAT_MS)
  beat.unref()

  return {
    get open() {
      return open
    },
    admit(account, address) {
      const most = settings.streams
      if ((account !== null && perAccount.of(account) >= most.account) || perAddress.of(address) >= most.address)
        throw requestError(429, 'too_many_streams', 'Too many pages listen already: close some.')
      const count = (by: 1 | -1): void => {
        if (account !== null) perAccount.add(account, by)
        perAddress.add(address, by)
      }
      count(1)
      let taken = true
      return {
        leave() {
          if (taken) count(-1)
          taken = false
        },
      }
    },
    async add(listener, place) {
      const listeners = byTopic.get(listener.topic) ?? new Set()
      byTopic.set(listener.topic, listeners.add(listener))
      open++
      listener.stream.onEnd(() => {
        open--
        place.leave()
        listeners.delete(listener)
        if (listeners.size === 0 && byTopic.get(listener.topic) === listeners) byTopic.delete(listener.topic)
      })
      await listener.fresh().catch((error: unknown) => {
        log.warn({ err: error }, 'a stream could not begin')
        listener.stream.end()
      })
    },
    stop() {
      clearInterval(beat)
      silence()
      for (const { stream } of [...all()]) stream.end()
    },
  }
}

class Counter {
  readonly #counts = new Map<string, number>()

  of(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  add(key: string, by: number): void {
    const now = this.of(key) + by
    if (now > 0) this.#counts.set(key, now)
    else this.#counts.delete(key)
  }
}
