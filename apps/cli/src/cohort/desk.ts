import {
  type CohortChoice,
  type CohortView,
  CULTURE_DATA,
  type CultureId,
  cohort,
  type RecruitSource,
  refuseText,
  type Understanding,
  understand,
} from '@tessera/cohort'
import { print } from '../duel.ts'
import type { Lines } from '../lines.ts'
import { paint } from '../paint.ts'
import { offersTo, recruited } from './recruit.ts'

const HELP = [
  'Write orders in plain English, as many lines as you like: "scouts scout to F11; infantry march to E10 by road".',
  'An empty line or send hands them in. Units not named carry on with what they were told.',
  'map shows the field again, orders what you wrote; advice lets a bot write; drop forgets it all; recruit lists who is to be had; help; q leaves.',
].join('\n')

/** A turn's orders as they are written: every line is read back at once, and what was not understood is pointed at. */
export async function askOrders(
  view: CohortView,
  words: Lines,
  advise: () => CohortChoice,
): Promise<CohortChoice | null> {
  print(`\n${cohort.picture(view)}\n`)
  if (view.turn === 1) {
    const [own, other] = view.to === 1 ? [view.seats[1], view.seats[0]] : view.seats
    print(`You command ${peopleOf(own.culture)} against ${peopleOf(other.culture)}.`)
    print(paint('dim', HELP))
  }
  if (offersTo(view).length > 0) print(recruited(view, '', null).says)
  let text = ''
  let recruit: RecruitSource | null = null
  for (;;) {
    const line = await words.ask(`${paint('cyan', `turn ${view.turn}`)} > `)
    if (line === null) return null
    const said = line.trim()
    const wanted = /^recruit(?: (.*))?$/i.exec(said)
    if (wanted !== null) {
      const { staged, says } = recruited(view, wanted[1] ?? '', recruit)
      recruit = staged
      print(says)
      continue
    }
    switch (said.toLowerCase()) {
      case 'q':
      case 'quit':
        return null
      case 'map':
        print(cohort.picture(view))
        continue
      case 'help':
        print(HELP)
        continue
      case 'orders':
        print(text === '' ? 'Nothing yet.' : echoed(understand(text, view)))
        continue
      case 'drop':
        text = ''
        print('Forgotten.')
        continue
      case 'advice': {
        const advised = advise()
        text = advised.type === 'orders' ? advised.text : ''
        print(text)
        continue
      }
      case 'send':
      case '': {
        const understood = understand(text, view)
        const refusal = refuseText(text, understood, false)
        if (refusal === null) return { type: 'orders', orders: understood.orders, text, recruit }
        print(paint('yellow', refusal.message))
        continue
      }
      default: {
        const written = text === '' ? said : `${text}\n${said}`
        const understood = understand(written, view)
        if (understood.errors.length === 0) text = written
        print(answer(written, understood))
      }
    }
  }
}

function peopleOf(culture: CultureId | null): string {
  return culture === null ? 'nobody' : CULTURE_DATA[culture].name
}

/** The echo, or the faults with the line each is in; a line with faults is not kept. */
function answer(text: string, understood: Understanding): string {
  const { errors } = understood
  if (errors.length === 0) return echoed(understood)
  const rows = text.split('\n')
  return errors
    .map(({ line, col, length, message, suggestion }) => {
      const hint = suggestion === null ? '' : ` Did you mean “${suggestion}”?`
      const pointer = `${' '.repeat(Math.max(0, col - 1))}${'^'.repeat(Math.max(1, length))}`
      return `${rows[line - 1] ?? ''}\n${paint('red', pointer)}\n${message}${hint}`
    })
    .join('\n')
}

/** The echo says itself who has no new order. */
function echoed({ echo, notes }: Understanding): string {
  const said = notes.filter(({ code }) => code !== 'no_new_order').map(({ message }) => paint('dim', message))
  return [echo, ...said].join('\n')
}
