import { AI_WORDS, type DuelEvent, type DuelView, REASONS, type SideIndex } from '@tessera/gauntlet'
import type { Timeline } from '@tessera/kernel'
import { type After, type TableSeat, useWatching } from '@tessera/play'
import { NowRibbon, TableLayout, type TableTab, TimelineBar, useArrival, worded } from '@tessera/table'
import { useMotion } from '@tessera/ui/settings'
import type { SentencePart } from '@tessera/words'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { factionName, leaderName } from '../team/names.ts'
import { Banner } from './banner.tsx'
import { Board } from './board.tsx'
import { DuelLog } from './duel-log.tsx'
import { Order } from './order.tsx'
import { nameOf, paceFor, storyOf } from './story.ts'
import { inShort } from './telling/in-short.ts'
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
  const { timeline, version, seats, below, at, running, back, onSeen, onPlace, onFork, after } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timeline grows in place
  const paceOf = useMemo(() => paceFor(timeline), [timeline, version])
  const watching = useWatching({ timeline, version, at, running, storyOf, paceOf, onSeen, onPlace })
  const { player, story, index, moved, events, atLast } = watching
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timeline grows in place
  const view = useMemo(() => withBattle(timeline, index), [timeline, version, index])
  const motion = useMotion()
  const [held, setHeld] = useState<number | null>(null)
  const [tab, setTab] = useState<TableTab>('piece')
  const [open, setOpen] = useState(false)
  const { battle } = view
  const over = view.result !== null && atLast
  useArrival(over, () => setOpen(true))
  const { autoplay } = props
  useEffect(() => {
    if (autoplay) player.play()
    else player.pause()
  }, [player, autoplay])
  if (battle === null) return null
  const foe: SideIndex = below === 0 ? 1 : 0
  const acting = battle.turnOf > 0 ? battle.turnOf : null
  const selected = held ?? acting
  const short = inShort(events, view)
  const choice = events.find((event) => event.type === 'ai_choice' && event.unitId === acting)
  const info = ([below, foe] as const).map((side) => {
    const banner = view.armies[side] ?? battle.sides[side]
    const { hp, max, stand, all } = strength(view, side)
    return {
      name: seats[side]?.name ?? '',
      ...(seats[side]?.kind === undefined ? {} : { kind: seats[side].kind }),
      sub: factionName(banner.faction),
      more: `, ${leaderName(banner.leader)}`,
      numbers: [
        { value: `${stand} of ${all}`, name: 'stand' },
        { value: hp, name: 'life' },
      ],
      score: `${max === 0 ? 0 : Math.round((100 * hp) / max)}%`,
    }
  })
  const moment = (frame: number): string => {
    const round = [...story.ticks].reverse().find((tick) => tick.index <= frame)
    return round === undefined ? 'before the battle' : `round ${round.label.replace('Round ', '')}`
  }
  return (
    <>
      <TableLayout
        className="gd-table"
        title={`Gauntlet, ${moment(index)}`}
        seats={info}
        middle={`Round ${Math.max(1, battle.round)}, life left`}
        middleSub={
          props.note !== undefined
            ? props.note
            : view.config.bestOf > 1
              ? `Battle ${view.fought.length + (battle.result === null ? 1 : 0)} of ${view.config.bestOf}`
              : 'One battle'
        }
        back={back}
        tools={props.tools}
        piece={<UnitPanel view={view} id={selected} events={events} />}
        board={
          <div className="paper gd-paper">
            <div className="gd-banners">
              <Banner side={battle.sides[foe]} name={seats[foe]?.name ?? ''} stand={standWords(view, foe)} />
              <Banner side={battle.sides[below]} name={seats[below]?.name ?? ''} stand={standWords(view, below)} />
            </div>
            <Board
              view={view}
              events={events}
              below={below}
              selected={held}
              moving={motion && moved !== 'jump'}
              onSelect={(id) => {
                setHeld(id)
                if (id !== null) setTab('piece')
              }}
            />
            <Order view={view} selected={held} onSelect={setHeld} />
          </div>
        }
        now={
          <div className="gd-now">
            <NowRibbon>
              {battle.result !== null && atLast ? endWords(view, seats) : worded(short)}
              {choice?.type === 'ai_choice' && !over && isAbout(short, nameOf(view, choice.unitId)) && (
                <span className="gd-reason">It {AI_WORDS[choice.choice]}.</span>
              )}
            </NowRibbon>
            {props.onward?.(battle.result !== null && atLast)}
          </div>
        }
        log={
          <DuelLog
            player={player}
            story={story}
            selected={selected === null ? null : { id: selected, name: nameOf(view, selected) }}
            aside={`event ${index + 1} of ${timeline.length}`}
          />
        }
        tab={tab}
        onTab={setTab}
        timeline={
          <TimelineBar
            player={player}
            ticks={story.ticks}
            marks={story.marks}
            moment={moment}
            {...(onFork === null ? {} : { onFork })}
            forkBlocked={over ? 'The duel is decided: go back to a moment before its end' : null}
          />
        }
      />
      {after(open && over, () => setOpen(false), index)}
    </>
  )
}

/** Why a unit acts is said beside what it does, not beside what is done to it. */
function isAbout([first]: readonly SentencePart[], name: string): boolean {
  return typeof first === 'object' && 'name' in first && first.name === name
}

/** What is shown at a frame: before the first battle nobody stands anywhere, so the lines stand as they are about to. */
function withBattle(timeline: Timeline<DuelEvent, DuelView>, index: number): DuelView {
  for (let at = index; at < timeline.length; at++) {
    const { view } = timeline.frame(at)
    if (view.battle !== null) return view
  }
  return timeline.frame(index).view
}

function strength(view: DuelView, side: SideIndex) {
  const units = view.battle?.units.filter((unit) => unit.owner === side && !unit.summoned) ?? []
  const stand = units.filter(({ cell }) => cell >= 0).length
  const max = units.reduce((sum, unit) => sum + unit.maxHp, 0)
  const hp =
    view.battle === null ? 0 : units.reduce((sum, unit) => sum + (unit.cell >= 0 ? Math.max(0, unit.hp) : 0), 0)
  return { hp, max, stand, all: units.length }
}

function standWords(view: DuelView, side: SideIndex): string {
  const { stand, all } = strength(view, side)
  return `${stand} of ${all} stand`
}

function endWords(view: DuelView, seats: readonly TableSeat[]): string {
  const result = view.battle?.result
  if (!result) return ''
  const how = REASONS[result.reason] ?? result.reason
  return result.winner === null
    ? `The battle is drawn: ${how}.`
    : `${seats[result.winner]?.name ?? 'Somebody'} won: ${how}.`
}
