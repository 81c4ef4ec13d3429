import { objectiveText } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { TableLayout, TimelineBar } from '@tessera/table'
import { Button, useWidth } from '@tessera/ui'
import { capitalised, plainWords } from '@tessera/words'
import { type ReactNode, Suspense } from 'react'
import { HundredLog } from '../log/hundred-log.tsx'
import { tickOf } from '../match/scene-frames.ts'
import { Lanes } from './orders/lanes.tsx'
import { seatInfo } from './seat-info.ts'
import { SidePanel } from './side-panel.tsx'
import { NowShown, PieceShown } from './situation.tsx'
import { TableBoard } from './table-board.tsx'
import { type HundredTableProps, useTable } from './use-table.ts'
import '../hundred.css'

/** The table on which a battle is planned and watched (HUN-1802, HUN-1803). */
export function HundredTable(props: HundredTableProps): ReactNode {
  const { timeline, seats, me, live } = props
  const now = useTable(props)
  const { view, story, index, player, table, hand, perform, planning, field, atLast } = now
  const wide = useWidth() === 'wide'
  const over = view.result !== null
  const result = over ? (
    <Button kind="primary" onClick={() => perform({ do: 'ending', open: true })}>
      {words.text('table.result')}
    </Button>
  ) : null
  const moment =
    view.phase === 'resolution'
      ? words.text('table.tick', { turn: view.turn, tick: Math.min(20, tickOf(view)) })
      : words.text('table.turn', { turn: view.turn })
  const log = <HundredLog player={player} story={story} selected={table.selected} moment={moment} />
  const side =
    live === null ? null : (
      <SidePanel now={now} foe={seats[me === 0 ? 1 : 0]?.name ?? ''} log={wide ? log : null} result={result} />
    )
  const seat = (at: 0 | 1) => seatInfo(at, { seats, live, me, view, fighters: table.fighters, atLast })
  return (
    <>
      <TableLayout
        className="hundred"
        title={words.text('table.title', { scenario: field.name, turn: view.turn, limit: view.limit })}
        seats={[seat(0), seat(1)]}
        middle={words.text('table.turnOf', { turn: view.turn, limit: view.limit })}
        middleSub={me === null ? field.name : plainWords(capitalised([objectiveText(view, me)]))}
        back={props.back}
        tools={props.tools}
        piece={<PieceShown table={table} me={me} seats={seats} eyes={props.eyes} />}
        board={<TableBoard now={now} />}
        {...(planning === null
          ? { now: <NowShown headline={story.headlineAt(index)} fighters={table.fighters} /> }
          : {
              below: (
                <Lanes
                  fighters={table.fighters.filter((one) => one.own !== null && !one.down && !one.fled)}
                  plans={planning.plans}
                  outlooks={planning.outlooks}
                  selected={table.selected?.id ?? null}
                  tick={hand.tick}
                  onTick={(tick) => perform({ do: 'look', tick })}
                  onFighter={(id) => perform({ do: 'find', id })}
                />
              ),
            })}
        {...(wide || side === null ? {} : { orders: side })}
        log={wide && side !== null ? side : log}
        tab={hand.tab}
        onTab={(tab) => perform({ do: 'tab', tab })}
        timeline={
          <TimelineBar
            player={player}
            ticks={story.ticks}
            marks={story.marks}
            moment={(at) =>
              timeline.period(at) === 0
                ? words.text('table.before')
                : words.text('table.turn', { turn: timeline.period(at) })
            }
            {...(props.onFork === null || live !== null ? {} : { onFork: props.onFork })}
            forkBlocked={over ? words.text('table.decided') : null}
            tools={live === null ? result : undefined}
          />
        }
      />
      {/* The dialog is loaded when it is wanted; the table stays meanwhile. */}
      <Suspense fallback={null}>
        {props.after(hand.ending && over, () => perform({ do: 'ending', open: false }), index)}
      </Suspense>
    </>
  )
}
