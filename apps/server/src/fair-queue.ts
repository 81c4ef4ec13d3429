/** The use of an account halves within this time. */
const HALF_LIFE_MS = 60_000

export interface FairQueueOptions {
  /** Pieces of work of one account that may be under way at once. */
  readonly most: number
  /**
   * The kinds of work that may wait, the more urgent first: after so many milliseconds a piece goes before all that have waited for less. Kinds are
   * numbered by their place in this list.
   */
  readonly patience?: readonly number[]
  readonly now?: () => number
}

interface Entry<Item> {
  readonly item: Item
  readonly kind: number
  /** When its patience ends. */
  readonly due: number
}

interface Share<Item> {
  /** By kind. */
  readonly waiting: Entry<Item>[][]
  /** Taken, and not done yet. */
  running: number
  /** Milliseconds of work, wearing off. */
  used: number
  at: number
}

/** A queue in which accounts take turns: the account that has used least of late comes first, and none has more than `most` under way. */
export class FairQueue<Item> {
  readonly #most: number
  readonly #patience: readonly number[]
  readonly #now: () => number
  readonly #shares = new Map<string, Share<Item>>()
  /** Those among the shares for which something waits. */
  readonly #waiting = new Set<Share<Item>>()
  #size = 0
  #swept = 0

  constructor({ most, patience = [Number.POSITIVE_INFINITY], now = () => performance.now() }: FairQueueOptions) {
    this.#most = most
    this.#patience = patience
    this.#now = now
  }

  get size(): number {
    return this.#size
  }

  put(account: string, item: Item, kind = 0): void {
    const due = this.#now() + (this.#patience[kind] ?? Number.POSITIVE_INFINITY)
    this.#lineOf(account, kind).push({ item, kind, due })
  }

  /** Takes an item back that was not begun with: it goes before everything else. */
  putBack(account: string, item: Item, kind = 0): void {
    this.#lineOf(account, kind).unshift({ item, kind, due: Number.NEGATIVE_INFINITY })
    const share = this.#shares.get(account)
    if (share !== undefined) share.running--
  }

  /** The next one, of one of these kinds; null when no account may have another one under way. */
  take(kinds: readonly number[] = [0]): Item | null {
    const now = this.#now()
    let next: { readonly share: Share<Item>; readonly entry: Entry<Item> } | null = null
    for (const share of this.#waiting) {
      if (share.running >= this.#most) continue
      for (const kind of kinds) {
        const entry = share.waiting[kind]?.[0]
        if (entry !== undefined && (next === null || this.#before(now, share, entry, next.share, next.entry)))
          next = { share, entry }
      }
    }
    if (next === null) return null
    const { share, entry } = next
    share.waiting[entry.kind]?.shift()
    share.running++
    this.#size--
    if (share.waiting.every((line) => line.length === 0)) this.#waiting.delete(share)
    return entry.item
  }

  /** Work of an account is done, and took this long. */
  done(account: string, ms: number): void {
    const share = this.#shares.get(account)
    if (share === undefined) return
    share.used = this.#usedBy(share) + ms
    share.at = this.#now()
    share.running--
    if (this.#shares.size > MOST_KNOWN) this.#forget()
  }

  /** How many items of one kind wait for an account. */
  waitingOf(account: string, kind = 0): number {
    return this.#shares.get(account)?.waiting[kind]?.length ?? 0
  }

  /** Turns the waiting work of an account from one kind into another. */
  change(account: string, from: number, to: number): void {
    const line = this.#shares.get(account)?.waiting[from]?.splice(0) ?? []
    this.#size -= line.length
    for (const { item } of line) this.put(account, item, to)
  }

  clear(): readonly Item[] {
    const items = [...this.#waiting].flatMap(({ waiting }) => waiting.flatMap((line) => line.splice(0)))
    this.#waiting.clear()
    this.#size = 0
    return items.map(({ item }) => item)
  }

  #lineOf(account: string, kind: number): Entry<Item>[] {
    const known = this.#shares.get(account)
    const share = known ?? { waiting: this.#patience.map(() => []), running: 0, used: 0, at: this.#now() }
    this.#shares.set(account, share)
    this.#waiting.add(share)
    this.#size++
    const line = share.waiting[kind]
    if (line === undefined) throw new Error(`Nothing of kind ${kind} waits in this queue`)
    return line
  }

  #before(now: number, a: Share<Item>, one: Entry<Item>, b: Share<Item>, other: Entry<Item>): boolean {
    if (one.due <= now || other.due <= now) return one.due < other.due
    if (one.kind !== other.kind) return one.kind < other.kind
    return a.running === b.running ? this.#usedBy(a) < this.#usedBy(b) : a.running < b.running
  }

  #usedBy({ used, at }: Share<Item>): number {
    return used * 0.5 ** ((this.#now() - at) / HALF_LIFE_MS)
  }

  #forget(): void {
    const now = this.#now()
    if (now - this.#swept < SWEEP_MS) return
    this.#swept = now
    for (const [account, share] of this.#shares)
      if (!this.#waiting.has(share) && share.running === 0 && this.#usedBy(share) < 1) this.#shares.delete(account)
  }
}

const MOST_KNOWN = 5_000
/** Looking for accounts to forget takes time with every account known. */
const SWEEP_MS = 1000
