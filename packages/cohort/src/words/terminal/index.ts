import type { TerminalPlay } from '@tessera/kernel'
import type { CohortChoice } from '../../choice.ts'
import type { CohortConfig } from '../../config.ts'
import { CULTURE_DATA } from '../../content/cultures.ts'
import { CULTURES } from '../../content/terms.ts'
import type { CohortEvent } from '../../events.ts'
import type { CohortView } from '../../view/view.ts'
import { askOrders } from './orders.ts'
import { storyteller } from './story.ts'

/** A bot musters and deploys; orders are written, read back, and sent. */
export const terminal: TerminalPlay<CohortConfig, CohortChoice, CohortEvent, CohortView> = {
  level: 'centurion',
  askWhatToBring(config, terminal) {
    const allowed = config.cultures[0].length > 0 ? config.cultures[0] : CULTURES
    return terminal.select(
      'Your people',
      allowed.map((id) => ({ value: id, label: CULTURE_DATA[id].name, hint: CULTURE_DATA[id].rules[0] ?? '' })),
    )
  },
  async choose(view, { terminal, advise }) {
    return view.phase === 'orders' ? askOrders(view, terminal, advise) : advise()
  },
  teller: storyteller,
}
