import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

test('accounts take turns, however many questions one of them has', () => {
  const queue = new FairQueue<string>(2, () => 0)
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.put('ada', item)
  queue.put('ben', 'b1')
  expect(queue.take()).toBe('a1')
  // Ben has nothing at work yet.
  expect(queue.take()).toBe('b1')
  expect(queue.take()).toBe('a2')
})

test('nobody has more at work than they may, even when nobody else waits', () => {
  const queue = new FairQueue<string>(1, () => 0)
  queue.put('ada', 'a1')
  queue.put('ada', 'a2')
  expect(queue.take()).toBe('a1')
  expect(queue.take()).toBeNull()
  queue.done('ada', 10)
  expect(queue.take()).toBe('a2')
})

test('whoever has used most of late comes last, until that has worn off', () => {
  let now = 0
  const queue = new FairQueue<string>(4, () => now)
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
