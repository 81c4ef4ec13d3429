/** What an account has used wears off to half within so long. */
const HALF_LIFE_MS = 60_000

interface Share<Item> {
  readonly waiting: Item[]
  /** Taken, and not done yet. */
  running: number
  /** Milliseconds of work, wearing off. */
  used: number
  at: number
}

/** A queue in which accounts take turns: whoever has used least of late comes first, and nobody has more than `most` at work. */
export class FairQueue<Item> {
  readonly #most: number
  readonly #now: () => number
  readonly #shares = new Map<string, Share<Item>>()
  #size = 0

  constructor(most: number, now: () => number = () => performance.now()) {
    this.#most = most
    this.#now = now
  }

  get size(): number {
    return this.#size
  }

  put(account: string, item: Item): void {
    const share = this.#shares.get(account) ?? { waiting: [], running: 0, used: 0, at: this.#now() }
    this.#shares.set(account, share)
    share.waiting.push(item)
    this.#size++
  }

  /** The next one; null when nobody may have another one at work. */
  take(): Item | null {
    let next: Share<Item> | null = null
    for (const share of this.#shares.values()) {
      if (share.waiting.length === 0 || share.running >= this.#most) continue
      if (next === null || this.#before(share, next)) next = share
    }
    const item = next?.waiting.shift()
    if (next === null || item === undefined) return null
    next.running++
    this.#size--
    return item
  }

  /** What an account had at work is done, and took so long. */
  done(account: string, ms: number): void {
    const share = this.#shares.get(account)
    if (share === undefined) return
    share.used = this.#usedBy(share) + ms
    share.at = this.#now()
    share.running--
    if (this.#shares.size > MOST_KNOWN) this.#forget()
  }

  clear(): readonly Item[] {
    const all = [...this.#shares.values()].flatMap(({ waiting }) => waiting.splice(0))
    this.#size = 0
    return all
  }

  #before(a: Share<Item>, b: Share<Item>): boolean {
    return a.running === b.running ? this.#usedBy(a) < this.#usedBy(b) : a.running < b.running
  }

  #usedBy({ used, at }: Share<Item>): number {
    return used * 0.5 ** ((this.#now() - at) / HALF_LIFE_MS)
  }

  #forget(): void {
    for (const [account, share] of this.#shares)
      if (share.waiting.length === 0 && share.running === 0 && this.#usedBy(share) < 1) this.#shares.delete(account)
  }
}

const MOST_KNOWN = 5_000
