import type { Part, Place } from './part.ts'

/** A sentence before it is worded: the message, and what it is told with. Plain data, so that servers and rules can send it. */
export interface Said {
  readonly scope: string
  readonly key: string
  readonly facts?: Readonly<Record<string, Fact>>
}

/** Something with a name: a piece, a card, a seat. */
export interface Named {
  readonly name: Said | string
  /** Whose colour it wears. */
  readonly seat: 0 | 1 | null
  /** The reader: messages select on `you` and `other`. */
  readonly you?: boolean
}

export interface Placed {
  readonly place: Said | string
  readonly at: Place
}

export type Fact = string | number | Said | Named | Placed | readonly Part[] | readonly (Said | Named)[]

/** What a function of a message takes; a placeholder without one takes any fact. */
interface Takes {
  readonly number: number
  readonly integer: number
  readonly amount: number
  readonly percent: number
  readonly unit: number
  readonly date: number
  readonly time: number
  readonly name: Named
  readonly place: Placed
  readonly string: string
  readonly list: readonly (Said | Named)[]
}

/** The facts a message asks for, read from its text. `case` and `article` come from the placeholder that a name stands in. */
export type FactsOf<Text extends string> = {
  readonly [Name in Exclude<keyof Asked<Text>, 'case' | 'article'>]: unknown extends Asked<Text>[Name]
    ? Fact
    : Asked<Text>[Name]
}

type Asked<Text extends string> = Text extends `${string}{$${infer Inside}}${infer Rest}`
  ? Read<Inside> & Asked<Rest>
  : unknown

type Read<Inside extends string> = Inside extends `${infer Name} :${infer Call}`
  ? Record<Trimmed<Name>, Call extends `${infer Called} ${string}` ? Taken<Called> : Taken<Call>>
  : Record<Trimmed<Inside>, unknown>

type Trimmed<Text extends string> = Text extends `${infer Start} ` ? Trimmed<Start> : Text

type Taken<Called extends string> = Called extends keyof Takes ? Takes[Called] : never
