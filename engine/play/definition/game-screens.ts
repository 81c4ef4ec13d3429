import type { Audience, Seat, Timeline } from '@tessera/kernel'
import type { MatchSummary } from '@tessera/wire'
import type { ComponentType } from 'react'
import type { OnlineSession } from '../online/index.ts'
import type { OptionsProps } from './screen-parts.ts'
import type { SomeRecord } from './types.ts'

/** A game's screens as the shell uses them, the same for every game. */
export interface GameScreens {
  /** By their paths below /<game>. */
  readonly pages: Readonly<Record<string, ComponentType>>
  readonly Online: ComponentType<OnlineMatchProps>
  readonly Replay: ComponentType<ReplayProps>
  readonly Options: ComponentType<OptionsProps>
  /** A match to try the game in; null for games without invitations. */
  readonly Practice: ComponentType<PracticeProps> | null
  /** What to try in it. */
  readonly task: string
  /** The options people begin with. */
  readonly usual: Readonly<Record<string, unknown>>
  /** Options in a few words. */
  inShort(config: unknown): string
}

/** What the room of a match on a server gives the game's table. Clock, offers, phrases and giving up stand around it. */
export interface OnlineMatchProps {
  readonly session: OnlineSession
  /** By seat; the own one is called "You". */
  readonly names: readonly string[]
  readonly bots: readonly MatchSummary['seats'][number]['bot'][]
  /** Where the arrow at the top left leads. */
  readonly back: string
  /** Null for those who only watch. */
  readonly onRematch: (() => void) | null
}

/** What a replay is given. */
export interface ReplayProps {
  /** Checked; null when only frames are left of a match. */
  readonly record: SomeRecord | null
  /** What listeners saw, where the rules of the record are no longer here. */
  readonly frames?: (to: Audience) => Timeline<unknown, unknown>
  /** The frame to begin at, counted in the whole match. */
  readonly at?: number
  /** Who sat where, by seat. */
  readonly names?: readonly string[]
  /** Whose match it was: "You win" instead of a name. */
  readonly me?: Seat
  /** Where the arrow at the top left leads. */
  readonly back?: string
  /** Instead of playing on here against a bot. */
  readonly onFork?: (at: number) => void
}

export interface PracticeProps {
  /** Where it leads back to. */
  readonly back: string
  /** The player has seen enough. */
  readonly onReady: () => void
  /** The words of the button that says so. */
  readonly ready: string
}
