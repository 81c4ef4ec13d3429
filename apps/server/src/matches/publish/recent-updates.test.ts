import { expect, test } from 'vitest'
import type { Message } from './notifier.ts'
import { RecentUpdates } from './recent-updates.ts'

function told(id: string, seq: number, letters = 10): Message {
  return { topic: 'm', id, seq, kind: 'chosen', update: { revision: seq, letters, json: () => `${seq}` } }
}

test('a client that comes back gets everything it missed, in order and once', () => {
  const recent = new RecentUpdates()
  for (const seq of [4, 5, 6, 7]) recent.keep(told('m', seq))
  expect(recent.since('m', 5, 7)?.map(({ seq }) => seq)).toEqual([6, 7])
  expect(recent.since('m', 7, 7)).toEqual([])
})

test('with a gap there is nothing to go on from', () => {
  const recent = new RecentUpdates()
  recent.keep(told('m', 4))
  recent.keep(told('m', 6))
  expect(recent.since('m', 3, 6)).toBeNull()
  expect(recent.since('m', 5, 6)?.map(({ seq }) => seq)).toEqual([6])
  expect(recent.since('m', 5, 8)).toBeNull()
  expect(recent.since('other', 1, 2)).toBeNull()
})

test('what is kept is bounded: of one match, and in letters altogether', () => {
  const recent = new RecentUpdates()
  for (let seq = 1; seq <= 40; seq++) recent.keep(told('m', seq))
  expect(recent.since('m', 1, 40)).toBeNull()
  expect(recent.since('m', 20, 40)).toHaveLength(20)
  for (let number = 0; number < 20; number++) recent.keep(told(`large ${number}`, 1, 1_000_000))
  expect(recent.since('m', 39, 40)).toBeNull()
  expect(recent.since('large 0', 0, 1)).toBeNull()
  expect(recent.since('large 19', 0, 1)).toHaveLength(1)
})
