import { expect, test } from 'vitest'
import { firstDifference } from './compare.ts'
import { MUTANTS } from './mutants.ts'

const DEEP = process.env['TESSERA_DEEP'] !== undefined && process.env['TESSERA_DEEP'] !== ''
const BATTLES = DEEP ? 20_000 : 120

test(`GB-101 the rules and their plain reference agree after every beat of ${BATTLES} random battles`, {
  timeout: 7_200_000,
}, () => {
  const differences: string[] = []
  for (let i = 0; i < BATTLES && differences.length < 5; i++) {
    const difference = firstDifference(`random ${i}`)
    if (difference !== null) differences.push(difference)
  }
  expect(differences).toEqual([])
})

test.each(MUTANTS)('a planted mistake is noticed: %s', (mistake, battle) => {
  expect(firstDifference(`mutant ${battle}`)).toBeNull()
  expect(firstDifference(`mutant ${battle}`, mistake)).not.toBeNull()
})
