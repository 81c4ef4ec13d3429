import {
  type AnyGame,
  createMatch,
  type Json,
  type Match,
  type Memory,
  randomSeed,
  type Seat,
  seededDice,
  seedFrom,
} from '@tessera/kernel'
import { parsePlayer } from '@tessera/lab'
import { ME, type PlaySetup } from '../duel.ts'
import { keepRecord } from '../keep-record.ts'
import { type Lines, lines } from '../lines.ts'
import { paint } from '../paint.ts'
import { plainText } from '../plain-text.ts'
import { failure, usage } from '../problem.ts'
import { resultInWords } from '../result.ts'

export type AnySetup = PlaySetup<Json>

type AnyMatch = Match<Json, Json, Json, Json, Json>

/** A match of a game that has no table of its own in the terminal: its picture, its words, and its legal choices by number. */
export async function playAny(game: AnyGame, setup: AnySetup, words: Lines = lines()): Promise<void> {
  if (setup.army !== undefined || setup.against !== undefined)
    throw usage(`--army and --against are not for ${game.name}: what a seat brings is a choice here`)
  const style = parsePlayer(game, setup.bot ?? game.bot.levels[0]?.id ?? '')
  if (!style.ok) throw usage(`--bot: ${style.faults[0]?.text}`)
  const seed = setup.seed === undefined ? randomSeed() : seedFrom(setup.seed)
  const { ruleset } = game
  let frames = 0
  const match: AnyMatch = createMatch(ruleset, { config: setup.config, seed }, [
    {
      to: ME,
      frame({ events, view }) {
        frames++
        if (setup.telling !== 'json') for (const event of events) print(game.sentence(event, view))
      },
    },
  ])
  const memories = new Map<Seat, Memory>()
  while (match.result() === null)
    for (const seat of match.awaiting()) {
      const { view } = match.envelope(seat)
      if (seat === ME && setup.telling === 'asked') {
        const choice = await asked(game, view, words)
        if (choice === null) {
          print('You left the match.')
          return keepRecord(match, setup)
        }
        submit(match, seat, choice)
        continue
      }
      const memory = memories.get(seat) ?? {}
      memories.set(seat, memory)
      const answer =
        style.value.level === 'random'
          ? { choice: ruleset.sample(view, match.botDice(seat)) }
          : game.bot.choose(view, match.botDice(seat), style.value, memory)
      if ('choice' in answer) submit(match, seat, answer.choice)
      else match.act(seat, answer.act)
      if (match.result() !== null) break
    }
  const result = match.result()
  if (setup.telling === 'json') process.stdout.write(`${JSON.stringify({ result, frames, record: match.record() })}\n`)
  else if (result !== null) {
    const over = resultInWords(result, (seat) => (seat === ME ? 'You win' : 'The bot wins'))
    print(`\n${game.picture(match.envelope(ME).view)}`)
    process.stdout.write(`${paint('bold', over)}\n`)
  }
  keepRecord(match, setup)
}

const MOST_LISTED = 60
const HELP = 'a number, or a choice as JSON; r takes one by chance; b shows the position; q leaves'

/** null when the person leaves. */
async function asked({ ruleset, picture }: AnyGame, view: Json, words: Lines): Promise<Json | null> {
  const choices: Json[] = []
  for (const choice of ruleset.legal?.(view) ?? []) if (choices.push(choice) === MOST_LISTED) break
  const list = choices.map((choice, index) => `${String(index + 1).padStart(3)}  ${JSON.stringify(choice)}`)
  print(['', picture(view), '', ...list].join('\n'))
  for (;;) {
    const said = (await words.ask(`${paint('cyan', 'your choice')} > `))?.trim()
    if (said === undefined || said === 'q' || said === 'quit') return null
    if (said === 'r') return ruleset.sample(view, seededDice(randomSeed()))
    const chosen = /^\d{1,4}$/.test(said) ? choices[Number(said) - 1] : written(said)
    const parsed = chosen === undefined ? null : ruleset.choice.parse(chosen)
    const refusal = parsed?.ok ? ruleset.refuse(view, parsed.value) : null
    if (parsed?.ok && refusal === null) return parsed.value
    print(
      said === 'b'
        ? picture(view)
        : (refusal?.message ?? (parsed?.ok === false ? parsed.faults[0]?.text : HELP) ?? HELP),
    )
  }
}

function written(said: string): Json | undefined {
  try {
    return JSON.parse(said) as Json
  } catch {
    return undefined
  }
}

function submit(match: AnyMatch, seat: Seat, choice: Json): void {
  const refusal = match.submit(seat, match.at, choice)
  if (refusal !== null) throw failure(refusal.message)
}

function print(line: string): void {
  process.stdout.write(`${plainText(line)}\n`)
}
