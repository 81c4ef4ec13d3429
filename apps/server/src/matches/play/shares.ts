import { requestError } from '../../request-error.ts'

const MINUTE_MS = 60_000
/** Accounts remembered at most; those that have used nothing lately are forgotten first. */
const MOST_KNOWN = 10_000

/**
 * How much of the time of rules and bots each account may take: so many milliseconds of work a minute. All accounts share the
 * same few threads, and some options make one battle as long as a hundred others.
 */
export class Shares {
  readonly #most: number
  readonly #now: () => number
  readonly #used = new Map<string, { readonly ms: number; readonly at: number }>()

  constructor(most: number, now: () => number = () => performance.now()) {
    this.#most = most
    this.#now = now
  }

  /** Refuses when the share is used up. */
  refuseUsedUp(account: string): void {
    if (this.#usedBy(account) >= this.#most)
      throw requestError(429, 'too_heavy', 'Your matches have taken much of the server’s time. Try again in a minute.')
  }

  /** Charges time that rules or bots were at work for an account. */
  note(account: string, ms: number): void {
    const used = this.#usedBy(account) + ms
    this.#used.delete(account)
    this.#used.set(account, { ms: used, at: this.#now() })
    if (this.#used.size > MOST_KNOWN) this.#forget()
  }

  /** Use wears off evenly: a whole share within a minute. */
  #usedBy(account: string): number {
    const known = this.#used.get(account)
    if (known === undefined) return 0
    return Math.max(0, known.ms - ((this.#now() - known.at) * this.#most) / MINUTE_MS)
  }

  #forget(): void {
    for (const account of this.#used.keys()) if (this.#usedBy(account) === 0) this.#used.delete(account)
    const first = this.#used.keys().next().value
    if (this.#used.size > MOST_KNOWN && first !== undefined) this.#used.delete(first)
  }
}
