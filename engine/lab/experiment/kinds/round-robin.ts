import { asIndependent } from '../../statistics/pairs.ts'
import { ratings } from '../../statistics/ratings.ts'
import type { Cell } from '../cell.ts'
import type { Kind } from '../design.ts'
import type { Entrant } from '../entrants.ts'
import { type Ground, makeCell, pooled } from './make-cell.ts'

/** Every entrant against every other, and what that says about each. */
export function roundRobin(ground: Ground, entrants: readonly Entrant[]): Kind {
  const n = entrants.length
  const cells: Cell[] = []
  for (const [i, a] of entrants.entries()) {
    for (const [j, b] of entrants.entries())
      if (i < j) cells.push(makeCell(ground, { id: `${i}-${j}`, a, b, among: (n * (n - 1)) / 2 }))
  }
  const names = entrants.map(({ name }) => name)
  return {
    stage: (number) => (number === 0 ? cells : []),
    findings(tallies) {
      const meetings = cells.flatMap(({ id }) => {
        const tally = tallies.get(id)
        const [first = 0, second = 0] = id.split('-').map(Number)
        if (tally === undefined || tally.pairs === 0) return []
        const { share, matches } = asIndependent(tally.counts)
        return [{ first, second, points: share * matches, matches }]
      })
      const share = (i: number): number => {
        const shares = entrants.flatMap((_, j) => {
          const tally = i === j ? undefined : tallies.get(i < j ? `${i}-${j}` : `${j}-${i}`)
          if (tally === undefined || tally.pairs === 0) return []
          return [i < j ? pooled([tally]).share : 1 - pooled([tally]).share]
        })
        return shares.length === 0 ? 0.5 : shares.reduce((sum, value) => sum + value, 0) / shares.length
      }
      const matrix = {
        rows: names,
        columns: names,
        cells: names.map((_, i) => names.map((__, j) => (i === j ? null : i < j ? `${i}-${j}` : `${j}-${i}`))),
      }
      // A run that is looked at on its way has no ratings yet: they compare all entrants with each other.
      if (meetings.length < cells.length) return { matrix }
      return {
        matrix,
        ratings: ratings(n, meetings)
          .map(({ rating, low, high }, i) => ({ name: names[i] ?? '', value: rating, low, high, share: share(i) }))
          .sort((one, other) => other.value - one.value),
      }
    },
  }
}
