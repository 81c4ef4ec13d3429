import type { Database } from '../../database/database.ts'
import type { Published } from './match-update.ts'

/** A change, as listeners hear of it; `kind` is `lost` when something may have been missed and listeners must ask for everything again. */
export interface Message {
  readonly topic: 'm' | 'a'
  readonly id: string
  readonly seq: number
  readonly kind: string
  readonly seat?: number
  /** Of an account's message: the match it is about. */
  readonly match?: string
  readonly phrase?: string
  /** Of a phrase: its key, so that one that is sent twice is heard once. */
  readonly key?: string
  /** It concerns this seat alone. */
  readonly only?: number
  /** The match after the change; it must be asked for where another server made the change. */
  readonly update?: Published
  /** The server that made the change. */
  readonly origin?: string
  /** Of a message about presence: the seats that are there now. */
  readonly present?: readonly number[]
}

export const CHANNEL = 'tessera'

/**
 * Tells all servers of changes, after they are committed: a transaction that notifies commits alone, which would cost the
 * database its speed. Messages that gather while one batch is under way go out with the next.
 */
export class Notifier {
  readonly #database: Pick<Database, 'notify'>
  readonly #server: string
  readonly #heard: (message: Message) => void
  #waiting: string[] = []
  #sending: Promise<void> | null = null

  /** `heard` is called at once for everything this server says. */
  constructor(database: Pick<Database, 'notify'>, server: string, heard: (message: Message) => void) {
    this.#database = database
    this.#server = server
    this.#heard = heard
  }

  /** Listeners of this server hear a message at once, the other servers by way of the database. */
  notify(message: Message): void {
    this.#heard(message)
    this.#waiting.push(payloadOf({ ...message, origin: this.#server }))
    this.#sending ??= this.#send()
  }

  /** Sends plain text that is not for clients. */
  notifyText(payload: string): void {
    this.#waiting.push(payload)
    this.#sending ??= this.#send()
  }

  async flush(): Promise<void> {
    await this.#sending
  }

  async #send(): Promise<void> {
    await Promise.resolve()
    try {
      while (this.#waiting.length > 0) {
        await this.#database.notify(CHANNEL, this.#waiting.splice(0))
      }
    } catch {
      // Without the database no server hears anything; listeners are told to ask again when it is back.
    } finally {
      this.#sending = null
    }
  }
}

function payloadOf({ topic, id, seq, kind, seat, match, phrase, key, only, origin = '' }: Message): string {
  return topic === 'm'
    ? `m:${id}:${seq}:${kind}:${seat ?? ''}:${phrase ?? ''}:${only ?? ''}:${origin}:${key ?? ''}`
    : `a:${id}:${seq}:${kind}:${match ?? ''}::${origin}`
}

export function messageOf(payload: string): Message | null {
  const [topic, id = '', seq = '', kind = '', about = '', phrase = '', only = '', origin = '', key = ''] =
    payload.split(':')
  if (topic === 'm') {
    const seat = about === '' ? {} : { seat: Number(about) }
    const words = kind === 'phrase' ? { phrase, ...(key === '' ? {} : { key }) } : {}
    const alone = only === '' ? {} : { only: Number(only) }
    return { topic, id, seq: Number(seq), kind, ...seat, ...words, ...alone, origin }
  }
  if (topic === 'a')
    return { topic, id, seq: Number(seq), kind, ...(about === '' ? {} : { match: about }), origin: only }
  return null
}
