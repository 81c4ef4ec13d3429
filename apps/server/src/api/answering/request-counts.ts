/** Keys remembered at most; the one used last stays longest. */
const MOST_KNOWN = 5_000

interface Counted {
  readonly requests: number
  readonly from: number
}

type Answer = (error: Error | null, found: { readonly current: number; readonly ttl: number }) => void

/**
 * Counts requests for the rate limits: so many within a time from the first of them. The limiter's own store counts by the clock of the
 * machine, and a clock that is set back by an hour would leave everybody's time running for an hour longer.
 */
export class RequestCounts {
  readonly #counted = new Map<string, Counted>()

  incr(key: string, answer: Answer, timeWindow: number): void {
    const now = performance.now()
    const known = this.#counted.get(key)
    const goesOn = known !== undefined && now - known.from < timeWindow
    const counted = goesOn ? { from: known.from, requests: known.requests + 1 } : { from: now, requests: 1 }
    this.#counted.delete(key)
    this.#counted.set(key, counted)
    const oldest = this.#counted.size > MOST_KNOWN ? this.#counted.keys().next().value : undefined
    if (oldest !== undefined) this.#counted.delete(oldest)
    answer(null, { current: counted.requests, ttl: Math.ceil(timeWindow - (now - counted.from)) })
  }

  child(): RequestCounts {
    return new RequestCounts()
  }
}
