import type { CohortChoice } from '../choice.ts'
import { presetArmy } from '../content/army.ts'
import { pairOf } from '../state.ts'
import { type CohortView, seatOf } from './view.ts'

/** COH-13.4: what an expired clock plays. */
export function late(view: CohortView): CohortChoice | 'forfeit' {
  const seat = seatOf(view)
  if (view.phase === 'muster') {
    const culture = pairOf(view.config.cultures, seat)[0] ?? 'roman_republic'
    return { type: 'army', ...presetArmy(culture, view.config, seat) }
  }
  if (view.phase === 'deploy') return { type: 'deploy', units: [] }
  if (view.config.timeoutRule === 'forfeit' || (view.own?.missed ?? 0) > 0) return 'forfeit'
  return { type: 'orders', orders: [], text: '', recruit: null }
}
