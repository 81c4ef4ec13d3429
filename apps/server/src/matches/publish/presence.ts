import type { Notifier } from './notifier.ts'

/** Said again so often, and forgotten when it was not said for three times as long: a server may die without a word. */
export const PRESENCE_MS = 20_000
/** A seat that comes and goes is announced at most this often; reloading a page is not announced. */
const SETTLE_MS = 1_000

interface Here {
  /** Windows that are open by way of this server. */
  count: number
  /** The state that was sent last, and when. */
  told: boolean
  at: number
  timer: NodeJS.Timeout | null
}

/** Which seats have their match open at the moment, on any server. */
export class Presence {
  readonly #server: string
  readonly #notifier: Pick<Notifier, 'notifyText'>
  readonly #now: () => number
  /** Seats by way of this server, by `match seat`. */
  readonly #here = new Map<string, Here>()
  /** match -> seat -> server -> until when that counts. */
  readonly #known = new Map<string, Map<number, Map<string, number>>>()

  constructor(server: string, notifier: Pick<Notifier, 'notifyText'>, now: () => number) {
    this.#server = server
    this.#notifier = notifier
    this.#now = now
  }

  isPresent(match: string, seat: number): boolean {
    const servers = this.#known.get(match)?.get(seat)
    if (servers === undefined) return false
    for (const until of servers.values()) if (until > this.#now()) return true
    return false
  }

  /** All seats that are present. */
  seatsOf(match: string): readonly number[] {
    const seats = [...(this.#known.get(match)?.keys() ?? [])]
    return seats.filter((seat) => this.isPresent(match, seat)).sort((a, b) => a - b)
  }

  set(match: string, seat: number, present: boolean): void {
    const key = `${match} ${seat}`
    const here = this.#here.get(key) ?? { count: 0, told: false, at: Number.NEGATIVE_INFINITY, timer: null }
    this.#here.set(key, here)
    here.count = Math.max(0, here.count + (present ? 1 : -1))
    this.#settle(key, here)
  }

  /** Says again who is here. */
  repeat(): void {
    for (const [key, { told }] of this.#here)
      if (told) this.#notifier.notifyText(`p:${place(key)}:1:${this.#server}:again`)
    for (const [match, seats] of this.#known) {
      for (const [seat, servers] of seats) {
        for (const [server, until] of servers) if (until <= this.#now()) servers.delete(server)
        if (servers.size === 0) seats.delete(seat)
      }
      if (seats.size === 0) this.#known.delete(match)
    }
  }

  /** The match, when this changed whether a seat is present. */
  hear(payload: string): string | null {
    const [, match = '', which = '0', present, server = ''] = payload.split(':')
    const seat = Number(which)
    const before = this.isPresent(match, seat)
    const seats = this.#known.get(match) ?? new Map<number, Map<string, number>>()
    const servers = seats.get(seat) ?? new Map<string, number>()
    this.#known.set(match, seats.set(seat, servers))
    if (present === '1') servers.set(server, this.#now() + PRESENCE_MS * 3)
    else servers.delete(server)
    return before === this.isPresent(match, seat) ? null : match
  }

  stop(): void {
    for (const { timer } of this.#here.values()) if (timer !== null) clearTimeout(timer)
    this.#here.clear()
  }

  /** Arrivals are announced at once, unless there was an announcement a moment ago; departures when they have lasted a moment. */
  #settle(key: string, here: Here): void {
    const present = here.count > 0
    if (present === here.told || here.timer !== null) {
      if (!present && !here.told && here.timer === null) this.#here.delete(key)
      return
    }
    const wait = present ? Math.max(0, here.at + SETTLE_MS - this.#now()) : SETTLE_MS
    if (wait === 0) {
      this.#tell(key, here)
      return
    }
    here.timer = setTimeout(() => {
      here.timer = null
      if (here.count > 0 !== here.told) this.#tell(key, here)
      else this.#settle(key, here)
    }, wait)
    here.timer.unref()
  }

  #tell(key: string, here: Here): void {
    here.told = here.count > 0
    here.at = this.#now()
    this.#notifier.notifyText(`p:${place(key)}:${here.told ? 1 : 0}:${this.#server}`)
    if (!here.told) this.#here.delete(key)
  }
}

function place(key: string): string {
  return key.replace(' ', ':')
}
