import type { Terminal, TerminalPlay } from '@tessera/kernel'
import type { SiegefrontChoice } from '../../choice.ts'
import type { SiegefrontConfig } from '../../config.ts'
import { cardOf } from '../../content/cards.ts'
import { READY_DECKS } from '../../content/decks.ts'
import { PERSONALITIES } from '../../content/personalities.ts'
import type { SiegefrontEvent } from '../../events.ts'
import { bring } from '../../lab/bring.ts'
import { pairOf } from '../../state.ts'
import { legal } from '../../view/legal.ts'
import type { SiegefrontView } from '../../view/view.ts'
import { picture } from '../picture.ts'
import { commandInWords } from './command.ts'

/** A deck or a forge from a menu, then command by command from a numbered list. */
export const terminal: TerminalPlay<SiegefrontConfig, SiegefrontChoice, SiegefrontEvent, SiegefrontView> = {
  level: 'normal',
  usual: () => READY_DECKS[0]?.key ?? null,
  askWhatToBring,
  async choose(view, { terminal, advise }) {
    if (view.phase === 'deck') return advise()
    return view.phase === 'mulligan' ? mulligan(view, terminal) : command(view, terminal)
  },
}

async function askWhatToBring(config: SiegefrontConfig, terminal: Terminal): Promise<string | null> {
  const way = await terminal.select('Your cards', [
    ...READY_DECKS.map(({ key, name, cards }) => ({ value: key, label: name, hint: counted(cards) })),
    ...PERSONALITIES.map(({ key, name, blurb }) => ({ value: `forge:${key}`, label: `Forge: ${name}`, hint: blurb })),
    { value: 'list', label: 'Paste a deck', hint: '3 footman, 2 knight, ...' },
  ])
  if (way !== 'list') return way
  return terminal.enter('Thirty cards', (text) => {
    const read = bring(config, [text, null])
    return read.ok ? null : (read.inputErrors[0]?.text ?? 'This is no deck.')
  })
}

async function mulligan(view: SiegefrontView, terminal: Terminal): Promise<SiegefrontChoice | null> {
  const hand = handOf(view)
  if (terminal.interactive) {
    const options = hand.map(({ id, card }) => ({ value: String(id), label: cardInWords(card) }))
    const back = await terminal.selectMany('Put cards back? Space marks, Enter goes on', options)
    return back === null ? null : { type: 'mulligan', back: back.map(Number) }
  }
  terminal.print(`Your hand: ${hand.map(({ id, card }) => `[${id}] ${cardInWords(card)}`).join(', ')}`)
  const line = await terminal.ask('')
  if (line === null) return null
  const back = (line.match(/\d+/g) ?? []).map(Number).filter((id) => hand.some((held) => held.id === id))
  return { type: 'mulligan', back: [...new Set(back)] }
}

const HELP = 'a number gives that command; Enter or e ends the turn; b shows the board; l the list; q leaves'

async function command(view: SiegefrontView, { print, ask, paint }: Terminal): Promise<SiegefrontChoice | null> {
  const choices = [...legal(view)]
  const list = (): string =>
    choices.map((choice, index) => `${String(index + 1).padStart(3)}  ${commandInWords(view, choice)}`).join('\n')
  print(`\n${picture(view)}\n\n${list()}`)
  for (;;) {
    const line = await ask(`${paint('cyan', `turn ${view.turn}, ${pairOf(view.seats, view.active).mana} mana`)} > `)
    if (line === null) return null
    const said = line.trim().toLowerCase()
    const chosen = /^\d{1,4}$/.test(said) ? choices[Number(said) - 1] : undefined
    if (chosen !== undefined) return chosen
    if (said === '' || said === 'e' || said === 'end') return { type: 'end_turn' }
    if (said === 'q' || said === 'quit') return null
    print(said === 'b' ? picture(view) : said === 'l' ? list() : HELP)
  }
}

function handOf(view: SiegefrontView) {
  return view.to === 'spectator' ? [] : (pairOf(view.seats, view.to).hand ?? [])
}

function cardInWords(key: string): string {
  const { name, cost, attack, hp, defence, speed } = cardOf(key)
  return `${name} (${cost} mana, ${attack}/${hp}/${defence}/${speed})`
}

function counted(cards: readonly string[]): string {
  const kinds = [...new Set(cards)]
  return kinds.map((key) => `${cards.filter((card) => card === key).length} ${cardOf(key).name}`).join(', ')
}
