import type { HundredChoice } from '../choice.ts'
import { lateArmy } from '../rules/muster/army.ts'
import { type HundredView, seatOf } from './view.ts'

/** HUN-1403: a preset army, the default places, the standing orders. */
export function late(view: HundredView): HundredChoice {
  switch (view.phase) {
    case 'muster':
      return { type: 'army', preset: null, units: lateArmy(view.config, seatOf(view)) }
    case 'deployment':
      return { type: 'deploy', placements: [], halves: {} }
    default:
      return { type: 'orders', plans: {}, policies: {} }
  }
}
