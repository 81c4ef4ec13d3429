import type { Terminal } from '@tessera/kernel'
import type { CohortChoice, RecruitSource } from '../../choice.ts'
import { CULTURE_DATA } from '../../content/cultures.ts'
import type { CultureId } from '../../content/terms.ts'
import { GUESSES } from '../../orders/guess/index.ts'
import { refuseText, type Understanding, understand } from '../../orders/index.ts'
import type { CohortView } from '../../view/view.ts'
import { picture } from '../picture.ts'
import { reportText } from '../report.ts'
import { offersTo, recruited } from './recruit.ts'

const HELP = [
  'Write orders in plain English, as many lines as you like: "scouts scout to F11; 1st Infantry march to E10 by road".',
  'An empty line or send hands them in. Units not named carry on with what they were told.',
  'map shows the field again, report both armies as text for a chat, orders what you wrote; advice lets a bot write; drop forgets it all; recruit lists who is to be had; help; q leaves.',
].join('\n')

/** A turn's orders as they are written: every line is read back at once, and what was not understood is pointed at. */
export async function askOrders(
  view: CohortView,
  terminal: Terminal,
  advise: () => CohortChoice,
): Promise<CohortChoice | null> {
  const { print, paint } = terminal
  print(`\n${picture(view)}\n`)
  if (view.turn === 1) {
    const [own, other] = view.to === 1 ? [view.seats[1], view.seats[0]] : view.seats
    print(`You command ${peopleOf(own.culture)} against ${peopleOf(other.culture)}.`)
    print(paint('dim', HELP))
  }
  if (offersTo(view).length > 0) print(recruited(view, '', null).says)
  let text = ''
  let recruit: RecruitSource | null = null
  for (;;) {
    const line = await terminal.ask(`${paint('cyan', `turn ${view.turn}`)} > `)
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
        print(picture(view))
        continue
      case 'report':
        print(reportText(view))
        continue
      case 'help':
        print(HELP)
        continue
      case 'orders':
        print(text === '' ? 'Nothing yet.' : echoed(understand(text, view, GUESSES), terminal))
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
        const understood = understand(text, view, GUESSES)
        const refusal = refuseText(text, understood, false)
        if (refusal === null) return { type: 'orders', orders: understood.orders, text, recruit }
        print(paint('yellow', refusal.message))
        continue
      }
      default: {
        const written = text === '' ? said : `${text}\n${said}`
        const understood = understand(written, view, GUESSES)
        if (understood.errors.length === 0) text = written
        print(answer(written, understood, terminal))
      }
    }
  }
}

function peopleOf(culture: CultureId | null): string {
  return culture === null ? 'nobody' : CULTURE_DATA[culture].name
}

/** The echo, or the input errors with the line each is in; a line with input errors is not kept. */
function answer(text: string, understood: Understanding, terminal: Terminal): string {
  const { errors, questions } = understood
  if (errors.length === 0) return echoed(understood, terminal)
  const rows = text.split('\n')
  const said = errors
    .map(({ line, col, length, message, suggestion }) => {
      const hint = suggestion === null ? '' : ` Did you mean “${suggestion}”?`
      const pointer = `${' '.repeat(Math.max(0, col - 1))}${'^'.repeat(Math.max(1, length))}`
      return `${rows[line - 1] ?? ''}\n${terminal.paint('red', pointer)}\n${message}${hint}`
    })
    .join('\n')
  const offered = questions.flatMap(({ answers }) => answers.map((one) => `  ${one.text}`))
  return offered.length === 0 ? said : [said, 'Write one of these, or say it otherwise:', ...offered].join('\n')
}

/** The echo says itself who has no new order. */
function echoed({ echo, notes }: Understanding, { paint }: Terminal): string {
  const said = notes.filter(({ code }) => code !== 'no_new_order').map(({ message }) => paint('dim', message))
  return [echo, ...said].join('\n')
}
