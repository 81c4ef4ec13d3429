import type { CohortResult, CohortView } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import type { Listing } from '@tessera/play/match'
import { mapName } from '../names.ts'

/** How a match is listed: never more than its player has seen. */
export function listingOf(view: CohortView, foe: string): Listing {
  const me = view.to === 1 ? 1 : 0
  const [mine, theirs] = [view.seats[me].score, view.seats[me === 0 ? 1 : 0].score]
  const { campaign } = view.config
  const stand = words.text('list.note', { map: mapName(view.config.map), foe, mine, theirs })
  const note = campaign === undefined ? stand : words.text('list.campaign', { battle: campaign.battle, note: stand })
  if (view.result !== null)
    return { state: 'over', eyebrow: verdict(view.result, me), title: words.text('list.turns', { n: view.turn }), note }
  return {
    state: 'running',
    eyebrow: words.text(`list.${view.phase}`),
    title:
      view.phase === 'orders'
        ? words.text('list.turn', { turn: view.turn, limit: view.limit })
        : words.text('list.before'),
    note,
  }
}

function verdict({ winner, reason }: CohortResult, me: 0 | 1): string {
  if (winner === null) return words.text('list.drawn')
  const how = winner === me ? 'won' : 'lost'
  if (reason !== 'resignation') return words.text(`list.${how}`)
  return words.text(how === 'won' ? 'list.wonGivenUp' : 'list.lostGivenUp')
}

/** How it ended, as a sentence; `me` null for somebody who only watches. */
export function reasonWords({ winner, reason }: CohortResult, me: number | null, late = false): string {
  const how = me === null ? 'watched' : winner === me ? 'won' : 'lost'
  switch (reason) {
    case 'annihilation':
    case 'control':
      return words.text(`ended.${reason}.${how}`)
    case 'resignation':
      return words.text(`ended.${late ? 'late' : reason}.${how}`)
    default:
      return words.text(`ended.${reason}`)
  }
}
