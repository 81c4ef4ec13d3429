import { isCancel, multiselect, select, text } from '@clack/prompts'
import type { Memory, Style } from '@tessera/kernel'
import {
  cardOf,
  PERSONALITIES,
  READY_DECKS,
  type SiegefrontChoice,
  type SiegefrontConfig,
  type SiegefrontView,
  siegefront,
} from '@tessera/siegefront'
import { BOT, botsChoice, levelOf, ME, type PlaySetup, playDuel, print } from '../duel.ts'
import { type Lines, lines } from '../lines.ts'
import { paint } from '../paint.ts'
import { usage } from '../problem.ts'
import { readSupply, type Supply } from './deck.ts'
import { commandInWords } from './words.ts'

/** A match against a bot, command by command. */
export async function playSiegefront(setup: PlaySetup<SiegefrontConfig>): Promise<void> {
  const words = lines()
  const asking = setup.telling === 'asked'
  const mine = setup.army === undefined ? await askSupply(asking && words.atTerminal) : readSupply(setup.army, '--army')
  if (mine === null) return
  const theirs = setup.against === undefined ? null : readSupply(setup.against, '--against')
  const style = await styleOf(setup.bot, asking && words.atTerminal)
  if (style === null) return
  const memory: Memory = {}
  await playDuel(siegefront, { ...setup, config: seated(setup.config, mine, theirs) }, (match, seat) => {
    const { view } = match.envelope(seat)
    const brought = seat === ME ? mine : theirs
    if (view.phase === 'deck' && brought?.kind === 'deck') return { type: 'deck', cards: brought.cards } as const
    if (seat === ME && asking) return view.phase === 'mulligan' ? mulligan(view, words) : command(view, words)
    return botsChoice(siegefront, match, seat, seat === BOT ? style : { level: style.level }, memory)
  })
}

/** A forge is part of the config; a deck is brought. */
function seated(config: SiegefrontConfig, mine: Supply, theirs: Supply | null): SiegefrontConfig {
  const [left, right] = config.seats
  const parsed = siegefront.ruleset.config.parse({
    ...config,
    seats: [
      mine.kind === 'forge' ? mine.seat : { supply: 'deck' },
      theirs === null ? right : theirs.kind === 'forge' ? theirs.seat : { supply: 'deck' },
    ],
  })
  if (!parsed.ok) throw usage(`This config does not suit Siegefront: ${parsed.faults[0]?.text ?? String(left.supply)}`)
  return parsed.value
}

/** null when the person leaves. */
async function mulligan(view: SiegefrontView, words: Lines): Promise<SiegefrontChoice | null> {
  const hand = view.seats[ME].hand ?? []
  if (words.atTerminal) {
    const options = hand.map(({ id, card }) => ({ value: id, label: cardInWords(card) }))
    const back = await multiselect({ message: 'Put cards back? Space marks, Enter goes on', options, required: false })
    return isCancel(back) ? null : { type: 'mulligan', back }
  }
  print(`Your hand: ${hand.map(({ id, card }) => `[${id}] ${cardInWords(card)}`).join(', ')}`)
  const line = await words.ask('')
  if (line === null) return null
  const back = (line.match(/\d+/g) ?? []).map(Number).filter((id) => hand.some((held) => held.id === id))
  return { type: 'mulligan', back: [...new Set(back)] }
}

const HELP = 'a number gives that command; Enter or e ends the turn; b shows the board; l the list; q leaves'

async function command(view: SiegefrontView, words: Lines): Promise<SiegefrontChoice | null> {
  const choices = [...(siegefront.ruleset.legal?.(view) ?? [])]
  const list = (): string =>
    choices.map((choice, index) => `${String(index + 1).padStart(3)}  ${commandInWords(view, choice)}`).join('\n')
  print(`\n${siegefront.picture(view)}\n\n${list()}`)
  for (;;) {
    const line = await words.ask(`${paint('cyan', `turn ${view.turn}, ${view.seats[ME].mana} mana`)} > `)
    if (line === null) return null
    const said = line.trim().toLowerCase()
    const chosen = /^\d{1,4}$/.test(said) ? choices[Number(said) - 1] : undefined
    if (chosen !== undefined) return chosen
    if (said === '' || said === 'e' || said === 'end') return { type: 'end_turn' }
    if (said === 'q' || said === 'quit') return null
    print(said === 'b' ? siegefront.picture(view) : said === 'l' ? list() : HELP)
  }
}

async function askSupply(asking: boolean): Promise<Supply | null> {
  const usual = READY_DECKS[0]
  if (!asking) return { kind: 'deck', cards: usual?.cards ?? [] }
  const way = await select({
    message: 'Your cards',
    options: [
      ...READY_DECKS.map(({ key, name, cards }) => ({ value: key, label: name, hint: counted(cards) })),
      ...PERSONALITIES.map(({ key, name, blurb }) => ({ value: `forge:${key}`, label: `Forge: ${name}`, hint: blurb })),
      { value: 'list', label: 'Paste a deck', hint: '3 footman, 2 knight, ...' },
    ],
  })
  if (isCancel(way)) return null
  if (way !== 'list') return readSupply(way, 'Your cards')
  const pasted = await text({ message: 'Thirty cards', validate: (value) => problemOf(value ?? '') })
  return isCancel(pasted) ? null : readSupply(pasted, 'Your deck')
}

function problemOf(value: string): string | undefined {
  try {
    readSupply(value, 'Your deck')
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function styleOf(flag: string | undefined, asking: boolean): Promise<Style | null> {
  const { levels, personalities } = siegefront.bot
  const [named, character] = flag?.split(':') ?? []
  const level = await levelOf(levels, named, 'normal', asking)
  if (level === null) return null
  if (character !== undefined && !personalities.some(({ id }) => id === character))
    throw usage(
      `--bot: there is no personality "${character.slice(0, 40)}". There are: ${personalities.map(({ id }) => id).join(', ')}`,
    )
  if (flag !== undefined || !asking) return character === undefined ? { level } : { level, personality: character }
  const personality = await select({
    message: 'Its character',
    options: personalities.map(({ id, name, blurb }) => ({ value: id, label: name, hint: blurb })),
  })
  return isCancel(personality) ? null : { level, personality }
}

function cardInWords(key: string): string {
  const { name, cost, attack, hp, defence, speed } = cardOf(key)
  return `${name} (${cost} mana, ${attack}/${hp}/${defence}/${speed})`
}

function counted(cards: readonly string[]): string {
  const kinds = [...new Set(cards)]
  return kinds.map((key) => `${cards.filter((card) => card === key).length} ${cardOf(key).name}`).join(', ')
}
