import type { Audience, InputError, Seat, Timeline } from '@tessera/kernel'
import type { Place } from '@tessera/ui/sound'
import type { ComponentType } from 'react'
import type {
  Beginning,
  EndingProps,
  GuideProps,
  PlayTypes,
  Practice,
  RulesOf,
  TableProps,
  WatchProps,
} from './types.ts'

/** The game's own controls for its options. What comes in may be anything; what goes out is read by the game's schema. */
export interface OptionsProps {
  readonly config: unknown
  readonly inputErrors: readonly InputError[]
  readonly onChange: (config: unknown) => void
}

/** One way to watch a record: as one audience saw it, or by rules that hide less. */
export interface Eyes<T extends PlayTypes> {
  readonly to: Audience
  /** The name of the seat without it. */
  readonly name?: string
  /** They show more than `to` saw; only where the whole record is known. */
  readonly rules?: RulesOf<T, T['look']>
}

/** How a record is shown again. */
export interface ReplayParts<T extends PlayTypes> {
  /** The game's own, as far as a replay reads them. */
  readonly rules: RulesOf<T, T['look']>
  readonly Table: ComponentType<WatchProps<T>>
  /** How a record may be watched, the best way first; as every seat saw it without this. */
  readonly eyes?: readonly Eyes<T>[]
  /** The label of the buttons that choose it: "Seen from". */
  readonly eyesLabel?: string
  /** The frame to begin at, where the first ones show nothing. */
  begins?(timeline: Timeline<T['event'], T['look']>): number
  /** "Continue from here" begins a match against a bot, or shows what happens then where no choice is left. */
  readonly forks: 'match' | 'record'
  /** The words of a button that leads from the result of a match to its replay: "Watch without fog". */
  readonly again?: string
}

/** What the game calls a match. */
export type Played = 'match' | 'battle' | 'duel' | 'run'

/** A way on from a result: "On with the campaign". */
export interface Onward {
  readonly to: string
  readonly text: string
}

/** What a game draws itself. Components may be lazy: the shell waits for them. */
export interface ScreenParts<T extends PlayTypes> {
  /** The place it sounds as if it were played in; a game without it is silent. What happens sounds as its narrator says. */
  readonly sound?: Place
  readonly what: Played
  /** A running match, from its first choice to its end. */
  readonly Table: ComponentType<TableProps<T>>
  readonly replay: ReplayParts<T>
  /** The middle of the result dialog; games that show results on pages of their own leave it out. */
  readonly Ending?: ComponentType<EndingProps<T>>
  /** Where its player goes from its end, if it is part of something longer: stands in the place of a rematch. */
  readonly onward?: (view: T['view'], me: Seat | null) => Onward | null
  /** Beside a match that began as the guided one. */
  readonly Guide?: ComponentType<GuideProps<T>>
  /** Whether the last choice may be taken back against bots, in this position; never without it. */
  readonly undo?: (view: T['view']) => boolean
  /** What the player chooses in a position before a battle that fights itself, as the words of a button: "Place anew". Such games ask before they go on from a moment. */
  readonly redo?: (view: T['look']) => string | null
  /** The guided first match, at /<game>/learn. */
  readonly first?: Beginning<T>
  /** For those who are invited; games for one player have none. */
  readonly practice?: Practice<T>
  readonly options: {
    /** Input for the config of a match between people. */
    readonly usual: Readonly<Record<string, unknown>>
    readonly Panel: ComponentType<OptionsProps>
    /** In a few words. */
    inShort(config: unknown): string
  }
  /** The game's other pages by their paths below its own; `play` is the set-up. */
  readonly pages: Readonly<Record<string, ComponentType>>
}
