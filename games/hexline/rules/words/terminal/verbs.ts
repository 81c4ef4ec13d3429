import { EFFECTS, TRIGGERS } from '../../content/grammar.ts'
import type { Condition } from '../../view/breakpoints.ts'

/** What can be said while watching (HEX-186): cursor moves over frames, never choices. */
export type Verb =
  | { readonly verb: 'step' | 'back'; readonly count: number }
  | { readonly verb: 'until'; readonly conditions: readonly Condition[] }
  | { readonly verb: 'board' | 'report' | 'order' | 'start' | 'next' | 'help' | 'quit' }
  | { readonly verb: 'unknown'; readonly message: string }

const PLAIN: Readonly<Record<string, Verb>> = {
  '': { verb: 'step', count: 1 },
  round: { verb: 'until', conditions: ['round'] },
  death: { verb: 'until', conditions: ['death'] },
  end: { verb: 'until', conditions: ['end'] },
  start: { verb: 'start' },
  board: { verb: 'board' },
  order: { verb: 'order' },
  report: { verb: 'report' },
  next: { verb: 'next' },
  help: { verb: 'help' },
  '?': { verb: 'help' },
  quit: { verb: 'quit' },
  exit: { verb: 'quit' },
}

const MOST_STEPS = 5000
const MOST_CONDITIONS = 10

export function parseVerb(line: string): Verb {
  const words = line.trim().toLowerCase().split(/\s+/)
  const [first = '', ...rest] = words
  if (rest.length === 0 && Object.hasOwn(PLAIN, first)) return PLAIN[first] ?? unknown(line)
  if (first === 'step' || first === 's') return moving('step', rest)
  if (first === 'back' || first === 'b' || first === 'undo') return moving('back', rest)
  if (first === 'until' || first === 'run') return until(rest)
  return unknown(line)
}

function moving(verb: 'step' | 'back', rest: readonly string[]): Verb {
  const count = rest.length === 0 ? 1 : whole(rest[0])
  if (rest.length > 1 || count === null || count < 1 || count > MOST_STEPS)
    return { verb: 'unknown', message: `After ${verb} comes nothing, or a number from 1 to ${MOST_STEPS}.` }
  return { verb, count }
}

function until(words: readonly string[]): Verb {
  const parts = words
    .join(' ')
    .split(' or ')
    .map((part) => part.trim())
  if (parts.length > MOST_CONDITIONS)
    return { verb: 'unknown', message: `At most ${MOST_CONDITIONS} conditions at once.` }
  const conditions: Condition[] = []
  for (const part of parts) {
    const condition = conditionFrom(part)
    if (condition === null)
      return { verb: 'unknown', message: `"${part.slice(0, 60)}" is not something to wait for; help lists what is.` }
    conditions.push(condition)
  }
  return { verb: 'until', conditions }
}

/** HEX-134, in words. */
function conditionFrom(text: string): Condition | null {
  if (text === 'end' || text === 'round' || text === 'death') return text
  const unit = /^(death|turn) of #?(\d{1,6})$/.exec(text)
  if (unit !== null) return unit[1] === 'death' ? { death_of: Number(unit[2]) } : { turn_of: Number(unit[2]) }
  const life = /^hp of #?(\d{1,6}) (?:<=|at most) (\d{1,6})$/.exec(text)
  if (life !== null) return { hp_at_most: { unit: Number(life[1]), value: Number(life[2]) } }
  const ability = /^ability((?: .+)?)$/.exec(text)
  return ability === null ? null : abilityFrom(ability[1] ?? '')
}

function abilityFrom(text: string): Condition | null {
  const sought: { unit?: number; trigger?: (typeof TRIGGERS)[number]; effect?: keyof typeof EFFECTS } = {}
  const words = text.split(' ').filter((word) => word !== '' && word !== 'unit')
  for (const word of words) {
    const trigger = TRIGGERS.find((known) => known === word)
    if (/^#?\d{1,6}$/.test(word)) sought.unit = Number(word.replace('#', ''))
    else if (trigger !== undefined) sought.trigger = trigger
    else if (Object.hasOwn(EFFECTS, word)) sought.effect = word as keyof typeof EFFECTS
    else return null
  }
  return { ability: sought }
}

function whole(word: string | undefined): number | null {
  return word !== undefined && /^\d{1,6}$/.test(word) ? Number(word) : null
}

function unknown(line: string): Verb {
  return { verb: 'unknown', message: `There is no "${line.trim().slice(0, 40)}" here; help lists what there is.` }
}
