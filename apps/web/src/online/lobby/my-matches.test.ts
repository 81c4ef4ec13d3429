import type { MatchSummary } from '@tessera/wire'
import { expect, test } from 'vitest'
import { nextWaiting, waitsForMe } from '../listed/my-matches.ts'

const summary = (id: string, part: Partial<MatchSummary> = {}): MatchSummary => ({
  id,
  game: 'hexline',
  version: 1,
  status: 'running',
  visibility: 'link',
  clock: { kind: 'none' },
  rated: false,
  backed: false,
  seats: [],
  awaiting: [0],
  mine: 0,
  deadline: null,
  period: 1,
  created: '2026-01-01T00:00:00Z',
  changed: '2026-01-01T00:00:00Z',
  result: null,
  unwatched: false,
  ...part,
})

test('a match waits for its player when a choice or a battle is theirs', () => {
  expect(waitsForMe(summary('a'))).toBe(true)
  expect(waitsForMe(summary('a', { awaiting: [1] }))).toBe(false)
  expect(waitsForMe(summary('a', { mine: null }))).toBe(false)
  expect(waitsForMe(summary('a', { status: 'open' }))).toBe(false)
  expect(waitsForMe(summary('a', { status: 'finished', awaiting: [], unwatched: true }))).toBe(true)
})

test('the next match is the one after this, and after the last the first', () => {
  const list = [summary('a'), summary('b', { awaiting: [1] }), summary('c'), summary('d')]
  expect(nextWaiting(list, 'a')?.id).toBe('c')
  expect(nextWaiting(list, 'c')?.id).toBe('d')
  expect(nextWaiting(list, 'd')?.id).toBe('a')
  expect(nextWaiting(list, null)?.id).toBe('a')
  expect(nextWaiting([summary('a')], 'a')).toBeNull()
})
