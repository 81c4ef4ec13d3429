import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Presence } from './presence.ts'

let said: string[]
let presence: Presence

beforeEach(() => {
  vi.useFakeTimers()
  said = []
  presence = new Presence('here', { notifyText: (payload) => void said.push(payload) }, () => Date.now())
})
afterEach(() => {
  presence.stop()
  vi.useRealTimers()
})

test('a person who comes is shown at once, one who goes after a moment', () => {
  presence.set('m', 0, true)
  expect(said).toEqual(['p:m:0:1:here'])
  presence.set('m', 0, false)
  vi.advanceTimersByTime(999)
  expect(said).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(said.at(-1)).toBe('p:m:0:0:here')
})

test('a page that is loaded anew is not told of', () => {
  presence.set('m', 0, true)
  presence.set('m', 0, false)
  vi.advanceTimersByTime(300)
  presence.set('m', 0, true)
  vi.advanceTimersByTime(5000)
  expect(said).toEqual(['p:m:0:1:here'])
})

test('a seat that comes and goes ten times a second is told of once a second at most', () => {
  for (let times = 0; times < 100; times++) {
    presence.set('m', 0, times % 2 === 0)
    vi.advanceTimersByTime(100)
  }
  expect(said.length).toBeLessThanOrEqual(10)
})

test('two windows are one person; the last to close counts', () => {
  presence.set('m', 1, true)
  presence.set('m', 1, true)
  presence.set('m', 1, false)
  vi.advanceTimersByTime(2000)
  expect(said).toEqual(['p:m:1:1:here'])
  presence.set('m', 1, false)
  vi.advanceTimersByTime(2000)
  expect(said.at(-1)).toBe('p:m:1:0:here')
})

test('presence on several servers adds up; a server that repeats it no longer is forgotten after a minute', () => {
  expect(presence.hear('p:m:0:1:here')).toBe('m')
  expect(presence.hear('p:m:0:1:there')).toBeNull()
  expect(presence.hear('p:m:2:1:there')).toBe('m')
  expect(presence.seatsOf('m')).toEqual([0, 2])
  expect(presence.hear('p:m:0:0:here')).toBeNull()
  vi.advanceTimersByTime(60_001)
  expect(presence.seatsOf('m')).toEqual([])
})
