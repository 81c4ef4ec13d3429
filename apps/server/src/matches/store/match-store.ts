import type { ActEntry, Json, Memory, Turn } from '@tessera/kernel'
import type { ColdMatch } from '../../rules/job.ts'
import type { Change } from './change.ts'
import type { FramesPage } from './frame-chunks.ts'
import type { MatchLimit, NewMatch } from './new-match.ts'
import type { KeptFrames } from './page.ts'
import type { MatchRow, RatingRow, SeatRow, TurnRow } from './rows.ts'

/** A choice in the log of a match. */
interface LoggedChoice {
  readonly seat: number
  readonly choice: Json | null
  readonly final: boolean
  readonly received: Date
  readonly key: string
  readonly revision: number
}

/** A match as it is stored, with the choices of its open turn, oldest first. */
interface StoredMatch {
  readonly row: MatchRow
  readonly seats: readonly SeatRow[]
  readonly choices: readonly LoggedChoice[]
  /** What the host's seats answered last besides their choices, by seat. */
  readonly answers: ReadonlyMap<number, Memory>
}

/** A change of one match, computed from this row. */
export interface Wanted {
  readonly row: MatchRow
  readonly change: Change
}

export interface Written {
  readonly revision: number
  readonly changed: Date
  /** The new revisions of the accounts that are told. */
  readonly accounts: ReadonlyMap<string, number>
}

/** Something that is due; a match by its status where its deadline has passed. */
export interface Due {
  /** Empty where people wait to be paired. */
  readonly id: string
  readonly what: MatchRow['status'] | 'remind' | 'bot' | 'rate' | 'pair'
}

/** How a match that is over is rated. */
export interface Rating {
  readonly now: Date
  /** The strength of people who have no rating yet. */
  readonly unrated: Strength
  /** Computes the new strengths from the ratings of the people in the match. */
  readonly rated: (
    match: Pick<StoredMatch, 'row' | 'seats'>,
    before: readonly RatingRow[],
  ) => readonly (Pick<SeatRow, 'seat' | 'ratingBefore' | 'ratingAfter' | 'deviationBefore'> & {
    readonly account: string
    readonly strength: Strength
  })[]
}

type Strength = Pick<RatingRow, 'rating' | 'deviation' | 'volatility'>

/** Keeps matches; every other copy of a match is a cache of it. */
export interface MatchStore {
  /** How many statements are written at once; while they are under way, changes gather for the next ones. */
  readonly lanes: number
  /**
   * Makes a match, unless a limit is reached: that is returned. Throws the error code 23505 where its account has made one with the same
   * creation key.
   */
  create<Limit extends MatchLimit>(match: NewMatch<Limit>): Promise<Limit | null>
  /** The match that an account made with this creation key. */
  createdWith(account: string, key: string): Promise<string | null>
  /** How many matches of an account wait to begin. */
  unstartedOf(account: string): Promise<number>
  load(match: string): Promise<StoredMatch | null>
  revisionOf(match: string): Promise<number | null>
  /** Its seats alone, with how far each has watched. */
  seats(match: string): Promise<readonly SeatRow[]>
  /** The turns and acts a match replays from. */
  history(row: MatchRow): Promise<{ readonly turns: readonly Turn<Json>[]; readonly acts: readonly ActEntry<Json>[] }>
  /** Every turn that was ever resolved, those taken back too, by turn and branch. */
  turns(match: string): Promise<readonly TurnRow[]>
  /** The stored frames of every audience since its last key frame. */
  lastFrames(row: MatchRow, seats: number): Promise<ColdMatch['frames']>
  /** Frames from the key frame at or before `from` on, as many as are stored together. */
  frames(match: string, audience: string, from: number): Promise<FramesPage>
  /** The same as they are kept, unread; null where there are none. */
  keptFrames(match: string, audience: string, from: number): Promise<KeptFrames | null>
  /** The view of an audience after the first `count` frames. */
  lastView(match: string, audience: string, count: number): Promise<Json>
  /** The choice an account sent with this key, and the turn its match is at. */
  choiceOf(
    match: string,
    account: string,
    key: string,
  ): Promise<{
    readonly turn: number
    readonly revision: number
    readonly at: number
    readonly choice: Json | null
    readonly final: boolean
  } | null>
  /** The act that was done with this key. */
  actOf(match: string, key: string): Promise<string | null>
  /** A seat has watched as far as this frame; never back. */
  watched(match: string, seat: number, frame: number): Promise<void>
  /**
   * Writes changes of different matches, all of one shape (`shapeOf`). Each is written whole or not at all: null where its match no longer
   * has the revision it was computed from, or its time was up.
   */
  write(wanted: readonly Wanted[]): Promise<readonly (Written | null)[]>
  /** Ratings of people in a game; those who have none are left out. */
  ratings(game: string, people: readonly string[]): Promise<readonly RatingRow[]>
  /** Rates a match whose row says that it is to be rated. */
  rate(match: string, rating: Rating): Promise<void>
  /** What is due by now, except for these matches; bots that are awaited since `botsSince`. */
  due(now: Date, botsSince: Date, except: readonly string[]): Promise<readonly Due[]>
  /** The versions of rules that running matches are played by. */
  runningVersions(): Promise<readonly Pick<MatchRow, 'game' | 'version'>[]>
  runningUnder(game: string, version: number): Promise<readonly string[]>
  /** Lets the clock go on from the store's own time. */
  learnTime(): Promise<void>
}
