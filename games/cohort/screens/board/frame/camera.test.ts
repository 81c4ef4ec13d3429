import { expect, test } from 'vitest'
import { fitOf, growthOf, openingOf, WHOLE, zoomed } from './camera.ts'

const DESK = { width: 864, height: 700 }

test('the map opens on the own front, closer than the whole', () => {
  const { scale, centre } = openingOf([2, 3, 22, 43], [], DESK)
  expect(scale).toBeGreaterThan(fitOf(DESK))
  expect(scale * 40).toBeLessThanOrEqual(60)
  expect(centre.x).toBeLessThan(200)
})

test('what is to be won is in sight from the beginning, where it can still be pressed', () => {
  const front = [0, 1, 20, 21]
  const ford = [10 * 20 + 6]
  const { scale, centre } = openingOf(front, ford, DESK)
  expect(scale * 40).toBeGreaterThan(36)
  expect(centre.y + DESK.height / scale / 2).toBeGreaterThan(11 * 40)
  const phone = { width: 200, height: 200 }
  expect(openingOf(front, ford, phone)).toEqual(openingOf(front, [], phone))
})

test('without a front the whole map is shown', () => {
  expect(openingOf([], [], DESK).scale).toBe(700 / WHOLE)
})

test('zooming out ends at the whole map, zooming in at more than three times that', () => {
  expect(zoomed(fitOf(DESK), 'out', DESK)).toBeNull()
  expect(zoomed(fitOf(DESK) * 1.7, 'out', DESK)).toBeCloseTo(fitOf(DESK) * 1.5)
  expect(zoomed(fitOf(DESK) * 3.2, 'in', DESK)).toBeNull()
})

test('a token on a desk is 32 pixels wide even on the whole map', () => {
  const scale = fitOf({ width: 864, height: 715 })
  expect(26 * scale * growthOf(scale, 26, DESK)).toBeGreaterThanOrEqual(31.9)
  expect(growthOf(2, 26, DESK)).toBe(1)
  expect(growthOf(0.4, 26, { width: 390, height: 390 })).toBe(1)
})
