import { expect, test } from 'vitest'
import { type Entry, followed, periodAt, rowsOf, rowsWithin, scrollFor, topsOf } from './log-rows.ts'

const lines: readonly Entry[] = Array.from({ length: 12 }, (_, i) => ({
  key: `line ${i}`,
  index: i,
  period: Math.floor(i / 4),
  plain: `Line ${i}.`,
}))
const choices = { furthest: 11, test: null, isFoldOpen: () => true, isSumOpen: () => false }

test('every period has a heading, and folded ones nothing else', () => {
  const rows = rowsOf(lines, { ...choices, isFoldOpen: (period) => period === 1 })
  expect(rows.map((row) => row.kind)).toEqual(['fold', 'fold', 'line', 'line', 'line', 'line', 'fold'])
})

test('lines beyond the furthest frame do not exist, not even in the count of their period', () => {
  const rows = rowsOf(lines, { ...choices, furthest: 5 })
  expect(rows.filter((row) => row.kind === 'line')).toHaveLength(6)
  expect(rows.flatMap((row) => (row.kind === 'fold' ? [row.lines.length] : []))).toEqual([4, 2])
})

test('a frame belongs to the period of the last line up to it', () => {
  expect(periodAt(lines, 5)).toBe(1)
  expect(periodAt(lines, 99)).toBe(2)
  expect(periodAt(lines, -1)).toBe(0)
  expect(periodAt([], 3)).toBe(0)
})

test('a filter drops periods in which nothing fits', () => {
  const rows = rowsOf(lines, { ...choices, test: (line) => line.index === 9 })
  expect(rows.map((row) => row.key)).toEqual(['fold 2 line 8', 'line 9'])
})

test('only rows that touch the window are drawn', () => {
  const tops = topsOf([30, 40, 50, 60])
  expect(tops).toEqual([0, 30, 70, 120, 180])
  expect(rowsWithin(tops, 35, 71)).toEqual([1, 3])
  expect(rowsWithin(tops, -100, 1000)).toEqual([0, 4])
  expect(rowsWithin(topsOf([]), 0, 100)).toEqual([0, 0])
})

test('the last row up to a frame is kept in sight, clear of both edges', () => {
  const rows = rowsOf(lines, { ...choices, isFoldOpen: (period) => period === 1 })
  expect(followed(rows, 5)).toBe(3)
  expect(followed(rows, 3)).toBe(-1)
  const window = { top: 100, height: 200 }
  expect(scrollFor({ top: 150, bottom: 180 }, window)).toBeNull()
  expect(scrollFor({ top: 250, bottom: 290 }, window)).toBe(170)
  expect(scrollFor({ top: 120, bottom: 160 }, window)).toBe(40)
  expect(scrollFor({ top: 30, bottom: 60 }, window)).toBe(0)
})
