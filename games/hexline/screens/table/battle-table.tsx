import { words } from '@tessera/hexline/words'
import { TableLayout, TimelineBar } from '@tessera/table'
import { type ReactNode, useCallback, useMemo } from 'react'
import { BattleBoard } from '../board/scene/battle-board.tsx'
import { Aftermath } from '../log/aftermath.tsx'
import { BattleLog } from '../log/battle-log.tsx'
import { Jumps } from '../log/jumps.tsx'
import { Now } from '../log/now.tsx'
import { OrderStrip } from '../log/order-strip.tsx'
import { storyOf } from '../log/story.ts'
import { Breakpoints } from './debugger/breakpoints.tsx'
import { Debugger } from './debugger/debugger.tsx'
import { EmptyInspector, Inspector } from './debugger/inspector.tsx'
import { battlesOf, partOf } from './frames.ts'
import { momentWords } from './state.ts'
import { type BattleModel, type BattleProps, type BattleTableProps, useBattle } from './use-battle.ts'
import './battle.css'

/** The table a battle is watched on: board, order, card, log, debugger, timeline and what comes after (HEX-183 to HEX-185). */
export function BattleTable(props: BattleTableProps): ReactNode {
  const { timeline, battle } = props
  const span = useMemo(() => {
    const spans = battlesOf(timeline)
    return battle === undefined ? spans.at(-1) : spans.find((each) => each.number === battle)
  }, [timeline, battle])
  const story = useMemo(() => (span ? storyOf(partOf(timeline, span.first, span.last)) : null), [timeline, span])
  if (!span || story === null) return <p className="hx-none">{words.text('table.noBattle')}</p>
  return <Table key={span.first} {...props} story={story} offset={span.first} />
}

function Table(props: BattleProps): ReactNode {
  const table = useBattle(props)
  const { story, player, index, frame, facts, state, info, dispatch } = table
  const jumps = <TableJumps table={table} />
  return (
    <>
      <TableLayout
        title={facts.title}
        seats={info}
        middle={facts.middle}
        middleSub={facts.round}
        back={props.back}
        {...(props.onBack ? { onBack: props.onBack } : {})}
        tools={props.tools}
        piece={<Piece table={table} />}
        board={<Board table={table} />}
        now={
          <Now
            view={frame.view}
            events={frame.events}
            told={table.told}
            acting={facts.actor ?? 0}
            stopped={table.stopped}
            end={facts.end}
            onReport={() => dispatch({ type: 'dialog', dialog: 'report' })}
          />
        }
        below={
          <OrderStrip
            tools={jumps}
            view={frame.view}
            drawn={story.drawn[index] ?? 0}
            acting={facts.actor ?? 0}
            selected={facts.selected}
            onSelect={(unit) => dispatch({ type: 'pick', unit })}
          />
        }
        ordersName={words.text('table.order')}
        log={<Side table={table} />}
        tab={state.tab}
        onTab={(tab) => dispatch({ type: 'tab', tab })}
        timeline={
          <TimelineBar
            player={player}
            ticks={story.ticks}
            marks={story.deaths}
            moment={(at) => momentWords(story, at)}
            onFork={table.fork}
            forkBlocked={facts.forkBlocked}
            tools={jumps}
          />
        }
      />
      <Dialogs table={table} />
    </>
  )
}

interface PartProps {
  readonly table: BattleModel
}

function Piece({ table: { frame, facts, state, dispatch } }: PartProps) {
  const { unit } = facts
  if (unit === undefined) return <EmptyInspector />
  return (
    <Inspector
      view={frame.view}
      unit={unit}
      pinned={state.picked !== null}
      onPin={(pin) => dispatch({ type: 'pin', unit: pin ? unit.id : null })}
    />
  )
}

function Board({ table }: PartProps) {
  const { facts, dispatch } = table
  const onSelect = useCallback((unit: number | null) => dispatch({ type: 'pick', unit }), [dispatch])
  return (
    <BattleBoard
      view={table.frame.view}
      index={table.index}
      scene={table.scene}
      moving={table.moving}
      speed={table.speed}
      acting={facts.actor}
      selected={facts.selected}
      showReach={facts.showReach}
      hit={facts.hit}
      onSelect={onSelect}
    />
  )
}

/** The log, or the inside of the step. */
function Side({ table }: PartProps) {
  const { state, facts, dispatch } = table
  if (state.side === 'debugger') {
    return (
      <Debugger
        frame={table.frame}
        told={table.told}
        before={table.before}
        selected={facts.selected}
        onLog={() => dispatch({ type: 'side', side: 'log' })}
      />
    )
  }
  return (
    <BattleLog
      player={table.player}
      story={table.story}
      narrate={table.narrate}
      animating={table.animating}
      selected={state.picked}
      onInside={() => dispatch({ type: 'side', side: 'debugger' })}
    />
  )
}

function TableJumps({ table }: PartProps) {
  const { lab } = table.facts
  return (
    <Jumps
      player={table.player}
      points={table.points.length}
      onPoints={table.openPoints}
      onLink={table.record && table.copyLink}
      labBlocked={lab === null ? words.text('table.labBlocked') : null}
      onLab={() => lab !== null && table.onLab(lab)}
    />
  )
}

function Dialogs({ table }: PartProps) {
  const { story, player, points, frame, state, facts, dispatch } = table
  const close = () => dispatch({ type: 'dialog', dialog: 'none' })
  return (
    <>
      <Breakpoints
        open={state.dialog === 'points'}
        onClose={close}
        story={story}
        view={frame.view}
        player={player}
        points={points}
      />
      {story.end !== null && (
        <Aftermath
          open={state.dialog === 'report' && facts.atEnd}
          onClose={close}
          view={frame.view}
          end={story.end}
          names={table.names}
          me={table.me ?? null}
          at={table.offset + table.index}
          {...(table.next ? { next: table.next } : {})}
          {...(table.onRematch ? { onRematch: table.onRematch } : {})}
          {...(table.record ? { record: table.record } : {})}
          onLab={table.onLab}
          start={story.timeline.frame(0).view}
        />
      )}
    </>
  )
}
