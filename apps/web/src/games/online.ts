import type { Fault, Json } from '@tessera/kernel'
import type { MatchSummary } from '@tessera/wire'
import type { ComponentType } from 'react'
import type { OnlineSession } from '../online/session.ts'
import type { ReplayProps } from '../table/replay.ts'

/** What a game's table is given for a match on the server. Clock, offers, phrases and giving up stand around it. */
export interface OnlineTableProps {
  readonly session: OnlineSession
  /** By seat; the own one is called "You". */
  readonly names: readonly string[]
  readonly bots: readonly MatchSummary['seats'][number]['bot'][]
  /** Where the arrow at the top left leads. */
  readonly back: string
  /** Null for those who only watch. */
  readonly onRematch: (() => void) | null
}

/** The game's own controls for its options. */
export interface OnlineOptionsProps {
  readonly config: Json
  readonly faults: readonly Fault[]
  readonly onChange: (config: Json) => void
}

/** What a game brings along to be played online; `games/index.ts` says where it is. */
export interface OnlineScreens {
  readonly Table: ComponentType<OnlineTableProps>
  /** A finished match, forwards and backwards. */
  readonly Replay: ComponentType<ReplayProps>
  readonly Options: ComponentType<OnlineOptionsProps>
  /** The options people begin with. */
  readonly usual: Json
  /** Options in a few words. */
  inShort(config: Json): string
}
