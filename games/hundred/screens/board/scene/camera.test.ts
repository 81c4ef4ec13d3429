import { expect, test } from 'vitest'
import { eased, held, isOnTheRight, panned, topDown, turned, wholeField, zoomed } from './camera.ts'

const FIELD = { w: 60, h: 40 }
const CAMERA = { x: 30, y: 20, distance: 40, pitch: 50, yaw: 0 }

test('HUN-1509 pitch stays between 25 and 80 degrees, distance above 6 m, the point on the field', () => {
  expect(held({ x: -5, y: 99, distance: 2, pitch: 10, yaw: -90 }, FIELD)).toEqual({
    x: 0,
    y: 40,
    distance: 6,
    pitch: 25,
    yaw: 270,
  })
  expect(turned(CAMERA, 0, 60, FIELD).pitch).toBe(80)
})
test('HUN-1509 a drag to the right moves the view to the west; turned by 90 degrees, to the north', () => {
  expect(panned(CAMERA, 100, 0, 500, FIELD).x).toBeLessThan(30)
  const east = panned({ ...CAMERA, yaw: 90 }, 100, 0, 500, FIELD)
  expect(east.y).toBeLessThan(20)
  expect(east.x).toBeCloseTo(30)
})
test('HUN-1509 zooming keeps the ground under the pointer where it is', () => {
  const near = zoomed(CAMERA, 0.5, [40, 20], FIELD)
  expect(near.distance).toBe(20)
  expect((40 - near.x) / near.distance).toBeCloseTo((40 - CAMERA.x) / CAMERA.distance)
})
test('HUN-1509 T looks straight down and back', () => {
  const down = topDown(CAMERA, FIELD)
  expect(down.pitch).toBeGreaterThan(85)
  expect(topDown(down, FIELD).pitch).toBe(50)
})
test('easing turns the short way', () => {
  expect(eased({ ...CAMERA, yaw: 350 }, { ...CAMERA, yaw: 10 }, 0.5).yaw).toBeCloseTo(0)
})
test('the whole field fits a wide and a tall board', () => {
  expect(wholeField(FIELD, 0.5).distance).toBeGreaterThan(wholeField(FIELD, 1.6).distance)
})

test('a place is on the right of the picture as the table is turned', () => {
  expect([isOnTheRight(CAMERA, 40, 20), isOnTheRight(CAMERA, 20, 20)]).toEqual([true, false])
  expect([isOnTheRight({ ...CAMERA, yaw: 180 }, 40, 20), isOnTheRight({ ...CAMERA, yaw: 90 }, 30, 30)]).toEqual([
    false,
    true,
  ])
})
