import type { CohortResult, CohortView } from '@tessera/cohort'
import type { Listing } from '@tessera/play/match'
import { mapName } from '../names.ts'

/** How a match is listed: never more than its player has seen. */
export function listingOf(view: CohortView, foe: string): Listing {
  const me = view.to === 1 ? 1 : 0
  const [mine, theirs] = [view.seats[me].score, view.seats[me === 0 ? 1 : 0].score]
  const { campaign } = view.config
  const part = campaign === undefined ? '' : `Campaign, battle ${campaign.battle}. `
  const note = `${part}${mapName(view.config.map)} against ${foe}, score ${mine} to ${theirs}`
  if (view.result !== null)
    return { state: 'over', eyebrow: verdict(view.result, me), title: `Cohort, ${view.turn} turns`, note }
  return {
    state: 'running',
    eyebrow: EYEBROWS[view.phase],
    title: view.phase === 'orders' ? `Cohort, turn ${view.turn} of ${view.limit}` : 'Cohort, before the battle',
    note,
  }
}

const EYEBROWS = {
  muster: 'Choose your army',
  deploy: 'Place your units',
  orders: 'Your orders are awaited',
  over: 'Over',
} as const

function verdict({ winner, reason }: CohortResult, me: 0 | 1): string {
  if (winner === null) return 'Drawn'
  const given = reason === 'resignation' ? ', given up' : ''
  return `${winner === me ? 'Won' : 'Lost'}${given}`
}

/** How it ended, as a sentence; `me` null for somebody who only watches. */
export function reasonWords({ winner, reason }: CohortResult, me: number | null, late = false): string {
  const won = winner === me
  switch (reason) {
    case 'annihilation':
      return me === null
        ? 'One side has no steady unit left.'
        : won
          ? 'They have no steady unit left.'
          : 'You have no steady unit left.'
    case 'mutual_annihilation':
      return 'Neither side has a steady unit left.'
    case 'control':
      return me === null
        ? 'The points were held long enough.'
        : won
          ? 'You held the points long enough.'
          : 'They held the points long enough.'
    case 'defender_held':
      return 'The fort was held to the last turn.'
    case 'turn_limit':
      return 'The last turn is over, and the score decides.'
    case 'level':
      return 'The last turn is over, and the score is level.'
    case 'resignation':
      if (late)
        return me === null
          ? 'One side ran out of time.'
          : won
            ? 'Their orders did not come in time.'
            : 'Your orders did not come in time.'
      return me === null ? 'One side left the field.' : won ? 'They left the field.' : 'You left the field.'
  }
}
