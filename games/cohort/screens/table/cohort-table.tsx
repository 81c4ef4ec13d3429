import { words } from '@tessera/cohort/words'
import type { After } from '@tessera/play'
import { TableLayout, type TableTab, TimelineBar, useArrival } from '@tessera/table'
import { Button, Icon, useWidth } from '@tessera/ui'
import { type ReactNode, useCallback, useState } from 'react'
import { WEATHER_ICONS } from '../icons.ts'
import { CohortLog } from '../log/cohort-log.tsx'
import { mapName, weatherDoes, weatherName } from '../names.ts'
import { HeldCard } from './held-card.tsx'
import { PhoneStrip } from './phone-strip.tsx'
import { seatInfo } from './seat-info.ts'
import { SheetSide } from './sheet-side.tsx'
import { isOver } from './state.ts'
import { TableMap } from './table-map.tsx'
import { type TableFacts, useTable } from './use-table.ts'
import './table.css'

export interface CohortTableProps extends TableFacts {
  readonly back: string
  readonly onFork: ((index: number) => void) | null
  /** The result: opens at the end of the match, and by a button afterwards. */
  readonly after: After
  readonly tools?: ReactNode
  /** Chooses through whose eyes a replay is watched; on a phone it has a row of its own. */
  readonly eyes?: ReactNode
}

/** The table on which a battle is commanded and watched (section 17). */
export function CohortTable(props: CohortTableProps): ReactNode {
  const { live, timeline, onFork } = props
  const table = useTable(props)
  const { look, scene, stage, player, story, index, moment } = table
  const width = useWidth()
  const phone = width === 'phone'
  const [tab, setTab] = useState<TableTab>(live === null ? 'piece' : 'orders')
  const [ending, setEnding] = useState(false)
  const decided = look.result !== null
  useArrival(
    decided && table.atLast,
    useCallback(() => setEnding(true), []),
  )
  const result = decided && (
    <Button kind="primary" onClick={() => setEnding(true)}>
      {words.text('table.result')}
    </Button>
  )
  const seat = (which: 0 | 1) =>
    seatInfo({
      person: props.seats[which],
      seat: which,
      culture: look.seats[which].culture,
      scene,
      live,
      width,
      over: isOver(moment),
    })
  const map = mapName(scene.map)
  const turn = { turn: look.turn, limit: scene.limit }
  return (
    <>
      <TableLayout
        className="co-table"
        title={words.text('table.title', { map, ...turn })}
        seats={[seat(0), seat(1)]}
        middle={look.turn === 0 ? map : words.text('table.turnOf', turn)}
        middleSub={
          <span title={weatherDoes(scene.weather)}>
            <Icon name={WEATHER_ICONS[scene.weather]} /> {weatherName(scene.weather)}
            {`, ${stage}`}
          </span>
        }
        back={props.back}
        tools={props.tools}
        piece={
          <>
            {!phone && props.eyes && <div className="co-eyes">{props.eyes}</div>}
            <HeldCard table={table} />
          </>
        }
        board={
          <TableMap
            table={table}
            onPressed={() => {
              if (phone) setTab(table.moment.understood === null ? 'piece' : 'orders')
            }}
          />
        }
        now={
          phone && (
            <PhoneStrip table={table}>
              {live === null && (
                <div className="co-watch">
                  {props.eyes}
                  {result}
                </div>
              )}
            </PhoneStrip>
          )
        }
        orders={live === null ? undefined : <SheetSide table={table} live={live} result={result} />}
        ordersBeside
        log={
          <CohortLog
            player={player}
            story={story}
            selected={table.hand.selected}
            stage={stage}
            animating={table.animating}
          />
        }
        tab={tab}
        onTab={setTab}
        timeline={
          <TimelineBar
            player={player}
            ticks={story.ticks}
            marks={story.marks}
            moment={(at) => momentWords(timeline.period(at))}
            {...(onFork === null ? {} : { onFork })}
            forkBlocked={decided ? words.text('table.forkBlocked') : null}
            tools={live === null && !phone ? result : undefined}
          />
        }
      />
      {props.after(ending && decided, () => setEnding(false), index)}
    </>
  )
}

function momentWords(turn: number): string {
  return turn === 0 ? words.text('table.beforeMoment') : words.text('table.theTurn', { turn })
}
