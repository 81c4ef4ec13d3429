import { expect, test } from 'vitest'
import { clocksOf, pairingClocks, type SuggestedClock } from '../index.ts'

const bank: SuggestedClock = { kind: 'bank', seconds: 600, increment: 30 }
const day: SuggestedClock = { kind: 'days', hours: 24 }

test('a game that suggests nothing gets clocks by its length', () => {
  expect(clocksOf({ minutes: 20 })).toEqual([
    { kind: 'bank', seconds: 600, increment: 15 },
    { kind: 'turn', seconds: 120 },
    { kind: 'days', hours: 72 },
  ])
  expect(clocksOf({ minutes: 1 })[0]).toMatchObject({ seconds: 60 })
  expect(clocksOf({ minutes: 1000 })[0]).toMatchObject({ seconds: 7200 })
})

test('what a game suggests comes first, and only what is missing is added', () => {
  expect(clocksOf({ minutes: 20, clocks: [day, bank] })).toEqual([day, bank])
  expect(clocksOf({ minutes: 20, clocks: [bank] })).toEqual([bank, { kind: 'days', hours: 72 }])
  expect(clocksOf({ minutes: 20, clocks: [day] }).map(({ kind }) => kind)).toEqual(['days', 'bank', 'turn'])
})

test('pairing takes the best live one and the best over days', () => {
  expect(pairingClocks({ minutes: 20, clocks: [day, bank] })).toEqual({ live: bank, slow: day })
})
