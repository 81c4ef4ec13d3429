import type { Json, StoredFrame } from '@tessera/kernel'
import type { Asker, Matches } from '../matches/index.ts'
import {
  history,
  invitations,
  type ListQuery,
  matchOfTheDay,
  mine,
  openMatches,
  opponents,
  runningMatches,
  standing,
} from '../matches/lists/index.ts'
import { leaderboard, ratingHistory, ratingsOf } from '../matches/ratings/index.ts'
import {
  cancel,
  create,
  createPrepared,
  decline,
  type ForkWish,
  fork,
  join,
  type PreparedMatch,
  pair,
  type Room,
  rematch,
  reveal,
  unpair,
  type Wish,
} from '../matches/seating/index.ts'
import { framePage, recordOf, viewOf } from '../matches/show/index.ts'
import { abort, act, say, submit, understand, watched, withdraw } from '../matches/turns/index.ts'

type Rest<F> = F extends (rooms: never, by: never, id: never, ...rest: infer R) => unknown ? R : never

/** Calls the rooms of matches as the routes do, for tests and measurements. */

/** A page of frames, read. */
interface ShownFrames {
  readonly from: number
  readonly frames: readonly StoredFrame<Json, Json>[]
  readonly total: number
}

export type MatchDriver = ReturnType<typeof matchDriver>

export function matchDriver(matches: Matches) {
  const view = (asker: Asker | null, id: string) => viewOf(matches, asker, id)
  return {
    matches,
    view,
    create: async (by: Asker, wish: Wish, room?: Room) => await view(by, await create(matches, by, wish, room)),
    createPrepared: async (by: Asker, wish: PreparedMatch, room?: Room) =>
      await view(by, await createPrepared(matches, by, wish, room)),
    async join(by: Asker, id: string, ...rest: Rest<typeof join>) {
      await join(matches, by, id, ...rest)
      return await view(by, id)
    },
    async reveal(by: Asker, id: string, salt: string) {
      await reveal(matches, by, id, salt)
      return await view(by, id)
    },
    cancel: (by: Asker, id: string) => cancel(matches, by, id),
    decline: (by: Asker, id: string) => decline(matches, by, id),
    rematch: async (by: Asker, id: string, saltHash: string) =>
      await view(by, await rematch(matches, by, id, saltHash)),
    fork: async (by: Asker, id: string, frame: number, wish: ForkWish) =>
      await view(by, await fork(matches, by, id, frame, wish)),
    pair: (by: Asker, body: Parameters<typeof pair>[2]) => pair(matches, by, body),
    unpair: (by: Asker) => unpair(matches, by.id),

    submit: (by: Asker, id: string, ...rest: Rest<typeof submit>) => submit(matches, by, id, ...rest),
    withdraw: (by: Asker, id: string, ...rest: Rest<typeof withdraw>) => withdraw(matches, by, id, ...rest),
    act: (by: Asker, id: string, ...rest: Rest<typeof act>) => act(matches, by, id, ...rest),
    abort: (id: string) => abort(matches, id),
    say: (by: Asker, id: string, ...rest: Rest<typeof say>) => say(matches, by, id, ...rest),
    understand: (by: Asker, id: string, text: string) => understand(matches, by, id, text),
    watched: (by: Asker, id: string, frame: number) => watched(matches, by, id, frame),

    async frames(asker: Asker | null, id: string, from: number, audience?: number | 'spectator') {
      const page = await framePage(matches, asker, id, from, audience, { encoding: null, reader: 'test' })
      return JSON.parse(Buffer.from(page).toString()) as ShownFrames
    },
    record: (asker: Asker | null, id: string) => recordOf(matches, asker, id),

    open: (asker: Asker | null, query: ListQuery) => openMatches(matches, asker, query),
    running: (asker: Asker | null, query: ListQuery) => runningMatches(matches, asker, query),
    ofTheDay: (asker: Asker | null) => matchOfTheDay(matches, asker),
    mine: (by: Asker, query: ListQuery) => mine(matches, by, query),
    invitations: (by: Asker, query: ListQuery) => invitations(matches, by, query),
    history: (person: string, asker: Asker | null, query: ListQuery) => history(matches, person, asker, query),
    standing: (person: string, asker: Asker | null) => standing(matches, person, asker),
    opponents: (person: string, asker: Asker | null, query: ListQuery) => opponents(matches, person, asker, query),
    leaderboard: (game: string, asker: Asker | null, query: ListQuery) => leaderboard(matches, game, asker, query),
    ratingsOf: (account: string, asker: Asker | null) => ratingsOf(matches, account, asker),
    ratingHistory: (account: string, game: string, asker: Asker | null, query: ListQuery) =>
      ratingHistory(matches, account, game, asker, query),

    subscribe: matches.publisher.subscribe.bind(matches.publisher),
    presence: (id: string, seat: number, present: boolean) => matches.publisher.presence.set(id, seat, present),
    sweep: () => matches.sweeper.sweep(),
    idle: () => matches.runner.idle(),
    start: () => matches.start(),
    stop: () => matches.stop(),
  }
}
