import {
  type AnyGame,
  createMatch,
  FrameLog,
  inputErrorText,
  type Json,
  type Match,
  type Memory,
  randomSeed,
  type Seat,
  type Style,
  seedFrom,
  type Terminal,
  type TerminalPlay,
} from '@tessera/kernel'
import { botStyle } from './bot-style.ts'
import { keepRecord } from './keep-record.ts'
import { listedChoice } from './listed-choice.ts'
import { narratedLines } from './narrated-lines.ts'
import { failure, usage } from './problem.ts'
import { resultInWords } from './result.ts'
import { processTerminal } from './terminal.ts'

/** What a match in the terminal begins with. */
export interface PlaySetup {
  readonly config: Json
  readonly seed?: string
  /** What the person brings, as the game reads it; without it, a person is asked. */
  readonly army?: string
  readonly against?: string
  /** A level, where the game has them with a personality behind a colon. */
  readonly bot?: string
  /** Choice by choice; a bot for every seat; or only the outcome, as JSON. */
  readonly output: 'asked' | 'all' | 'json'
  /** File for the record. */
  readonly save?: string
}

/** The person's seat; bots have the others. */
const ME: Seat = 0

type AnyMatch = Match<Json, Json, Json, Json, Json>
/** How the game is played in a terminal; undefined where its legal choices are listed. */
type Play = TerminalPlay<Json, Json, Json, Json> | undefined

/** A match against bots to its end, or until the person leaves. */
export async function playMatch(
  game: AnyGame,
  setup: PlaySetup,
  terminal: Terminal = processTerminal(),
): Promise<void> {
  const asking = setup.output === 'asked' && terminal.interactive
  const play = await game.terminal?.()
  const brought = await whatIsBrought(game, play, setup, asking, terminal)
  if (brought === null) return
  const style = await botStyle(game, play, setup.bot, asking, terminal)
  if (style === null) return
  const seed = setup.seed === undefined ? randomSeed() : seedFrom(setup.seed)
  const frames = new FrameLog<Json, Json>()
  const narrate = game.narrator()
  const prints = setup.output !== 'json' && play?.watch === undefined
  const match: AnyMatch = createMatch(game.ruleset, { config: brought.config, seed }, [
    {
      to: ME,
      frame(frame) {
        frames.push(frame)
        if (prints) for (const line of narratedLines(narrate(frame.events, frame.view), 'short')) terminal.print(line)
      },
    },
  ])
  const memories = new Map<Seat, Memory>()
  const choose = chooser(game, play, setup, terminal, match, style, brought.brings, memories)
  const watch = setup.output === 'json' ? undefined : play?.watch
  let shown = 0
  while (match.result() === null || shown < frames.length) {
    if (match.result() === null && !(await everySeatChooses(match, choose))) return left(match, setup, terminal)
    const next = watch === undefined ? frames.length : await watch(frames, shown, terminal, setup.output === 'all')
    if (next === null) return left(match, setup, terminal)
    if (match.result() !== null) break
    shown = next
  }
  tellResult(game, play, setup, terminal, match, frames.length)
  keepRecord(match, setup)
}

/** What the seats bring, and the config that goes with it; null when the person gives up. */
async function whatIsBrought(
  game: AnyGame,
  play: Play,
  { config, army, against }: PlaySetup,
  asking: boolean,
  terminal: Terminal,
): Promise<{ readonly config: Json; readonly brings: readonly (Json | null)[] } | null> {
  if (game.bring === undefined) {
    if (army === undefined && against === undefined) return { config, brings: [] }
    throw usage(`--army and --against are not for ${game.name}: what a seat brings is a choice here`)
  }
  const ask = asking ? play?.askWhatToBring : undefined
  const asked = army ?? (ask === undefined ? null : await ask(config, terminal))
  if (asked === null && ask !== undefined) return null
  const read = game.bring(config, [asked ?? usual(game, play, config, asking), against ?? null])
  if (read.ok) return read.value
  const [inputError] = read.inputErrors
  const where = inputError?.path === '1' ? '--against: ' : inputError?.path === '0' ? '--army: ' : ''
  throw usage(`${where}${inputErrorText(read.inputErrors.map((each) => ({ ...each, path: '' })))}`)
}

/** What is brought for a person whom nobody asks; null where the match itself asks, or the config says it already. */
function usual(game: AnyGame, play: Play, config: Json, asking: boolean): string | null {
  const fixed = game.bring?.(config, [null, null])
  const isFixed = fixed?.ok === true && (fixed.value.fixedSeats || (fixed.value.brings[ME] ?? null) !== null)
  return asking || isFixed ? null : (play?.usual?.(config) ?? null)
}

type Chooser = (seat: Seat) => Promise<Json | null>

/** Who answers for a seat: what it brings, the person, or a bot. */
function chooser(
  game: AnyGame,
  play: Play,
  { output }: PlaySetup,
  terminal: Terminal,
  match: AnyMatch,
  style: Style,
  brings: readonly (Json | null)[],
  memories: Map<Seat, Memory>,
): Chooser {
  const used = new Set<Seat>()
  const botChoice = (seat: Seat): Json => {
    const memory = memories.get(seat) ?? {}
    memories.set(seat, memory)
    const { view } = match.envelope(seat)
    const dice = match.botDice(seat)
    if (style.level === 'random') return game.ruleset.sample(view, dice)
    // A bot in the person's place has no personality: that is the opponent's.
    const answer = game.bot.choose(view, dice, seat === ME ? { level: style.level } : style, memory)
    if ('choice' in answer) return answer.choice
    throw failure(`The bot answered ${answer.act}`)
  }
  return async (seat) => {
    const { view } = match.envelope(seat)
    const brought = brings[seat] ?? null
    const asked = seat === ME && output === 'asked'
    const again = asked && terminal.interactive && used.has(seat)
    if (brought !== null && !again && game.ruleset.refuse(view, brought) === null) {
      used.add(seat)
      if (seat === ME && output !== 'json') tellBrought(play, brought, terminal)
      return brought
    }
    if (!asked) return botChoice(seat)
    if (play === undefined) return listedChoice(game, view, terminal)
    return play.choose(view, { terminal, dice: match.botDice(seat), advise: () => botChoice(seat) })
  }
}

function tellBrought(play: Play, brought: Json, terminal: Terminal): void {
  const line = play?.brought?.(brought) ?? ''
  if (line !== '') terminal.print(line)
}

/** One turn; false when the person leaves. */
async function everySeatChooses(match: AnyMatch, choose: Chooser): Promise<boolean> {
  for (const seat of match.awaiting()) {
    const choice = await choose(seat)
    if (choice === null) return false
    const refusal = match.submit(seat, match.at, choice)
    if (refusal !== null) throw failure(refusal.message)
  }
  return true
}

function left(match: AnyMatch, setup: PlaySetup, terminal: Terminal): void {
  terminal.print('You left the match.')
  keepRecord(match, setup)
}

function tellResult(
  game: AnyGame,
  play: Play,
  { output }: PlaySetup,
  terminal: Terminal,
  match: AnyMatch,
  frames: number,
): void {
  const result = match.result()
  if (result === null) return
  if (output === 'json') {
    terminal.print(JSON.stringify({ result, frames, record: match.record() }))
    return
  }
  const over = resultInWords(result, (seat) => (seat === ME ? 'You win' : 'The bot wins'))
  const picture = play?.watch === undefined ? `\n${game.picture(match.envelope(ME).view)}\n\n` : ''
  terminal.print(`${picture}${terminal.paint('bold', over)}`)
}
