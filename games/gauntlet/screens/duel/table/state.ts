import type { DuelView } from '@tessera/gauntlet'
import type { Live } from '@tessera/play'

/** What of a duel is on the screen. */
export type Stage =
  /** A battle that was fought. */
  | 'battle'
  /** For somebody who only watches, while both sides prepare. */
  | 'secret'
  /** The player has chosen, the other side has not. */
  | 'sealed'
  | 'muster'
  | 'deploy'

export interface StageFacts {
  readonly view: Pick<DuelView, 'phase' | 'battle' | 'armies'>
  readonly live: Pick<Live<never>, 'me' | 'awaited' | 'over'>
  /** The player has gone on from the newest battle to the next. */
  readonly watched: boolean
}

/** A battle that was fought is watched before the next one is prepared. */
export function stageOf({ view, live, watched }: StageFacts): Stage {
  const { me, awaited, over } = live
  if (view.battle !== null && (me === null || over || !watched)) return 'battle'
  if (me === null) return 'secret'
  if (!awaited) return 'sealed'
  return view.phase === 'muster' || view.armies[me === 1 ? 1 : 0] === null ? 'muster' : 'deploy'
}

/** How many battles were fought, the one that is shown included. */
export function foughtIn({ fought, phase }: Pick<DuelView, 'fought' | 'phase'>): number {
  return fought.length + (phase === 'battle' ? 1 : 0)
}
