import { type CohortConfig, cohort } from '@tessera/cohort'
import { seededDice } from '@tessera/kernel'
import { defineMatch } from '@tessera/play/match'
import { armyIn } from '../build/stored.ts'
import type { CohortPlay } from '../types.ts'
import { listingOf } from './listing.ts'
import { FIRST_OPPONENT, type OpponentChoice, opponentIn, opponentName } from './opponent.ts'

/** Cohort's battles in this browser: both armies are mustered before the table opens. */
export const cohortMatch = defineMatch<CohortPlay>({
  game: cohort,
  opensAt: 'present',
  opponent: {
    usual: FIRST_OPPONENT,
    read: opponentIn,
    seat: (opponent) => ({ name: opponentName(opponent), kind: 'bot', style: { level: opponent.level } }),
    like: (bot) => opponentIn({ level: bot?.level, culture: null }) ?? FIRST_OPPONENT,
  },
  own: {
    read: ({ army }) => ({ army: armyIn(army) }),
    forked: (_state, before) => before ?? { army: null },
  },
  listed: ({ view, foe }) => listingOf(view, foe),
  opening(view, seat, { own, opponent, botSeed }) {
    if (view.phase !== 'muster' || own.army === null) return null
    if (seat === 0) return { type: 'army', ...own.army }
    const answer = cohort.bot.choose(view, seededDice(botSeed), { level: opponent.level }, {})
    return 'choice' in answer ? answer.choice : null
  },
  // A battle of a campaign is not fought twice: a rematch is a battle of its own.
  rematch: ({ campaign: _campaign, ...config }, { opponent, own }) => ({
    config: optionsFor(config, opponent),
    opponent,
    own,
  }),
})

/** The opponent's culture is no secret once both have mustered, so that choosing it is an option like any other. */
export function optionsFor(options: Partial<CohortConfig>, { culture }: OpponentChoice): Partial<CohortConfig> {
  return { ...options, cultures: [[], culture === null ? [] : [culture]] }
}
