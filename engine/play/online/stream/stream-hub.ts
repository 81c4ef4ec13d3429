import type { AccountMessage, MatchMessage } from '@tessera/wire'

export type Connection = 'live' | 'reconnecting'

/** What a tab asks of the holder of the stream. */
export type TabRequest =
  /** To follow a match, of which this revision is known. */
  | { readonly kind: 'follow'; readonly match: string; readonly revision: number }
  | { readonly kind: 'leave'; readonly match: string }
  /** The account whose messages are wanted; null for none. */
  | { readonly kind: 'account'; readonly account: string | null }
  | { readonly kind: 'offline' }
  /** The connection or the page is back: do not wait any longer. */
  | { readonly kind: 'back' }
  /** The tab is still there. */
  | { readonly kind: 'here' }
  | { readonly kind: 'bye' }

export type TabMessage =
  | { readonly kind: 'match'; readonly message: MatchMessage }
  | { readonly kind: 'account'; readonly message: AccountMessage }
  | { readonly kind: 'connection'; readonly connection: Connection }

/** The part of an EventSource that is used here. */
export interface StreamSource {
  onopen: (() => void) | null
  onerror: (() => void) | null
  addEventListener(type: 'message' | 'match', listener: (event: { readonly data: string }) => void): void
  close(): void
}

/** Where a hub lives: a worker that all tabs share, or a page. */
export interface HubWorld {
  open(address: string): StreamSource
  later(work: () => void, ms: number): () => void
  now(): number
}

interface Tab {
  readonly send: (message: TabMessage) => void
  readonly matches: Set<string>
  account: string | null
  seen: number
}

/** Tabs that come and go within so long change the stream once. */
const SETTLE_MS = 30
/** A tab says every minute that it is there; a browser may slow that down to once in several. */
const GONE_MS = 10 * 60_000
/** Matches one stream may follow; the server refuses more. */
const MOST_FOLLOWED = 16

/**
 * The one stream of a browser: everything its tabs want to hear of comes through it, however many they are. It is opened anew when
 * they want something else, and with growing pauses when it breaks, each time from the revisions known, so that nothing is missed
 * and nothing comes twice.
 */
export class StreamHub {
  readonly #world: HubWorld
  readonly #tabs = new Set<Tab>()
  /** The revision of each match that was told last. */
  readonly #known = new Map<string, number>()
  #source: StreamSource | null = null
  /** What the stream was opened for. */
  #wish = ''
  #connection: Connection = 'reconnecting'
  #cancel: (() => void) | null = null
  #offline = false
  #tries = 0

  constructor(world: HubWorld) {
    this.#world = world
  }

  /** Returns how the tab asks for things. */
  join(send: (message: TabMessage) => void): (request: TabRequest) => void {
    const tab: Tab = { send, matches: new Set(), account: null, seen: this.#world.now() }
    return (request) => {
      tab.seen = this.#world.now()
      if (request.kind !== 'bye') this.#tabs.add(tab)
      this.#hear(tab, request)
    }
  }

  #hear(tab: Tab, request: TabRequest): void {
    switch (request.kind) {
      case 'follow':
        this.#follow(tab, request.match, request.revision)
        break
      case 'leave':
        tab.matches.delete(request.match)
        this.#change()
        break
      case 'account':
        tab.account = request.account
        this.#change()
        break
      case 'offline':
        this.#offline = true
        this.#lose()
        break
      case 'back':
        this.#offline = false
        this.#tries = 0
        if (this.#source === null) this.#open()
        break
      case 'here':
        this.#forgetGone()
        break
      case 'bye':
        this.#tabs.delete(tab)
        this.#change()
        break
    }
  }

  #follow(tab: Tab, match: string, revision: number): void {
    const followed = this.#all().includes(match)
    tab.matches.add(match)
    tab.send({ kind: 'connection', connection: this.#connection })
    const known = this.#known.get(match)
    if (!followed || known === undefined) this.#known.set(match, Math.max(known ?? 0, revision))
    // What came since that tab looked is not told again: it compares, and asks.
    else tab.send({ kind: 'match', message: { seq: known, kind: 'fresh', match } })
    this.#change()
  }

  #all(): readonly string[] {
    return [...new Set([...this.#tabs].flatMap(({ matches }) => [...matches]))].slice(-MOST_FOLLOWED)
  }

  #account(): string | null {
    for (const { account } of this.#tabs) if (account !== null) return account
    return null
  }

  #wished(): string {
    const matches = [...this.#all()].sort()
    const account = this.#account()
    return matches.length === 0 && account === null ? '' : `${account ?? ''} ${matches.join(',')}`
  }

  #change(): void {
    for (const match of this.#known.keys()) if (!this.#all().includes(match)) this.#known.delete(match)
    if (this.#wished() === this.#wish && this.#source !== null) return
    this.#wait(() => this.#wished() !== this.#wish && this.#open(), SETTLE_MS)
  }

  #wait(work: () => void, ms: number): void {
    this.#cancel?.()
    this.#cancel = this.#world.later(() => {
      this.#cancel = null
      work()
    }, ms)
  }

  #open(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#source?.close()
    this.#source = null
    this.#wish = this.#wished()
    if (this.#wish === '' || this.#offline) return
    const source = this.#world.open(this.#address())
    this.#source = source
    source.onopen = () => {
      this.#tries = 0
      this.#connected('live')
    }
    source.onerror = () => {
      if (this.#source === source) this.#lose()
    }
    source.addEventListener('message', ({ data }) => {
      if (this.#source === source) this.#tellAccount(JSON.parse(data) as AccountMessage)
    })
    source.addEventListener('match', ({ data }) => {
      if (this.#source === source) this.#tellMatch(JSON.parse(data) as MatchMessage)
    })
  }

  #address(): string {
    const matches = this.#all().map((match) => {
      const known = this.#known.get(match)
      return known === undefined ? match : `${match}.${known}`
    })
    return matches.length === 0 ? STREAM : `${STREAM}?matches=${matches.join(',')}`
  }

  #lose(): void {
    this.#source?.close()
    this.#source = null
    this.#connected('reconnecting')
    if (this.#offline) this.#cancel?.()
    else this.#wait(() => this.#open(), pauseAfter(this.#tries++))
  }

  #connected(connection: Connection): void {
    if (this.#connection === connection) return
    this.#connection = connection
    for (const { send } of this.#tabs) send({ kind: 'connection', connection })
  }

  #tellAccount(message: AccountMessage): void {
    for (const { account, send } of this.#tabs) if (account !== null) send({ kind: 'account', message })
  }

  #tellMatch(message: MatchMessage): void {
    const { match, seq, kind } = message
    const known = this.#known.get(match)
    if (known === undefined) return
    // A change that is known already, as when the stream was opened anew just as it came.
    if (message.update !== undefined && seq <= known) return
    if (kind !== 'gone') this.#known.set(match, Math.max(known, seq))
    for (const { matches, send } of this.#tabs) if (matches.has(match)) send({ kind: 'match', message })
  }

  /** Tabs that ended without a word. */
  #forgetGone(): void {
    const before = this.#tabs.size
    for (const tab of this.#tabs) if (this.#world.now() - tab.seen > GONE_MS) this.#tabs.delete(tab)
    if (this.#tabs.size < before) this.#change()
  }
}

/** The path of `routes.stream`; the table itself would bring its schemas into the worker. */
export const STREAM = '/api/stream'

/** A server that restarts is back soon; one that stays away is asked less often. */
const SOON = { tries: 10, longest: 3000 }
const LONGEST = 8000

/** Half a second, then twice as long each time; with some chance in it, so that browsers do not all come back at once. */
export function pauseAfter(tries: number, chance: number = Math.random()): number {
  const longest = tries < SOON.tries ? SOON.longest : LONGEST
  return Math.round(Math.min(longest, 500 * 2 ** tries) * (0.75 + chance / 2))
}
