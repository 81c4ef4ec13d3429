import { expect, test } from 'vitest'
import { type ChanceCurve, chanceCurve } from './chance.ts'
import { luckLedger } from './luck.ts'
import { matchSeed, runMatch } from './run-match.ts'
import { stones } from './testing/toy.ts'

const game = stones()
const played = runMatch(game, { rounds: 4 }, matchSeed('chance', 3), [{ level: 'few' }, { level: 'many' }])
const { record, result, steps } = played
const won = result.winner === null ? 0.5 : result.winner === 0 ? 1 : 0

function last<T>(all: Iterable<T>): T {
  let found: T | undefined
  for (const one of all) found = one
  if (found === undefined) throw new Error('Nothing came')
  return found
}

test('a curve begins with what could be expected, ends with the result, and repeats exactly', () => {
  const options = { seat: 0, playouts: 60, points: 8, most: 14 }
  const curve = last(chanceCurve(game, record, options))
  expect(curve.points[0]?.frame).toBe(0)
  expect(curve.points[0]?.chance).toBeGreaterThan(0.2)
  expect(curve.points[0]?.chance).toBeLessThan(0.8)
  expect(curve.points.at(-1)).toEqual({ frame: steps - 1, chance: won, playouts: 1 })
  expect(last(chanceCurve(game, record, options))).toEqual(curve)
})

test('cut off after three frames, a curve still spans the whole match', () => {
  const growing = chanceCurve(game, record, { seat: 0, playouts: 2, points: 8, most: 8 })
  const curves: ChanceCurve[] = []
  for (const curve of growing) if (curves.push(curve) === 3) break
  expect(curves.at(-1)?.points.map(({ frame }) => frame)).toEqual([0, Math.round((steps - 1) / 2), steps - 1])
})

test('both seats share one chance', () => {
  const curveOf = (seat: number) => last(chanceCurve(game, record, { seat, playouts: 20, points: 5, most: 5 }))
  const theirs = curveOf(1).points
  for (const [i, { chance }] of curveOf(0).points.entries()) expect(chance + (theirs[i]?.chance ?? 0)).toBeCloseTo(1)
})

test('the deciding frame is looked for down to a single step', () => {
  const { points, deciding } = last(chanceCurve(game, record, { seat: 0, playouts: 80, points: 3, most: 40 }))
  if (deciding === null) throw new Error('Something decided this match')
  const place = points.findIndex(({ frame }) => frame === deciding.frame)
  expect((points[place]?.chance ?? 0) - (points[place - 1]?.chance ?? 0)).toBeCloseTo(deciding.swing)
  expect((points[place]?.frame ?? 0) - (points[place - 1]?.frame ?? 0)).toBe(1)
})

test('match-up, choices and dice add up to the result', () => {
  const ledger = last(luckLedger(game, record, { seat: 0, playouts: 60 }))
  expect(ledger.matchUp + ledger.choices + ledger.dice).toBeCloseTo(won - 0.5)
  expect(ledger.turns).toHaveLength(record.turns.length)
  expect(ledger.settledAt).not.toBeNull()
  const dice = ledger.turns.reduce((sum, turn) => sum + Math.abs(turn.dice), 0)
  const choices = ledger.turns.slice(1).reduce((sum, turn) => sum + Math.abs(turn.choices), 0)
  expect(dice).toBeGreaterThan(choices)
})
