import type { HexlineEvent, HexlineView } from '@tessera/hexline'
import type { Frame, Timeline } from '@tessera/kernel'

export type HexlineTimeline = Timeline<HexlineEvent, HexlineView>

/** Where a battle lies in the timeline of its match. */
export interface BattleSpan {
  /** From 1. */
  readonly number: number
  readonly first: number
  /** The last frame so far. */
  readonly last: number
  readonly over: boolean
}

/** The battles a timeline shows, in order. A fork begins in the middle of one. */
export function battlesOf(timeline: HexlineTimeline): readonly BattleSpan[] {
  const spans: BattleSpan[] = []
  let open: { number: number; first: number } | null = null
  if (timeline.length > 0 && !timeline.events(0).some((event) => event.type === 'battle_start')) {
    const { battle } = timeline.frame(0).view
    if (battle !== null && battle.winner === null) open = { number: battle.number, first: 0 }
  }
  for (let index = 0; index < timeline.length; index++) {
    for (const event of timeline.events(index)) {
      if (event.type === 'battle_start') open = { number: event.battle, first: index }
      if (event.type === 'battle_end' && open !== null) {
        spans.push({ ...open, last: index, over: true })
        open = null
      }
    }
  }
  if (open !== null) spans.push({ ...open, last: timeline.length - 1, over: false })
  return spans
}

/** The battle in which a frame of the match is seen; what lies between two belongs to the one that follows. */
export function battleAt(spans: readonly BattleSpan[], frame: number): BattleSpan | undefined {
  return spans.find(({ last }) => frame <= last) ?? spans.at(-1)
}

/** The last battle whose end was seen by a viewer who watched up to this frame; 0 for none. */
export function lastWatched(timeline: HexlineTimeline, frame: number): number {
  return battlesOf(timeline).findLast(({ over, last }) => over && last <= frame)?.number ?? 0
}

/** A part of a timeline as a timeline of its own, with frames kept once they were read. */
export function partOf(timeline: HexlineTimeline, first: number, last: number): HexlineTimeline {
  const length = Math.max(0, last - first + 1)
  const kept = new Map<number, Frame<HexlineEvent, HexlineView>>()
  const read = (index: number) => {
    const known = kept.get(index)
    if (known !== undefined) return known
    const frame = { ...timeline.frame(first + index), index }
    if (kept.size >= MOST_KEPT) for (const oldest of [...kept.keys()].slice(0, MOST_KEPT / 2)) kept.delete(oldest)
    kept.set(index, frame)
    return frame
  }
  return {
    length,
    frame(index) {
      // Reading forwards is cheap and reading backwards is not, so the one before comes along.
      if (index > 0) read(index - 1)
      return read(index)
    },
    events: (index) => timeline.events(first + index),
    cause: (index) => timeline.cause(first + index),
    period: (index) => timeline.period(first + index),
    at: (index) => timeline.at(first + index),
  }
}

const MOST_KEPT = 200
