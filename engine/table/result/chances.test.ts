import { expect, test } from 'vitest'
import { curveWithin } from './chances.tsx'

test('a table that shows one battle counts the chances of the match from its own first frame', () => {
  const point = (frame: number) => ({ frame, chance: 0.5, playouts: 24 })
  const curve = { seat: 0, points: [point(0), point(40), point(60), point(99)], deciding: { frame: 60, swing: 0.4 } }
  const second = curveWithin(curve, 40, 90)
  expect(second.points.map(({ frame }) => frame)).toEqual([0, 20])
  expect(second.deciding).toEqual({ frame: 20, swing: 0.4 })
  expect(curveWithin(curve, 0, 39).deciding).toBeNull()
})
