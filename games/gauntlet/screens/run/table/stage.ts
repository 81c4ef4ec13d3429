import type { RunPhase } from '@tessera/gauntlet'
import type { BattleSpan } from '../match/frames.ts'
import type { Run } from '../types.ts'

/** What of a run is on the screen. */
export type Stage =
  /** A battle: an earlier one once more, or the newest for the first time, from a frame of the run on. */
  | { readonly show: 'battle'; readonly span: BattleSpan; readonly at: number; readonly live: boolean }
  | { readonly show: 'outcome'; readonly span: BattleSpan }
  /** The first choice is on its way. */
  | { readonly show: 'setting-out' }
  | { readonly show: 'begin' | 'draft' | 'camp' | 'ended' }

export interface StageFacts {
  readonly phase: RunPhase
  /** How many battles have a result. */
  readonly decided: number
  readonly spans: readonly BattleSpan[]
  /** How many frames the run has, and the last one that was watched. */
  readonly frames: number
  readonly seen: number
  readonly own: Pick<Run['own'], 'watched' | 'told'>
  /** The number of an earlier battle that is watched again. */
  readonly again: number | null
  readonly settingOut: boolean
}

/** A battle is watched before its result is told, and the result is told before anything follows. */
export function stageOf({ phase, decided, spans, frames, seen, own, again, settingOut }: StageFacts): Stage {
  const shown = again === null ? undefined : spans.find(({ number }) => number === again)
  if (shown !== undefined) return { show: 'battle', span: shown, at: shown.first, live: false }
  const due = spans.at(-1)
  // When choices follow a battle, the player has made them here or on another device: the result has been told.
  if (due !== undefined && own.told < due.number && due.last === frames - 1) {
    const unwatched = seen < due.last && own.watched < due.number
    if (unwatched || decided < due.number)
      return { show: 'battle', span: due, at: Math.max(due.first, seen), live: true }
    return { show: 'outcome', span: due }
  }
  switch (phase) {
    case 'begin':
      return { show: settingOut ? 'setting-out' : 'begin' }
    case 'draft':
    case 'ended':
      return { show: phase }
    default:
      return { show: 'camp' }
  }
}
