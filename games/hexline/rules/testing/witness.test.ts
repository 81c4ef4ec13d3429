import { expect, test } from 'vitest'
import { firstDifference } from './compare.ts'
import { reference, shipping } from './fighter.ts'

/** A few of the battles that `agreement.test.ts` compares by the hundred, so that a rule that breaks says so at once. */
const BATTLES = 10

test.each(Array.from({ length: BATTLES }, (_, battle) => [battle]))(
  'battle %i happens as the reference has it, step by step',
  (battle) => {
    expect(firstDifference(`witness ${battle}`, shipping, reference)).toBeNull()
  },
)
