import { type CohortChoice, type CohortEvent, narratorOf, understand } from '@tessera/cohort'
import { type Live, type TableSeat, useWatching } from '@tessera/play'
import { say } from '@tessera/ui'
import { useMotion } from '@tessera/ui/settings'
import { useEffect, useMemo, useRef, useState } from 'react'
import { paceOf, type Showing } from '../board/effects.ts'
import { sceneOf } from '../board/scene.ts'
import { stageWords } from '../log/report.ts'
import { type CohortTimeline, storyteller } from '../log/story.ts'
import { idleUnits } from '../orders/idle.ts'
import { rangesOf } from '../orders/insights.ts'
import { plansOf } from '../orders/plans.ts'
import { useGuesses } from '../orders/use-guesses.ts'
import { draftIn, ordersOf } from './sending.ts'
import { type Action, act, EMPTY_HAND, heldIn, litIn, mayOrder, viewOf } from './state.ts'

export interface TableFacts {
  /** It may grow: `version` counts that up. */
  readonly timeline: CohortTimeline
  readonly version: number
  readonly seats: readonly TableSeat[]
  readonly me: 0 | 1 | null
  /** Null for a replay. */
  readonly live: Live<CohortChoice> | null
  /** The frame to begin at. */
  readonly at: number
  readonly onSeen?: ((furthest: number) => void) | undefined
  readonly onPlace?: ((index: number) => void) | undefined
}

export type Table = ReturnType<typeof useTable>

/** Connects the state of a table to the match, the player's place in it and the player's hand. */
export function useTable(facts: TableFacts) {
  const { timeline, version, seats, me, live, at, onSeen, onPlace } = facts
  const motion = useMotion()
  const running = live !== null
  const names = useMemo(() => [seats[0]?.name ?? '', seats[1]?.name ?? ''] as const, [seats])
  const storyOf = useMemo(() => storyteller(names, me), [names, me])
  const watching = useWatching({ timeline, version, at, running, storyOf, paceOf, effectsOf, onSeen, onPlace })
  const { player, moved, view: look, events, atLast } = watching
  const scene = useMemo(() => sceneOf(look), [look])
  const before = useMemo(() => (watching.before === null ? null : sceneOf(watching.before)), [watching.before])
  const view = viewOf(look)
  const text = live === null || view === null ? '' : draftIn(live.drafted, view).text
  const canAct = mayOrder({ look, live, atLast })
  const guesses = useGuesses()
  const understood = useMemo(
    () => (view !== null && canAct ? understand(text, view, guesses) : null),
    [view, canAct, text, guesses],
  )
  const moment = { look, scene, atLast, live, text, understood }
  const [hand, setHand] = useState(EMPTY_HAND)
  const held = heldIn(moment, hand)
  const onText = (next: string) => {
    if (live !== null && view !== null) live.onDraft(ordersOf(next, draftIn(live.drafted, view).recruit, view))
  }
  // Several actions may come between two renderings.
  const latest = useRef(hand)
  const dispatch = (action: Action) => {
    const done = act(moment, latest.current, action)
    latest.current = done.hand
    setHand(done.hand)
    if (done.text !== text) onText(done.text)
    if (done.says !== null) say(done.says.words, done.says.bad ? 'bad' : 'plain')
  }
  // A new turn begins with empty hands: the report stands where the card was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn is what empties them
  useEffect(() => dispatch({ type: 'select', key: null }), [look.turn])
  useEscape(() => dispatch({ type: 'back' }))

  const { tried } = hand
  const plans = useMemo(
    () => (view === null || understood === null ? [] : plansOf(view, tried ?? understood.orders)),
    [view, understood, tried],
  )
  const idle = useMemo(
    () => (view === null || understood === null ? NOBODY_IDLE : idleUnits(view, understood.orders)),
    [view, understood],
  )
  const { unit, how } = litIn(look, held)
  const ranges = useMemo(
    () => (view === null || unit === undefined ? null : rangesOf(view, unit, how)),
    [view, unit, how],
  )
  const showing = useMemo((): Showing | null => {
    if (!motion || moved === 'jump' || before === null) return null
    // Read, not watched: changing the speed alone plays nothing again.
    const rises = (event: CohortEvent) => narratorOf(names, me)([event], look).flatMap((told) => told.rises)
    return { events, before, after: scene, speed: player.store.getState().speed, rises }
  }, [motion, moved, events, before, scene, player, names, me, look])
  return {
    ...facts,
    ...watching,
    look,
    view,
    scene,
    moment,
    hand,
    held,
    dispatch,
    onText,
    plans,
    idle,
    ranges,
    showing,
    names,
    stage: stageWords(look.stage, look.pulse),
    /** The last frame whose outcome may be told. */
    told: watching.animating === null ? watching.index : watching.index - 1,
  }
}

/** Escape lets go, except in a dialog, which closes. */
function useEscape(letGo: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const target = event.target instanceof Element ? event.target : null
      if (!target?.closest('dialog')) letGo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

/** Milliseconds until the effects of a frame are over; the rest of its time is for reading. */
function effectsOf(events: Parameters<typeof paceOf>[0]): number {
  return Math.max(0, paceOf(events) - 260)
}

const NOBODY_IDLE: ReadonlySet<string> = new Set()
