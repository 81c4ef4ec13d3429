import { words } from '@tessera/siegefront/words'
import type { ReactNode } from 'react'
import { PhoneOrders } from '../orders/phone-orders.tsx'
import { Controls, Preview } from './controls.tsx'
import { Hand } from './hand/hand.tsx'
import { Mana } from './hand/mana.tsx'
import { HeldCard, TableStanding } from './piece.tsx'
import { focusBoard, useTableDrag } from './table-board.tsx'
import type { SiegeTableModel } from './use-table.ts'

/** Under the board: the hand, the mana and the end of the turn; on a phone all orders. */
export function Below({ table }: { readonly table: SiegeTableModel }): ReactNode {
  const { seen, turn } = table
  const { mana, maxMana } = turn.own
  if (seen.phone) return <OnPhone table={table} />
  return (
    <div className="sf-handrow">
      <TableHand table={table} />
      <div className="sf-endt">
        <Mana mana={mana} max={maxMana} />
        <Controls table={table} brief={false} />
      </div>
    </div>
  )
}

function OnPhone({ table }: { readonly table: SiegeTableModel }) {
  const { props, view, names, turn, facts, foe, said, dispatch } = table
  const { unit, card, orders, endAsked } = facts
  return (
    <PhoneOrders
      view={view}
      mana={[turn.own.mana, turn.own.maxMana]}
      hurried={props.live !== null && props.live.stop !== null}
      preview={facts.shown === null ? null : <Preview table={table} />}
      hint={facts.hint}
      refused={orders.refused !== null}
      said={said === null || foe === null ? null : words.text('seatInfo.said', { name: names[foe], line: said })}
      unit={unit}
      details={
        card !== undefined ? (
          <div className="sf-phonecard card">
            <HeldCard table={table} />
          </div>
        ) : (
          unit === undefined && <TableStanding table={table} />
        )
      }
      controls={<Controls table={table} brief />}
      warning={endAsked ? turn.left : null}
      onPutDown={orders.held !== null && turn.canAct ? () => dispatch({ type: 'put_down' }) : null}
      onCard={() => dispatch({ type: 'tab', tab: 'piece' })}
      hand={<TableHand table={table} />}
    />
  )
}

function TableHand({ table }: { readonly table: SiegeTableModel }) {
  const { view, turn, facts, dispatch } = table
  const { own } = turn
  const drag = useTableDrag(table)
  if (own.hand === null && own.supply === 'deck') return <p className="sf-nohand">{words.text('table.handHidden')}</p>
  return (
    <Hand
      config={view.config}
      seat={own}
      held={facts.orders.held}
      cards={turn.cards}
      costs={turn.costs}
      onTake={(held) => dispatch({ type: 'take', held })}
      onPointerDown={(event, held) => turn.canAct && drag(event, held)}
      onAbove={() => focusBoard(table)}
    />
  )
}
