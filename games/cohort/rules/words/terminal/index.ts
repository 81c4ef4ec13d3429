import type { TerminalPlay } from '@tessera/kernel'
import type { CohortChoice } from '../../choice.ts'
import type { CohortConfig } from '../../config.ts'
import { CULTURES } from '../../content/terms.ts'
import type { CohortEvent } from '../../events.ts'
import type { CohortView } from '../../view/view.ts'
import { askArmy } from './army.ts'
import { askOrders } from './orders.ts'
import { askPlaces } from './prepare.ts'

/** A people or an army's code, places, then orders: written, read back, and sent. */
export const terminal: TerminalPlay<CohortConfig, CohortChoice, CohortEvent, CohortView> = {
  level: 'centurion',
  askWhatToBring(config, terminal) {
    const allowed = config.cultures[0].length > 0 ? config.cultures[0] : CULTURES
    return askArmy(config, allowed, terminal)
  },
  async choose(view, { terminal, advise }) {
    if (view.phase === 'deploy') return askPlaces(view, terminal, advise)
    return view.phase === 'orders' ? askOrders(view, terminal, advise) : advise()
  },
}
