import { expect, test } from 'vitest'
import { overTitle } from './over-dialog.tsx'

test.each([
  ['the winner reads that they won', 0, 0, ['You', 'Marshal'], 'You won the match'],
  ['the loser reads that they lost', 1, 0, ['You', 'Marshal'], 'You lost the match'],
  ['of four seats the third may win', 2, null, ['Ada', 'Ben', 'Cleo', 'Dan'], 'Cleo won the match'],
  ['nobody wins a draw', null, 0, ['You', 'Marshal'], 'The match is drawn'],
  ['nobody draws alone', null, 0, ['You'], 'The match is over'],
] as const)('%s', (_, winner, me, names, title) => expect(overTitle('match', winner, me, names)).toBe(title))
