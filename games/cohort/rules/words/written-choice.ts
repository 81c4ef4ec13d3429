import type { Written } from '@tessera/kernel'
import type { CohortChoice } from '../choice.ts'
import { armyProblems } from '../content/army.ts'
import { readArmyCode } from '../content/army-code.ts'
import { refuseText, understand } from '../orders/index.ts'
import { type CohortView, seatOf } from '../view/view.ts'
import { readPlacements } from './placements.ts'
import { builderText } from './report.ts'

/** More than anybody needs for an army. */
const MOST_SENTENCES = 60

/** The awaited choice from text: an army's code, places (`1 C9 E`, a line a unit), or an order sheet. */
export function writtenChoice(view: CohortView, text: string): Written<CohortChoice> {
  switch (view.phase) {
    case 'muster':
      return army(view, text)
    case 'deploy': {
      const read = readPlacements(view, text)
      if ('message' in read) return { refusal: { code: 'not_understood', message: read.message } }
      return { choice: { type: 'deploy', units: read }, echo: `${read.length} placed, the others by themselves.` }
    }
    default: {
      // Reading takes time with every sentence, and a host reads for everybody.
      if (text.split(/[.;!?\n]/).length > MOST_SENTENCES)
        return { refusal: { code: 'too_many_sentences', message: `At most ${MOST_SENTENCES} sentences on a sheet.` } }
      const understood = understand(text, view)
      const refusal = refuseText(text, understood, false)
      if (refusal !== null) return { refusal }
      return { choice: { type: 'orders', orders: understood.orders, text, recruit: null }, echo: understood.echo }
    }
  }
}

function army(view: CohortView, text: string): Written<CohortChoice> {
  const read = readArmyCode(text.trim())
  if (!read.ok) return { refusal: { code: 'not_understood', message: read.inputErrors[0]?.text ?? 'This is no army.' } }
  const [problem] = armyProblems(read.value, view.config, seatOf(view))
  if (problem !== undefined) return { refusal: problem }
  return { choice: { type: 'army', ...read.value }, echo: builderText(read.value, view.own?.budget ?? 0) }
}
