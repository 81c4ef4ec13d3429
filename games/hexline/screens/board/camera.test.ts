import { expect, test } from 'vitest'
import { closerFor, interestIn } from './camera.ts'

const room = { width: 860, height: 460 }

test('two lines at opposite ends are seen as a whole, a melee in the middle from close by', () => {
  const apart = interestIn([
    [0, 0],
    [16, 8],
  ])
  expect(closerFor(apart, room, 1, 1)).toBe(1)
  const together = interestIn([
    [7, 3],
    [10, 6],
  ])
  expect(closerFor(together, room, 1, 1)).toBeGreaterThan(1.5)
})

test('the picture does not change for little, but at once when a unit would be out of sight', () => {
  const melee = interestIn([
    [6, 2],
    [11, 6],
  ])
  const closer = closerFor(melee, room, 1, 1)
  expect(closerFor(melee, room, 1, closer - 0.05)).toBe(closer - 0.05)
  expect(closerFor(melee, room, 1, closer + 0.05)).toBe(closer)
})

test('without units there is nothing to look at', () => {
  expect(interestIn([])).toBeNull()
  expect(closerFor(null, room, 1, 1.5)).toBe(1)
})
