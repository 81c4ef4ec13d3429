import type { Pinned } from './address.ts'
import { post } from './post.ts'

/** Messages under way at once. */
const LANES = 32
/** Lanes for hosts that answered promptly last: hosts that are slow, silent or new cannot take these. */
const KEPT = 8
const EACH_ACCOUNT = 2
/** Lanes of one host that answered promptly last, and of any other. */
const EACH_PROMPT = 16
const EACH_OTHER = 4
const PROMPT_MS = 2000
/** How long an answer is waited for, and how long where the last one did not come. */
const PATIENCE_MS = 10_000
const SHORT_PATIENCE_MS = 2000
const MOST_KNOWN = 1000

interface Parcel {
  readonly id: string
  readonly account: string
  /** Where it goes, with the port. */
  readonly host: string
}

/** The messages that may be taken next. */
interface Wanted {
  readonly room: number
  /** Accounts and hosts that have all their lanes taken. */
  readonly fullAccounts: readonly string[]
  readonly fullHosts: readonly string[]
  /** Only messages to these hosts; null: to any. */
  readonly onlyHosts: readonly string[] | null
}

/** Posts to a pinned address, with as much patience as its host deserves. */
export type Post = (
  target: Pinned,
  body: string | Buffer,
  headers: Readonly<Record<string, string | number>>,
) => Promise<number>

/** Which messages are under way, and which hosts answer: one that does not keeps only those waiting who send to it. */
export interface Lanes {
  wanted(): Wanted
  /** Takes a lane if there is one for it. */
  enter(parcel: Parcel): boolean
  leave(id: string): void
  /** Sends, and remembers how the host answered. */
  readonly post: Post
  /** The host could not be reached. */
  failed(host: string): void
}

export function openLanes(send: typeof post = post, now: () => number = () => performance.now()): Lanes {
  const under = new Map<string, Parcel & { readonly prompt: boolean }>()
  const answered = new Map<string, 'promptly' | 'late' | 'never'>()
  const count = (by: 'account' | 'host'): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>()
    for (const parcel of under.values()) counts.set(parcel[by], (counts.get(parcel[by]) ?? 0) + 1)
    return counts
  }
  const isPrompt = (host: string): boolean => answered.get(host) === 'promptly'
  const mostTo = (host: string): number => (isPrompt(host) ? EACH_PROMPT : EACH_OTHER)
  const full = (counts: ReadonlyMap<string, number>, most: (key: string) => number): readonly string[] =>
    [...counts].filter(([key, taken]) => taken >= most(key)).map(([key]) => key)
  const note = (host: string, how: 'promptly' | 'late' | 'never'): void => {
    answered.delete(host)
    answered.set(host, how)
    const [oldest] = answered.keys()
    if (answered.size > MOST_KNOWN && oldest !== undefined) answered.delete(oldest)
  }
  const wanted = (): Wanted => {
    const others = [...under.values()].filter(({ prompt }) => !prompt).length
    return {
      room: LANES - under.size,
      fullAccounts: full(count('account'), () => EACH_ACCOUNT),
      fullHosts: full(count('host'), mostTo),
      onlyHosts: others < LANES - KEPT ? null : [...answered.keys()].filter(isPrompt),
    }
  }
  return {
    wanted,
    enter(parcel) {
      const { room, fullAccounts, fullHosts, onlyHosts } = wanted()
      const taken = room <= 0 || fullAccounts.includes(parcel.account) || fullHosts.includes(parcel.host)
      if (taken || onlyHosts?.includes(parcel.host) === false) return false
      under.set(parcel.id, { ...parcel, prompt: isPrompt(parcel.host) })
      return true
    },
    leave: (id) => void under.delete(id),
    async post(target, body, headers) {
      const { host } = target.url
      const began = now()
      const patience = answered.get(host) === 'never' ? SHORT_PATIENCE_MS : PATIENCE_MS
      const status = await send(target, body, headers, patience)
      note(host, now() - began < PROMPT_MS ? 'promptly' : 'late')
      return status
    },
    failed: (host) => note(host, 'never'),
  }
}
