import { exchangesOf, exchangesWith, sightOf } from '../orders/insights.ts'
import { ContactCard } from './cards/contact-card.tsx'
import { PieceCard } from './cards/piece-card.tsx'
import { Situation } from './cards/situation.tsx'
import { UnitCard } from './cards/unit-card.tsx'
import { doingWords } from './state.ts'
import type { Table } from './use-table.ts'
import { WrittenOrders } from './written-orders.tsx'

/** The card of the selected piece, or of the battle if none is selected. */
export function HeldCard({ table }: { readonly table: Table }) {
  const { view, held, moment, look, scene, names, live } = table
  const { unit, contact, piece } = held
  if (unit !== undefined && view !== null)
    return (
      <UnitCard
        view={view}
        unit={unit}
        sight={sightOf(view, unit)}
        exchanges={exchangesOf(view, unit)}
        doing={doingWords(view, moment.understood, unit)}
      />
    )
  if (contact !== undefined && view !== null)
    return <ContactCard view={view} contact={contact} exchanges={exchangesWith(view, contact)} />
  if (piece !== undefined) return <PieceCard piece={piece} />
  return (
    <>
      <Situation scene={scene} names={names} view={view} />
      {live === null && <WrittenOrders look={look} names={names} />}
    </>
  )
}
