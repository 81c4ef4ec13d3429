import { expect, test } from 'vitest'
import { decidingWords, ledgerWords } from './how-it-went.tsx'

test('the deciding moment is told from the player’s side', () => {
  expect(decidingWords(0.34, true, 'turn 7')).toBe(
    'The moment that won it: turn 7. Your chance rose by 34 percentage points.',
  )
  expect(decidingWords(-0.5, true, null)).toBe('The moment that lost it. Your chance fell by 50 percentage points.')
})

test('the shares of all causes add up, with the direction of each', () => {
  expect(ledgerWords({ matchUp: 0.1, choices: 0.3, dice: -0.1 })).toBe(
    'What made the difference: your choices and theirs 60 % (for you), what each side brought 20 % (for you), the dice 20 % (against you).',
  )
  // 62.5 and 37.5 would round to 101, and a part that moved nothing is left out.
  expect(ledgerWords({ matchUp: -5, choices: 0, dice: -3 })).toBe(
    'What made the difference: what each side brought 62 % (against you), the dice 38 % (against you).',
  )
  expect(ledgerWords({ matchUp: 0, choices: 0, dice: 0 })).toBe('Nothing moved the chances.')
})
