import type { MatchView } from '@tessera/wire'
import { expect, test } from 'vitest'
import { leftOf, stands } from '../words/left.ts'

const NOW = Date.parse('2026-01-01T12:00:00Z')
const person = { person: null, bot: null, invited: null, rating: null, present: true }

const running = (part: Partial<MatchView>): MatchView =>
  ({
    status: 'running',
    clock: { kind: 'bank', seconds: 600, increment: 10 },
    awaiting: [0],
    sealed: [],
    deadlines: ['2026-01-01T12:01:00Z', '2026-01-01T12:01:30Z'],
    banks: [60_000, 90_000],
    seats: [
      { seat: 0, ...person },
      { seat: 1, ...person },
    ],
    ...part,
  }) as MatchView

test('the awaited seat has until the deadline, the other keeps its bank', () => {
  expect(leftOf(running({}), 0, NOW + 15_000)).toBe(45_000)
  expect(leftOf(running({}), 1, NOW + 15_000)).toBe(90_000)
  expect(leftOf(running({}), 0, NOW + 90_000)).toBe(0)
})

test('two awaited seats run by their own banks, and one that has chosen stands', () => {
  const both = running({ awaiting: [0, 1] })
  expect(leftOf(both, 1, NOW + 15_000)).toBe(75_000)
  expect(leftOf(running({ awaiting: [0, 1], sealed: [1] }), 1, NOW + 15_000)).toBe(90_000)
})

test('the clock of somebody who still watches a battle stands', () => {
  const watching = running({ deadlines: ['2026-01-01T12:03:00Z', null] })
  expect(leftOf(watching, 0, NOW)).toBe(60_000)
  expect(leftOf(watching, 0, NOW + 130_000)).toBe(50_000)
  const turns = running({ clock: { kind: 'turn', seconds: 90 }, banks: [], deadlines: ['2026-01-01T12:03:00Z', null] })
  expect(leftOf(turns, 0, NOW)).toBe(90_000)
})

test('no clock, a bot, and the end of the match show no time', () => {
  expect(leftOf(running({ clock: { kind: 'none' } }), 0, NOW)).toBeNull()
  expect(leftOf(running({ status: 'finished' }), 0, NOW)).toBeNull()
  const bot = { seat: 0, ...person, bot: { level: 'easy' } }
  expect(leftOf(running({ seats: [bot] }), 0, NOW)).toBeNull()
  expect(leftOf(running({ clock: { kind: 'days', hours: 24 }, awaiting: [1] }), 0, NOW)).toBeNull()
})

test('a clock that does not run is known to stand', () => {
  expect(stands(running({}), 0, NOW)).toBe(false)
  expect(stands(running({}), 1, NOW)).toBe(true)
  expect(stands(running({ awaiting: [0, 1], sealed: [1] }), 1, NOW)).toBe(true)
  expect(stands(running({ deadlines: ['2026-01-01T12:03:00Z', null] }), 0, NOW)).toBe(true)
  expect(stands(running({}), 0, NOW + 90_000)).toBe(false)
})
