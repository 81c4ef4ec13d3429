import pg from 'pg'
import { goodbye } from './away.ts'

type Heard = (payload: string) => void

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000
const ANSWER_MS = 5_000

/**
 * A connection of its own for notifications. When it breaks it is made anew, by one attempt at a time with growing pauses, and
 * listeners are told that something may have been missed.
 */
export class NotificationListener {
  readonly #url: string
  readonly #warn: (facts: object, text: string) => void
  readonly #heard = new Map<string, Set<Heard>>()
  readonly #ping: NodeJS.Timeout
  #client: pg.Client | null = null
  #connecting: Promise<pg.Client> | null = null
  #timer: NodeJS.Timeout | null = null
  #tries = 0
  #asked: Promise<unknown> = Promise.resolve()
  #closed = false

  constructor(url: string, pingMs: number, warn: (facts: object, text: string) => void) {
    this.#url = url
    this.#warn = warn
    this.#ping = setInterval(() => void this.#askWhetherItLives(), pingMs)
    this.#ping.unref()
  }

  async listen(channel: string, heard: Heard): Promise<() => Promise<void>> {
    const listeners = this.#heard.get(channel) ?? new Set()
    listeners.add(heard)
    this.#heard.set(channel, listeners)
    const client = this.#client ?? (await this.#connect())
    await this.#ask(client, `listen ${pg.escapeIdentifier(channel)}`)
    return async () => {
      listeners.delete(heard)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#ping)
    if (this.#timer !== null) clearTimeout(this.#timer)
    if (this.#connecting !== null) await goodbye(this.#connecting)
    const client = this.#client
    this.#client = null
    if (client === null) return
    await goodbye(client.end())
    client.connection.stream.destroy()
  }

  /** One question after the other. */
  #ask(client: pg.Client, text: string): Promise<unknown> {
    this.#asked = this.#asked.catch(() => undefined).then(() => client.query(text))
    return this.#asked
  }

  /** Callers that ask while a connection is being made share it. */
  #connect(): Promise<pg.Client> {
    this.#connecting ??= this.#connectOnce().finally(() => {
      this.#connecting = null
    })
    return this.#connecting
  }

  async #connectOnce(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'tessera notifications',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    })
    client.on('error', () => this.#lose(client))
    client.on('end', () => this.#lose(client))
    client.on('notification', ({ channel, payload }) => {
      for (const heard of this.#heard.get(channel) ?? []) heard(payload ?? '')
    })
    try {
      await client.connect()
      for (const channel of this.#heard.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    if (this.#closed) {
      await client.end()
      throw new Error('The database is closed')
    }
    this.#client = client
    this.#asked = Promise.resolve()
    return client
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = null
    client.end().catch(() => undefined)
    this.#warn({}, 'the connection for notifications was lost')
    this.#again()
  }

  /** One attempt is planned at a time, however many things say that the connection is gone. */
  #again(): void {
    if (this.#closed || this.#timer !== null) return
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#tries++) * (0.5 + Math.random() / 2)
    this.#timer = setTimeout(() => {
      this.#timer = null
      this.#connect().then(
        () => {
          this.#tries = 0
          for (const listeners of this.#heard.values()) for (const heard of listeners) heard('')
        },
        () => this.#again(),
      )
    }, pause)
    this.#timer.unref()
  }

  /** A connection whose other end is gone without a word looks open for a long time. */
  async #askWhetherItLives(): Promise<void> {
    const client = this.#client
    if (client === null) return
    try {
      await this.#ask(client, 'select 1')
    } catch {
      this.#lose(client)
    }
  }
}
