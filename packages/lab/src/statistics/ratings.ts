import { Z95 } from './normal.ts'

/** How often i beat j, in points: a draw is half a point for each. */
export type Points = readonly (readonly number[])[]

export interface Rating {
  /** 400 points are odds of ten to one; the mean of all entrants is 1500. */
  readonly rating: number
  readonly low: number
  readonly high: number
}

const SCALE = 400 / Math.LN10
const MEAN = 1500
/** Half a point each way between any two who met, so that who won everything has a rating too. */
const PRIOR = 0.5

/**
 * Bradley and Terry's model fitted to everything at once, so that the order of the matches does not matter. Intervals come
 * from the curvature of the likelihood at its top, each entrant against the mean of all.
 */
export function ratings(points: Points): readonly Rating[] {
  const n = points.length
  const won = (i: number, j: number): number => {
    const met = (points[i]?.[j] ?? 0) + (points[j]?.[i] ?? 0)
    return met > 0 ? (points[i]?.[j] ?? 0) + PRIOR : 0
  }
  let strength = new Array<number>(n).fill(0)
  for (let round = 0; round < 5000; round++) {
    const next = strength.map((mine, i) => {
      let wins = 0
      let weight = 0
      for (let j = 0; j < n; j++) {
        if (j === i) continue
        wins += won(i, j)
        const met = won(i, j) + won(j, i)
        if (met > 0) weight += met / (Math.exp(mine) + Math.exp(strength[j] ?? 0))
      }
      return weight > 0 ? Math.log(wins / weight) : 0
    })
    const mean = next.reduce((sum, value) => sum + value, 0) / Math.max(n, 1)
    const centred = next.map((value) => value - mean)
    const moved = centred.reduce((most, value, i) => Math.max(most, Math.abs(value - (strength[i] ?? 0))), 0)
    strength = centred
    if (moved < 1e-10) break
  }
  const errors = deviations(strength, (i, j) => won(i, j) + won(j, i))
  return strength.map((value, i) => {
    const reach = Z95 * (errors[i] ?? 0) * SCALE
    const rating = MEAN + value * SCALE
    return { rating, low: rating - reach, high: rating + reach }
  })
}

/** Of each strength, given that they sum to zero: the inverse of the information matrix with that direction filled in. */
function deviations(strength: readonly number[], met: (i: number, j: number) => number): readonly number[] {
  const n = strength.length
  const information = strength.map((mine, i) => {
    const row = new Array<number>(n).fill(1 / n)
    for (let j = 0; j < n; j++) {
      if (j === i) continue
      const p = 1 / (1 + Math.exp((strength[j] ?? 0) - mine))
      const weight = met(i, j) * p * (1 - p)
      row[i] = (row[i] ?? 0) + weight
      row[j] = (row[j] ?? 0) - weight
    }
    return row
  })
  return inverseDiagonal(information).map((variance) => Math.sqrt(Math.max(variance, 0)))
}

/** Gauss and Jordan, with pivots. */
function inverseDiagonal(matrix: readonly (readonly number[])[]): readonly number[] {
  const n = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let i = column + 1; i < n; i++)
      if (Math.abs(rows[i]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = i
    const top = rows[pivot] ?? []
    rows[pivot] = rows[column] ?? []
    rows[column] = top
    const scale = top[column] ?? 0
    if (scale === 0) return new Array<number>(n).fill(Number.POSITIVE_INFINITY)
    for (let j = 0; j < top.length; j++) top[j] = (top[j] ?? 0) / scale
    for (const [i, row] of rows.entries()) {
      const factor = row[column] ?? 0
      if (i === column || factor === 0) continue
      for (let j = 0; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (top[j] ?? 0)
    }
  }
  return rows.map((row, i) => row[n + i] ?? 0)
}
