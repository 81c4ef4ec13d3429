import type { Seat } from '@tessera/kernel'
import { type CohortState, type Contact, pairOf } from './state.ts'
import { typeName } from './unit.ts'
import { type CohortView, view } from './view.ts'

/** A finished match with the fog lifted (COH-13.9, COH-17.4): one side's view in which every enemy is confirmed, exactly. */
export function unveiledView(state: CohortState, seat: Seat): CohortView {
  const seen = view(state, seat)
  const { contacts } = pairOf(state.seats, seat)
  let spare = contacts.length
  const all = state.units
    .filter((unit) => unit.seat !== seat)
    .map((unit) => {
      const known: Contact | undefined = contacts.find((contact) => contact.unit === unit.id)
      const { kind, mounted, tile, facing, formation, weapon, routing } = unit
      return {
        handle: known?.handle ?? ++spare,
        state: 'confirmed' as const,
        type: typeName(unit),
        strength: unit.men,
        turn: state.turn,
        detectedBy: null,
        distance: null,
        ...{ kind, mounted, tile, facing, formation, weapon, routing },
      }
    })
    .sort((a, b) => a.handle - b.handle)
  const everything = seen.seen.map(() => -1)
  const { structures, forts } = state
  return {
    ...seen,
    contacts: all,
    areas: [],
    totalDetected: all.length,
    seen: everything,
    explored: everything,
    structures,
    forts,
  }
}
