import type { Envelope, Seat } from '@tessera/kernel'

/** What a running match adds to a table that is watched: who must choose, and what this player may do about it. */
export interface Live<Choice> {
  /** Null for a spectator. */
  readonly me: Seat | null
  /** The rules wait for this player, and nothing was sent yet. */
  readonly awaited: boolean
  /** A choice is in; it can be opened again until the turn resolves. */
  readonly sent: boolean
  /** It is on its way to a server that has not confirmed it. */
  readonly sending: boolean
  /** The seats whose choice is in. */
  readonly sealed: readonly Seat[]
  /** A bot thinks in this browser. */
  readonly thinking: boolean
  /** Why the match does not go on: a sentence. */
  readonly trouble: string | null
  readonly over: boolean
  /** The choice in the making, kept here or on another device. */
  readonly drafted: Choice | null
  readonly onDraft: (choice: Choice) => void
  readonly send: (choice: Choice) => void
  readonly reopen: () => void
  /** Makes the bots of this browser choose at once; null elsewhere. */
  readonly stop: (() => void) | null
  readonly retry: () => void
}

/** What an envelope says of a match that runs, apart from its position. */
export function standing(
  { awaiting, sealed, mine, result }: Pick<Envelope<unknown, unknown>, 'awaiting' | 'sealed' | 'mine' | 'result'>,
  me: Seat | null,
): Pick<Live<never>, 'awaited' | 'sent' | 'sealed' | 'over'> {
  const sent = mine?.final === true
  return { awaited: me !== null && awaiting.includes(me) && !sent, sent, sealed, over: result !== null }
}

/** What a player sees who cannot choose now, most urgent first. */
export type Waits = 'trouble' | 'behind' | 'over' | 'watching' | 'sending' | 'thinking' | 'sent' | 'others'

/** `atLast`: the viewer stands at the newest frame. */
export function waitsFor(live: Omit<Live<never>, 'drafted'>, atLast: boolean): Waits {
  if (live.trouble !== null) return 'trouble'
  if (!atLast) return 'behind'
  if (live.over) return 'over'
  if (live.me === null) return 'watching'
  if (live.sending) return 'sending'
  if (live.thinking) return 'thinking'
  return live.sent ? 'sent' : 'others'
}
