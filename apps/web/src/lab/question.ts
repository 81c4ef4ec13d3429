import type { AnyGame } from '@tessera/kernel'

/** What the form asks; the file it becomes is what is run. */
export interface Question {
  readonly game: string
  /** A preset's id, or a build as text. */
  readonly a: string
  /** Likewise, or the field: everything ready-made. */
  readonly b: string
  readonly bot: string
  readonly matches: string
}

export const FIELD = 'field'
export const EVERYBODY = 'everybody'

export function firstQuestion(game: AnyGame): Question {
  const [a = { id: EVERYBODY }, b = a] = game.workshop?.presets ?? []
  const bot = game.workshop?.leader ?? game.bot.levels.at(-1)?.id ?? 'random'
  return { game: game.ruleset.id, a: a.id, b: b.id, bot, matches: '400' }
}

/** The experiment as a file, so that it can be kept, changed and run elsewhere. */
export function experimentText({ game, a, b, bot, matches }: Question, leader: string | undefined): string {
  const head = `game: ${game}\n`
  const tail = `matches: ${matches}\nstop: { error: 0.05, even: 0.05 }\n`
  const led = bot === leader ? '' : `, bot: ${JSON.stringify(bot)}`
  const entrant = (build: string) => `{ brings: ${JSON.stringify(build)}${led} }`
  if (a === EVERYBODY) return `${head}kind: round-robin\n${tail}entrants: presets\n`
  const against = b === FIELD ? 'against: presets' : `b: ${entrant(b)}`
  return `${head}kind: pairing\n${tail}a: ${entrant(a)}\n${against}\n`
}

/** The page that tests a build against the field. */
export function labLink(game: string, build: string): string {
  return `/lab?${new URLSearchParams({ game, a: build, b: FIELD }).toString()}`
}
