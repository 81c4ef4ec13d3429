import { writeFileSync } from 'node:fs'
import { isCancel, multiselect, select, text } from '@clack/prompts'
import { createMatch, type Match, type Memory, randomSeed, type Seat, type Style, seedFrom } from '@tessera/kernel'
import {
  cardOf,
  PERSONALITIES,
  READY_DECKS,
  type SiegefrontChoice,
  type SiegefrontConfig,
  type SiegefrontEvent,
  type SiegefrontState,
  type SiegefrontView,
  siegefront,
} from '@tessera/siegefront'
import { type Lines, lines } from '../lines.ts'
import { paint } from '../paint.ts'
import { failure, usage } from '../problem.ts'
import { resultInWords } from '../result.ts'
import { readSupply, type Supply } from './deck.ts'
import { commandInWords } from './words.ts'

export interface PlaySetup {
  readonly config: SiegefrontConfig
  readonly seed?: string
  /** A deck or a forge, as `readSupply` reads it; without one, a person is asked. */
  readonly army?: string
  readonly against?: string
  /** level or level:personality. */
  readonly bot?: string
  /** Command by command; a bot for both sides; or only the outcome, as JSON. */
  readonly telling: 'asked' | 'all' | 'json'
  /** File for the record. */
  readonly save?: string
}

type SiegefrontMatch = Match<SiegefrontConfig, SiegefrontState, SiegefrontChoice, SiegefrontEvent, SiegefrontView>

const ME = 0
const BOT = 1

/** A match against a bot, command by command. */
export async function playSiegefront(setup: PlaySetup): Promise<void> {
  const { telling } = setup
  const words = lines()
  const asking = telling === 'asked'
  const mine = setup.army === undefined ? await askSupply(asking && words.atTerminal) : readSupply(setup.army, '--army')
  if (mine === null) return
  const theirs = setup.against === undefined ? null : readSupply(setup.against, '--against')
  const style = await styleOf(setup.bot, asking && words.atTerminal)
  if (style === null) return
  const config = seated(setup.config, mine, theirs)
  const seed = setup.seed === undefined ? randomSeed() : seedFrom(setup.seed)
  let frames = 0
  const match = createMatch(siegefront.ruleset, { config, seed }, [
    {
      to: ME,
      frame({ events, view }) {
        frames++
        if (telling !== 'json') for (const event of events) print(siegefront.sentence(event, view))
      },
    },
  ])
  const memory: Memory = {}
  while (match.result() === null) {
    for (const seat of match.awaiting()) {
      const brought = seat === ME ? mine : theirs
      const choice =
        match.state.phase === 'deck' && brought?.kind === 'deck'
          ? ({ type: 'deck', cards: brought.cards } as const)
          : seat === ME && asking
            ? await asked(match, words)
            : botsChoice(match, seat, seat === BOT ? style : { level: style.level }, memory)
      if (choice === null) {
        print('You left the match.')
        save(match, setup)
        return
      }
      const refusal = match.submit(seat, match.at, choice)
      if (refusal !== null) throw failure(refusal.message)
    }
  }
  const result = match.result()
  if (telling === 'json') print(JSON.stringify({ result, frames, record: match.record() }))
  else if (result !== null) {
    const over = resultInWords(result, (seat) => (seat === ME ? 'You win' : 'The bot wins'))
    print(`\n${siegefront.picture(match.envelope(ME).view)}\n\n${paint('bold', over)}`)
  }
  save(match, setup)
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

function botsChoice(match: SiegefrontMatch, seat: Seat, style: Style, memory: Memory): SiegefrontChoice {
  const answer = siegefront.bot.choose(match.envelope(seat).view, match.botDice(seat), style, memory)
  if ('choice' in answer) return answer.choice
  throw new Error(`The bot answered ${answer.act}`)
}

/** null when the person leaves. */
async function asked(match: SiegefrontMatch, words: Lines): Promise<SiegefrontChoice | null> {
  const { view } = match.envelope(ME)
  return view.phase === 'mulligan' ? mulligan(view, words) : command(view, words)
}

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
  if (flag !== undefined) {
    const [level = '', personality] = flag.split(':')
    if (!levels.some(({ id }) => id === level))
      throw usage(`--bot: there is no "${level.slice(0, 40)}". There are: ${levels.map(({ id }) => id).join(', ')}`)
    if (personality !== undefined && !personalities.some(({ id }) => id === personality))
      throw usage(
        `--bot: there is no personality "${personality.slice(0, 40)}". There are: ${personalities.map(({ id }) => id).join(', ')}`,
      )
    return personality === undefined ? { level } : { level, personality }
  }
  if (!asking) return { level: 'normal' }
  const level = await select({
    message: 'Your opponent',
    options: levels.map(({ id, name, blurb }) => ({ value: id, label: name, hint: blurb })),
    initialValue: 'normal',
  })
  if (isCancel(level)) return null
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

function save(match: SiegefrontMatch, { save: file, telling }: PlaySetup): void {
  if (file === undefined) return
  try {
    writeFileSync(file, `${JSON.stringify(match.record())}\n`)
    if (telling !== 'json') print(`The record is in ${file}`)
  } catch (error) {
    throw failure(`The record could not be written to ${file}: ${(error as Error).message}`)
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
