import type { AnyRecord, Json, SeatAct, StoredFrame, Written } from '@tessera/kernel'
import type {
  JoinMatch,
  MatchSummary,
  MatchView,
  NewMatch,
  OpponentEntry,
  Pairing,
  PHRASES,
  QuickPairing,
  RatingStep,
  SubmitChoice,
} from '@tessera/wire'
import type { z } from 'zod'
import { type BotPool, botsHere } from '../bots/pool.ts'
import type { Database } from '../database/database.ts'
import { type GameHost, gameHosts } from '../games/index.ts'
import { newId } from '../ids.ts'
import { logFailure } from '../operate/safe-error.ts'
import { requestError } from '../request-error.ts'
import { type RulesPool, rulesHere } from '../rules/pool.ts'
import {
  history,
  invitations,
  type ListQuery,
  mine,
  openMatches,
  type Page,
  type Standing,
  standing,
} from './lists/lists.ts'
import { opponents } from './lists/opponents.ts'
import { matchOfTheDay, runningMatches } from './lists/watchable.ts'
import type { GameRegistry } from './load/game-registry.ts'
import type { Published } from './publish/match-update.ts'
import { CHANNEL, type Message, messageOf } from './publish/notifier.ts'
import { Presence } from './publish/presence.ts'
import { RecentUpdates } from './publish/recent-updates.ts'
import { type LeaderboardRow, leaderboard, ratingsOf, type ShownRating } from './ratings/leaderboard.ts'
import { ratingHistory } from './ratings/rating-history.ts'
import { rate } from './ratings/ratings.ts'
import { type Log, MatchCache, type MatchCacheOptions } from './road/match-cache.ts'
import { fork, rematch } from './seating/again.ts'
import type { Backers } from './seating/backing.ts'
import { create, createdBefore, createPrepared, type PreparedMatch, type Wish } from './seating/create.ts'
import { pair, unpair } from './seating/pairing.ts'
import type { Room } from './seating/room.ts'
import { cancel, decline, join } from './seating/seats.ts'
import { reveal } from './seating/start.ts'
import { show } from './show/show.ts'
import { framesFor, recordOf, say, spoke, watched } from './show/watching.ts'
import { type ServerClock, serverClock } from './store/clock.ts'
import type { Asker } from './store/rows.ts'
import { Sweeper } from './sweep/sweeper.ts'
import { BotRunner } from './turns/bot-runner.ts'
import { abort, act, type Receipt, submit, withdraw } from './turns/play.ts'

export { type GameRegistry, gameRegistry } from './load/game-registry.ts'
export type { Message } from './publish/notifier.ts'
export type { Asker } from './store/rows.ts'
export type { Receipt } from './turns/play.ts'

export interface FramesPage {
  readonly from: number
  readonly frames: readonly StoredFrame<Json, Json>[]
  readonly total: number
}

/** What a fork or a rematch may choose anew. */
export interface ForkWish extends Pick<NewMatch, 'seats' | 'saltHash' | 'key'> {
  readonly patient?: boolean
  readonly visibility?: NewMatch['visibility']
  readonly clock?: NewMatch['clock']
  readonly spectators?: boolean
}

/** Everything that can be done with matches. Refusals are thrown as `RequestError`. */
export interface Matches {
  /** Without `room` only the fixed limits hold. */
  create(by: Asker, wish: Wish, room?: Room): Promise<MatchView>
  /** For the game's own part of the server. */
  createPrepared(by: Asker, wish: PreparedMatch, room?: Room): Promise<MatchView>
  /** The match the asker made with this key before, if so. */
  createdBefore(by: Asker, key: string | undefined): Promise<MatchView | null>
  join(by: Asker, id: string, body: z.input<typeof JoinMatch>): Promise<MatchView>
  reveal(by: Asker, id: string, salt: string): Promise<MatchView>
  cancel(by: Asker, id: string): Promise<void>
  decline(by: Asker, id: string): Promise<void>

  view(asker: Asker | null, id: string): Promise<MatchView>
  /** What the asker saw; of a finished match, what anybody saw. */
  frames(asker: Asker | null, id: string, from: number, audience?: number | 'spectator'): Promise<FramesPage>
  /** Of finished matches only. */
  record(asker: Asker | null, id: string): Promise<AnyRecord>

  submit(by: Asker, id: string, body: z.infer<typeof SubmitChoice>): Promise<Receipt>
  /** Whatever is sent again with the same key counts once. */
  withdraw(by: Asker, id: string, at: number, key?: string): Promise<Receipt>
  act(by: Asker, id: string, act: SeatAct, key?: string): Promise<Receipt>
  say(by: Asker, id: string, phrase: (typeof PHRASES)[number], key?: string): Promise<void>
  /** Somebody in a match wrote something: the others in it are told to look. */
  spoke(id: string, seat: number): Promise<void>
  /** There is a notice for an account, at this revision of it. */
  tellAccount(account: string, seq: number): void
  watched(by: Asker, id: string, frame: number): Promise<void>
  /** The same people again with seats swapped; the second to ask joins the match the first one made. */
  rematch(by: Asker, id: string, saltHash: string, room?: Room): Promise<MatchView>
  /** A new match from a frame of a finished one. */
  /** What somebody wrote, as a choice; null where choices of the game cannot be written. */
  understand(
    by: Asker,
    id: string,
    text: string,
  ): Promise<{ readonly at: number; readonly written: Written<Json> | null }>
  fork(by: Asker, id: string, frame: number, wish: ForkWish, room?: Room): Promise<MatchView>

  open(asker: Asker | null, query: ListQuery): Promise<Page<MatchSummary>>
  /** Public matches that are played now and may be watched. */
  running(asker: Asker | null, query: ListQuery): Promise<Page<MatchSummary>>
  /** A finished public match worth watching, the same all day; without its result. */
  ofTheDay(asker: Asker | null): Promise<MatchSummary | null>
  mine(by: Asker, query: ListQuery): Promise<Page<MatchSummary>>
  invitations(by: Asker, query: ListQuery): Promise<Page<MatchSummary>>
  history(person: string, asker: Asker | null, query: ListQuery): Promise<Page<MatchSummary>>
  /** Wins, losses and draws, and those against whoever asks. */
  standing(person: string, asker: Asker | null): Promise<Standing>
  opponents(person: string, asker: Asker | null, query: ListQuery): Promise<Page<OpponentEntry>>

  /** Waits for an opponent; ask again every 15 seconds to keep waiting. */
  pair(by: Asker, body: z.infer<typeof QuickPairing>): Promise<z.infer<typeof Pairing>>
  unpair(by: Asker): Promise<void>

  leaderboard(game: string, asker: Asker | null, query: ListQuery): Promise<Page<LeaderboardRow>>
  ratingsOf(account: string, asker: Asker | null): Promise<readonly ShownRating[]>
  ratingHistory(account: string, game: string, asker: Asker | null, query: ListQuery): Promise<Page<RatingStep>>
  abort(by: Asker, id: string): Promise<void>

  /** Hears of every change, made by whichever server. `kind` is `lost` (with an empty id) when some may have been missed. */
  subscribe(listener: (message: Message) => void): () => void
  /** What this server has told of a match after one revision, up to another; null when it has not all of it. */
  since(id: string, revision: number, now: number): readonly Message[] | null
  /** What a change that another server made has made of a match. */
  updateOf(id: string): Promise<Published>
  presence(id: string, seat: number, present: boolean): void
  /** Does at once whatever time demands; a running server does so twice a second. */
  sweep(): Promise<void>
  /** How much there is to do, from memory. */
  load(): {
    readonly inMemory: number
    readonly setAside: number
    readonly rulesSeconds: number
    readonly rules: { readonly waiting: number; readonly busy: number }
    readonly bots: { readonly waiting: number; readonly busy: number }
  }
  /** Resolves when no bot of this server thinks any more. */
  idle(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export interface MatchesOptions {
  readonly database: Database
  readonly games: GameRegistry
  readonly clock?: ServerClock
  /** Without it bots think in this process. */
  readonly bots?: BotPool
  /** Who answers for seats of the host; without one the game's simplest bot does. */
  readonly hosts?: readonly GameHost[]
  /** Without it rules run in this process. */
  readonly rules?: RulesPool
  readonly log?: Log
  /** Who looks up what stands behind people; without them no match can ask for it. */
  readonly backers?: Backers | null
  readonly matchesInMemory?: number
  readonly share?: number
  readonly secret?: MatchCacheOptions['secret']
  readonly step?: MatchCacheOptions['step']
}

const SILENT: Log = { info: () => {}, error: () => {} }

export function createMatches(options: MatchesOptions): Matches {
  const { database, games: registry } = options
  const server = newId()
  const cache = new MatchCache({
    database,
    server,
    registry,
    clock: options.clock ?? serverClock(database),
    bots: options.bots ?? botsHere((id, version) => registry.at(id, version)),
    hosts: options.hosts ?? gameHosts,
    rules: options.rules ?? rulesHere((id, version) => registry.at(id, version)),
    log: options.log ?? SILENT,
    backers: options.backers ?? null,
    ...(options.matchesInMemory === undefined ? {} : { matchesInMemory: options.matchesInMemory }),
    ...(options.share === undefined ? {} : { share: options.share }),
    ...(options.secret === undefined ? {} : { secret: options.secret }),
    ...(options.step === undefined ? {} : { step: options.step }),
  })
  const presence = new Presence(server, cache.notifier, () => performance.now())
  const runner = new BotRunner(cache)
  const sweeper = new Sweeper(cache, runner, presence, server)
  cache.after = (loaded) => {
    runner.look(loaded)
    if (loaded.row.toRate)
      void rate(cache, loaded.row.id).catch((error: unknown) => logFailure(cache.log, error, 'rating failed'))
  }
  const listeners = new Set<(message: Message) => void>()
  let unlisten: (() => Promise<void>) | null = null

  const recent = new RecentUpdates()
  const tell = (message: Message): void => {
    recent.keep(message)
    for (const listener of listeners) listener(message)
  }
  cache.notifier.heard = tell
  const hear = (payload: string): void => {
    let message = messageOf(payload)
    if (payload === '') message = { topic: 'm', id: '', seq: 0, kind: 'lost' }
    if (payload.startsWith('p:')) {
      const id = presence.hear(payload)
      if (id !== null) message = { topic: 'm', id, seq: 0, kind: 'presence', present: presence.seatsOf(id) }
    }
    // What this server said itself was heard when it said it.
    if (message !== null && message.origin !== server) tell(message)
  }
  const view = async (asker: Asker | null, id: string): Promise<MatchView> => {
    const look = () => cache.read(id, (loaded) => show(cache, presence, asker, loaded))
    try {
      return await look()
    } catch (error) {
      if (!(await cache.setAsideIfDamaged(id, error))) throw error
      return await look()
    }
  }

  return {
    create: async (by, wish, room) => await view(by, await create(cache, by, wish, room)),
    createPrepared: async (by, wish, room) => await view(by, await createPrepared(cache, by, wish, room)),
    async createdBefore(by, key) {
      const id = await createdBefore(cache, by, key)
      return id === null ? null : await view(by, id)
    },
    async join(by, id, body) {
      await join(cache, by, id, body)
      return await view(by, id)
    },
    async reveal(by, id, salt) {
      await reveal(cache, by, id, salt)
      return await view(by, id)
    },
    cancel: (by, id) => cancel(cache, by, id),
    decline: (by, id) => decline(cache, by, id),
    view,
    frames: (asker, id, from, audience) => framesFor(cache, asker, id, from, audience),
    record: (asker, id) => recordOf(cache, asker, id),
    submit: (by, id, body) => submit(cache, by, id, body),
    withdraw: (by, id, at, key) => withdraw(cache, by, id, at, key),
    act: (by, id, what, key) => act(cache, by, id, what, key),
    say: (by, id, phrase, key) => say(cache, by, id, phrase, key),
    spoke: (id, seat) => spoke(cache, id, seat),
    tellAccount: (account, seq) => cache.notifier.notify({ topic: 'a', id: account, seq, kind: 'notice' }),
    watched: (by, id, frame) => watched(cache, by, id, frame),
    rematch: async (by, id, saltHash, room) => await view(by, await rematch(cache, by, id, saltHash, room)),
    async understand(by, id, text) {
      // Refused before it costs anything; in its turn it is looked at again.
      cache.shares.refuseUsedUp(by.id)
      cache.rules.refuseMoreReads(by.id)
      const { mine: seat, view: seen, status, game, version, at } = await view(by, id)
      if (seat === null || seen === null || status !== 'running')
        throw requestError(409, 'not_awaited', 'Nothing is awaited from you in this match.')
      const request = { kind: 'read' as const, game, version, view: seen as Json, text }
      const reply = await cache.rules.ask(request, cache.payer(by.id))
      return { at, written: reply.kind === 'read' ? reply.written : null }
    },
    fork: async (by, id, frame, wish, room) => await view(by, await fork(cache, by, id, frame, wish, room)),
    open: (asker, query) => openMatches(cache, presence, asker, query),
    running: (asker, query) => runningMatches(cache, presence, asker, query),
    ofTheDay: (asker) => matchOfTheDay(cache, presence, asker),
    mine: (by, query) => mine(cache, presence, by, query),
    invitations: (by, query) => invitations(cache, presence, by, query),
    history: (person, asker, query) => history(cache, presence, person, asker, query),
    standing: (person, asker) => standing(cache, person, asker),
    opponents: (person, asker, query) => opponents(cache, person, asker, query),
    pair: (by, body) => pair(cache, by, body),
    unpair: (by) => unpair(cache, by.id),
    leaderboard: (game, asker, query) => leaderboard(cache, game, asker, query),
    ratingsOf: (account, asker) => ratingsOf(cache, account, asker),
    ratingHistory: (account, game, asker, query) => ratingHistory(cache, account, game, asker, query),
    abort: (_by, id) => abort(cache, id),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    since: (id, revision, now) => recent.since(id, revision, now),
    updateOf: (id) => cache.carried(id),
    presence: (id, seat, present) => presence.set(id, seat, present),
    sweep: () => sweeper.sweep(),
    load: () => ({
      inMemory: cache.inMemory,
      setAside: cache.setAside,
      rulesSeconds: cache.rulesMs / 1000,
      rules: cache.rules.load(),
      bots: cache.bots.load(),
    }),
    idle: () => runner.idle(),
    async start() {
      for (const host of cache.hosts) if (registry.current(host.game) !== undefined) await host.open?.(database)
      unlisten = await database.listen(CHANNEL, hear)
      await sweeper.start(() => hear(''))
    },
    async stop() {
      await sweeper.stop()
      await runner.stop()
      presence.stop()
      await cache.notifier.flush()
      await unlisten?.()
      unlisten = null
    },
  }
}
