import type { ServerContext } from '../context.ts'
import { isOutage } from '../database/away.ts'
import type { Message } from '../matches/index.ts'
import { requestError } from '../request-error.ts'
import type { EventStream } from './event-stream.ts'

/** Follows one match or account for a stream; a stream may have several. */
export interface Listener {
  readonly stream: EventStream
  /** `m:` and a match, or `a:` and an account. */
  readonly topic: string
  heard(message: Message): void | Promise<void>
  /** Something may have been missed: say where things stand. */
  fresh(): Promise<void>
}

export interface Hub {
  readonly open: number
  /**
   * Takes a place for one more stream, counted from that moment on, so that many who come at once are not more than may come;
   * refuses when this account or address listens too often already. Returns how to leave it.
   */
  admit(account: string | null, address: string): () => void
  /** Keeps the line open for as long as `still` says that its client may listen. */
  keep(stream: EventStream, still: () => Promise<boolean>): void
  /** Sends the present state, then each change, until the stream ends. */
  add(listener: Listener): Promise<void>
  /** Whether an account has a page of this server open. */
  here(account: string): boolean
  /** Ends all streams; their clients come back to another server. */
  stop(): void
}

const BEAT_MS = 20_000

/** All streams of this process, and the messages for them. */
export function openHub({ matches, settings, log }: Pick<ServerContext, 'matches' | 'settings' | 'log'>): Hub {
  const byTopic = new Map<string, Set<Listener>>()
  const streams = new Map<EventStream, () => Promise<boolean>>()
  const perAccount = new Counter()
  const perAddress = new Counter()
  /** Messages that wait until an earlier one of the same match is read. */
  const queues = new Map<string, Promise<void>>()

  const safely = (work: Promise<unknown>): void => {
    work.catch((error: unknown) => {
      if (!isOutage(error)) log.warn({ err: error }, 'a stream could not be told')
    })
  }
  const deliver = (topic: string, message: Message): void => {
    for (const listener of byTopic.get(topic) ?? []) {
      const told = listener.heard(message)
      if (told !== undefined) safely(told)
    }
  }
  /** A change that another server made comes without what it made of the match: that is read once for all who listen here. */
  const deliverCarried = (topic: string, message: Message): void => {
    const before = queues.get(topic) ?? Promise.resolve()
    const work = before.then(async () => {
      const update = lacksUpdate(message) ? await matches.road.carried(message.id).catch(() => null) : null
      deliver(topic, update === null ? message : { ...message, update })
    })
    queues.set(topic, work)
    safely(
      work.finally(() => {
        if (queues.get(topic) === work) queues.delete(topic)
      }),
    )
  }
  const silence = matches.publisher.subscribe((message) => {
    if (message.kind === 'lost') {
      for (const listeners of byTopic.values()) for (const listener of listeners) safely(listener.fresh())
      return
    }
    const topic = `${message.topic}:${message.id}`
    if (!byTopic.has(topic)) return
    if (lacksUpdate(message) || queues.has(topic)) deliverCarried(topic, message)
    else deliver(topic, message)
  })
  const beat = setInterval(() => {
    for (const [stream, still] of streams) {
      stream.beat()
      safely(still().then((may) => (may ? undefined : stream.end())))
    }
  }, BEAT_MS)
  beat.unref()

  return {
    get open() {
      return streams.size
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
      return () => {
        if (taken) count(-1)
        taken = false
      }
    },
    keep(stream, still) {
      streams.set(stream, still)
      stream.onEnd(() => streams.delete(stream))
    },
    async add(listener) {
      const { topic, stream } = listener
      const listeners = byTopic.get(topic) ?? new Set()
      byTopic.set(topic, listeners.add(listener))
      stream.onEnd(() => {
        listeners.delete(listener)
        if (listeners.size === 0 && byTopic.get(topic) === listeners) byTopic.delete(topic)
      })
      await listener.fresh().catch((error: unknown) => {
        if (!isOutage(error)) log.warn({ err: error }, 'a stream could not begin')
        stream.end()
      })
    },
    here: (account) => perAccount.of(account) > 0,
    stop() {
      clearInterval(beat)
      silence()
      for (const stream of [...streams.keys()]) stream.end()
    },
  }
}

/** Messages that change nothing of the match. */
const WITHOUT_UPDATE: ReadonlySet<string> = new Set(['phrase', 'chat', 'presence'])

/** A change of a match of which only the number is known. Messages for one seat alone are not read for the others. */
function lacksUpdate({ topic, kind, update, only }: Message): boolean {
  return topic === 'm' && update === undefined && only === undefined && !WITHOUT_UPDATE.has(kind)
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
