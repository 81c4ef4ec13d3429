import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLineClear, isSeen, lineBetween } from './line.ts'

const ends = fc.tuple(
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: -20, max: 20 }),
)

test('a diagonal goes through the corners', () => {
  expect(lineBetween(0, 0, 3, 3)).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ])
})

test('a line is as long as its longer side, without gaps, and never half a square off', () => {
  fc.assert(
    fc.property(ends, ([x, y, toX, toY]) => {
      const line = lineBetween(x, y, toX, toY)
      const [dx, dy] = [toX - x, toY - y]
      const long = Math.max(Math.abs(dx), Math.abs(dy))
      expect(line).toHaveLength(long + 1)
      expect(line[0]).toEqual([x, y])
      expect(line.at(-1)).toEqual([toX, toY])
      line.forEach(([atX, atY], i) => {
        const before = line[i - 1] ?? [atX, atY]
        expect(Math.max(Math.abs(atX - before[0]), Math.abs(atY - before[1]))).toBeLessThanOrEqual(1)
        // The distance from the true line, times its longer side and doubled, is at most that side.
        expect(2 * Math.abs(dx * (atY - y) - dy * (atX - x))).toBeLessThanOrEqual(long)
      })
    }),
    { seed: 4, numRuns: 300 },
  )
})

test('ends never block, everything between does, and sight is mutual', () => {
  fc.assert(
    fc.property(
      ends,
      fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }))),
      (line, walls) => {
        const [x, y, toX, toY] = line
        const blocks = (atX: number, atY: number) => walls.some(([wallX, wallY]) => wallX === atX && wallY === atY)
        const between = lineBetween(x, y, toX, toY).slice(1, -1)
        expect(isLineClear(x, y, toX, toY, blocks)).toBe(!between.some(([atX, atY]) => blocks(atX, atY)))
        expect(isSeen(x, y, toX, toY, blocks)).toBe(isSeen(toX, toY, x, y, blocks))
        expect(isSeen(x, y, toX, toY, () => true)).toBe(between.length === 0)
      },
    ),
    { seed: 5, numRuns: 300 },
  )
})
