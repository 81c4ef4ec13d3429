import type { Stance } from '../../content/terms.ts'
import type { FireRule, Route } from '../../order.ts'
import type { Act } from '../grammar/act.ts'
import { actsOf } from '../grammar/action.ts'
import { TAKES } from '../grammar/action-parts.ts'
import type { Reading } from '../grammar/reading.ts'
import { spanOf } from '../grammar/reading.ts'
import { nearlyNamed } from '../grammar/unit-phrases.ts'
import type { Verb } from '../words/vocabulary.ts'
import { argsOf, parts } from './action-parts.ts'
import { before, type Chart, cell, either, type Found, maybe, phrase, priced, type Rule, words } from './chart.ts'
import { LOOSE_VERBS, SPOKEN_VERBS } from './verbs.ts'

/** One thing to be done, as it was said. */
export interface SaidAction {
  readonly acts: readonly Act[]
  readonly stance: Stance | null
  readonly fire: FireRule | null
  readonly keep: boolean
  /** Said without a verb: it goes on with what was done before, if it can. */
  readonly bare: boolean
  /** The enemy was only `it`: where the last place was. */
  readonly it: boolean
  /** The verb takes an object: a unit that follows without a comma may be it. */
  readonly open?: boolean
  /** Behind a comma: the route of the action before. */
  readonly route?: Route
  /** Without a verb, what joins it to what was said before. */
  readonly joined?: string
  /** Joined by `before`: only behind what comes to an end. */
  readonly later?: boolean
}

export function readingOf(chart: Chart): Reading {
  return {
    text: chart.text,
    tokens: chart.tokens,
    kinds: [],
    scope: chart.scope,
    ways: chart.ways,
    at: 0,
    stop: chart.stop,
    inputError: null,
    called: null,
    tries: 0,
    guesses: null,
  }
}

export const NO_ACTION: SaidAction = { acts: [], stance: null, fire: null, keep: false, bare: false, it: false }

/** What a verb nobody knows may mean, the likeliest first. */
const GUESSED: readonly (readonly Verb[])[] = [
  ['move', 'attack', 'follow', 'hold', 'build'],
  ['shoot', 'retreat'],
  ['seize', 'scout', 'guard', 'ambush'],
]

/** Verbs that say little by themselves. */
const GOING: ReadonlySet<string> = new Set(
  [
    'get',
    'be',
    'come',
    'go',
    'take',
    'keep',
    'make',
    'do',
    'use',
    'set',
    'throw',
    'put',
    'look',
    'run',
    'leave',
    'win',
    'press',
    'stop',
  ].flatMap((verb) => [verb, `${verb}s`, `${verb}es`]),
)

const AS_VERB = 7

/** A word nobody knows, taken for any verb; with the small word behind it: `mark off`. */
const anyVerb: Rule<Verb> = ({ tokens, gist, stop }, at) => {
  if (at >= stop || gist?.strange[at] !== true) return []
  const ends = PARTICLES.has(tokens[at + 1]?.key ?? '') && at + 1 < stop ? [at + 1, at + 2] : [at + 1]
  return GUESSED.flatMap((verbs, price) =>
    verbs.flatMap((value) =>
      ends.map((end) => ({
        value,
        end,
        price: price + AS_VERB,
        marks: [{ from: at, to: end, kind: 'verb' as const }],
      })),
    ),
  )
}

const PARTICLES: ReadonlySet<string> = new Set('up down off out away over back on in around about along'.split(' '))

const aVerb = either<Verb>(phrase(SPOKEN_VERBS, 'verb'), anyVerb)
const aLooseVerb = priced(2, phrase(LOOSE_VERBS, 'verb'))

const TOWARDS: ReadonlySet<string> = new Set('to toward towards near by beside closer up behind'.split(' '))

/** Places are attacked by these words; by others only somebody is. */
const ON_PLACES: ReadonlySet<string> = new Set(
  [
    'attack',
    'assault',
    'storm',
    'hit',
    'strike',
    'engage',
    'fight',
    'smash',
    'breach',
    'batter',
    'knock',
    'break',
    'force',
    'destroy',
    'crush',
    'overrun',
    'overwhelm',
    'press',
    'atk',
    'att',
  ].flatMap((verb) => [verb, `${verb}s`, `${verb}es`]),
)

/** A verb with what belongs to it. */
export const spoken: Rule<SaidAction> = cell((chart, at) => {
  const found: Found<SaidAction>[] = []
  const verbs = [...aVerb(chart, at), ...aLooseVerb(chart, at)]
  // In `move in front of the archers` nobody moves in.
  const longest = Math.max(...verbs.map(({ end }) => (chart.tokens[end]?.key === 'front' ? end - 1 : end)))
  for (const verb of verbs) {
    // `hold the line` is more than `hold` and a line.
    const short = verb.end < longest || isTheRest(chart, at) ? 2 : 0
    const keeps = /^keeps?$/.test(chart.tokens[at]?.key ?? '')
    for (const said of parts(verb.value)(chart, verb.end)) {
      const args = argsOf(said.value)
      if (args === null) continue
      const action = actionOf(chart, verb.value, args, at, verb.end, said.end)
      if (action === null) continue
      // `turn 5` is no turning; one word may belong to the next thing said.
      found.push({
        value: action,
        end: said.end,
        // `keep behind the levy`: there, or wherever that goes.
        price: verb.price + said.price + short + (keeps && args.places[0]?.is === 'side' ? 2 : 0),
        marks: [...verb.marks, ...said.marks],
      })
    }
  }
  return found
})

/** `rest E10`: others may be meant, and no rest. */
function isTheRest(chart: Chart, at: number): boolean {
  return chart.tokens[at]?.key === 'rest' && at + 1 < chart.stop && chart.tokens[at + 1]?.kind === 'tile'
}

const CAUSED: ReadonlySet<Verb> = new Set<Verb>([
  'move',
  'scout',
  'retreat',
  'form',
  'face',
  'ambush',
  'switch',
  'dismount',
  'mount',
  'breakFormation',
  'evade',
  'hold',
])

/** `turn the infantry to face north`, `switch it to spears`: done by the unit behind the verb. */
export function caused<W>(someone: Rule<W>): Rule<{ readonly who: W; readonly action: SaidAction }> {
  return (chart, at) =>
    aVerb(chart, at).flatMap((verb) =>
      CAUSED.has(verb.value)
        ? before(someone, maybe(words('skip', 'to face|facing|to the|to form|into|in')))(chart, verb.end).flatMap(
            (called) =>
              parts(verb.value)(chart, called.end).flatMap((said) => {
                const args = argsOf(said.value)
                if (args === null || said.end === called.end) return []
                const action = actionOf(chart, verb.value, args, at, verb.end, said.end)
                if (action === null) return []
                const price = verb.price + called.price + said.price + 1
                const marks = [...verb.marks, ...called.marks, ...said.marks]
                return [{ value: { who: called.value, action }, end: said.end, price, marks }]
              }),
          )
        : [],
    )
}

function actionOf(
  chart: Chart,
  verb: Verb,
  args: NonNullable<ReturnType<typeof argsOf>>,
  from: number,
  verbEnd: number,
  end: number,
): SaidAction | null {
  const reading = readingOf(chart)
  const span = spanOf(reading, from, end)
  const word = chart.tokens[from]?.key ?? ''
  if (args.with.length > 0) {
    // `go with the Cohort` is to follow it; `stay with` it, to be beside it.
    if (args.places.length > 0 || args.direction !== null || args.units.length > 0) return null
    if (verb === 'hold')
      return {
        ...NO_ACTION,
        acts: [
          ...args.with.map((ref): Act => ({ do: 'go', place: { is: 'units', ref }, route: 'direct', span })),
          { do: 'hold', until: args.until, span },
        ],
        stance: args.stance,
      }
    const refs = args.with.map((ref) => nearlyNamed(chart, ref))
    return { ...NO_ACTION, acts: [{ do: 'follow', refs, span }], stance: args.stance }
  }
  if (verb === 'follow' && args.it)
    return { ...NO_ACTION, acts: [{ do: 'follow', refs: [], span }], stance: args.stance, it: true }
  if (verb === 'follow' && args.places[0]?.is === 'contact')
    return { ...NO_ACTION, acts: [{ do: 'go', place: args.places[0], route: 'direct', span }], stance: args.stance }
  if (verb === 'face' && word === 'watch' && args.direction === null) return null
  // `south to B14`: the tile says it.
  const [goal] = args.places
  if (args.direction !== null && args.tiles === 0 && goal !== undefined && (goal.is === 'tile' || goal.is === 'named'))
    args.direction = null
  if (args.direction !== null && args.places.length + args.units.length > 0) return null
  // `swarm X1`: without a word such as `to` an enemy is fought, not visited.
  if (verb === 'move' && goal?.is === 'contact' && !chart.tokens.slice(from, end).some(({ key }) => TOWARDS.has(key)))
    return null
  // To and fro is more than one way.
  if (word.startsWith('patrol') && goal?.is === 'between') return null
  if (TAKES[verb].includes('direction') && args.places.length > 0 && args.units.length > 0) return null
  if (verb !== 'build' && /^(?:send|bring|sends|brings|put|puts)$/.test(word)) return null
  if (verb === 'face' && word.startsWith('look') && args.direction === null) return null
  if (verb === 'form' && args.formation === null) return null
  if (verb === 'build' && args.work === null) return null
  if ((verb === 'seize' || verb === 'demolish') && args.target === null && args.places.length === 0) return null
  if (verb === 'attack' && args.target === null && !ON_PLACES.has(word) && (GOING.has(word) || args.places.length > 0))
    return null
  if (verb === 'move' && args.places.length + args.units.length === 0 && args.direction === null) return null
  if (verb === 'scout' && args.places.length + args.units.length === 0 && args.direction === null) return null
  if ((verb === 'hold' || verb === 'guard') && args.places[0]?.is === 'contact') return null
  // An enemy that comes near can be shot at, but no order waits for it and then attacks.
  const limited = chart.tokens.slice(from, end).some(({ key }) => key === 'comes')
  if (limited && (verb === 'attack' || verb === 'charge')) return null
  if (verb === 'hold' && args.units.length > 0 && args.places.length > 0) return null
  const last = chart.tokens[verbEnd - 1]?.key
  if (verb === 'hold' && last === 'behind' && args.units.length + args.places.length > 0) return null
  // `staying out of sight` is how one goes, not where one lies in wait.
  if ((verb === 'ambush' || verb === 'evade') && /^(?:staying|keeping|remaining|avoiding)$/.test(word)) return null
  if (
    verb === 'retreat' &&
    GOING.has(word) &&
    verbEnd - from === 1 &&
    args.places.length + args.units.length === 0 &&
    !word.startsWith('run')
  )
    return null
  const acts = actsOf(reading, verb, args, from, verbEnd, span)
  if (acts === null || reading.inputError !== null) return null
  if (acts.length > 0 && args.it && acts.every((act) => act.do !== 'attack' && act.do !== 'shoot' && act.do !== 'face'))
    return null
  const held: Act[] =
    args.until !== null && verb !== 'hold' && (verb === 'ambush' || verb === 'guard')
      ? [...acts.filter((act) => act.do !== 'hold'), { do: 'hold', until: args.until, span }]
      : acts
  if (args.until !== null && verb === 'ambush') return null
  return {
    acts: held,
    stance:
      args.stance ??
      (verb === 'scout' ? 'cautious' : verb === 'charge' ? 'aggressive' : verb === 'evade' ? 'evade' : null),
    fire: verb === 'holdFire' ? 'hold' : verb === 'freeFire' ? 'free' : null,
    keep: verb === 'continue',
    bare: false,
    it: args.it,
  }
}
