import type { PluginDatabase } from '@tessera/online'
import type { MatchRow, SeatRow } from './rows.ts'

/** A match that is to be made, with its seats. */
export interface NewMatch<Limit extends MatchLimit> {
  readonly row: MatchRow
  readonly seats: readonly SeatRow[]
  /** It is not made where one of these is reached. */
  readonly limits: readonly Limit[]
  /** Writes into tables of the game's own, in the same transaction. A store without these tables leaves it out. */
  readonly beside?: (tx: PluginDatabase['db']) => Promise<void>
}

/** How many matches with a status there may be, made by one account or from one address. */
export interface MatchLimit {
  readonly by: 'account' | 'address'
  readonly status: keyof typeof LIMITED
  readonly most: number
}

export const LIMITED = { unstarted: ['open', 'starting'], running: ['running'] } as const

type GivenOfMatch =
  | 'id'
  | 'game'
  | 'version'
  | 'config'
  | 'status'
  | 'visibility'
  | 'clock'
  | 'rated'
  | 'spectators'
  | 'createdBy'
  | 'created'
  | 'secret'
  | 'commitment'

/** The row of a match that has not begun. */
export function newMatchRow(given: Pick<MatchRow, GivenOfMatch> & Partial<MatchRow>): MatchRow {
  return {
    changed: given.created,
    started: null,
    finished: null,
    revision: 0,
    at: 0,
    branch: 0,
    period: 0,
    frames: 0,
    awaiting: [],
    saved: null,
    startState: null,
    actsFrom: 0,
    result: null,
    late: false,
    deadline: null,
    turnStarted: null,
    remindAt: null,
    botDue: null,
    seed: null,
    origin: null,
    rematch: null,
    toRate: false,
    address: null,
    creationKey: null,
    framesFrom: 0,
    ...given,
  }
}

/** A seat of a match that has not begun. */
export function newSeatRow(given: Pick<SeatRow, 'match' | 'seat'> & Partial<SeatRow>): SeatRow {
  return {
    account: null,
    invited: null,
    bot: null,
    host: false,
    botMemory: null,
    saltHash: null,
    salt: null,
    bank: null,
    clockFrom: null,
    watched: 0,
    frames: null,
    missed: 0,
    ratingBefore: null,
    ratingAfter: null,
    deviationBefore: null,
    patient: false,
    backing: null,
    ...given,
  }
}
