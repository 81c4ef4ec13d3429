import { expect, test } from 'vitest'
import { curveOf } from './curve.ts'

const at = '2026-11-01T00:00:00Z'

test('the line begins at the rating before the first match and stays inside the picture', () => {
  const curve = curveOf(
    [
      { at, before: 1500, after: 1662, outcome: 'won' },
      { at, before: 1662, after: 1590, outcome: 'lost' },
    ],
    720,
    168,
  )
  expect(curve).toMatchObject({ first: 1500, last: 1590, most: 1662 })
  expect(curve?.lines.map(({ value }) => value)).toEqual([1500, 1550, 1600, 1650, 1700])
  expect(curve?.path).toMatch(/^M52 156L380 [\d.]+L708 [\d.]+$/)
  for (const { x, y } of curve?.points ?? []) {
    expect(x).toBeLessThanOrEqual(708)
    expect(y).toBeGreaterThanOrEqual(12)
    expect(y).toBeLessThanOrEqual(156)
  }
})

test('a rating that never moved still has room above it; no match, no curve', () => {
  expect(curveOf([{ at, before: 1500, after: 1500, outcome: 'drawn' }], 720, 168)?.lines).toHaveLength(2)
  expect(curveOf([], 720, 168)).toBeNull()
})
