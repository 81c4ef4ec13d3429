import type { Kind } from '../design.ts'
import type { Entrant } from '../entrants.ts'
import { type Ground, makeCell } from './make-cell.ts'

/** A against B. */
export function pairing(ground: Ground, a: Entrant, b: Entrant): Kind {
  const cell = makeCell(ground, { id: 'a-b', a, b, among: 1 })
  return {
    stage: (number) => (number === 0 ? [cell] : []),
    findings: () => ({ matrix: { rows: [a.name], columns: [b.name], cells: [[cell.id]] } }),
  }
}
