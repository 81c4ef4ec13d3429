import type { AnyGame, Part, Preset } from '@tessera/kernel'
import { words } from '@tessera/table/words'

/** The questions of the lab, by the kind of experiment that answers them. */
export type Kind = 'pairing' | 'round-robin' | 'ablation' | 'sweep' | 'search'

export function questionWords(kind: Kind): string {
  return words.text(`lab.${kind}`)
}

/** What the form asks; the file it becomes is what is run. */
export interface Question {
  readonly game: string
  readonly kind: Kind
  /** A preset's id, or a build as text. */
  readonly a: string
  /** Likewise, or the field: everything ready-made. */
  readonly b: string
  readonly bot: string
  readonly matches: string
  /** What is varied, and to which values: "4, 5, 6". */
  readonly part: string
  readonly field: string
  readonly values: string
}

export const FIELD = 'field'

export function firstQuestion(game: AnyGame): Question {
  const [a = NONE, b = a] = game.workshop?.presets ?? []
  const bot = game.workshop?.leader ?? game.bot.levels.at(-1)?.id ?? 'random'
  const kind = a.id === '' ? 'round-robin' : 'pairing'
  const first = partsOf(game).find(({ id }) => a.build.includes(id))
  const varied = { part: first?.id ?? '', field: 'cost', values: around(first) }
  return { game: game.ruleset.id, kind, a: a.id, b: b.id, bot, matches: '400', ...varied }
}

const NONE: Preset = { id: '', name: '', build: [] }

/** Everything a build may have, under the usual options. */
export function partsOf({ ruleset, workshop }: AnyGame): readonly Part[] {
  const usual = ruleset.config.parse({})
  return usual.ok && workshop !== undefined ? workshop.parts(usual.value) : []
}

/** The price as it is, lower and higher, far enough apart to matter. */
export function around(part: Part | undefined): string {
  if (part === undefined) return ''
  const prices = [0.75, 1, 1.25, 1.5].map((share) => Math.max(1, Math.round(part.cost * share)))
  return [...new Set(prices)].join(', ')
}

/** The experiment as a file, so that it can be kept, changed and run elsewhere. */
export function experimentText(question: Question, { workshop, name }: AnyGame): string {
  const { game, kind, a, b, bot, matches } = question
  const led = bot === workshop?.leader ? '' : `, bot: ${JSON.stringify(bot)}`
  const entrant = (build: string) => `{ brings: ${JSON.stringify(build)}${led} }`
  const opponents = b === FIELD ? (workshop?.presets.length ?? 1) : 1
  const each = kind === 'search' ? finalMatches(Number(matches), opponents) : matches
  const title = words.text(`lab.${kind}.title`, { game: name })
  const head = `title: ${title}\ngame: ${game}\nkind: ${kind}\nmatches: ${each}\nstop: { error: 0.05, even: 0.05 }\n`
  const against = b === FIELD ? 'against: presets\n' : `against: [${entrant(b)}]\n`
  switch (kind) {
    case 'pairing':
      return `${head}a: ${entrant(a)}\n${against}`
    case 'round-robin':
      return `${head}entrants: ${workshop === undefined ? 'levels' : 'presets'}\n`
    case 'ablation':
      return `${head}of: parts\na: ${entrant(a)}\n${against}`
    case 'sweep': {
      const { part, field, values } = question
      return `${head}a: ${entrant(a)}\n${against}vary:\n  - { set: ${part}.${field}, to: [${values}] }\n`
    }
    case 'search':
      return `${head}budget: ${SEARCHED * Number(matches)}\nbot: ${JSON.stringify(bot)}\n${against}`
  }
}

/** A search takes so many times the matches of a comparison. */
export const SEARCHED = 25

/** A quarter of the budget, about, is for the three best at its end, against all opponents. */
function finalMatches(matches: number, opponents: number): number {
  return Math.max(20, 2 * Math.floor((SEARCHED * matches) / (24 * opponents)))
}

/** The page that tests a build against the field. */
export function labLink(game: string, build: string): string {
  return `/lab?${new URLSearchParams({ game, a: build, b: FIELD }).toString()}`
}
