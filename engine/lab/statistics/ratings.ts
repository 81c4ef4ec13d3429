import { Z95 } from './normal.ts'

/** Two entrants who met: the points that the first took, over so many independent matches. */
export interface Meeting {
  readonly first: number
  readonly second: number
  readonly points: number
  readonly matches: number
}

export interface Rating {
  /** 400 points are odds of ten to one; the mean of all entrants is 1500. */
  readonly rating: number
  readonly low: number
  readonly high: number
}

const SCALE = 400 / Math.LN10
const MEAN = 1500

/**
 * Bradley and Terry's model fitted to everything at once, so that the order of the matches does not matter. Every meeting
 * weighs the same however many matches it took: close ones are played longer, and would otherwise drown the others. The
 * interval takes each share's own error through the fit, against the mean of all entrants.
 */
export function ratings(entrants: number, meetings: readonly Meeting[]): readonly Rating[] {
  // Half a point each way, so that who won everything has a rating too.
  const shares = meetings.map(({ points, matches, first, second }) => {
    const share = (points + 0.5) / (matches + 1)
    return { first, second, share, error: (share * (1 - share)) / (matches + 1) }
  })
  const strength = fit(entrants, shares)
  const information = square(entrants, () => 1 / entrants)
  const noise = square(entrants, () => 0)
  for (const { first, second, error } of shares) {
    const p = chance(strength, first, second)
    spread(information, first, second, p * (1 - p))
    spread(noise, first, second, error)
  }
  const back = inverse(information)
  const variance = (i: number): number => {
    let sum = 0
    for (let j = 0; j < entrants; j++)
      for (let k = 0; k < entrants; k++) sum += at(back, i, j) * at(noise, j, k) * at(back, k, i)
    return Math.max(sum, 0)
  }
  return strength.map((value, i) => {
    const reach = Z95 * Math.sqrt(variance(i)) * SCALE
    const rating = MEAN + value * SCALE
    return { rating, low: rating - reach, high: rating + reach }
  })
}

interface Shared {
  readonly first: number
  readonly second: number
  readonly share: number
}

/** Each strength in turn is set to what its own results ask for, until nothing moves. */
function fit(entrants: number, shares: readonly Shared[]): readonly number[] {
  let strength = new Array<number>(entrants).fill(0)
  for (let round = 0; round < 5000; round++) {
    const wins = new Array<number>(entrants).fill(0)
    const weight = new Array<number>(entrants).fill(0)
    for (const { first, second, share } of shares) {
      const [mine, theirs] = [Math.exp(strength[first] ?? 0), Math.exp(strength[second] ?? 0)]
      wins[first] = (wins[first] ?? 0) + share
      wins[second] = (wins[second] ?? 0) + 1 - share
      weight[first] = (weight[first] ?? 0) + 1 / (mine + theirs)
      weight[second] = (weight[second] ?? 0) + 1 / (mine + theirs)
    }
    const next = strength.map((_, i) => ((weight[i] ?? 0) > 0 ? Math.log((wins[i] ?? 0) / (weight[i] ?? 1)) : 0))
    const mean = next.reduce((sum, value) => sum + value, 0) / Math.max(entrants, 1)
    const moved = next.reduce((most, value, i) => Math.max(most, Math.abs(value - mean - (strength[i] ?? 0))), 0)
    strength = next.map((value) => value - mean)
    if (moved < 1e-10) break
  }
  return strength
}

function chance(strength: readonly number[], first: number, second: number): number {
  return 1 / (1 + Math.exp((strength[second] ?? 0) - (strength[first] ?? 0)))
}

type Matrix = number[][]

function square(n: number, value: () => number): Matrix {
  return Array.from({ length: n }, () => Array.from({ length: n }, value))
}

function at(matrix: Matrix, row: number, column: number): number {
  return matrix[row]?.[column] ?? 0
}

/** What a meeting says about the difference of two strengths. */
function spread(matrix: Matrix, i: number, j: number, weight: number): void {
  const add = (row: number, column: number, value: number): void => {
    const line = matrix[row]
    if (line !== undefined) line[column] = (line[column] ?? 0) + value
  }
  add(i, i, weight)
  add(j, j, weight)
  add(i, j, -weight)
  add(j, i, -weight)
}

/** Gauss and Jordan, with pivots. */
function inverse(matrix: Matrix): Matrix {
  const n = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let i = column + 1; i < n; i++)
      if (Math.abs(at(rows, i, column)) > Math.abs(at(rows, pivot, column))) pivot = i
    const top = rows[pivot] ?? []
    rows[pivot] = rows[column] ?? []
    rows[column] = top
    const scale = top[column] ?? 0
    if (scale === 0) throw new Error('Some entrants never met the others')
    for (let j = 0; j < top.length; j++) top[j] = (top[j] ?? 0) / scale
    for (const [i, row] of rows.entries()) {
      const factor = row[column] ?? 0
      if (i === column || factor === 0) continue
      for (let j = 0; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (top[j] ?? 0)
    }
  }
  return rows.map((row) => row.slice(n))
}
