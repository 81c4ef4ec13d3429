import type { Result, Seat } from '../contract/ruleset.ts'
import type { ActEntry, Offer, Turn } from './acts.ts'
import type { Point, Start } from './course.ts'

/** What a seat or a spectator knows at this moment; an answer to it quotes its `at`. */
export interface Envelope<Choice, View> {
  readonly at: number
  /** Who still has to choose. */
  readonly awaiting: readonly Seat[]
  /** Whose choice is in, unseen. */
  readonly sealed: readonly Seat[]
  /** The own choice; not final, it is the draft that counts if the clock runs out. */
  readonly mine: { readonly choice: Choice; readonly final: boolean } | null
  readonly offers: readonly Offer[]
  readonly view: View
  readonly result: Result | null
}

/** A match between two calls, as plain data. */
export interface SavedMatch<Config, State, Choice> {
  readonly game: string
  readonly version: number
  readonly start: Start<Config, State>
  readonly turns: readonly Turn<Choice>[]
  readonly acts: readonly ActEntry<Choice>[]
  readonly point: Point<State>
  readonly branch: number
  readonly frames: number
  /** Frames by audience, where listeners do not all get the same number. */
  readonly seen?: { readonly [audience: string]: number }
  readonly choices: readonly Chosen<Choice>[]
  readonly offers: readonly Offer[]
  readonly left: readonly Seat[]
  readonly ended: Result | null
}

/** A choice that waits for the others; `late` where the rules made it because the clock ran out. */
export type Chosen<Choice> = { readonly choice: Choice; readonly final: boolean; readonly late?: true } | null
