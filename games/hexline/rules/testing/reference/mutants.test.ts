import { expect, test } from 'vitest'
import { firstDifference } from '../compare.ts'
import { play } from '../example.ts'
import { EXAMPLES } from '../examples.ts'
import { type Fighter, faulty, shipping } from '../fighter.ts'
import { MUTANTS } from './mutants.ts'

/** As many as `npm test` compares. */
const BATTLES = 300

test.each(MUTANTS)('the planted mutant %s is noticed', (mutant) => {
  const wrong = faulty(mutant)
  expect(failedExample(wrong) ?? differingBattle(wrong)).not.toBeNull()
})

function failedExample(fighter: Fighter): string | null {
  return EXAMPLES.find((example) => play(example, fighter).length > 0)?.name ?? null
}

function differingBattle(fighter: Fighter): string | null {
  for (let i = 0; i < BATTLES; i++) {
    const difference = differenceOrError(`random ${i}`, fighter)
    if (difference !== null) return difference
  }
  return null
}

/** A mutant may also run into a state that cannot be. */
function differenceOrError(seed: string, fighter: Fighter): string | null {
  try {
    return firstDifference(seed, shipping, fighter)
  } catch (thrown) {
    return String(thrown)
  }
}
