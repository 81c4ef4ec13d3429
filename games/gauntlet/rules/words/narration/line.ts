import {
  capitalised,
  type Happening,
  type Narration,
  type Part,
  type Rise,
  type Sound,
  type SumRow,
} from '@tessera/words'
import type { BattleEvent } from '../../events.ts'
import type { SideIndex } from '../../rules/board.ts'
import { type BattleContext, sideOf } from './context.ts'

/** What logs filter by: `losses` is who flees, crumbles or vanishes, `casts` are spells of leaders. */
export type BattleKind = 'blows' | 'deaths' | 'losses' | 'spells' | 'casts' | 'moves' | 'rest'

export type BattleNarration = Narration<BattleEvent, BattleContext, BattleKind>
/** How some kinds of events are told. */
export type Telling<Kinds extends BattleEvent['type']> = Pick<BattleNarration, Kinds>

interface About {
  /** The units it is about, the one that acts first. */
  readonly pieces?: readonly number[]
  /** Whose it is, where no unit acts. */
  readonly side?: SideIndex
  readonly sum?: readonly SumRow[]
  readonly rises?: readonly Rise[]
  readonly sound?: Sound
  readonly detail?: true
}

export function line(
  context: BattleContext,
  kind: BattleKind,
  parts: readonly Part[],
  { pieces = [], side, sum = [], rises = [], sound, detail }: About = {},
): Happening<BattleKind> {
  const [actor] = pieces
  return {
    line: {
      parts: capitalised(parts),
      kind,
      ...(detail === undefined ? {} : { detail }),
      seat: side ?? (actor === undefined ? null : sideOf(context, actor)),
      pieces,
      sum,
    },
    rises,
    sound: sound ?? null,
  }
}

/** A line that a match told in short leaves out. */
export function detail(
  context: BattleContext,
  parts: readonly Part[],
  pieces: readonly number[] = [],
): Happening<BattleKind> {
  return line(context, 'rest', parts, { pieces, detail: true })
}

/** Nothing to read: another event tells it. */
export function unread(about: Pick<About, 'rises' | 'sound'> = {}): Happening<never> {
  return { line: null, rises: about.rises ?? [], sound: about.sound ?? null }
}

/** A number or a word over a unit. */
export function over(piece: number, text: string, tone: Rise['tone'] = 'note'): Rise {
  return { over: { piece }, text, tone }
}
