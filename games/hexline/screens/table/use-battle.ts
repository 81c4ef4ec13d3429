import { type HexlineConfig, type HexlineView, narrator } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import type { Seat } from '@tessera/kernel'
import { type SomeRecord, useMomentLink, useSounds } from '@tessera/play'
import { createPlayer, type Player, useAnimating, usePlayer } from '@tessera/table'
import { say } from '@tessera/ui'
import { change, useMotion, useSettings } from '@tessera/ui/settings'
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { STILL, sceneOf } from '../board/scene/scene.ts'
import { paceOf } from '../board/scene/timing.ts'
import type { Story } from '../log/story.ts'
import { usePoints } from './debugger/breakpoints.tsx'
import type { HexlineTimeline } from './frames.ts'
import { seatInfo } from './seat-info.ts'
import { act, factsOf, OPENED } from './state.ts'

export interface SeatName {
  readonly name: string
  /** "bot", "you". */
  readonly kind?: string
}

export interface BattleTableProps {
  /** Of a whole match or of one battle; it may grow, but not while a battle is watched. */
  readonly timeline: HexlineTimeline
  /** Which battle to show, from 1; the last one without it. */
  readonly battle?: number
  readonly seats: readonly SeatName[]
  /** In a match nothing ahead of the viewer is shown; a replay and a test have no secrets. */
  readonly mode: 'match' | 'replay' | 'test'
  /** The player at this table, who reads "You win" instead of a name. */
  readonly me?: Seat | null
  /** Where the arrow at the top left leads. */
  readonly back: string
  /** Instead of following that link: the screen before is on the same page. */
  readonly onBack?: () => void
  /** The frame to begin at, counted within the battle. */
  readonly at?: number
  /** Frames of this battle already watched before. */
  readonly seen?: number
  /** Begins to play by itself. */
  readonly autoplay?: boolean
  /** Called after every move of the viewer with the furthest frame watched and the one on the table. */
  readonly onWatched?: (furthest: number, index: number) => void
  /** What comes after the battle: "Next battle", "The result". */
  readonly next?: { readonly name: string; readonly run: () => void }
  readonly onRematch?: () => void
  /** For saving and for links; null while it may not be known. */
  readonly record?: () => SomeRecord | null
  /** Further small buttons at the top right. */
  readonly tools?: ReactNode
  /** Opens a configuration in the lab. */
  readonly onLab: (config: HexlineConfig) => void
  /** The battle is fought on from this position with new dice. */
  readonly onFork: (view: HexlineView, at: number) => void
}

export type BattleProps = BattleTableProps & { readonly story: Story; readonly offset: number }

export type BattleModel = ReturnType<typeof useBattle>

/** Wires the table's state to the timeline of a battle. */
export function useBattle(props: BattleProps) {
  const { story, seats, mode, offset, onWatched } = props
  const player = useBattlePlayer(props)
  const index = usePlayer(player, (state) => state.index)
  const moved = usePlayer(player, (state) => state.moved)
  const playing = usePlayer(player, (state) => state.playing)
  const furthest = usePlayer(player, (state) => state.furthest)
  const stopped = usePlayer(player, (state) => state.stopped)
  const motion = useMotion()
  const [state, dispatch] = useReducer(act, OPENED)
  const points = usePoints(player, story)
  const frame = useMemo(() => story.timeline.frame(index), [story, index])
  const before = useMemo(() => (index > 0 ? story.timeline.frame(index - 1).view : null), [story, index])
  const { view, events } = frame
  const [first, second] = [seats[0]?.name ?? '', seats[1]?.name ?? '']
  const narrate = useMemo(() => narrator([first, second], props.me ?? null), [first, second, props.me])
  const told = useMemo(() => narrate(events, view), [narrate, events, view])
  const scene = useMemo(
    () => (before === null ? STILL : sceneOf(events, told, before, view)),
    [events, told, before, view],
  )
  const speed = useSceneSpeed(player, story, index)
  const animating = useAnimating({ index, furthest, moved, ms: scene.total / speed })
  useSounds({ index, moved, events, view, speed })
  const acting = animating !== null
  const facts = useMemo(
    () => factsOf({ story, index, view, events, playing, acting, mode }, state),
    [story, index, view, events, playing, acting, mode, state],
  )
  useEffect(
    () => onWatched?.(Math.min(furthest, story.timeline.length - 1), index),
    [onWatched, furthest, index, story],
  )
  useReportAtEnd(facts.atEnd, () => dispatch({ type: 'dialog', dialog: 'report' }))
  // The battle waits while its breakpoints are chosen.
  const openPoints = useCallback(() => {
    player.pause()
    dispatch({ type: 'dialog', dialog: 'points' })
  }, [player])
  usePointsKey(openPoints)
  const link = useMomentLink()
  return {
    ...props,
    player,
    index,
    stopped,
    frame,
    before,
    scene,
    speed,
    moving: motion && moved !== 'jump',
    animating,
    points,
    state,
    dispatch,
    facts,
    openPoints,
    narrate,
    told,
    names: [first, second] as const,
    info: seatInfo(acting && before !== null ? before : view, seats, facts.counted),
    copyLink: () => void link(props.record ?? (() => null), offset + index),
    fork() {
      player.pause()
      say(words.text('table.forked'))
      props.onFork(view, offset + index)
    },
  }
}

/** How fast the scene is acted out: a step that stays for a shorter time goes faster. */
function useSceneSpeed(player: Player, story: Story, index: number): number {
  const speed = usePlayer(player, (state) => state.speed)
  const everyStep = useSettings((settings) => settings.battles === 'every-step')
  if (everyStep) return speed
  return speed * Math.max(1, paceOf(story.timeline.events(index)) / Math.max(MOMENT, story.brisk[index] ?? 0))
}

/** `B` opens the breakpoints. */
function usePointsKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return
      open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [open])
}

/** No step is acted out faster than this, in milliseconds. */
const MOMENT = 40

/** One player for each battle; its speed is a setting of this browser. */
function useBattlePlayer({ story, at, seen, mode, autoplay }: BattleTableProps & { readonly story: Story }): Player {
  const speed = useSettings((settings) => settings.speed)
  const [player] = useState(() =>
    createPlayer(story.track, {
      index: at ?? 0,
      furthest: mode === 'match' ? (seen ?? 0) : Number.POSITIVE_INFINITY,
      speed,
      pace: (index) =>
        useSettings.getState().battles === 'every-step'
          ? paceOf(story.timeline.events(index))
          : (story.brisk[index] ?? 0),
      marks: () => story.deaths.map((death) => death.index),
    }),
  )
  useEffect(() => {
    if (autoplay) player.play()
    const unsubscribe = player.store.subscribe((state, last) => {
      if (state.speed !== last.speed) change({ speed: state.speed })
    })
    return () => {
      unsubscribe()
      player.dispose()
    }
  }, [player, autoplay])
  return player
}

/** Opens the report when the viewer arrives at the end, once; not when the page opens there. */
function useReportAtEnd(atEnd: boolean, open: () => void): void {
  const was = useRef(atEnd)
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    if (!atEnd || was.current) {
      was.current = atEnd
      return
    }
    was.current = true
    const timer = setTimeout(() => latest.current(), 900)
    return () => clearTimeout(timer)
  }, [atEnd])
}
