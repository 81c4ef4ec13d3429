import { writeFileSync } from 'node:fs'
import { isCancel, select } from '@clack/prompts'
import {
  type CohortChoice,
  type CohortConfig,
  type CohortEvent,
  type CohortState,
  type CohortView,
  CULTURE_DATA,
  CULTURES,
  cohort,
} from '@tessera/cohort'
import { createMatch, type Match, type Memory, randomSeed, type Seat, seedFrom } from '@tessera/kernel'
import { lines } from '../lines.ts'
import { paint } from '../paint.ts'
import { failure, usage } from '../problem.ts'
import { resultInWords } from '../result.ts'
import { cultureHint, readArmy } from './army.ts'
import { askOrders } from './desk.ts'

export interface PlaySetup {
  readonly config: CohortConfig
  readonly seed?: string
  /** A culture; without one, a person is asked. */
  readonly army?: string
  readonly against?: string
  /** A level. */
  readonly bot?: string
  /** Orders turn by turn; a bot for both sides; or only the outcome, as JSON. */
  readonly telling: 'asked' | 'all' | 'json'
  /** File for the record. */
  readonly save?: string
}

type CohortMatch = Match<CohortConfig, CohortState, CohortChoice, CohortEvent, CohortView>

const ME = 0
const BOT = 1
const USUAL = 'centurion'

/** A battle against a bot: orders are written, read back, and sent. */
export async function playCohort(setup: PlaySetup): Promise<void> {
  const { telling, config } = setup
  const words = lines()
  const asking = telling === 'asked'
  const theirs = setup.against === undefined ? null : readArmy(setup.against, config, BOT, '--against')
  const mine = await cultureOf(setup, asking && words.atTerminal)
  if (mine === null) return
  const level = await levelOf(setup.bot, asking && words.atTerminal)
  if (level === null) return
  const seed = setup.seed === undefined ? randomSeed() : seedFrom(setup.seed)
  let frames = 0
  const match = createMatch(cohort.ruleset, { config, seed }, [
    {
      to: ME,
      frame({ events, view }) {
        frames++
        if (telling !== 'json') for (const event of events) print(cohort.sentence(event, view))
      },
    },
  ])
  const memories: readonly Memory[] = [{}, {}]
  while (match.result() === null) {
    for (const seat of match.awaiting()) {
      const army = seat === ME ? (mine === '' ? null : readArmy(mine, config, ME, '--army')) : theirs
      const { phase } = match.envelope(seat).view
      const choice =
        phase === 'muster' && army !== null
          ? ({ type: 'army', ...army } as const)
          : seat === ME && asking && phase === 'orders'
            ? await askOrders(match.envelope(ME).view, words, () => botsChoice(match, ME, level, {}))
            : botsChoice(match, seat, level, memories[seat] ?? {})
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
    print(`\n${cohort.picture(match.envelope(ME).view)}\n\n${paint('bold', over)}`)
  }
  save(match, setup)
}

function botsChoice(match: CohortMatch, seat: Seat, level: string, memory: Memory): CohortChoice {
  const answer = cohort.bot.choose(match.envelope(seat).view, match.botDice(seat), { level }, memory)
  if ('choice' in answer) return answer.choice
  throw new Error(`The bot answered ${answer.act}`)
}

/** Empty: whatever the config allows. */
async function cultureOf({ army, config }: PlaySetup, asking: boolean): Promise<string | null> {
  if (army !== undefined) return readArmy(army, config, ME, '--army').culture
  if (!asking) return ''
  const allowed = config.cultures[ME].length > 0 ? config.cultures[ME] : CULTURES
  const culture = await select({
    message: 'Your people',
    options: allowed.map((id) => ({ value: id, label: CULTURE_DATA[id].name, hint: cultureHint(id) })),
  })
  return isCancel(culture) ? null : culture
}

async function levelOf(flag: string | undefined, asking: boolean): Promise<string | null> {
  const { levels } = cohort.bot
  if (flag !== undefined) {
    if (!levels.some(({ id }) => id === flag))
      throw usage(`--bot: there is no "${flag.slice(0, 40)}". There are: ${levels.map(({ id }) => id).join(', ')}`)
    return flag
  }
  if (!asking) return USUAL
  const level = await select({
    message: 'Your opponent',
    options: levels.map(({ id, name, blurb }) => ({ value: id, label: name, hint: blurb })),
    initialValue: USUAL,
  })
  return isCancel(level) ? null : level
}

function save(match: CohortMatch, { save: file, telling }: PlaySetup): void {
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
