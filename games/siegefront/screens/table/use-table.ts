import { type After, type Live, type TableSeat, useWatching } from '@tessera/play'
import type { SiegefrontChoice } from '@tessera/siegefront'
import { useArrival } from '@tessera/table'
import { useWidth } from '@tessera/ui'
import { useMotion } from '@tessera/ui/settings'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { actedPlaces } from '../board/acted.ts'
import { effectsOf, paceOf, timingOf } from '../board/cues.ts'
import type { Bottom, Place } from '../board/places.ts'
import { narratorFor, sentencesAt } from '../log/lines.ts'
import { type SiegefrontTimeline, storyOf } from '../log/story.ts'
import { voiceAt } from '../log/voice.ts'
import { act, factsOf, foeOf, opened, type Seen, type TableAction, turnOf } from './state.ts'

export interface SiegeTableProps {
  /** It grows; `version` counts how often. */
  readonly timeline: SiegefrontTimeline
  readonly version: number
  readonly seats: readonly TableSeat[]
  readonly bottom: Bottom
  /** Null for a spectator. */
  readonly me: 0 | 1 | null
  /** The bot's personality, which decides what it says; null without a bot. */
  readonly personality: string | null
  /** Null in a replay. */
  readonly live: Live<SiegefrontChoice> | null
  readonly back: string | null
  /** The frame to begin at. */
  readonly at: number
  readonly onSeen?: (furthest: number) => void
  /** Called with the frame on the table. */
  readonly onPlace?: (index: number) => void
  readonly onFork: ((index: number) => void) | null
  /** The result: opened when the end was reached, and by a button then. */
  readonly after: After
  readonly tools?: ReactNode
  /** Buttons that change from whose castle it is watched. */
  readonly eyes?: ReactNode
}

export type SiegeTableModel = ReturnType<typeof useTable>

/** Wires the table's state to the match that runs and to the timeline that is watched. */
export function useTable(props: SiegeTableProps) {
  const { timeline, seats, bottom, me, live, personality } = props
  const width = useWidth()
  const phone = width === 'phone'
  const watching = useWatching({
    timeline,
    version: props.version,
    at: props.at,
    running: live !== null,
    storyOf,
    paceOf,
    effectsOf,
    ownAfter: (was) => was.active === me,
    onSeen: props.onSeen,
    onPlace: props.onPlace,
  })
  const { player, index, moved, view, events, before, atLast, animating } = watching
  const names = useMemo(() => [seats[0]?.name ?? '', seats[1]?.name ?? ''] as const, [seats])
  const playing = animating !== null
  const seen: Seen = useMemo(
    () => ({ view, me, bottom, seats, atLast, playing, phone, live }),
    [view, me, bottom, seats, atLast, playing, phone, live],
  )
  const [state, setState] = useState(() => opened(bottom))
  const latest = useRef({ seen, state, live })
  latest.current = { seen, state, live }
  const dispatch = useCallback((action: TableAction) => {
    const now = latest.current
    const next = act(now.seen, now.state, action)
    now.state = next.state
    setState(next.state)
    if (next.send !== undefined) now.live?.send(next.send)
  }, [])
  const turn = useMemo(() => turnOf(seen), [seen])
  const facts = useMemo(() => factsOf(seen, turn, state), [seen, turn, state])
  useArrival(
    view.result !== null && atLast,
    useCallback(() => dispatch({ type: 'open_result' }), [dispatch]),
  )

  const foe = foeOf(seen)
  const theirs = before !== null && moved !== 'jump' && before.active !== me
  const acted = useMemo(
    () => (theirs && before !== null ? actedPlaces(events, before, view) : NOWHERE),
    [theirs, before, view, events],
  )
  const theirTurn = useMemo(() => {
    const at = playing ? index - 1 : index
    return theirs && at >= 1 ? sentencesAt(timeline, at, names, me) : ''
  }, [timeline, index, playing, theirs, names, me])
  const motion = useMotion()
  const effects = useMemo(() => {
    if (!motion || moved === 'jump' || before === null) return null
    const told = narratorFor(names, me)(events, view)
    // Read, not watched: a change of speed alone plays nothing again.
    const { speed } = player.store.getState()
    return { timing: timingOf(events), before, view, speed, told }
  }, [motion, moved, events, before, view, me, names, player])
  return {
    ...watching,
    props,
    width,
    names,
    seen,
    state,
    turn,
    facts,
    dispatch,
    foe,
    /** What the bot says. */
    said: personality === null || foe === null ? null : voiceAt(timeline, index, foe, personality),
    /** Where the other side has just done something, and the same in sentences. */
    acted,
    theirTurn,
    /** The effects that the board plays; null when none are shown. */
    effects,
  }
}

const NOWHERE: ReadonlySet<Place> = new Set()
