import type { TerminalPlay, TerminalTurn } from '@tessera/kernel'
import type { HundredChoice } from '../choice.ts'
import type { HundredConfig } from '../config.ts'
import { PRESETS } from '../content/scenarios.ts'
import type { HundredEvent } from '../events.ts'
import { refuse } from '../view/refuse.ts'
import type { HundredView } from '../view/view.ts'
import { objectiveText } from './objective.ts'
import { ORDERS_HELP, readOrder, type TypedOrder, typedChoice } from './orders.ts'
import { picture } from './picture.ts'

/** How a person plays in a terminal: the map as text, and a line of words for every fighter. */
export const terminal: TerminalPlay<HundredConfig, HundredChoice, HundredEvent, HundredView> = {
  level: 'normal',
  choose(view, turn) {
    switch (view.phase) {
      case 'muster':
        return muster(turn)
      case 'deployment':
        return Promise.resolve({ type: 'deploy', placements: [], halves: {} })
      default:
        return plan(view, turn)
    }
  },
}

async function muster({ terminal: screen, advise }: TerminalTurn<HundredChoice>): Promise<HundredChoice | null> {
  const preset = await screen.select('Which army do you bring?', [
    { value: 'advice', label: 'The army that a bot would bring' },
    ...Object.keys(PRESETS).map((value) => ({ value, label: value })),
  ])
  if (preset === null) return null
  if (preset === 'company' || preset === 'horde') return { type: 'army', preset, units: [] }
  return advise()
}

async function plan(
  view: HundredView,
  { terminal: screen, advise }: TerminalTurn<HundredChoice>,
): Promise<HundredChoice | null> {
  const show = (): void => {
    screen.print(picture(view))
    if (typeof view.to === 'number') screen.print(`You win by: ${objectiveText(view, view.to === 1 ? 1 : 0)}`)
  }
  show()
  screen.print('Orders such as "a attack B"; "go" plays the turn, "bot" lets a bot plan it, "help" and "map" explain.')
  let orders: readonly TypedOrder[] = []
  for (;;) {
    const line = await screen.ask('> ')
    if (line === null) return null
    switch (line.trim()) {
      case 'go':
        return typedChoice(orders)
      case 'bot':
        return advise()
      case 'map':
        show()
        continue
      case 'help':
        screen.print(ORDERS_HELP)
        continue
      case 'undo':
        orders = orders.slice(0, -1)
        continue
      case '':
        continue
    }
    const order = readOrder(view, line)
    const problem = typeof order === 'string' ? order : refuse(view, typedChoice([...orders, order]))?.message
    if (typeof order === 'string' || problem !== undefined) screen.print(problem ?? '')
    else orders = [...orders, order]
  }
}
