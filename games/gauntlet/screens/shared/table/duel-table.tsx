import { type DuelEvent, type DuelView, duelNarrator, type SideIndex } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import type { Timeline } from '@tessera/kernel'
import { type After, type TableSeat, useWatching } from '@tessera/play'
import { NowRibbon, TableLayout, TimelineBar, useArrival, worded } from '@tessera/table'
import { useMotion } from '@tessera/ui/settings'
import { type ReactNode, useEffect, useMemo, useReducer } from 'react'
import { Board } from '../board/board.tsx'
import { DuelLog } from '../log/duel-log.tsx'
import { type DuelStory, nameOf, paceFor, storyOf } from '../log/story.ts'
import { Banner } from './banner.tsx'
import { Order } from './order.tsx'
import { actingIn, battleWords, endWords, LOOKING, nowOf, seatInfo, standWords, viewing, withBattle } from './state.ts'
import { UnitPanel } from './unit-panel.tsx'
import '../gauntlet.css'

interface DuelTableProps {
  readonly timeline: Timeline<DuelEvent, DuelView>
  readonly version: number
  readonly seats: readonly TableSeat[]
  readonly below: SideIndex
  readonly at: number
  /** Whether the match goes on while it is watched. */
  readonly running: boolean
  /** Otherwise it waits for the viewer, even where a running match would go on by itself. */
  readonly autoplay: boolean
  readonly back: string
  readonly onSeen?: (furthest: number) => void
  readonly onPlace?: (index: number) => void
  readonly onFork: ((at: number) => void) | null
  readonly tools?: ReactNode
  /** Under the round: which battle this is. */
  readonly note?: ReactNode
  /** A button under the board that leads on; it is told whether the end is shown. */
  readonly onward?: (over: boolean) => ReactNode
  readonly after: After
}

/** The table a battle is watched on: board, banners, order, unit, log and timeline. */
export function DuelTable(props: DuelTableProps): ReactNode {
  const { timeline, version, seats, below, at, running, autoplay, onSeen, onPlace, onFork, after } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timeline grows in place
  const paceOf = useMemo(() => paceFor(timeline), [timeline, version])
  const people = seats.map(({ name }) => name).join('\n')
  const tell = useMemo(() => (all: typeof timeline) => storyOf(all, people.split('\n')), [people])
  const narrate = useMemo(() => duelNarrator(people.split('\n')), [people])
  const watching = useWatching({ timeline, version, at, running, storyOf: tell, paceOf, onSeen, onPlace })
  const { player, story, index, moved, events, atLast } = watching
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timeline grows in place
  const view = useMemo(() => withBattle(timeline, index), [timeline, version, index])
  const told = useMemo(() => narrate(events, view), [narrate, events, view])
  const motion = useMotion()
  const [state, act] = useReducer(viewing, LOOKING)
  const { battle } = view
  const over = view.result !== null && atLast
  useArrival(over, () => act({ do: 'end' }))
  useEffect(() => {
    if (autoplay) player.play()
    else player.pause()
  }, [player, autoplay])
  if (battle === null) return null
  const foe: SideIndex = below === 0 ? 1 : 0
  const fought = battle.result !== null && atLast
  const selected = state.held ?? actingIn(view)
  const hold = (unit: number | null) => act({ do: 'hold', unit })
  const now = nowOf(view, events, told, over)
  const moment = (frame: number): string => momentOf(story, frame)
  return (
    <>
      <TableLayout
        className="gd-table"
        title={words.text('table.title', { moment: moment(index) })}
        seats={[seatInfo(view, below, seats[below]), seatInfo(view, foe, seats[foe])]}
        middle={words.text('table.middle', { n: Math.max(1, battle.round) })}
        middleSub={props.note ?? battleWords(view)}
        back={props.back}
        tools={props.tools}
        piece={<UnitPanel view={view} id={selected} events={events} />}
        board={
          <div className="paper gd-paper">
            <div className="gd-banners">
              {[foe, below].map((side) => (
                <Banner
                  key={side}
                  side={battle.sides[side === 0 ? 0 : 1]}
                  name={seats[side]?.name ?? ''}
                  stand={standWords(view, side === 0 ? 0 : 1)}
                />
              ))}
            </div>
            <Board
              view={view}
              events={events}
              told={told}
              below={below}
              selected={state.held}
              moving={motion && moved !== 'jump'}
              onSelect={hold}
            />
            <Order view={view} selected={state.held} onSelect={hold} />
          </div>
        }
        now={
          <div className="gd-now">
            <NowRibbon>
              {fought ? endWords(view, seats) : worded(now.parts)}
              {now.reason !== null && <span className="gd-reason">{now.reason}</span>}
            </NowRibbon>
            {props.onward?.(fought)}
          </div>
        }
        log={
          <DuelLog
            player={player}
            story={story}
            selected={selected === null ? null : { id: selected, name: nameOf(view, selected) }}
            aside={words.text('log.place', { n: index + 1, all: timeline.length })}
          />
        }
        tab={state.tab}
        onTab={(tab) => act({ do: 'turn', tab })}
        timeline={
          <TimelineBar
            player={player}
            ticks={story.ticks}
            marks={story.marks}
            moment={moment}
            {...(onFork === null ? {} : { onFork })}
            forkBlocked={over ? words.text('table.forkBlocked') : null}
          />
        }
      />
      {after(state.ended && over, () => act({ do: 'close' }), index)}
    </>
  )
}

/** "round 3" at a frame of the timeline. */
function momentOf({ ticks }: DuelStory, frame: number): string {
  const tick = ticks.findLast(({ index }) => index <= frame)
  return tick === undefined ? words.text('table.beforeBattle') : words.text('table.round', { n: tick.round })
}
