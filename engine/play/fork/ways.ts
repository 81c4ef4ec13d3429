import type { Timeline } from '@tessera/kernel'

/** Back to where something was chosen: the frame to go on from, and the words of the button. */
export interface Way {
  readonly at: number
  readonly words: string
}

/** At most so many choices are offered: the last army and the last placement. */
const MOST = 2

/**
 * In a game whose battles fight themselves nothing can be done in the middle of one: what can be changed was chosen before it. The choices that
 * led to a frame, the last one first; `redo` says what is chosen in a position, null where nothing of one's own is.
 */
export function waysBack<View>(
  timeline: Pick<Timeline<unknown, View>, 'cause' | 'frame'>,
  at: number,
  redo: (view: View) => string | null,
): readonly Way[] {
  const ways: Way[] = []
  for (let index = at; index > 0 && ways.length < MOST; index--) {
    if (timeline.cause(index) !== 'resolve') continue
    const words = redo(timeline.frame(index - 1).view)
    if (words !== null && !ways.some((way) => way.words === words)) ways.push({ at: index - 1, words })
  }
  return ways
}
