import { hundred } from '@tessera/hundred'
import { defineMatch } from '@tessera/play/match'
import { learnedSoFar } from '../guide/learned.ts'
import type { Hundred } from '../types.ts'
import { listingOf } from './listing.ts'
import { FIRST_OPPONENT, opponentIn, opponentName } from './opponent.ts'

/** Hundred's matches in this browser. */
export const hundredMatch = defineMatch<Hundred>({
  game: hundred,
  opensAt: 'present',
  opponent: {
    usual: FIRST_OPPONENT,
    read: opponentIn,
    seat: (opponent) => ({ name: opponentName(opponent), kind: 'bot', style: opponent }),
    like: (bot) => opponentIn(bot) ?? { ...FIRST_OPPONENT, level: 'normal' },
  },
  own: {
    read: ({ army, lessons }) => ({
      army: armyIn(army),
      lessons: Array.isArray(lessons) ? lessons.filter((one) => Number.isInteger(one)) : [],
    }),
    forked: (_state, before) => before ?? { army: [], lessons: [] },
  },
  listed: ({ view, me, foe }) => listingOf(view, me === 1 ? 1 : 0, foe),
  opening(view, seat, kept) {
    // The bot brings its own army; the player's was chosen before the table opened, if the scenario asks for one.
    if (seat !== 0 || view.phase !== 'muster' || kept.own.army.length === 0) return null
    return { type: 'army', preset: null, units: kept.own.army }
  },
  rematch: (config, { opponent, own, tour }) => {
    const learned = tour ? learnedSoFar(own.lessons) : null
    return { config, opponent, own: { ...own, lessons: learned ?? [] }, tour: learned !== null }
  },
})

/** The army in stored data; empty when the rules cannot read it. */
export function armyIn(stored: unknown): Hundred['own']['army'] {
  const parsed = hundred.ruleset.choice.parse({ type: 'army', preset: null, units: stored })
  return parsed.ok && parsed.value.type === 'army' ? parsed.value.units : []
}
