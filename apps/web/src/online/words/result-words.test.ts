import type { MatchSummary } from '@tessera/wire'
import { expect, test } from 'vitest'
import { endWords, howWords, outcomeFor, resultWords, suddenWords } from './result-words.ts'

const seat = (number: number, name: string): MatchSummary['seats'][number] => ({
  seat: number,
  person: { id: name, name, kind: 'user', gone: false },
  bot: null,
  invited: null,
  rating: null,
  present: false,
})
const ended = {
  seats: [seat(0, 'Ada'), seat(1, 'Ben')],
  mine: 1,
  status: 'finished' as const,
  unwatched: false,
}

test('results are told from where one sits, and never before they are watched', () => {
  const won = { ...ended, result: { winner: 0, reason: 'turn_limit', score: [3, 1] } }
  expect(resultWords(won)).toBe('Ada won')
  expect(howWords(won)).toBe('Turn limit, 3 to 1')
  expect(resultWords({ ...won, mine: 0 })).toBe('You won')
  expect(resultWords({ ...won, result: null, unwatched: true })).toBe('Not watched yet')
  expect(resultWords({ ...ended, result: { winner: null, reason: 'agreed' } })).toBe('Drawn')
  expect(howWords({ result: { winner: null, reason: 'agreed' } })).toBe('By agreement')
  expect([0, 1].map((at) => outcomeFor(won, at))).toEqual(['won', 'lost'])
  expect(outcomeFor({ result: { winner: null, reason: 'aborted' } }, 0)).toBeNull()
})

test('an end that no turn brought about is explained to both; one that the rules brought about is theirs to tell', () => {
  const told = (winner: number | null, reason: string) =>
    [0, 1].map((mine) => `${endWords({ winner, reason }, mine)} ${suddenWords({ winner, reason }, mine)}`)
  expect(told(0, 'resigned')).toEqual(['You won. The other side gave up.', 'You lost. You gave up.'])
  expect(told(1, 'forfeited')).toEqual([
    'You lost on time. You did not choose in time.',
    'You won on time. The other side did not choose in time.',
  ])
  expect(told(null, 'forfeited')[0]).toBe('Drawn. Nobody chose in time.')
  expect(told(null, 'agreed')[0]).toBe('Drawn by agreement. Both sides agreed on a draw.')
  expect(told(null, 'aborted')[0]).toBe('Ended by an administrator. It counts for nobody.')
  expect(suddenWords({ winner: 0, reason: 'castle' }, 0)).toBeNull()
})
