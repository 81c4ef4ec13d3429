import { isCancel, select } from '@clack/prompts'
import {
  createMatch,
  type Game,
  type Match,
  type Memory,
  randomSeed,
  type Seat,
  type Style,
  seedFrom,
} from '@tessera/kernel'
import { keepRecord } from './keep-record.ts'
import { paint } from './paint.ts'
import { failure, usage } from './problem.ts'
import { resultInWords } from './result.ts'

/** What a match in the terminal is begun with, whatever the game. */
export interface PlaySetup<Config> {
  readonly config: Config
  readonly seed?: string
  /** What the person brings, as the game reads it; without it, a person is asked. */
  readonly army?: string
  readonly against?: string
  /** A level, where the game has them with a personality behind a colon. */
  readonly bot?: string
  /** Choice by choice; a bot for both sides; or only the outcome, as JSON. */
  readonly telling: 'asked' | 'all' | 'json'
  /** File for the record. */
  readonly save?: string
}

export const ME = 0
export const BOT = 1

/** A match against a bot to its end; `choose` answers for both seats, null when the person leaves. */
export async function playDuel<Config, State, Choice, Event, View>(
  game: Game<Config, State, Choice, Event, View>,
  setup: PlaySetup<Config>,
  choose: (match: Match<Config, State, Choice, Event, View>, seat: Seat) => Choice | null | Promise<Choice | null>,
  tell: (events: readonly Event[], view: View) => readonly string[] = (events, view) =>
    events.map((event) => game.sentence(event, view)),
): Promise<void> {
  const { telling, config } = setup
  const seed = setup.seed === undefined ? randomSeed() : seedFrom(setup.seed)
  let frames = 0
  const match = createMatch(game.ruleset, { config, seed }, [
    {
      to: ME,
      frame({ events, view }) {
        frames++
        if (telling !== 'json') for (const line of tell(events, view)) print(line)
      },
    },
  ])
  while (match.result() === null) {
    for (const seat of match.awaiting()) {
      const choice = await choose(match, seat)
      if (choice === null) {
        print('You left the match.')
        keepRecord(match, setup)
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
    print(`\n${game.picture(match.envelope(ME).view)}\n\n${paint('bold', over)}`)
  }
  keepRecord(match, setup)
}

export function botsChoice<Config, State, Choice, Event, View>(
  { bot }: Game<Config, State, Choice, Event, View>,
  match: Match<Config, State, Choice, Event, View>,
  seat: Seat,
  style: Style,
  memory: Memory,
): Choice {
  const answer = bot.choose(match.envelope(seat).view, match.botDice(seat), style, memory)
  if ('choice' in answer) return answer.choice
  throw new Error(`The bot answered ${answer.act}`)
}

interface Level {
  readonly id: string
  readonly name: string
  readonly blurb: string
}

/** The level named by `--bot`, else the one a person picks, else the usual one; null when the person gives up. */
export async function levelOf(
  levels: readonly Level[],
  flag: string | undefined,
  usual: string,
  asking: boolean,
): Promise<string | null> {
  if (flag !== undefined) {
    if (levels.some(({ id }) => id === flag)) return flag
    throw usage(`--bot: there is no "${flag.slice(0, 40)}". There are: ${levels.map(({ id }) => id).join(', ')}`)
  }
  if (!asking) return usual
  const level = await select({
    message: 'Your opponent',
    options: levels.map(({ id, name, blurb }) => ({ value: id, label: name, hint: blurb })),
    initialValue: usual,
  })
  return isCancel(level) ? null : level
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
