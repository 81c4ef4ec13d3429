import type { Formation, Stance } from '../../content/terms.ts'
import type { Route, Test, WorkKind } from '../../order.ts'
import { until } from '../english/action-parts.ts'
import { takenBack } from '../english/asides.ts'
import type { Chart, Found, Rule } from '../english/chart.ts'
import { after, both, either, map, maybe, phraseOf, token, words } from '../english/chart.ts'
import { turnNumber } from '../english/conditions/tests.ts'
import { condition, type SaidCondition } from '../english/conditions.ts'
import { ENEMY, enemyKind, plainEnemy } from '../english/enemy-phrases.ts'
import { formation, stance, work } from '../english/manner.ts'
import { place } from '../english/place-phrases.ts'
import { type Bearing, bearing, distance, route } from '../english/places/bearing.ts'
import { who } from '../english/unit-phrases.ts'
import { membersOf, refOf } from '../english/units/groups.ts'
import { SPOKEN_VERBS } from '../english/verbs.ts'
import type { TargetRef } from '../grammar/enemy-phrases.ts'
import type { PlaceRef } from '../grammar/place-phrases.ts'
import { LEVELS, type UnitRef } from '../grammar/unit-phrases.ts'
import { endOf } from '../words/phrase.ts'
import type { Verb } from '../words/vocabulary.ts'
import { FAMILY_FORMATIONS, FAMILY_GROUPS, FAMILY_VERBS } from './word-families.ts'

/** Something orders know, wherever it stands in a sentence that cannot be read. */
type Thing =
  | { readonly is: 'who'; readonly refs: readonly UnitRef[] }
  | { readonly is: 'place'; readonly place: PlaceRef }
  | { readonly is: 'target'; readonly target: TargetRef }
  | { readonly is: 'bearing'; readonly bearing: Bearing }
  | { readonly is: 'formation'; readonly formation: Formation }
  | { readonly is: 'work'; readonly work: WorkKind }
  | { readonly is: 'stance'; readonly stance: Stance }
  | { readonly is: 'verb'; readonly verb: Verb }
  | { readonly is: 'until'; readonly test: Test }
  | { readonly is: 'condition'; readonly condition: SaidCondition }
  /** `if`, of a condition nobody knows. */
  | { readonly is: 'head'; readonly on: 'if' | 'when' | 'unless' }
  | { readonly is: 'route'; readonly route: Route }
  /** `before turn 6`: with a negation, to wait until then. */
  | { readonly is: 'before'; readonly turn: number }
  /** A number of tiles that stands apart from which way. */
  | { readonly is: 'far'; readonly tiles: number }
  /** `again`: the words after it replace those before it. */
  | { readonly is: 'not' | 'sign' | 'us' | 'again' }

export interface Spot {
  readonly thing: Thing
  readonly from: number
  readonly end: number
}

const NOT = words(
  'skip',
  "not|no|never|don't|dont|do not|nobody|no one|none|without|avoid|avoids|isn't|doesn't|doesnt|won't|wont|can't|cannot|mustn't|shouldn't|refrain|refrains|neither|nor|instead of|rather than|spare|spares|ignore|ignores|forget|forget about|disregard|stop|abort|quit|never mind",
)
const HEADS: Readonly<Record<'if' | 'when' | 'unless', string>> = {
  if: 'if|in case|in the event|provided|assuming|suppose',
  when: 'when|whenever|once|as soon as|the moment|before|until|till|by the time',
  unless: 'unless|except if|except when',
}
const head: Rule<Thing> = either(
  ...(['if', 'when', 'unless'] as const).map((on) =>
    map(words('condition', HEADS[on]), (): Thing => ({ is: 'head', on })),
  ),
)
const HAND = words(
  'direction',
  'up|left|right|to the left|to the right|on the left|on the right|to left|to right|back|backwards|backward|to the rear|rearwards|front|to the front|to front',
)
const FAR: Rule<Thing> = either(
  map(distance, (tiles): Thing => ({ is: 'far', tiles })),
  map(words('number', 'a tile|a square|a step|a field|a bit|a little|a pace'), (): Thing => ({ is: 'far', tiles: 1 })),
  // As phones write figures.
  map(words('number', 'too tiles|to tiles|too squares|to squares'), (): Thing => ({ is: 'far', tiles: 2 })),
  map(words('number', 'for tiles|for squares|fore tiles'), (): Thing => ({ is: 'far', tiles: 4 })),
)
/** `C15, no, sorry, D14`. */
const AGAIN = words(
  'skip',
  'no wait|wait no|no sorry|sorry no|sorry|i mean|no i mean|or rather|correction|scratch that|make that|actually|actually no|no actually|rather|oops|strike that|i meant',
)
/** Parts one thing from the next, as a sign does. */
const PARTING = words(
  'joiner',
  'but|after that|afterwards|and after|and afterwards|thereafter|while|whilst|whereas|followed by|and so',
)
/** `Should the enemy come …`, only where a clause begins. */
const shouldHead: Rule<Thing> = (chart, at) =>
  chart.tokens[at]?.key === 'should' &&
  (at === 0 || chart.tokens[at - 1]?.kind === 'joiner' || chart.tokens[at - 1]?.kind === 'end')
    ? [{ value: { is: 'head', on: 'if' }, end: at + 1, price: 0, marks: [] }]
    : []
const POLITE = words(
  'skip',
  "why don't you|why not|won't you|don't forget to|do not forget to|don't hesitate to|if you don't mind|no need to hurry|no rush|or not|no matter what|without stop|without stopping|without delay|no doubt|not bad|don't worry|no problem|why don't they|all the way|first of all|at all|all together|all costs",
)
/** Whether something is so is found out by going there. */
const FIND_OUT = words(
  'verb',
  'check if|see if|check whether|see whether|find out if|find out whether|look if|look whether|look for|look out for|watch for|keep an eye out for|see what|look what|see see|tell me what|tell us what|my eyes|be my eyes|keep your eyes|eyes open|eyes peeled|eyes on',
)
/** `at them!` */
const AT_THEM = words(
  'verb',
  'at them|at him|at it|get them|get him|finish them|finish him|wipe them|wipe out|wipe|meet|meet it|meet him',
)
const BEFORE = both(words('condition', 'before|until|till'), turnNumber, (_, turn): Thing => ({ is: 'before', turn }))
const WAY = both(words('route', 'along|by|via|down|up|following|through|using'), place, (_, ref): Thing | null => {
  const terrain = ref.is === 'ground' ? ref.terrain : null
  return terrain === 'road' || terrain === 'forest'
    ? { is: 'route', route: terrain === 'road' ? 'road' : 'cover' }
    : null
})
const US = words('unit', 'us|we|our men|our troops')

const PARTED = both(
  words('verb', 'see|sees|drive|drives|chase|chases|throw|throws|beat|beats|fight|fights|send|push|pushes'),
  words(
    'verb',
    'him off|them off|it off|him back|them back|it back|him away|them away|them out|him out|him packing|them packing',
  ),
  (): Thing => ({ is: 'verb', verb: 'attack' }),
)

/** Every verb that begins here. */
const verb: Rule<Thing> = (chart, at) =>
  (SPOKEN_VERBS.byFirst.get(chart.tokens[at]?.key ?? '') ?? []).flatMap(([keys, value]): Found<Thing>[] => {
    const end = endOf(keys, chart.tokens, at)
    return end === -1 || end > chart.stop ? [] : [{ value: { is: 'verb', verb: value }, end, price: 0, marks: [] }]
  })

const familyVerb: Rule<Thing> = map(phraseOf(FAMILY_VERBS, 'verb'), (value): Thing => ({ is: 'verb', verb: value }))
const familyGroup: Rule<Thing> = (chart, at) =>
  after(maybe(words('skip', 'the|my|our|your|those|these|all the|all my|all')), phraseOf(FAMILY_GROUPS, 'unit'))(
    chart,
    at,
  ).flatMap((found): Found<Thing>[] => {
    const units = membersOf(chart, found.value)
    const level = found.value === 'everyone' ? LEVELS.everyone : LEVELS.group
    return units.length === 0 ? [] : [{ ...found, value: { is: 'who', refs: [refOf(level, units, at, found.end)] } }]
  })
/** `a wall` that somebody is to build. */
const WALL = words(
  'work',
  'a wall|big wall|a big wall|barricade|a barricade|barricades|trench|a trench|trenches|stakes|a fence|fence|moat|breastwork|digging',
)

const sign: Rule<Thing> = token('joiner', ({ kind }): Thing | null => (kind === 'joiner' ? { is: 'sign' } : null))

const ours: Rule<Thing> = (chart, at) => {
  // `let them rest`, not `the rest`.
  const verb = chart.tokens[at]?.key === 'rest' && /^(?:them|to|you|and|can|may)$/.test(chart.tokens[at - 1]?.key ?? '')
  if (verb) return []
  const found = map(who, ({ refs, same, nobody }): Thing | null => (same || nobody ? null : { is: 'who', refs }))(
    chart,
    at,
  )
  // `supplies, back one tile` is no unit further back.
  const plain = found.filter(({ price }) => price <= 1)
  return plain.length > 0 ? plain : found
}

const said: Rule<Thing> = map(condition, (value): Thing => ({ is: 'condition', condition: value }))
/** `on the Guard` is where, `on turn 4` when. */
const onTurn: Rule<SaidCondition> = map(condition, (value) => (value.said.test.test === 'turn' ? value : null))
/** Until when something is to be done, which is no time to begin. */
const DEADLINE = both(
  words('condition', 'by|by the end of|by end of|no later than|before the end of'),
  turnNumber,
  () => true,
)

/** The longest counts; of those as long, the first. A verb is kept with every meaning it has. */
const THINGS: readonly Rule<Thing>[] = [
  map(POLITE, (): Thing => ({ is: 'sign' })),
  map(DEADLINE, (): Thing => ({ is: 'sign' })),
  BEFORE,
  WAY,
  map(route, (value): Thing => ({ is: 'route', route: value })),
  (chart, at) => (/^(?:on|upon)$/.test(chart.tokens[at]?.key ?? '') ? [] : said(chart, at)),
  map(onTurn, (value): Thing => ({ is: 'condition', condition: value })),
  map(until, (test): Thing => ({ is: 'until', test })),
  map(takenBack, (): Thing => ({ is: 'sign' })),
  map(AGAIN, (): Thing => ({ is: 'again' })),
  map(NOT, (): Thing => ({ is: 'not' })),
  ours,
  map(WALL, (): Thing => ({ is: 'work', work: 'fort' })),
  map(plainEnemy, (target): Thing => ({ is: 'target', target })),
  map(enemyKind, (group): Thing => ({ is: 'target', target: { is: 'pick', which: 'nearest', group } })),
  map(ENEMY, (): Thing => ({ is: 'target', target: { is: 'pick', which: 'nearest', group: null } })),
  map(place, (ref): Thing | null => (ref.is === 'units' || ref.is === 'contact' ? null : { is: 'place', place: ref })),
  map(work, (value): Thing => ({ is: 'work', work: value })),
  map(bearing, (value): Thing => ({ is: 'bearing', bearing: value })),
  map(
    HAND,
    (side): Thing => ({
      is: 'bearing',
      bearing: {
        toward:
          side === 'up'
            ? 'N'
            : side.endsWith('left')
              ? 'left'
              : side.endsWith('right')
                ? 'right'
                : side.endsWith('front')
                  ? 'ahead'
                  : 'back',
        tiles: 0,
      },
    }),
  ),
  map(stance, (value): Thing => ({ is: 'stance', stance: value })),
  map(formation, (value): Thing => ({ is: 'formation', formation: value })),
  map(phraseOf(FAMILY_FORMATIONS, 'formation'), (value): Thing => ({ is: 'formation', formation: value })),
  FAR,
  head,
  shouldHead,
  familyGroup,
  map(US, (): Thing => ({ is: 'us' })),
  verb,
  PARTED,
  familyVerb,
  map(FIND_OUT, (): Thing => ({ is: 'verb', verb: 'scout' })),
  map(AT_THEM, (): Thing => ({ is: 'verb', verb: 'attack' })),
  map(PARTING, (): Thing => ({ is: 'sign' })),
  sign,
]

/** What a sentence speaks of, from first to last. */
export function spotsOf(chart: Chart, from: number): Spot[] {
  const spots: Spot[] = []
  let at = from
  let tested = false
  while (at < chart.stop) {
    const found = THINGS.flatMap((rule) => rule(chart, at)).filter(
      // A comma ends a condition: `if they reach the train, the cavalry …` speaks of two.
      ({ end, value: { is } }) => end > at && !(tested && is === 'who' && hasComma(chart, at, end)),
    )
    const end = Math.max(at + 1, ...found.map((each) => each.end))
    const longest = found.filter((each) => each.end === end)
    const [first] = longest
    if (first !== undefined) {
      const verbs = longest.filter(({ value }) => value.is === 'verb')
      const kept = first.value.is === 'verb' ? verbs : [first, ...(first.value.is === 'who' ? verbs : [])]
      for (const { value } of kept) spots.push({ thing: value, from: at, end })
      const { is } = first.value
      if (is === 'head' || is === 'condition' || is === 'sign') tested = is !== 'sign'
    }
    at = end
  }
  return spots
}

function hasComma({ tokens }: Chart, from: number, end: number): boolean {
  return tokens.slice(from, end).some(({ key }) => key === ',')
}
