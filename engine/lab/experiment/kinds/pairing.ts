import type { Kind } from '../design.ts'
import type { Entrant } from '../entrants.ts'
import { type Ground, makeCell } from './make-cell.ts'

/** A against B, or against each of a field. */
export function pairing(ground: Ground, a: Entrant, field: readonly Entrant[]): Kind {
  const cells = field.map((b, o) => makeCell(ground, { id: `a-${o}`, a, b, among: field.length }))
  return {
    stage: (number) => (number === 0 ? cells : []),
    findings: () => ({
      matrix: { rows: [a.name], columns: field.map(({ name }) => name), cells: [cells.map(({ id }) => id)] },
    }),
  }
}
