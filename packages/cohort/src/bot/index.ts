import type { Bot } from '@tessera/kernel'
import type { CohortChoice } from '../choice.ts'
import { sample } from '../sample.ts'
import type { CohortView } from '../view.ts'

/** Anything legal, without a thought. */
export const bot: Bot<CohortView, CohortChoice> = {
  levels: [{ id: 'random', name: 'Random', blurb: 'Anything legal, without a thought.' }],
  personalities: [],
  choose: (view, dice) => ({ choice: sample(view, dice) }),
}
