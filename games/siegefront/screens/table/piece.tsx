import { cardIn } from '@tessera/siegefront'
import { ThemeButton } from '@tessera/ui'
import { HandCardDetails } from './card/hand-card-details.tsx'
import { UnitCard } from './card/unit-card.tsx'
import { Preview } from './controls.tsx'
import { Graveyards } from './graveyards.tsx'
import { HowTo, Standing } from './standing.tsx'
import type { SiegeTableModel } from './use-table.ts'

/** The card of the unit or hand card that is held or looked at; with none, what holds for both sides. */
export function Piece({ table }: { readonly table: SiegeTableModel }) {
  const { props, view, names, seen, turn, facts } = table
  const { phone } = seen
  const nothing = facts.unit === undefined && facts.card === undefined
  return (
    <div className={phone ? 'card' : 'card sf-side'}>
      {!phone && props.eyes}
      <HeldUnit table={table} />
      <HeldCard table={table} />
      {nothing && (
        <>
          <TableStanding table={table} />
          <HowTo me={seen.me} />
        </>
      )}
      {!phone && facts.shown === null && facts.unitIsMine && turn.canAct && <p className="sf-hint">{facts.hint}</p>}
      {!phone && <Preview table={table} />}
      {phone && (
        <div className="sf-more">
          {props.eyes}
          {props.tools}
          <Graveyards view={view} names={names} />
          <ThemeButton />
        </div>
      )}
    </div>
  )
}

function HeldUnit({ table: { view, seen, turn, facts, dispatch } }: { readonly table: SiegeTableModel }) {
  const { unit, unitIsMine, shown } = facts
  if (unit === undefined) return null
  return (
    <UnitCard
      view={view}
      unit={unit}
      held={facts.orders.held}
      brief={shown !== null && !seen.phone}
      onUse={
        turn.canAct && unitIsMine
          ? (ability) => dispatch({ type: 'take', held: { kind: 'ability', unit: unit.id, ability } })
          : null
      }
    />
  )
}

/** The card of the hand that is held, with why it cannot be deployed. */
export function HeldCard({ table: { view, turn, facts } }: { readonly table: SiegeTableModel }) {
  const { card } = facts
  if (card === undefined) return null
  return (
    <HandCardDetails
      card={cardIn(view.config, card.card)}
      impact={turn.own.impact}
      why={turn.cards.get(card.id) ?? null}
    />
  )
}

export function TableStanding({ table: { view, names, seen } }: { readonly table: SiegeTableModel }) {
  return <Standing view={view} bottom={seen.bottom} names={names} me={seen.me} />
}
