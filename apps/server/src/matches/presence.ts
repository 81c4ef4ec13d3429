import type { Notifier } from './notifier.ts'

/** Said again so often, and forgotten when it was not said for three times as long: a server may die without a word. */
export const PRESENCE_MS = 20_000

/** Who has which match open at the moment, on whichever server. */
export class Presence {
  readonly #server: string
  readonly #notifier: Notifier
  readonly #now: () => number
  /** Seats present by way of this server, counted, since somebody may have two windows. */
  readonly #here = new Map<string, number>()
  /** `match seat` -> server -> until when that counts. */
  readonly #known = new Map<string, Map<string, number>>()

  constructor(server: string, notifier: Notifier, now: () => number) {
    this.#server = server
    this.#notifier = notifier
    this.#now = now
  }

  isPresent(match: string, seat: number): boolean {
    const servers = this.#known.get(`${match} ${seat}`)
    if (servers === undefined) return false
    for (const until of servers.values()) if (until > this.#now()) return true
    return false
  }

  set(match: string, seat: number, present: boolean): void {
    const key = `${match} ${seat}`
    const count = (this.#here.get(key) ?? 0) + (present ? 1 : -1)
    if (count > 0) this.#here.set(key, count)
    else this.#here.delete(key)
    if ((present && count === 1) || (!present && count === 0)) this.#tell(match, seat, present)
  }

  /** Says again who is here. */
  repeat(): void {
    for (const key of this.#here.keys()) {
      const [match = '', seat = '0'] = key.split(' ')
      this.#notifier.notifyText(`p:${match}:${seat}:1:${this.#server}:again`)
    }
    for (const [key, servers] of this.#known) {
      for (const [server, until] of servers) if (until <= this.#now()) servers.delete(server)
      if (servers.size === 0) this.#known.delete(key)
    }
  }

  /** True when this changed whether the seat is present. */
  hear(payload: string): { readonly match: string; readonly seat: number } | null {
    const [, match = '', seat = '0', present, server = ''] = payload.split(':')
    const key = `${match} ${seat}`
    const before = this.isPresent(match, Number(seat))
    const servers = this.#known.get(key) ?? new Map<string, number>()
    if (present === '1') servers.set(server, this.#now() + PRESENCE_MS * 3)
    else servers.delete(server)
    this.#known.set(key, servers)
    return before === this.isPresent(match, Number(seat)) ? null : { match, seat: Number(seat) }
  }

  #tell(match: string, seat: number, present: boolean): void {
    this.#notifier.notifyText(`p:${match}:${seat}:${present ? 1 : 0}:${this.#server}`)
  }
}
