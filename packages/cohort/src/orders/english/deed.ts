import type { Formation, Stance } from '../../content/terms.ts'
import type { Act } from '../act.ts'
import { actsOf } from '../action.ts'
import { type Arg, type Args, TAKES } from '../args.ts'
import type { TargetRef } from '../enemies.ts'
import type { FireRule, Route, SwitchWeapon, Test, WorkKind } from '../order.ts'
import type { PlaceRef } from '../places.ts'
import type { Reading } from '../reading.ts'
import { spanOf } from '../reading.ts'
import type { UnitRef } from '../units.ts'
import type { Verb } from '../vocabulary.ts'
import {
  after,
  as,
  before,
  both,
  type Chart,
  cell,
  either,
  type Found,
  map,
  maybe,
  phrase,
  priced,
  type Rule,
  several,
  token,
  words,
} from './chart.ts'
import { comma, idle } from './idle.ts'
import { formation, stance, weapon, work } from './manner.ts'
import { test, turnNumber } from './test.ts'
import { LOOSE_VERBS, SPOKEN_VERBS } from './verbs.ts'
import { type Bearing, bearing, distance, place, placeByUnit, route, slant } from './where.ts'
import { ownUnits } from './who.ts'
import { ENEMY, plainEnemy, them, whom } from './whom.ts'

/** One thing to be done, as it was said. */
export interface Deed {
  readonly acts: readonly Act[]
  readonly stance: Stance | null
  readonly fire: FireRule | null
  readonly keep: boolean
  /** Said without a verb: it goes on with what was done before, if it can. */
  readonly bare: boolean
  /** The enemy was only `it`: where the last place was. */
  readonly it: boolean
  /** Joined by `before`: only behind what comes to an end. */
  readonly later?: boolean
}

type Part =
  | { readonly part: 'place' | 'via'; readonly place: PlaceRef }
  | { readonly part: 'units'; readonly refs: readonly UnitRef[] }
  | { readonly part: 'target'; readonly target: TargetRef; readonly it: boolean }
  | { readonly part: 'bearing'; readonly bearing: Bearing }
  | { readonly part: 'route'; readonly route: Route }
  | { readonly part: 'formation'; readonly formation: Formation }
  | { readonly part: 'stance'; readonly stance: Stance }
  | { readonly part: 'work'; readonly work: WorkKind }
  | { readonly part: 'weapon'; readonly weapon: SwitchWeapon }
  | { readonly part: 'until'; readonly until: Test }
  | { readonly part: 'there' | 'them' }
  | { readonly part: 'with'; readonly refs: readonly UnitRef[] }

const THEM: Part = { part: 'them' }
const THERE_PART: Part = { part: 'there' }

const PREPOSITION = words(
  'skip',
  'to|towards|toward|at|on|onto|into|near|in|up|up to|down|down to|over to|back to|out to|across to|as far as|as far south as|as far north as|as far east as|as far west as|against|upon|on top of|by|back|inside|all the way to|off to|over at|out at|along to|forward to|on to|round to|to the top of|up on|up onto|over|out|forward|up at|@|back at|back in|there to|down at|then to|straight to|from there to|direct to|till|until|too|back on|over on|up in|away to',
)
const lead: Rule<unknown> = cell(
  as(
    both(
      idle,
      as(
        both(maybe(several(PREPOSITION, 2)), idle, () => true),
        null,
      ),
      () => true,
    ),
    null,
  ),
)

const TO_UNIT = words(
  'skip',
  'to|towards|toward|onto|up to|down to|over to|back to|out to|near|by|back|up|over|forward to|on|at',
)
const unitLead: Rule<unknown> = cell(
  as(
    both(
      idle,
      both(maybe(several(TO_UNIT, 2)), idle, () => true),
      () => true,
    ),
    null,
  ),
)

const forPlace: Rule<Part> = cell(
  map(
    after(
      both(idle, words('skip', 'for|making for'), () => true),
      after(idle, place),
    ),
    (ref): Part => ({ part: 'place', place: ref }),
  ),
)
const unitToPart: Rule<Part> = map(
  after(
    both(
      idle,
      words(
        'skip',
        'to|towards|toward|onto|up to|down to|over to|back to|out to|near|by|next to|beside|close to|alongside|behind of|forward to|to where|where|right next to|over by',
      ),
      () => true,
    ),
    placeByUnit,
  ),
  (ref): Part | null => (ref.is === 'units' ? { part: 'units', refs: [ref.ref] } : null),
)

const anyPlace: Rule<Part> = cell(
  map(after(lead, either(place, slant)), (ref): Part => ({ part: 'place', place: ref })),
)
const unitPart: Rule<Part> = map(after(unitLead, placeByUnit), (ref): Part | null =>
  ref.is === 'units' ? { part: 'units', refs: [ref.ref] } : null,
)
const viaPart: Rule<Part> = map(
  after(
    idle,
    after(words('route', 'via|by way of|through|passing through|passing|past|going through'), after(idle, place)),
  ),
  (ref): Part => ({ part: 'via', place: ref }),
)
const targetPart: Rule<Part> = cell(
  either<Part>(
    map(after(lead, whom), (target): Part => ({ part: 'target', target, it: false })),
    priced(
      2,
      both(idle, them, (_, target): Part => ({ part: 'target', target, it: false })),
    ),
    priced(
      1,
      map(
        after(idle, words('target', 'it|that|there')),
        (): Part => ({ part: 'target', target: { is: 'pick', which: 'nearest', group: null }, it: true }),
      ),
    ),
  ),
)
const bearingPart: Rule<Part> = map(after(idle, bearing), (value): Part => ({ part: 'bearing', bearing: value }))
const routePart: Rule<Part> = map(after(idle, route), (value): Part => ({ part: 'route', route: value }))
const formationPart: Rule<Part> = map(
  after(lead, formation),
  (value): Part => ({ part: 'formation', formation: value }),
)
const stancePart: Rule<Part> = map(
  after(idle, after(maybe(words('joiner', 'but')), after(idle, stance))),
  (value): Part => ({ part: 'stance', stance: value }),
)
const workPart: Rule<Part> = map(after(idle, work), (value): Part => ({ part: 'work', work: value }))
const weaponPart: Rule<Part> = map(after(idle, weapon), (value): Part => ({ part: 'weapon', weapon: value }))
const THERE = words(
  'place',
  'there|here|it|that place|this place|that position|this position|your position|your positions|their position|position|your place|put|its position|on there|onto it|where you are|where they are|where it is|on it|in it|on the spot|on your spot|in your places|in reserve|in place|still|the line|at it|for it|on the other side|on the other side of it|them there|ready|right there|right here|your ground',
)
const therePart: Rule<Part> = map(after(idle, THERE), (): Part => ({ part: 'there' }))
const withPart: Rule<Part> = map(
  after(idle, after(words('skip', 'with|together with|along with|alongside'), ownUnits)),
  (refs): Part => ({ part: 'with', refs }),
)

const DEAD = words(
  'condition',
  'until it is dead|until they are dead|until they die|until it dies|until it breaks|until they break|until destroyed|until it is destroyed|until they are destroyed|until dead|to the death|till it is dead|until they run|until it runs|until nothing is left|until you run out of arrows|until out of arrows|as long as you have arrows',
)
const deadPart: Rule<Part> = as(after(idle, DEAD), THERE_PART)
const OVER_RIVER = words(
  'skip',
  'over the river|across the river|over the water|across the water|over the stream|across',
)
const NO_END = words(
  'condition',
  'until further notice|until ordered|until told|until i tell you|until i say so|until told otherwise|until further orders|until i give the word|until new orders|before i give the word|till i say so|for the duration|for the duration of the battle|until the end|to the end|to the last man|to the last|until i say|till further notice|for as long as it has arrows|as long as you can|for as long as you can|until the end of the battle|forever|no matter what|until my order|until my signal|for the rest of the battle|the whole time|all the time|at all times|until relieved|until you are told',
)

/** `until turn 5`, `for three turns`, `for the First Cohort to reach G11`. */
export const until: Rule<Test> = cell((chart, at) =>
  either<Test>(
    both(words('condition', 'until|till|til|up until'), test, (_, { test: tested, negated, about }) =>
      negated ? null : own(tested, about),
    ),
    both(
      words('condition', 'until|till|til|for|up to|to|until the|till the|for the|up until'),
      turnNumber,
      (_, turn): Test => ({ test: 'turn', turn }),
    ),
    map(
      token('condition', ({ kind, key }) => (kind === 'tile' && key.startsWith('t') ? Number(key.slice(1)) : null)),
      (turn): Test => ({ test: 'turn', turn }),
    ),
    both(
      after(maybe(words('condition', 'for|another')), after(maybe(words('skip', 'another|the next|about')), distance)),
      words('condition', 'turns|turn|rounds|round|more turns|more turn'),
      (turns): Test => ({ test: 'turn', turn: chart.scope.view.turn + turns }),
    ),
    both(
      after(words('condition', 'for'), ownUnits),
      after(words('condition', 'to reach|to arrive at|to get to|to be at'), place),
      (refs, ref): Test | null => {
        const ids = refs.flatMap(({ units }) => units)
        const [unit] = ids
        if (ids.length !== 1 || unit === undefined) return null
        if (ref.is === 'tile') return { test: 'reaches', unit, at: ref }
        return ref.is === 'named' && ref.point !== null
          ? { test: 'reaches', unit, at: { is: 'point', point: ref.point } }
          : null
      },
    ),
  )(chart, at),
)

/** A test about somebody in particular, where a test can say so. */
export function own(tested: Test, about: readonly UnitRef[] | null): Test | null {
  if (about === null) return tested
  const ids = about.flatMap(({ units }) => units)
  const [unit] = ids
  if (ids.length !== 1 || unit === undefined) return null
  return 'unit' in tested ? { ...tested, unit } : tested
}
const untilPart: Rule<Part> = either<Part>(
  map(after(idle, until), (value): Part => ({ part: 'until', until: value })),
  map(after(idle, NO_END), (): Part => ({ part: 'there' })),
)

const PARTS: Readonly<Record<Arg, Rule<Part>>> = {
  place: anyPlace,
  units: unitPart,
  target: targetPart,
  direction: bearingPart,
  route: routePart,
  formation: formationPart,
  work: workPart,
  mended: map(after(idle, words('work', 'engine|wall|walls|gate|gates')), (): Part => ({ part: 'there' })),
  weapon: weaponPart,
  until: untilPart,
}

/** `X2, not X1`. */
function notThat(): Rule<Part> {
  const contact = token('target', ({ kind }) => (kind === 'contact' ? true : null))
  return as(
    both(
      maybe(comma),
      both(words('target', 'not|and not|but not|instead of|rather than'), after(idle, contact), () => true),
      () => true,
    ),
    THERE_PART,
  )
}

const MORE: Readonly<Partial<Record<Verb, readonly Rule<Part>[]>>> = {
  move: [viaPart, withPart, forPlace],
  scout: [viaPart, forPlace],
  retreat: [viaPart, forPlace],
  hold: [therePart, withPart],
  ambush: [therePart, untilPart],
  build: [as(after(idle, OVER_RIVER), THERE_PART)],
  attack: [
    deadPart,
    viaPart,
    notThat(),
    map(
      after(idle, words('skip', 'together|first|back|hard|at will|on sight|with everything')),
      (): Part => ({ part: 'there' }),
    ),
  ],
  charge: [viaPart],
  seize: [map(after(idle, words('skip', 'it')), (): Part => ({ part: 'there' }))],
  shoot: [
    deadPart,
    notThat(),
    map(
      after(idle, words('skip', 'first|freely|for as long as it has arrows|all the time|arrows|your arrows')),
      (): Part => ({ part: 'there' }),
    ),
  ],
  form: [therePart],
  evade: [therePart],
  fortify: [therePart],
  guard: [therePart, untilPart],
  follow: [
    as(after(idle, words('unit', 'them|it|him')), THEM),
    map(
      after(
        idle,
        words(
          'skip',
          'wherever it may go|wherever it goes|wherever they go|everywhere|closely|thither|at all times|there',
        ),
      ),
      (): Part => ({ part: 'there' }),
    ),
  ],
  face: [],
}

const partsOf = new Map<Verb, Rule<readonly Part[]>>()

function parts(verb: Verb): Rule<readonly Part[]> {
  let rule = partsOf.get(verb)
  if (rule === undefined) {
    const one = cell(
      either<Part>(
        stancePart,
        ...TAKES[verb].map((arg) => (arg === 'units' && TAKES[verb].includes('direction') ? unitToPart : PARTS[arg])),
        ...(MORE[verb] ?? []),
      ),
    )
    rule = cell((chart, at) => [{ value: [], end: at, price: 0, marks: [] }, ...several(one, 5)(chart, at)])
    partsOf.set(verb, rule)
  }
  return rule
}

/** What stood with a verb, put together; null where two of a kind contradict each other. */
function argsOf(said: readonly Part[]): (Args & { it: boolean; there: boolean; with: readonly UnitRef[] }) | null {
  const args: Args & { it: boolean; there: boolean; with: readonly UnitRef[] } = {
    vias: [],
    places: [],
    units: [],
    target: null,
    direction: null,
    tiles: 0,
    route: null,
    formation: null,
    stance: null,
    work: null,
    mended: false,
    weapon: null,
    until: null,
    it: false,
    there: false,
    with: [],
  }
  for (const part of said) {
    switch (part.part) {
      case 'place':
        if (args.places.length > 0) return null
        args.places.push(part.place)
        break
      case 'via':
        args.vias.push(part.place)
        break
      case 'units':
        if (args.units.length > 0) return null
        args.units.push(...part.refs)
        break
      case 'with':
        args.with = part.refs
        break
      case 'target':
        if (args.target !== null) return null
        args.target = part.target
        args.it = part.it
        break
      case 'bearing':
        if (args.direction !== null) return null
        args.direction = part.bearing.toward
        args.tiles = part.bearing.tiles
        break
      case 'route':
        args.route = part.route
        break
      case 'formation':
        if (args.formation !== null) return null
        args.formation = part.formation
        break
      case 'stance':
        args.stance = part.stance
        break
      case 'work':
        if (args.work !== null) return null
        args.work = part.work
        break
      case 'weapon':
        args.weapon = part.weapon
        break
      case 'until':
        if (args.until !== null) return null
        args.until = part.until
        break
      case 'there':
        args.there = true
        break
      case 'them':
        args.it = true
        break
    }
  }
  return args
}

function readingOf(chart: Chart): Reading {
  return {
    text: chart.text,
    tokens: chart.tokens,
    kinds: [],
    scope: chart.scope,
    ways: chart.ways,
    at: 0,
    stop: chart.stop,
    fault: null,
    called: null,
  }
}

const NO_DEED: Deed = { acts: [], stance: null, fire: null, keep: false, bare: false, it: false }

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
  ].flatMap((verb) => [verb, `${verb}s`, `${verb}es`]),
)

const aVerb = phrase(SPOKEN_VERBS, 'verb')
const aLooseVerb = priced(2, phrase(LOOSE_VERBS, 'verb'))

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
const spoken: Rule<Deed> = cell((chart, at) => {
  const found: Found<Deed>[] = []
  const verbs = [...aVerb(chart, at), ...aLooseVerb(chart, at)]
  const longest = Math.max(...verbs.map(({ end }) => end))
  for (const verb of verbs) {
    // `hold the line` is more than `hold` and a line.
    const short = verb.end < longest ? 2 : 0
    for (const said of parts(verb.value)(chart, verb.end)) {
      const args = argsOf(said.value)
      if (args === null) continue
      const deed = deedOf(chart, verb.value, args, at, verb.end, said.end)
      if (deed === null) continue
      // `turn 5` is no turning; one word may belong to the next thing said.
      found.push({
        value: deed,
        end: said.end,
        price: verb.price + said.price + short,
        marks: [...verb.marks, ...said.marks],
      })
    }
  }
  return found
})

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

/** `turn the infantry to face north`, `switch it to spears`: done by whoever stands behind the verb. */
export function caused<W>(someone: Rule<W>): Rule<{ readonly who: W; readonly deed: Deed }> {
  return (chart, at) =>
    aVerb(chart, at).flatMap((verb) =>
      CAUSED.has(verb.value)
        ? before(someone, maybe(words('skip', 'to face|facing|to the|to form|into|in')))(chart, verb.end).flatMap(
            (called) =>
              parts(verb.value)(chart, called.end).flatMap((said) => {
                const args = argsOf(said.value)
                if (args === null || said.end === called.end) return []
                const deed = deedOf(chart, verb.value, args, at, verb.end, said.end)
                if (deed === null) return []
                const price = verb.price + called.price + said.price + 1
                const marks = [...verb.marks, ...called.marks, ...said.marks]
                return [{ value: { who: called.value, deed }, end: said.end, price, marks }]
              }),
          )
        : [],
    )
}

function deedOf(
  chart: Chart,
  verb: Verb,
  args: NonNullable<ReturnType<typeof argsOf>>,
  from: number,
  verbEnd: number,
  end: number,
): Deed | null {
  const reading = readingOf(chart)
  const span = spanOf(reading, from, end)
  const word = chart.tokens[from]?.key ?? ''
  if (args.with.length > 0) {
    // `go with the Cohort` is to follow it; `stay with` it, to be beside it.
    if (args.places.length > 0 || args.direction !== null || args.units.length > 0) return null
    if (verb === 'hold')
      return {
        ...NO_DEED,
        acts: [
          ...args.with.map((ref): Act => ({ do: 'go', place: { is: 'units', ref }, route: 'direct', span })),
          { do: 'hold', until: args.until, span },
        ],
        stance: args.stance,
      }
    return { ...NO_DEED, acts: [{ do: 'follow', refs: args.with, span }], stance: args.stance }
  }
  if (verb === 'follow' && args.it)
    return { ...NO_DEED, acts: [{ do: 'follow', refs: [], span }], stance: args.stance, it: true }
  if (verb === 'follow' && args.places[0]?.is === 'contact')
    return { ...NO_DEED, acts: [{ do: 'go', place: args.places[0], route: 'direct', span }], stance: args.stance }
  if (verb === 'face' && word === 'watch' && args.direction === null) return null
  if (args.direction !== null && args.places.length + args.units.length > 0) return null
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
  if (verb === 'hold' && args.units.length > 0 && args.places.length > 0) return null
  const last = chart.tokens[verbEnd - 1]?.key
  if (verb === 'hold' && last === 'behind' && args.units.length + args.places.length > 0) return null
  // `staying out of sight` is how one goes, not where one lies in wait.
  if (verb === 'ambush' && /^(?:staying|keeping|remaining)$/.test(word)) return null
  if (
    verb === 'retreat' &&
    GOING.has(word) &&
    verbEnd - from === 1 &&
    args.places.length + args.units.length === 0 &&
    !word.startsWith('run')
  )
    return null
  const acts = actsOf(reading, verb, args, from, verbEnd, span)
  if (acts === null || reading.fault !== null) return null
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

const CROSS = words(
  'verb',
  'cross|crosses|crossing|cross over|traverse|traverses|get across|go across|pass|pass over|wade|wade across|move across|swim across|ford|march across|cross to the other side of|get over|crosses over|head across|come across',
)
const WATER = words('place', 'river|water|stream|it|the river|that river|the water|the stream|this river')

/** `cross the river at the central ford`. */
const crossing: Rule<Deed> = cell((chart, at) => {
  const over = both(
    CROSS,
    both(idle, maybe(after(maybe(several(words('skip', 'the|that|this|over|by|at'), 2)), WATER)), (_, water) => water),
    (verb, water) => ({ verb, water }),
  )
  const where = maybe(after(idle, after(words('place', 'at|by|via|over|through|using|on'), after(idle, place))))
  return both(
    over,
    both(where, maybe(after(idle, stance)), (at2, how) => ({ at2, how })),
    (crossed, rest) => ({ ...crossed, ...rest }),
  )(chart, at).flatMap((found) => {
    const { verb, water, at2, how } = found.value
    if (
      !chart.ways.terrain.includes('river') ||
      (water === null && /^(?:pass|pass over|ford|get over|come across)$/.test(verb))
    )
      return []
    const span = spanOf(readingOf(chart), at, found.end)
    const acts: Act[] = [
      ...(at2 === null ? [] : [{ do: 'go' as const, place: at2, route: 'direct' as const, span }]),
      { do: 'go', place: { is: 'across' }, route: 'direct', span },
    ]
    return [{ ...found, value: { ...NO_DEED, acts, stance: how } }]
  })
})

const TURN = words(
  'verb',
  'turn|face|wheel|turns|faces|wheels|wheel to|turn to|turn to the|face to the|wheel to the|look|pivot',
)
/** `turn left`, `about face`. */
const turning: Rule<Deed> = (chart, at) => {
  const toward = either<'left' | 'right' | 'back'>(
    map(
      after(TURN, after(maybe(words('skip', 'to the|the')), words('direction', 'left|to the left'))),
      () => 'left' as const,
    ),
    map(
      after(TURN, after(maybe(words('skip', 'to the|the')), words('direction', 'right|to the right'))),
      () => 'right' as const,
    ),
    map(words('verb', 'left face|left turn'), () => 'left' as const),
    map(words('verb', 'right face|right turn'), () => 'right' as const),
    map(
      words(
        'verb',
        'turn around|turn back|about face|about turn|turn about|turns around|face backwards|face the other way|turn round',
      ),
      () => 'back' as const,
    ),
  )
  return toward(chart, at).map((found) => ({
    ...found,
    value: {
      ...NO_DEED,
      acts: [{ do: 'face' as const, toward: found.value, span: spanOf(readingOf(chart), at, found.end) }],
    },
  }))
}

const NOT = words(
  'verb',
  "do not|don't|dont|never|not|not to|must not|shall not|should not|shouldn't|shouldnt|cannot|can not|can't|cant|won't|wont|will not|may not|refrain from|refrain from any|is not to|are not to|mustn't|no|stop|cease|avoid|please do not|please don't|don't you dare|do not yet|under no circumstances|on no account|under no circumstances are to|do not even|is prohibited from|are prohibited from|is forbidden to|are forbidden to|no more|not yet|isn't to|aren't to|quit|hold off|hold off on|hold back from|is not allowed to|are not allowed to|abstain from|dare not|to not|is not|are not|not be|without|don t|do",
)
const NEGATED = words(
  'verb',
  'move|moving|moved|go|going|go anywhere|leave|leave there|leave it|leave your place|leave its place|leave that place|advance|advancing|advance further|advance no further|march|marching|proceed|budge|do anything|do a thing|move a muscle|step|one step back|run|running|retreat|retreating|fall back|falling back|withdraw|stir|move of there|move from there|move away|go away|move yet|move at all|go further|one step|give ground|yield|attack|attacking|engage|engaging|charge|charging|fight|fighting|assault|attack yet|attack anyone|attack anybody|attack anything|attack the enemy|engage the enemy|fight the enemy|fight anyone|charge anyone|an attack|attacks|press|assault yet|any attack|do anything yet|nothing|anything|move any further|attack now|moves|leave its position|leave their position|leave your position|leave position|shift|move after|move after that',
)
const SHOT = words(
  'verb',
  'shoot|shooting|fire|firing|volley|shoot yet|fire yet|shoot anyone|shoot anybody|shoot at all|shots|loose|shoot anything|shoot at anyone|shoot at the enemy|shoot the enemy|shoot arrows|open fire',
)

/** What is not to be done comes to standing still, or to holding fire. */
const negated: Rule<Deed> = cell((chart, at) => {
  const tail = maybe(
    after(
      idle,
      either<Test | null>(
        until,
        as(NO_END, null),
        as(
          words(
            'skip',
            'yet|now|today|at all|any more|anymore|under any circumstances|this turn|for now|for the time being|here|there|after|after that|again',
          ),
          null,
        ),
      ),
    ),
  )
  const still = both(
    both(before(NOT, idle), NEGATED, (no, deed) => (no === 'do' && deed !== 'nothing' ? null : deed)),
    tail,
    (deed, end) => ({ deed, end }),
  )(chart, at).map((found) => {
    const span = spanOf(readingOf(chart), at, found.end)
    return { ...found, value: { ...NO_DEED, acts: [{ do: 'hold' as const, until: found.value.end, span }] } }
  })
  const quiet = both(
    both(before(NOT, idle), SHOT, (no) => (no === 'do' ? null : no)),
    tail,
    (_, end) => ({ end }),
  )(chart, at).flatMap((found): Found<Deed>[] => {
    const { end } = found.value
    if (end === null) return [{ ...found, value: { ...NO_DEED, fire: 'hold' } }]
    // Whether it shoots afterwards, or only not before: both can be meant.
    const span = spanOf(readingOf(chart), at, found.end)
    const later: readonly Act[] = [
      { do: 'hold', until: end, span },
      { do: 'shoot', target: { is: 'pick', which: 'nearest', group: null }, span },
    ]
    return [
      { ...found, value: { ...NO_DEED, fire: 'hold' } },
      { ...found, value: { ...NO_DEED, acts: later } },
    ]
  })
  return [...still, ...quiet]
})

/** `hold fire until`: the same two. */
const fireLater: Rule<Deed> = (chart, at) =>
  both(
    words('verb', 'hold fire|hold your fire|hold their fire|hold its fire'),
    after(idle, until),
    (_, end) => end,
  )(chart, at).flatMap((found): Found<Deed>[] => {
    const span = spanOf(readingOf(chart), at, found.end)
    const later: readonly Act[] = [
      { do: 'hold', until: found.value, span },
      { do: 'shoot', target: { is: 'pick', which: 'nearest', group: null }, span },
    ]
    return [
      { ...found, value: { ...NO_DEED, acts: later } },
      { ...found, value: { ...NO_DEED, fire: 'hold' } },
    ]
  })

const CLOSE_TO = words(
  'verb',
  'stay near|stay close to|stay with|keep near|be near|remain near|remain with|keep close to|stay by|stay beside|stay close|keep by|remain close to|stay next to',
)
/** `stay near the Cohort`: go there, or with it wherever it goes. */
const staying: Rule<Deed> = (chart, at) =>
  both(
    before(CLOSE_TO, idle),
    ownUnits,
    (_, refs) => refs,
  )(chart, at).flatMap((found): Found<Deed>[] => {
    const span = spanOf(readingOf(chart), at, found.end)
    const [ref] = found.value
    if (ref === undefined) return []
    return [
      {
        ...found,
        value: {
          ...NO_DEED,
          acts: [
            { do: 'go', place: { is: 'units', ref }, route: 'direct', span },
            { do: 'hold', until: null, span },
          ],
        },
      },
      { ...found, value: { ...NO_DEED, acts: [{ do: 'follow', refs: found.value, span }] } },
    ]
  })

const BRIDGE = words('verb', 'bridge|bridges|span|bridging')
/** `bridge the river at F8`. */
const bridging: Rule<Deed> = (chart, at) =>
  both(
    before(
      BRIDGE,
      both(maybe(several(words('skip', 'the|that|this'), 1)), words('place', 'river|water|stream'), () => true),
    ),
    maybe(anyPlace),
    (_, where) => ({ where }),
  )(chart, at).map((found) => {
    const { where } = found.value
    const span = spanOf(readingOf(chart), at, found.end)
    return {
      ...found,
      value: {
        ...NO_DEED,
        acts: [
          { do: 'build' as const, work: 'bridge' as const, place: where?.part === 'place' ? where.place : null, span },
        ],
      },
    }
  })

const JOINING = words(
  'verb',
  'join|joins|join up with|meet|meets|meet up with|rendezvous with|link up with|go to meet|regroup with|unite with',
)
/** `meet the train`: go to it. */
const joining: Rule<Deed> = (chart, at) =>
  both(
    before(JOINING, idle),
    ownUnits,
    (_, refs) => refs,
  )(chart, at).flatMap((found): Found<Deed>[] => {
    const [ref] = found.value
    if (ref === undefined) return []
    return [
      {
        ...found,
        value: {
          ...NO_DEED,
          acts: [
            { do: 'go', place: { is: 'units', ref }, route: 'direct', span: spanOf(readingOf(chart), at, found.end) },
          ],
        },
      },
    ]
  })

const STANDING = words('verb', 'face|look at|turn to|turn towards|turn to face|look towards|face towards')
const facingEnemy: Rule<Deed> = (chart, at) =>
  as(
    both(STANDING, after(idle, ENEMY), () => true),
    null,
  )(chart, at).map((found) => ({
    ...found,
    value: {
      ...NO_DEED,
      acts: [
        {
          do: 'face' as const,
          toward: { is: 'pick' as const, which: 'nearest' as const, group: null },
          span: spanOf(readingOf(chart), at, found.end),
        },
      ],
    },
  }))

/** `be careful` and the like, alone. */
const mannered: Rule<Deed> = map(
  after(maybe(words('verb', 'be|stay|go|set stance|stance|act|remain|keep')), stance),
  (how) => ({ ...NO_DEED, stance: how }),
)

/** A deed that has a verb. */
export const deed: Rule<Deed> = cell(
  after(
    both(idle, maybe(words('skip', 'there')), () => true),
    after(
      idle,
      either(
        spoken,
        crossing,
        turning,
        negated,
        fireLater,
        staying,
        joining,
        bridging,
        facingEnemy,
        priced(1, mannered),
        ledByManner(),
        (chart, at) => verbLast(chart, at),
      ),
    ),
  ),
)

/** `keeping clear of the enemy, go to E9`. */
function ledByManner(): Rule<Deed> {
  const manner = either<Part>(stancePart, routePart, viaPart)
  return (chart, at) =>
    both(several(manner, 2), after(maybe(comma), after(idle, either(spoken, crossing))), (how, done): Deed | null => {
      const args = argsOf(how)
      if (args === null) return null
      const by = args.route
      const vias = args.vias.map(
        (place): Act => ({ do: 'go', place, route: by ?? 'direct', span: done.acts[0]?.span ?? NO_SPAN }),
      )
      const acts = done.acts.map(
        (act): Act =>
          by !== null && (act.do === 'go' || act.do === 'march' || act.do === 'attack') ? { ...act, route: by } : act,
      )
      return { ...done, acts: [...vias, ...acts], stance: done.stance ?? args.stance }
    })(chart, at)
}

const NO_SPAN = { line: 1, col: 1, length: 0, text: '', from: 0, to: 0 }

const LAST_VERB: Readonly<Record<string, 'go' | 'hold' | 'attack'>> = {
  go: 'go',
  march: 'go',
  move: 'go',
  ride: 'go',
  hold: 'hold',
  keep: 'hold',
  defend: 'hold',
  take: 'attack',
  attack: 'attack',
  wait: 'hold',
  stay: 'hold',
}

/** `the ford hold`: the verb last, as others build their sentences. */
const verbLast: Rule<Deed> = (chart, at) =>
  priced(
    2,
    both(anyPlace, words('verb', Object.keys(LAST_VERB).join('|')), (part, verb) => ({ part, verb })),
  )(chart, at).flatMap((found): Found<Deed>[] => {
    const { part, verb } = found.value
    if (part.part !== 'place' || part.place.is === 'contact') return []
    const span = spanOf(readingOf(chart), at, found.end)
    const go: Act = { do: 'go', place: part.place, route: 'direct', span }
    const how = LAST_VERB[verb]
    const acts: Act[] =
      how === 'attack'
        ? [{ do: 'attack', target: { is: 'place', place: part.place }, route: 'direct', span }]
        : how === 'hold'
          ? [go, { do: 'hold', until: null, span }]
          : [go]
    return [{ ...found, value: { ...NO_DEED, acts } }]
  })

/** A deed without one: `to E9`, `X2`, `phalanx`, `south 3`, `bridge at F8`. */
export const bareDeed: Rule<Deed> = cell((chart, at) => {
  const span = (end: number) => spanOf(readingOf(chart), at, end)
  const tail = maybe(several(either<Part>(routePart, stancePart, viaPart), 3))
  const how = (parts_: readonly Part[] | null) => ({
    route: parts_?.flatMap((part) => (part.part === 'route' ? [part.route] : [])).at(-1) ?? ('direct' as const),
    stance: parts_?.flatMap((part) => (part.part === 'stance' ? [part.stance] : [])).at(-1) ?? null,
    vias: parts_?.flatMap((part) => (part.part === 'via' ? [part.place] : [])) ?? [],
  })
  const head = maybe(several(either<Part>(routePart, stancePart, viaPart, formationPart), 2))
  const going = both(
    head,
    both(either<Part>(anyPlace, unitTo), tail, (part, more) => ({ part, more })),
    (first, rest) => ({ ...rest, first }),
  )(chart, at).flatMap((found): Found<Deed>[] => {
    const { part, more, first } = found.value
    const { route: by, stance: manner, vias } = how([...(first ?? []), ...(more ?? [])])
    const formed = first?.flatMap((each) => (each.part === 'formation' ? [each.formation] : [])).at(-1)
    const acts: Act[] = [
      ...(formed === undefined ? [] : [{ do: 'form' as const, formation: formed, span: span(found.end) }]),
      ...vias.map((via): Act => ({ do: 'go', place: via, route: by, span: span(found.end) })),
    ]
    if (part.part === 'place' && part.place.is === 'contact') return []
    if (part.part === 'place') acts.push({ do: 'go', place: part.place, route: by, span: span(found.end) })
    else if (part.part === 'units')
      acts.push(
        ...part.refs.map((ref): Act => ({ do: 'go', place: { is: 'units', ref }, route: by, span: span(found.end) })),
      )
    else return []
    return [{ ...found, price: found.price + 1, value: { ...NO_DEED, bare: true, acts, stance: manner } }]
  })
  const marching = both(bearingPart, tail, (part, more) => ({ part, more }))(chart, at).flatMap(
    (found): Found<Deed>[] => {
      const { part, more } = found.value
      if (part.part !== 'bearing') return []
      const { route: by, stance: manner } = how(more)
      const act: Act = {
        do: 'march',
        toward: part.bearing.toward,
        tiles: part.bearing.tiles,
        route: by,
        span: span(found.end),
      }
      return [{ ...found, price: found.price + 1, value: { ...NO_DEED, bare: true, acts: [act], stance: manner } }]
    },
  )
  const fighting = both(
    after(idle, plainEnemy),
    maybe(stancePart),
    (target) => target,
  )(chart, at).map(
    (found): Found<Deed> => ({
      ...found,
      price: found.price + 1,
      value: {
        ...NO_DEED,
        bare: true,
        acts: [{ do: 'attack', target: found.value, route: 'direct', span: span(found.end) }],
      },
    }),
  )
  const forming = formationPart(chart, at).flatMap((found): Found<Deed>[] =>
    found.value.part === 'formation'
      ? [
          {
            ...found,
            price: found.price + 1,
            value: {
              ...NO_DEED,
              bare: true,
              acts: [{ do: 'form', formation: found.value.formation, span: span(found.end) }],
            },
          },
        ]
      : [],
  )
  const building = both(workPart, maybe(anyPlace), (part, where) => ({ part, where }))(chart, at).flatMap(
    (found): Found<Deed>[] => {
      const { part, where } = found.value
      if (part.part !== 'work') return []
      return [
        {
          ...found,
          price: found.price + 1,
          value: {
            ...NO_DEED,
            bare: true,
            acts: [
              {
                do: 'build',
                work: part.work,
                place: where?.part === 'place' ? where.place : null,
                span: span(found.end),
              },
            ],
          },
        },
      ]
    },
  )
  const along = withPart(chart, at).flatMap((found): Found<Deed>[] =>
    found.value.part === 'with'
      ? [
          {
            ...found,
            price: found.price + 1,
            value: { ...NO_DEED, bare: true, acts: [{ do: 'follow', refs: found.value.refs, span: span(found.end) }] },
          },
        ]
      : [],
  )
  return [...going, ...marching, ...fighting, ...forming, ...building, ...along]
})

/** A bare unit is no order to go there; with a word such as `to` it is. */
const unitTo: Rule<Part> = map(
  after(
    words('skip', 'to|towards|next to|beside|near|close to|alongside|back to|up to|over to|right next to|by'),
    after(idle, ownUnits),
  ),
  (refs): Part | null => {
    const [first] = refs
    return first === undefined ? null : { part: 'units', refs: [first] }
  },
)
