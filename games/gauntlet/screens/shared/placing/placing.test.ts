import { expect, test } from 'vitest'
import { benched, cardAt, freeSpot, placed } from './placing.ts'

const LINE = [
  { card: 0, c: 3, r: 1 },
  { card: 1, c: 4, r: 1 },
]

test('a card goes to a free cell', () => {
  expect(cardAt(placed(LINE, 0, { c: 7, r: 0 }), { c: 7, r: 0 })).toBe(0)
  expect(cardAt(placed(LINE, 0, { c: 7, r: 0 }), { c: 3, r: 1 })).toBeNull()
})

test('two cards change places', () => {
  const swapped = placed(LINE, 0, { c: 4, r: 1 })
  expect(cardAt(swapped, { c: 4, r: 1 })).toBe(0)
  expect(cardAt(swapped, { c: 3, r: 1 })).toBe(1)
})

test('a card from the bench sends the card that stood there to the bench', () => {
  const units = placed(LINE, 2, { c: 4, r: 1 })
  expect(units.map(({ card }) => card)).toEqual([0, 2])
})

test('a card on its own cell changes nothing, and the bench takes one away', () => {
  expect(placed(LINE, 0, { c: 3, r: 1 })).toBe(LINE)
  expect(benched(LINE, 0)).toEqual([LINE[1]])
})

test('the free cell nearest the middle, in the other row where one is full', () => {
  expect(freeSpot(LINE, 1)).toEqual({ c: 2, r: 1 })
  const full = Array.from({ length: 8 }, (_, c) => ({ card: c, c, r: 1 }))
  expect(freeSpot(full, 1)).toEqual({ c: 3, r: 0 })
  expect(freeSpot([...full, ...full.map((unit) => ({ ...unit, card: unit.card + 8, r: 0 }))], 0)).toBeNull()
})
