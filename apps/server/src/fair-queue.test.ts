import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

test('accounts take turns, however many questions one of them has', () => {
  const queue = new FairQueue<string>({ most: 2, now: () => 0 })
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.put('ada', item)
  queue.put('ben', 'b1')
  expect(queue.take()).toBe('a1')
  // Ben has nothing at work yet.
  expect(queue.take()).toBe('b1')
  expect(queue.take()).toBe('a2')
})

test('an account has no more at work than it may, even when no other account waits', () => {
  const queue = new FairQueue<string>({ most: 1, now: () => 0 })
  queue.put('ada', 'a1')
  queue.put('ada', 'a2')
  expect(queue.take()).toBe('a1')
  expect(queue.take()).toBeNull()
  queue.done('ada', 10)
  expect(queue.take()).toBe('a2')
})

test('the account that has used most of late comes last, until that has worn off', () => {
  let now = 0
  const queue = new FairQueue<string>({ most: 4, now: () => now })
  queue.put('ada', 'a1')
  expect(queue.take()).toBe('a1')
  queue.done('ada', 40_000)
  queue.put('ben', 'b0')
  expect(queue.take()).toBe('b0')
  queue.done('ben', 50)
  queue.put('ada', 'a2')
  queue.put('ben', 'b1')
  expect(queue.take()).toBe('b1')
  queue.done('ben', 50)
  now += 20 * 60_000
  queue.put('ben', 'b2')
  expect(queue.take()).toBe('b2')
  queue.done('ben', 50)
  queue.put('ben', 'b3')
  expect(queue.take()).toBe('a2')
  expect(queue.size).toBe(1)
})

const PLAY = 0
const READ = 1

test('urgent work goes first, however much its account has used', () => {
  const queue = new FairQueue<string>({ most: 2, patience: [1000, 1000], now: () => 0 })
  queue.put('ada', 'a0')
  expect(queue.take([PLAY, READ])).toBe('a0')
  queue.done('ada', 9000)
  queue.put('ben', 'a sheet of Ben', READ)
  queue.put('ada', 'a choice of Ada', PLAY)
  expect([queue.take([PLAY, READ]), queue.take([PLAY, READ])]).toEqual(['a choice of Ada', 'a sheet of Ben'])
})

test('what has waited for too long goes first, and nothing of its account twice at once', () => {
  let now = 0
  const queue = new FairQueue<string>({ most: 1, patience: [100, 500], now: () => now })
  queue.put('ada', 'a0')
  expect(queue.take([PLAY, READ])).toBe('a0')
  queue.done('ada', 9000)
  queue.put('ada', 'a1')
  queue.put('eve', 'a sheet', READ)
  now = 90
  queue.put('ben', 'b1')
  expect(queue.take([PLAY, READ])).toBe('b1')
  queue.put('ben', 'b2')
  queue.put('cem', 'c1')
  now = 100
  // Cem has used nothing, but Ada has waited.
  expect(queue.take([PLAY, READ])).toBe('a1')
  expect(queue.take([PLAY, READ])).toBe('c1')
  now = 600
  expect(queue.take([PLAY, READ])).toBe('a sheet')
  expect(queue.take([PLAY, READ])).toBeNull()
})

test('what was not begun with goes back to the front', () => {
  const queue = new FairQueue<string>({ most: 1, now: () => 0 })
  queue.put('ada', 'a1')
  queue.put('ada', 'a2')
  queue.put('ben', 'b1')
  const taken = queue.take() ?? ''
  queue.putBack('ada', taken)
  expect([taken, queue.take([PLAY, READ]), queue.take([PLAY, READ]), queue.take([PLAY, READ])]).toEqual([
    'a1',
    'a1',
    'b1',
    null,
  ])
})

test('who works on some kinds only gets those, and an account has one piece under way among all', () => {
  const queue = new FairQueue<string>({ most: 1, patience: [100, 500], now: () => 0 })
  queue.put('ada', 'a sheet', READ)
  queue.put('ada', 'a choice', PLAY)
  expect(queue.take([READ])).toBe('a sheet')
  expect(queue.take([PLAY])).toBeNull()
  queue.done('ada', 1)
  expect(queue.take([READ])).toBeNull()
  expect(queue.take([PLAY])).toBe('a choice')
})

test('what waits for an account can be counted, and wait as something less urgent', () => {
  const queue = new FairQueue<string>({ most: 2, patience: [100, 500], now: () => 0 })
  for (const item of ['a1', 'a2']) queue.put('ada', item, PLAY)
  queue.put('ben', 'b1', READ)
  expect([queue.waitingOf('ada', PLAY), queue.waitingOf('ada', READ), queue.waitingOf('eve')]).toEqual([2, 0, 0])
  queue.change('ada', PLAY, READ)
  expect([queue.waitingOf('ada', PLAY), queue.waitingOf('ada', READ), queue.size]).toEqual([0, 2, 3])
  expect(queue.take([PLAY])).toBeNull()
  expect(queue.clear()).toEqual(['a1', 'a2', 'b1'])
  expect(queue.take([READ])).toBeNull()
})
