import { expect, test } from 'vitest'
import { keepApart, keepWithin } from './pins.ts'

test('HUN-1801 plates of fighters who stand close are put under each other, so that every number can be read', () => {
  const plates = [
    { x: 100, y: 104 },
    { x: 110, y: 100 },
    { x: 90, y: 108 },
    { x: 400, y: 101 },
  ]
  keepApart(plates, plates.length, { wide: 60, tall: 20 })
  expect(plates).toContainEqual({ x: 400, y: 101 })
  const close = plates.filter(({ x }) => x < 200).map(({ y }) => y)
  expect(close).toEqual([100, 120, 140])
})
test('in a crowd a plate stays near its figure', () => {
  const plates = Array.from({ length: 7 }, () => ({ x: 100, y: 100 }))
  keepApart(plates, plates.length, { wide: 60, tall: 20 })
  expect(Math.max(...plates.map(({ y }) => y))).toBe(140)
})
test('places of an earlier picture beyond the count are left alone', () => {
  const plates = [
    { x: 0, y: 5 },
    { x: 0, y: 0 },
  ]
  keepApart(plates, 1, { wide: 60, tall: 20 })
  expect(plates).toEqual([
    { x: 0, y: 5 },
    { x: 0, y: 0 },
  ])
})

test('HUN-1803 a roll at the edge is moved onto the board, one in the middle stays', () => {
  const room = { width: 390, height: 388 }
  const roll = { left: 60, right: 60, above: 48, below: -16 }
  const placed = (x: number, y: number) => {
    const pin = { x, y }
    keepWithin(pin, roll, room)
    return pin
  }
  expect(placed(200, 100)).toEqual({ x: 200, y: 100 })
  expect(placed(10, -20)).toEqual({ x: 64, y: 52 })
  expect(placed(385, 480)).toEqual({ x: 326, y: 400 })
})
