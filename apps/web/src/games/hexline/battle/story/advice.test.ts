import type { Unit } from '@tessera/hexline'
import { expect, test } from 'vitest'
import { adviceOf } from './advice.ts'

function unit(part: Partial<Unit>): Unit {
  return { alive: true, dealt: 0, taken: 0, healed: 0, type: 'guard', ...part } as Unit
}
const name = (each: Unit) => each.type

test('a unit that did nothing is named', () => {
  expect(adviceOf([unit({ type: 'sleeper' })], [unit({ dealt: 9 })], name)).toMatch(/^sleeper did nothing/)
})

test('the one who did more than half of the harm and stands is named', () => {
  const theirs = [unit({ type: 'dragon', dealt: 60 }), unit({ dealt: 20 })]
  expect(adviceOf([unit({ dealt: 5 })], theirs, name)).toMatch(/Their dragon did more than half/)
  expect(adviceOf([unit({ dealt: 5 })], [unit({ type: 'dragon', dealt: 60, alive: false })], name)).toBeNull()
})
