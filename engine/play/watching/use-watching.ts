import type { Timeline } from '@tessera/kernel'
import { type Mark, useAnimating, useChances, useMatchPlayer, usePlayer } from '@tessera/table'
import { useEffect, useMemo, useRef } from 'react'
import { useSounds } from './heard.tsx'

export interface Watched<Event, View, Story> {
  /** It may grow: `version` counts that up. */
  readonly timeline: Timeline<Event, View>
  readonly version: number
  /** The frame to begin at. */
  readonly at: number
  /** Whether the match goes on while it is watched. */
  readonly running: boolean
  /** What its events tell, made anew whenever it has grown. */
  readonly storyOf: (timeline: Timeline<Event, View>) => Story
  /** Milliseconds that a frame with these events is shown at speed 1. */
  readonly paceOf: (events: readonly Event[]) => number
  /** Milliseconds until its effects are over at speed 1: so long its outcome is not told. */
  readonly effectsOf?: (events: readonly Event[]) => number
  /** Whether the frame after this view answers the viewer's own choice; every one does without it. */
  readonly ownAfter?: ((view: View) => boolean) | undefined
  /** Happening how far the viewer has watched, and where they are. */
  readonly onSeen?: ((furthest: number) => void) | undefined
  readonly onPlace?: ((index: number) => void) | undefined
}

/** How much longer the deciding moment stays at speed 1. */
const PAUSE = 1800

function noEffects(): number {
  return 0
}

/** Everything a table shows of the moment under the viewer's cursor. */
export function useWatching<Event, View, Story extends { readonly marks: readonly Mark[] }>(
  watched: Watched<Event, View, Story>,
) {
  const { timeline, version, at, running, storyOf, paceOf, effectsOf = noEffects, ownAfter, onSeen, onPlace } = watched
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timeline grows in place
  const story = useMemo(() => storyOf(timeline), [timeline, version, storyOf])
  const decides = useRef<number | null>(null)
  decides.current = useChances()?.chances.curve?.deciding?.frame ?? null
  const player = useMatchPlayer({
    timeline,
    version,
    at,
    running,
    pace: (index) => paceOf(timeline.events(index)) + (index === decides.current ? PAUSE : 0),
    own: (index) => index === 0 || ownAfter === undefined || ownAfter(timeline.frame(index - 1).view),
    marks: () => storyOf(timeline).marks,
  })
  const index = usePlayer(player, (state) => Math.min(state.index, timeline.length - 1))
  const moved = usePlayer(player, (state) => state.moved)
  const furthest = usePlayer(player, (state) => Math.min(state.furthest, timeline.length - 1))
  const { view, events } = useMemo(() => timeline.frame(index), [timeline, index])
  const before = useMemo(() => (index > 0 ? timeline.frame(index - 1).view : null), [timeline, index])
  const speed = usePlayer(player, (state) => state.speed)
  const ms = useMemo(() => effectsOf(events) / speed, [effectsOf, events, speed])
  const animating = useAnimating({ index, furthest, moved, ms })
  useSounds({ index, moved, events, view, speed })
  useEffect(() => {
    // What a table returns must not become the effect's cleanup.
    onSeen?.(furthest)
  }, [onSeen, furthest])
  useEffect(() => {
    onPlace?.(index)
  }, [onPlace, index])
  /** Whether the viewer is in the present. */
  const atLast = index >= timeline.length - 1
  return { player, story, index, moved, furthest, view, events, before, atLast, animating }
}
