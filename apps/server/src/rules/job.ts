import type {
  ActEntry,
  Json,
  Refusal,
  Result,
  SavedMatch,
  Seat,
  SeatAct,
  Start,
  Turn,
  WorkLimits,
  Written,
} from '@tessera/kernel'
import type { Chunk } from './frame-recorder.ts'

/** A choice that waits for the others. */
export type Pending = SavedMatch<Json, Json, Json>['choices'][number]

/** What `Match.snapshot` gives, and the limits of work that the record of the match keeps. */
export type Snapshot = Omit<SavedMatch<Json, Json, Json>, 'start' | 'turns' | 'acts' | 'choices'> & {
  readonly limits?: WorkLimits
}

/** One thing that is done to a match, by its rules. */
export type Work =
  | { readonly kind: 'begin'; readonly start: Start<Json, Json>; readonly seats: number }
  | {
      readonly kind: 'submit'
      readonly seat: Seat
      readonly at: number
      readonly choice: Json
      readonly final: boolean
    }
  | { readonly kind: 'withdraw'; readonly seat: Seat; readonly at: number }
  /** `answering` are seats of bots, which decline draws and allow take-backs. */
  | { readonly kind: 'act'; readonly seat: Seat; readonly act: SeatAct; readonly answering: readonly Seat[] }
  | { readonly kind: 'expire'; readonly seats: readonly Seat[]; readonly at: number }
  | { readonly kind: 'abort' }

/** Everything a thread needs to go on with a match that it does not hold. */
export interface ColdMatch {
  readonly saved: SavedMatch<Json, Json, Json>
  /** The stored frames since the last key frame, by audience. */
  readonly frames: readonly { readonly audience: string; readonly from: number; readonly data: readonly Uint8Array[] }[]
}

/** A part of a stored match that cannot be read. */
export type DamagedPart = 'options' | 'position' | 'frames'

/** A request to a thread: plain data. */
export type RulesRequest =
  | {
      readonly kind: 'play'
      readonly match: string
      readonly game: string
      readonly version: number
      /** The stamp of the position to go on from, where this server knows of a thread that holds it. */
      readonly expects: string | null
      /** The name of the new position. */
      readonly stamp: string
      readonly work: Work
      readonly cold: ColdMatch | null
    }
  /** The view of an audience at this moment, as JSON. */
  | { readonly kind: 'look'; readonly match: string; readonly expects: string; readonly audience: string }
  /** The position after a step of a record. */
  | {
      readonly kind: 'state'
      readonly game: string
      readonly version: number
      readonly record: Json
      /** Whose steps are counted. */
      readonly audience: string
      readonly step: number
    }
  /** Reads a text as a choice of the seat with this view. Reading may take longer than playing, so it is done here as well. */
  | {
      readonly kind: 'read'
      readonly game: string
      readonly version: number
      readonly view: Json
      readonly text: string
    }
  /** Whether a stored match can be played on; asked when something has failed. */
  | {
      readonly kind: 'check'
      readonly game: string
      readonly version: number
      readonly match: string
      readonly cold: ColdMatch
    }
  /** A position of older rules under the current ones. */
  | {
      readonly kind: 'carry'
      readonly match: string
      readonly game: string
      readonly version: number
      readonly from: number
      readonly start: Start<Json, Json>
      readonly state: Json
      readonly branch: number
      readonly frames: number
      readonly left: readonly Seat[]
      readonly seen: ColdMatch['frames']
    }

/** Where a match is. */
export interface Mark {
  readonly turns: number
  readonly acts: number
  readonly frames: number
  readonly branch: number
}

/** The result of a piece of work on a match: everything a host stores and publishes. */
export interface Played {
  readonly refusal: Refusal | null
  readonly before: Mark
  readonly after: Mark
  readonly awaiting: readonly Seat[]
  readonly result: Result | null
  readonly period: number
  /** The turn that was resolved, if one was. */
  readonly turn: Turn<Json> | null
  readonly acts: readonly ActEntry<Json>[]
  /** null when the position is as before. */
  readonly position: { readonly snapshot: Snapshot; readonly stateHash: string } | null
  readonly chunks: readonly Chunk[]
  /** The new frames of each audience as JSON; null when they are too many to be sent along. */
  readonly fresh: readonly FreshFrames[] | null
  readonly pending: readonly Pending[]
}

export interface FreshFrames {
  readonly audience: string
  readonly from: number
  /** A JSON array of frames, each with what changed since the one before. */
  readonly json: string
}

export interface Carried {
  readonly state: Json
  readonly snapshot: Snapshot
  readonly period: number
  readonly awaiting: readonly Seat[]
  readonly chunks: readonly Chunk[]
}

export type RulesReply =
  | { readonly kind: 'played'; readonly played: Played }
  /** The thread does not hold the position it was asked to go on from. */
  | { readonly kind: 'cold' }
  | { readonly kind: 'seen'; readonly json: string }
  | { readonly kind: 'state'; readonly state: Json; readonly over: boolean }
  /** null where choices of this game cannot be written. */
  | { readonly kind: 'read'; readonly written: Written<Json> | null }
  | { readonly kind: 'checked'; readonly damaged: DamagedPart | null }
  /** null when these rules cannot take it over. */
  | { readonly kind: 'carried'; readonly carried: Carried | null }
