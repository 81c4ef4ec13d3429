import { type HexlineConfig, type HexlineView, labConfig } from '@tessera/hexline'
import type { Seat } from '@tessera/kernel'
import { type SomeRecord, useMomentLink, useSounds } from '@tessera/play'
import {
  createPlayer,
  type Player,
  TableLayout,
  type TableTab,
  TimelineBar,
  usePlayer,
  useUntold,
} from '@tessera/table'
import { say } from '@tessera/ui'
import { change, useMotion, useSettings } from '@tessera/ui/settings'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { BattleBoard } from '../board/scene/battle-board.tsx'
import { STILL, sceneOf } from '../board/scene/scene.ts'
import { paceOf } from '../board/scene/timing.ts'
import { Aftermath, resultTitle } from '../log/aftermath.tsx'
import { BattleLog } from '../log/battle-log.tsx'
import { Jumps } from '../log/jumps.tsx'
import { Now } from '../log/now.tsx'
import { OrderStrip } from '../log/order-strip.tsx'
import { type BattleEnd, type Story, storyOf } from '../log/story.ts'
import { Breakpoints, usePoints } from './debugger/breakpoints.tsx'
import { Debugger } from './debugger/debugger.tsx'
import { EmptyInspector, Inspector } from './debugger/inspector.tsx'
import { battlesOf, type HexlineTimeline, partOf } from './frames.ts'
import { seatInfo } from './seat-info.ts'
import './battle.css'

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
  /** In a match nothing ahead of the viewer is told; a replay or a test has no secrets to keep. */
  readonly mode: 'match' | 'replay' | 'test'
  /** Whose table it is: "You win" instead of a name. */
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
  /** Told after every move of the viewer: how far they have watched, and where they are. */
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

/** The table a battle is watched on: board, order, card, log, debugger, timeline and what comes after (HEX-183 to HEX-185). */
export function BattleTable(props: BattleTableProps): ReactNode {
  const { timeline, battle } = props
  const span = useMemo(() => {
    const spans = battlesOf(timeline)
    return battle === undefined ? spans.at(-1) : spans.find((each) => each.number === battle)
  }, [timeline, battle])
  const story = useMemo(() => (span ? storyOf(partOf(timeline, span.first, span.last)) : null), [timeline, span])
  if (!span || story === null) return <p className="hx-none">There is no battle to show here.</p>
  return <Table key={span.first} {...props} story={story} offset={span.first} />
}

function Table(props: BattleTableProps & { readonly story: Story; readonly offset: number }): ReactNode {
  const { story, seats, mode, me = null, back, offset } = props
  const player = useBattlePlayer(props)
  const index = usePlayer(player, (state) => state.index)
  const moved = usePlayer(player, (state) => state.moved)
  const playing = usePlayer(player, (state) => state.playing)
  const speed = usePlayer(player, (state) => state.speed)
  const everyStep = useSettings((settings) => settings.battles === 'every-step')
  const furthest = usePlayer(player, (state) => state.furthest)
  const stopped = usePlayer(player, (state) => state.stopped)
  const motion = useMotion()
  const [held, setHeld] = useState<number | null>(null)
  const [tab, setTab] = useState<TableTab>('piece')
  const [side, setSide] = useState<'log' | 'debugger'>('log')
  const [dialog, setDialog] = useState<'none' | 'points' | 'report'>('none')
  const points = usePoints(player, story)

  const frame = useMemo(() => story.timeline.frame(index), [story, index])
  const before = useMemo(() => (index > 0 ? story.timeline.frame(index - 1).view : null), [story, index])
  const { view, events } = frame
  const scene = useMemo(() => (before === null ? STILL : sceneOf(events, before, view)), [events, before, view])
  const acting = story.acting[index] ?? 0
  // A step that stays for a shorter time is acted out faster.
  const haste = everyStep ? 1 : Math.max(1, paceOf(events) / Math.max(MOMENT, story.brisk[index] ?? 0))
  const ms = scene.total / (speed * haste)
  const untold = useUntold({ index, furthest, moved, ms })
  useSounds({ index, moved, events, speed: speed * haste })
  const attack = events.find((event) => event.type === 'attack' && event.unit === (held ?? acting))
  const selected = held ?? (acting > 0 ? acting : null)
  const unit = view.battle?.units.find((each) => each.id === selected)
  const atEnd = index >= story.timeline.length - 1 && story.end !== null

  const { onWatched } = props
  useEffect(
    () => onWatched?.(Math.min(furthest, story.timeline.length - 1), index),
    [onWatched, furthest, index, story],
  )
  useReportAtEnd(atEnd, () => setDialog('report'))
  // The battle waits while its breakpoints are chosen.
  const openPoints = useCallback(() => {
    player.pause()
    setDialog('points')
  }, [player])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return
      openPoints()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [openPoints])

  const select = useCallback((id: number | null) => {
    setHeld(id)
    if (id !== null) setTab('piece')
  }, [])
  const info = seatInfo(
    untold === null || before === null ? view : before,
    seats,
    (atEnd && untold === null) || mode !== 'match',
  )
  const endWords = useCallback(
    (end: BattleEnd) =>
      `${resultTitle(end, [seats[0]?.name ?? '', seats[1]?.name ?? ''], me)}, in round ${end.rounds}.`,
    [seats, me],
  )
  const round = story.rounds[index] ?? 1
  const turn = story.turns[index] ?? 0
  const moment = (at: number) => momentWords(story, at)
  const link = useMomentLink()
  const fork = () => {
    player.pause()
    say('Only the dice are new: both armies stand as they stood. The lab lets you change them.')
    props.onFork(view, offset + index)
  }
  const lab = view.battle === null || atEnd ? null : labConfig(view.battle, view.config)
  const jumps = (
    <Jumps
      player={player}
      points={points.length}
      onPoints={openPoints}
      onLink={props.record && (() => void link(props.record ?? (() => null), offset + index))}
      labBlocked={lab === null ? 'Both sides must stand for a position to be fought on' : null}
      onLab={() => lab !== null && props.onLab(lab)}
    />
  )
  return (
    <>
      <TableLayout
        title={`Hexline, battle ${view.battle?.number ?? 1}, ${moment(index)}`}
        seats={info}
        middle={view.config.battles > 1 ? `Battle ${view.battle?.number ?? 1} of ${view.config.battles}` : 'One battle'}
        middleSub={`Round ${round}${turn > 0 ? `, turn ${turn}` : ''}`}
        back={back}
        {...(props.onBack ? { onBack: props.onBack } : {})}
        tools={props.tools}
        piece={
          unit === undefined ? (
            <EmptyInspector />
          ) : (
            <Inspector view={view} unit={unit} pinned={held !== null} onPin={(pin) => setHeld(pin ? unit.id : null)} />
          )
        }
        board={
          <BattleBoard
            view={view}
            index={index}
            scene={scene}
            moving={motion && moved !== 'jump'}
            speed={speed * haste}
            acting={acting > 0 ? acting : null}
            selected={selected}
            showReach={held !== null || !playing}
            hit={attack?.type === 'attack' ? attack.target : null}
            onSelect={select}
          />
        }
        now={
          <Now
            view={view}
            events={events}
            acting={acting}
            stopped={stopped}
            end={atEnd && untold === null ? story.end : null}
            names={info}
            me={me}
            onReport={() => setDialog('report')}
          />
        }
        below={
          <OrderStrip
            tools={jumps}
            view={view}
            drawn={story.drawn[index] ?? 0}
            acting={acting}
            selected={selected}
            onSelect={select}
          />
        }
        ordersName="Order"
        log={
          side === 'log' ? (
            <BattleLog
              player={player}
              story={story}
              endWords={endWords}
              untold={untold}
              selected={held}
              onInside={() => setSide('debugger')}
            />
          ) : (
            <Debugger frame={frame} before={before} selected={selected} onLog={() => setSide('log')} />
          )
        }
        tab={tab}
        onTab={setTab}
        timeline={
          <TimelineBar
            player={player}
            ticks={story.ticks}
            marks={story.deaths}
            moment={moment}
            onFork={fork}
            forkBlocked={atEnd ? 'The battle is decided: go back to a step before its end' : null}
            tools={jumps}
          />
        }
      />
      <Breakpoints
        open={dialog === 'points'}
        onClose={() => setDialog('none')}
        story={story}
        view={view}
        player={player}
        points={points}
      />
      {story.end !== null && (
        <Aftermath
          open={dialog === 'report' && atEnd}
          onClose={() => setDialog('none')}
          view={view}
          end={story.end}
          names={[seats[0]?.name ?? '', seats[1]?.name ?? '']}
          me={me}
          at={offset + index}
          {...(props.next ? { next: props.next } : {})}
          {...(props.onRematch ? { onRematch: props.onRematch } : {})}
          {...(props.record ? { record: props.record } : {})}
          onLab={props.onLab}
          start={story.timeline.frame(0).view}
        />
      )}
    </>
  )
}

/** No step is acted out faster than this, in milliseconds. */
const MOMENT = 40

/** One player a battle; its speed is a setting that stays. */
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

function momentWords(story: Story, index: number): string {
  const turn = story.turns[index] ?? 0
  return `round ${story.rounds[index] ?? 1}${turn > 0 ? `, turn ${turn}` : ''}`
}
