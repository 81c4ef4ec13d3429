import { weatherEffect } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { TableLayout, TimelineBar } from '@tessera/table'
import { Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { weatherIcon } from '../art.ts'
import { SiegeLog } from '../log/siege-log.tsx'
import { useTableKeys } from '../orders/keys.ts'
import { Below } from './below.tsx'
import { Graveyards } from './graveyards.tsx'
import { Piece } from './piece.tsx'
import { seatInfo } from './seat-info.tsx'
import { focusBoard, TableBoard } from './table-board.tsx'
import { type SiegeTableModel, type SiegeTableProps, useTable } from './use-table.ts'
import './table.css'

/** The table a match is played and watched on (section 19). */
export function SiegeTable(props: SiegeTableProps): ReactNode {
  const table = useTable(props)
  const { width, view, names, seen, state, turn, facts, player, story, index, animating, dispatch } = table
  const phone = width === 'phone'
  const turns = { turn: view.turn, limit: view.config.turnLimit }
  useTableKeys({
    end: () => dispatch({ type: 'end_turn' }),
    back: () => dispatch({ type: 'step_back' }),
    toBoard: () => {
      if (turn.canAct) focusBoard(table)
      return turn.canAct
    },
  })
  const below = <Below table={table} />
  return (
    <>
      <TableLayout
        title={words.text('table.title', turns)}
        seats={[infoOf(table, 0), infoOf(table, 1)]}
        middle={words.text('table.turn', turns)}
        middleSub={<Weather view={view} />}
        back={props.back}
        tools={
          phone ? undefined : (
            <>
              {props.tools}
              <Graveyards view={view} names={names} />
            </>
          )
        }
        piece={<Piece table={table} />}
        board={<TableBoard table={table} />}
        {...(phone ? { orders: below } : { below })}
        log={
          <SiegeLog
            player={player}
            timeline={props.timeline}
            story={story}
            names={names}
            me={seen.me}
            selected={facts.unit?.id ?? null}
            animating={animating}
          />
        }
        tab={phone || state.tab !== 'orders' ? state.tab : 'piece'}
        onTab={(tab) => dispatch({ type: 'tab', tab })}
        timeline={
          <TimelineBar
            player={player}
            ticks={story.ticks}
            marks={story.marks}
            moment={(at) => momentWords(props.timeline.period(at))}
            {...(props.onFork === null ? {} : { onFork: props.onFork })}
            forkBlocked={view.result === null ? null : words.text('table.forkBlocked')}
          />
        }
      />
      {props.after(state.resultOpen && view.result !== null, () => dispatch({ type: 'close_result' }), index)}
    </>
  )
}

function momentWords(turn: number): string {
  return turn === 0 ? words.text('table.beforeTurnOne') : words.text('table.turnAside', { turn })
}

/** While a frame's effects are shown, the seats stand as they did before it. */
function infoOf(
  { props, width, view, before, turn, story, index, animating, foe, said }: SiegeTableModel,
  seat: 0 | 1,
) {
  const early = animating !== null && before !== null
  const info = seatInfo({
    view: early ? before : view,
    story,
    index: animating === null ? index : index - 1,
    seat,
    who: props.seats[seat] ?? { name: '', style: null },
    said: seat === foe && width !== 'phone' ? said : null,
    doing: turn.doing[seat],
  })
  return width === 'wide' ? info : { ...info, numbers: [] }
}

function Weather({ view: { weather, duration } }: Pick<SiegeTableModel, 'view'>) {
  return (
    <span title={weatherEffect(weather) || words.text('table.noEffect')}>
      <Icon name={weatherIcon(weather)} /> {words.text(`weather.${weather}`)}
      {duration > 0 ? `, ${words.text('table.turnsLeft', { turns: duration })}` : ''}
    </span>
  )
}
