import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databaseClock, processClock } from './clock.ts'

const NOON = Date.UTC(2030, 0, 1, 12)
let wall = NOON
let counted = 0.25

beforeEach(() => {
  wall = NOON
  counted = 0.25
  vi.spyOn(Date, 'now').mockImplementation(() => wall)
  vi.spyOn(performance, 'now').mockImplementation(() => counted)
})
afterEach(() => vi.restoreAllMocks())

function pass(ms: number): void {
  wall += ms
  counted += ms
}

test('the database’s time goes on from what was learned, in whole milliseconds, even when the machine’s clock is set', () => {
  const clock = databaseClock()
  clock.learn(NOON + 7_000)
  wall -= 3_600_000
  pass(1_000.6)
  expect(clock.now()).toBe(NOON + 8_000)
  expect(clock.forced()).toBeNull()
  expect(clock.apart()).toBe(0)
})

test('the time of a process goes on when the machine’s clock is set, and follows it when it is told to', () => {
  const clock = processClock()
  pass(1_000.6)
  wall += 300_000
  expect(clock.now()).toBe(NOON + 1_000)
  expect(clock.forced()).toBe('2030-01-01T12:00:01.000Z')
  const apart = clock.apart()
  expect(Math.round(apart)).toBe(300_001)
  clock.move(apart)
  expect(clock.apart()).toBe(0)
  expect(clock.now()).toBe(NOON + 301_001)
})

test('a process that stood still counts five seconds of it; a difference of a second is none', () => {
  const clock = processClock()
  pass(1_000)
  wall += 1_000
  expect(clock.apart()).toBe(0)
  pass(3_600_000)
  expect(clock.now()).toBe(NOON + 6_000)
  expect(clock.apart()).toBe(3_596_000)
})
