import { presetArmy } from '@tessera/cohort'
import { expect, test } from 'vitest'
import { USUAL } from '../setup/remembered.ts'
import { armyWords } from './words.ts'

test('an army in one line names everybody by a noun', () => {
  expect(armyWords(presetArmy('roman_republic', USUAL, 1))).toMatch(/Professionals with heavy shields; Professionals;/)
})
