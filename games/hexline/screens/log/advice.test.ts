import type { Unit } from '@tessera/hexline'
import { expect, test } from 'vitest'
import { adviceOf } from './advice.ts'

function unit(part: Partial<Unit>): Unit {
  return { alive: true, dealt: 0, taken: 0, healed: 0, type: 'guard', ...part } as Unit
}
const words = {
  nameOf: (each: Unit) => ({ name: each.type, seat: null }),
  costOf: ({ type }: Unit) => (type === 'blade' ? 0 : 10),
}

test('a unit that did nothing is named', () => {
  expect(adviceOf([unit({ type: 'sleeper' })], [unit({ dealt: 9 })], words)).toMatch(/^sleeper did nothing/)
})

test('the one who did more than half of the harm and stands is named', () => {
  const theirs = [unit({ type: 'dragon', dealt: 60 }), unit({ dealt: 20 })]
  expect(adviceOf([unit({ dealt: 5 })], theirs, words)).toMatch(/Their dragon did more than half of the harm/)
  expect(adviceOf([unit({ dealt: 5 })], [unit({ type: 'dragon', dealt: 60, alive: false })], words)).toBeNull()
})

test('healing is answered by what can be brought, since a battle takes no orders', () => {
  const theirs = [unit({ dealt: 20, healed: 15 }), unit({ dealt: 20 })]
  expect(adviceOf([unit({ dealt: 9 })], theirs, words)).toMatch(/bring units that hit harder/)
})

test('otherwise the best and the worst bargain are named, and no summoned unit', () => {
  const mine = [
    unit({ type: 'slinger', dealt: 40 }),
    unit({ type: 'golem', dealt: 4 }),
    unit({ type: 'blade', dealt: 1 }),
  ]
  const theirs = [unit({ dealt: 30, alive: false }), unit({ dealt: 30 })]
  expect(adviceOf(mine, theirs, words)).toBe(
    'slinger did the most for its price and golem the least: try a second of the one instead of the other.',
  )
})
