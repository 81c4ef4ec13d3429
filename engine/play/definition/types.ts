import {
  type Audience,
  type Game,
  type MatchRecord,
  type Result,
  type Ruleset,
  readsVersion,
  type Seat,
  type Seed,
  type Session,
  type Style,
  type Timeline,
} from '@tessera/kernel'
import type { ReactNode } from 'react'

/** The types of a game, in one bundle: `interface Chess extends TypesOf<typeof chess> { ... }`. */
export interface GameTypes {
  readonly config: unknown
  readonly state: unknown
  readonly choice: unknown
  readonly event: unknown
  readonly view: unknown
}

export type TypesOf<G> =
  G extends Game<infer Config, infer State, infer Choice, infer Event, infer View>
    ? {
        readonly config: Config
        readonly state: State
        readonly choice: Choice
        readonly event: Event
        readonly view: View
      }
    : never

/** The types of a game and of the data its screens keep. */
export interface PlayTypes extends GameTypes {
  /** Who sits opposite in a match of this browser: a level, a personality, an army. JSON. */
  readonly opponent: unknown
  /** What the game keeps with a match of this browser beside record, draft and place: the deck for a rematch. JSON. */
  readonly own: object
  /** What a replay shows: the view, or more than that where a replay lifts the fog. */
  readonly look: unknown
}

export type GameOf<T extends GameTypes> = Game<T['config'], T['state'], T['choice'], T['event'], T['view']>
export type RulesOf<T extends GameTypes, Look = T['view']> = Ruleset<
  T['config'],
  T['state'],
  T['choice'],
  T['event'],
  Look
>
export type SessionOf<T extends GameTypes> = Session<T['config'], T['state'], T['choice'], T['event'], T['view']>
export type RecordOf<T extends GameTypes> = MatchRecord<T['config'], T['state'], T['choice']>

/** A record of some game: enough to save it, to link to it, or to ask whose it is. */
export type SomeRecord = MatchRecord<unknown, unknown, unknown>
type SomeSession = Session<unknown, unknown, unknown, unknown, unknown>

/** A record gets its types back by the name and the version in it; its contents were checked when it was read. */
export function isRecordOf<T extends GameTypes>(game: GameOf<T>, record: SomeRecord): record is RecordOf<T> {
  return record.game === game.ruleset.id && readsVersion(game.ruleset, record.version)
}

/** A session, and the game it plays. */
export interface Playing<Session> {
  readonly game: string
  readonly session: Session
}

/** A session of a server runs the same rules there: it gets its types back by the name of its game. */
export function isPlaying<T extends GameTypes>(
  game: GameOf<T>,
  playing: Playing<SomeSession>,
): playing is Playing<SessionOf<T>> {
  return playing.game === game.ruleset.id
}

/** A seat as the top of a table shows it. */
export interface TableSeat {
  readonly name: string
  /** A small word after the name: "bot". */
  readonly kind?: string
  /** How the bot in it plays; null for people. */
  readonly style: Style | null
}

/** How a match is listed on the first page and under Replays: never more than its player has seen. */
export interface Listing {
  readonly state: 'running' | 'over'
  /** Over the title: "Your turn", "Won 2 to 1". */
  readonly eyebrow: string
  readonly title: string
  readonly note: string
}

/** A choice being made, at the moment of the match (its resolved turns) that it answers. */
export interface Draft<Choice> {
  readonly at: number
  readonly choice: Choice
  /** It was sent: when the page is opened again before the turn has resolved, it is sent again. */
  readonly final: boolean
}

/** What is kept with a match of this browser beside its record, so that a reload loses nothing. */
export interface KeptMatch<T extends PlayTypes> {
  readonly kind: 'match'
  readonly opponent: T['opponent']
  /** Decides the opponents' dice, apart from the match's own. */
  readonly botSeed: Seed
  /** The last frame watched. */
  readonly seen: number
  /** Whether the guide goes along. */
  readonly tour: boolean
  readonly draft: Draft<T['choice']> | null
  readonly own: T['own']
}

/** How a match of this browser begins. */
export interface Beginning<T extends PlayTypes> {
  /** Input for the game's config; usual values where nothing is said. */
  readonly config: unknown
  readonly opponent: T['opponent']
  readonly own: T['own']
  /** A position to go on from, instead of a new match. */
  readonly state?: T['state'] | undefined
  /** A choice that lies ready when the table opens; a final one is sent at once. */
  readonly draft?: Omit<Draft<T['choice']>, 'at'> | undefined
  readonly tour?: boolean
  /** They decide the dice; drawn without them. */
  readonly seed?: Seed
  readonly botSeed?: Seed
}

/** A minute's practice for a newcomer who was invited: the smallest match there is. */
export interface Practice<T extends PlayTypes> {
  readonly beginning: Beginning<T>
  /** What to try, in two or three short sentences. */
  readonly task: string
}

/** What a player has seen of a match, for its line in a list. */
export interface SeenMatch<T extends PlayTypes> {
  readonly timeline: Timeline<T['event'], T['view']>
  /** The last frame watched. */
  readonly seen: number
  /** The view after it. */
  readonly view: T['view']
  /** The view and the result after everything; the player may not know them yet. */
  readonly latest: T['view']
  readonly result: Result | null
  readonly me: Seat
  /** What the first other seat is called; empty where a player is alone. */
  readonly foe: string
  readonly own: T['own']
}

/** What the end of a match offers; a table shows it when the viewer has arrived there. */
export type After = (open: boolean, onClose: () => void, at: number) => ReactNode

/** What a game's table is given, wherever the match runs. */
export interface TableProps<T extends PlayTypes> {
  readonly session: SessionOf<T>
  /** Counts up whenever the session has changed. */
  readonly version: number
  /** Null for a spectator. */
  readonly me: Seat | null
  readonly seats: readonly TableSeat[]
  /** It has ended; on a server the result may be withheld until the end was watched. */
  readonly over: boolean
  /** In this browser, or on a server, where the other seats may be people. */
  readonly where: 'here' | 'server'
  /** The last frame watched, to begin at; nothing after it may be told before it was shown. */
  readonly seen: number
  readonly onSeen: (furthest: number) => void
  /** The choice in the making: what was drafted last, here or on another device; null without one. */
  readonly drafted: T['choice'] | null
  /** Keeps a draft: a reload loses nothing, and on a server it counts if the clock runs out. */
  readonly onDraft: (choice: T['choice']) => void
  /** Sends a choice for good; a refusal is told to the player. */
  readonly send: (choice: T['choice']) => void
  /** Opens a choice again that was sent, while the turn has not resolved. */
  readonly reopen: () => void
  /** A choice is on its way to a server that has not confirmed it. */
  readonly sending: boolean
  /** Makes the bots of this browser choose at once; null elsewhere. */
  readonly stop: (() => void) | null
  readonly own: T['own']
  readonly onOwn: (own: T['own']) => void
  /** Whether the guide goes along: then nothing plays by itself. */
  readonly guided: boolean
  /** Where the arrow at the top left leads. */
  readonly back: string
  /** Small buttons at the top right: giving up. */
  readonly tools: ReactNode
  /** Where a new match is set up. */
  readonly fresh: string
  /** Where the finished match is watched through other eyes. */
  readonly replay: string
  readonly record: () => SomeRecord | null
  readonly onRematch: (() => void) | null
  /** Plays on from a frame, in a match of one's own; null while that would give away what is hidden. */
  readonly onFork: ((at: number) => void) | null
  /** The dialog with the result; the game's `Ending` is in it. */
  readonly after: After
}

/** What a game's table is given to show a match again, forwards and backwards. */
export interface WatchProps<T extends PlayTypes> {
  readonly timeline: Timeline<T['event'], T['look']>
  /** Through whose eyes. */
  readonly to: Audience
  readonly seats: readonly TableSeat[]
  /** Whose match it was: "You win" instead of a name. */
  readonly me: Seat | null
  readonly back: string
  /** The frame to begin at. */
  readonly at: number
  /** Told where the viewer is. */
  readonly onPlace: (index: number) => void
  readonly onFork: (at: number) => void
  readonly record: () => SomeRecord | null
  /** Buttons that change whose eyes it is watched through; null where there is only one way. */
  readonly eyes: ReactNode
  readonly after: After
}

/** What the middle of the result dialog is given. */
export interface EndingProps<T extends PlayTypes> {
  /** The last one. */
  readonly view: T['view']
  readonly timeline: Timeline<T['event'], T['view']>
  readonly me: Seat | null
  readonly seats: readonly TableSeat[]
  readonly record: () => SomeRecord | null
  /** False after a resignation, an agreement or a clock that ran out: then nothing is to be learnt from the last position. */
  readonly playedOut: boolean
}

/** The guide beside a first match. */
export interface GuideProps<T extends PlayTypes> {
  readonly session: SessionOf<T>
  readonly seats: readonly TableSeat[]
  /** The last frame watched, and whether that is everything that has happened. */
  readonly seen: number
  readonly present: boolean
  readonly own: T['own']
  /** Keeps what was learned. */
  readonly onOwn: (own: T['own']) => void
  /** Everything is taught, or the player would rather play. */
  readonly onDone: () => void
  /** Begins another match like this one. */
  readonly onRematch: () => void
}
