import { expect, test } from 'vitest'
import { scoreWords, standing } from './score.ts'

test('a standing counts wins and losses, and draws only when there are some', () => {
  expect(standing({ won: 3, lost: 1, drawn: 0 })).toBe('3 won, 1 lost.')
  expect(scoreWords({ won: 0, lost: 0, drawn: 2 })).toBe('0 won, 0 lost, 2 drawn')
  expect(standing({ won: 0, lost: 0, drawn: 0 })).toBe('No match finished yet.')
})
