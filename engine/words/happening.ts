import type { Part, Place, Tone } from './part.ts'

/** A row of arithmetic: what, and the number it gives. */
export interface SumRow {
  readonly name: string
  readonly value: string
  /** Under a rule, bold: the result. */
  readonly total?: boolean
  /** A page that explains it: the value becomes a link. */
  readonly to?: string
}

/** What a person reads of something that happened. */
export interface Line<Kind extends string = string> {
  readonly parts: readonly Part[]
  /** What logs filter by. */
  readonly kind: Kind
  /** Left out where a match is told in short; the record has it. */
  readonly detail?: true
  /** Whose it is. */
  readonly seat: 0 | 1 | null
  /** The pieces it is about, the one that acts first. */
  readonly pieces: readonly number[]
  readonly sum: readonly SumRow[]
}

/** A number or a word that rises from the board. */
export interface Rise {
  readonly over: { readonly piece: number } | { readonly cell: Place } | { readonly seat: 0 | 1 }
  readonly text: string
  readonly tone: Tone | 'note'
}

export type Sound =
  | 'arrow'
  | 'bell'
  | 'card'
  | 'coin'
  | 'dice'
  | 'fall'
  | 'fire'
  | 'flee'
  | 'flesh'
  | 'heal'
  | 'horn'
  | 'march'
  | 'metal'
  | 'page'
  | 'spell'
  | 'lost'
  | 'stone'
  | 'won'
  | 'wood'

/** Something that happened as people learn of it: what they read, what they see over the board, what they hear. */
export interface Happening<Kind extends string = string> {
  readonly line: Line<Kind> | null
  readonly rises: readonly Rise[]
  readonly sound: Sound | null
}

/** The events of a union that may be of a kind. */
type OfKind<Event, Kind> = Event extends { readonly type: infer Kinds } ? (Kind extends Kinds ? Event : never) : never

/** How each kind of event is told. Every kind must be here, and each says so where it has no line, number or sound. */
export type Narration<Event extends { readonly type: string }, Context, Kind extends string = string> = {
  readonly [Type in Event['type']]: (event: OfKind<Event, Type>, context: Context) => Happening<Kind>
}

/** Tells the frames of a match, given in order. */
export type Narrator<Event, View, Kind extends string = string> = (
  events: readonly Event[],
  view: View,
) => readonly Happening<Kind>[]

/** By its kind of event. */
export function narrated<Event extends { readonly type: string }, Context, Kind extends string>(
  narration: Narration<Event, Context, Kind>,
  event: Event,
  context: Context,
): Happening<Kind> {
  const tell: (event: never, context: Context) => Happening<Kind> = narration[event.type as Event['type']]
  return tell(event as never, context)
}
