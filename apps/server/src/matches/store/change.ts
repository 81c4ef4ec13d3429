import type { ActEntry, Json, Memory } from '@tessera/kernel'
import type { DerivedTable } from '@tessera/online'
import type { Chunk } from '../../rules/frame-recorder.ts'
import type { FreshFrames, Pending } from '../../rules/job.ts'
import type { MatchRow, SeatRow } from './rows.ts'

/** The kind of a change, as streams name it. */
export type MatchKind =
  | 'joined'
  | 'left'
  | 'started'
  | 'chosen'
  | 'resolved'
  | 'offer'
  | 'clock'
  | 'finished'
  | 'cancelled'

export type AccountKind = 'turn' | 'invitation' | 'started' | 'finished' | 'reminder' | 'paired' | 'notice'

/** An account that hears of a change on every page it has open; with a notice, the notice is stored for it too. */
export interface Told {
  readonly account: string
  readonly kind: AccountKind
  readonly notice?: { readonly kind: string; readonly text: string; readonly about?: string }
}

/** Facts about a position that are not in its rows; they are found out again when they are lost. */
export interface HeldPosition {
  /** The name of the position in the thread that holds it; null when no thread is known to hold it. */
  stamp: string | null
  /** The views of audiences, as JSON, as far as they were asked for. */
  readonly views: Map<string, string>
}

/** The open turn, as memory holds it. */
export interface OpenTurn {
  /** Choices that wait for the others, by seat. */
  readonly pending: readonly Pending[]
  /** When each seat's choice was sealed, in milliseconds since 1970. */
  readonly sealedAt: readonly (number | null)[]
  /** The keys of the choices, by seat, each with its revision and a fingerprint of the choice. */
  readonly keys: ReadonlyMap<string, { readonly revision: number; readonly print: string }>
  readonly held: HeldPosition
}

/** A change of one match: all of it is written, or nothing. */
export interface Change {
  readonly set: Partial<Omit<MatchRow, 'id' | 'revision' | 'changed'>>
  readonly seats: ReadonlyMap<number, SeatRow>
  readonly choice: {
    readonly turn: number
    readonly branch: number
    readonly seat: number
    readonly choice: Json | null
    readonly final: boolean
    readonly key: string
    readonly received: number
  } | null
  readonly turn: {
    readonly turn: number
    readonly branch: number
    readonly choices: readonly (Json | null)[]
    readonly late?: readonly number[]
    readonly stateHash: string
  } | null
  /** Turns from this one on no longer count. */
  readonly dropFrom: number | null
  readonly acts: readonly { readonly number: number; readonly entry: ActEntry<Json>; readonly key: string | null }[]
  readonly chunks: readonly Chunk[]
  /** The same frames for those who listen now; null when they are too many. */
  readonly fresh: readonly FreshFrames[] | null
  readonly kind: MatchKind
  readonly seat: number | null
  readonly told: readonly Told[]
  /** What a seat of the host answered besides its choice; the tables of the game are derived from it. */
  readonly answered: { readonly seat: number; readonly memory: Memory } | null
  /** Rows of the game's own tables. */
  readonly derived: readonly { readonly into: DerivedTable; readonly rows: readonly object[] }[]
  /** The change is not written from this instant on, by the database's clock. */
  readonly notAfter: number | null
  /** The open turn in memory once the change is written; null when that stays the same. */
  readonly open: OpenTurn | null
}

export const NO_CHANGE: Change = {
  set: {},
  seats: new Map(),
  choice: null,
  turn: null,
  dropFrom: null,
  acts: [],
  chunks: [],
  fresh: [],
  kind: 'clock',
  seat: null,
  told: [],
  answered: null,
  derived: [],
  notAfter: null,
  open: null,
}

/** A change with more to it: fields of the row and seats are added, accounts that hear of it are appended, the rest is replaced. */
export function amended(change: Change, more: Partial<Change>): Change {
  return {
    ...change,
    ...more,
    set: { ...change.set, ...more.set },
    seats: more.seats === undefined ? change.seats : new Map([...change.seats, ...more.seats]),
    told: more.told === undefined ? change.told : [...change.told, ...more.told],
  }
}

export function isEmpty(change: Change): boolean {
  return (
    Object.keys(change.set).length === 0 &&
    change.seats.size === 0 &&
    change.choice === null &&
    change.turn === null &&
    change.answered === null &&
    change.acts.length === 0 &&
    change.chunks.length === 0 &&
    change.told.length === 0
  )
}
