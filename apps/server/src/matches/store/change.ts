import type { ActEntry, Json } from '@tessera/kernel'
import type { Notice } from '@tessera/wire'
import type { z } from 'zod'
import type { DerivedTable } from '../../games/game-host.ts'
import type { Chunk } from '../../rules/frame-recorder.ts'
import type { FreshFrames } from '../../rules/job.ts'
import type { MatchRow, SeatRow } from './rows.ts'

/** What kind of change a stream tells of. */
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

/** Somebody who is to hear of a change wherever they are; with words, a notice is kept for them too. */
interface Told {
  readonly account: string
  readonly kind: AccountKind
  readonly notice?: { readonly kind: z.infer<typeof Notice>['kind']; readonly text: string; readonly about?: string }
}

/** What of a match is to be written, all of it or nothing. */
export interface Change {
  readonly set: Partial<Omit<MatchRow, 'id' | 'revision' | 'changed'>>
  readonly seats: Map<number, SeatRow>
  choice: {
    readonly turn: number
    readonly branch: number
    readonly seat: number
    readonly choice: Json | null
    readonly final: boolean
    readonly key: string
    readonly received: number
  } | null
  turn: {
    readonly turn: number
    readonly branch: number
    readonly choices: readonly (Json | null)[]
    readonly late?: readonly number[]
    readonly stateHash: string
  } | null
  /** Turns from here on no longer count. */
  dropFrom: number | null
  acts: readonly { readonly number: number; readonly entry: ActEntry<Json>; readonly key: string | null }[]
  chunks: readonly Chunk[]
  /** The same frames for those who listen now; null when they are too many. */
  fresh: readonly FreshFrames[] | null
  kind: MatchKind
  seat: number | null
  told: Told[]
  /** Rows of the game's own tables that come with it. */
  derived: readonly { readonly into: DerivedTable; readonly rows: readonly object[] }[]
  /** Refuse to write when the row's deadline has passed by the database's clock. */
  inTime: boolean
  /** Refuse to write after this instant by the database's clock: the time of a seat that is no longer awaited. */
  notAfter: number | null
}

export function noChange(): Change {
  return {
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
    derived: [],
    inTime: false,
    notAfter: null,
  }
}

export function isEmpty(change: Change): boolean {
  return (
    Object.keys(change.set).length === 0 &&
    change.seats.size === 0 &&
    change.choice === null &&
    change.turn === null &&
    change.acts.length === 0 &&
    change.chunks.length === 0 &&
    change.told.length === 0
  )
}
