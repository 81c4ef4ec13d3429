import type { Formation, Stance } from '../../content/terms.ts'
import type { Route, SwitchWeapon, Test, WorkKind } from '../../order.ts'
import { type Arg, type Args, noArgs, TAKES } from '../grammar/action-parts.ts'
import type { TargetRef } from '../grammar/enemy-phrases.ts'
import type { PlaceRef } from '../grammar/place-phrases.ts'
import type { UnitRef } from '../grammar/unit-phrases.ts'
import type { Verb } from '../words/vocabulary.ts'
import { after, as, before, both, cell, either, map, maybe, priced, type Rule, several, token, words } from './chart.ts'
import { test, turnNumber } from './conditions/tests.ts'
import { them, whom } from './enemy-phrases.ts'
import { comma, idle } from './filler.ts'
import { formation, stance, weapon, work } from './manner.ts'
import { place, placeByUnit } from './place-phrases.ts'
import { type Bearing, bearing, distance, route, slant } from './places/bearing.ts'
import { ownUnits } from './unit-phrases.ts'

export type OrderPart =
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

const THEM: OrderPart = { part: 'them' }
const THERE_PART: OrderPart = { part: 'there' }

const PREPOSITION = words(
  'skip',
  'to|towards|toward|at|on|onto|into|near|in|up|up to|down|down to|over to|back to|out to|across to|on ahead to|ahead to|along to|as far as|as far south as|against|upon|on top of|by|back|inside|all the way to|off to|over at|out at|along to|forward to|on to|round to|to the top of|up on|up onto|over|out|forward|up at|@|back at|back in|there to|down at|then to|straight to|from there to|direct to|till|until|too|back on|over on|up in|away to',
)
const arrow = token('skip', ({ key }) => (/^(?:->|-|\u2192|>)$/.test(key) ? true : null))
/** `from E6 to E9`, of who stands on E6. */
const fromHere: Rule<unknown> = (chart, at) =>
  both(
    maybe(words('skip', 'from')),
    token('skip', (here, { scope }) =>
      here.kind === 'tile' && scope.units.some(({ tile }) => tile === here.tile) ? true : null,
    ),
    () => true,
  )(chart, at).filter(({ end }) => /^(?:to|->|-|over|up|down|towards|\u2192|>)$/.test(chart.tokens[end]?.key ?? ''))
const lead: Rule<unknown> = cell(
  as(
    both(
      both(idle, maybe(before(fromHere, maybe(arrow))), () => true),
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

const forPlace: Rule<OrderPart> = cell(
  map(
    after(
      both(idle, words('skip', 'for|making for'), () => true),
      after(idle, place),
    ),
    (ref): OrderPart => ({ part: 'place', place: ref }),
  ),
)
const unitToPart: Rule<OrderPart> = map(
  after(
    both(
      idle,
      words(
        'skip',
        'to|towards|toward|onto|up to|down to|over to|back to|out to|near|by|next to|beside|close to|alongside|behind of|forward to|to where|where|over by',
      ),
      () => true,
    ),
    placeByUnit,
  ),
  (ref): OrderPart | null => (ref.is === 'units' ? { part: 'units', refs: [ref.ref] } : null),
)

export const anyPlace: Rule<OrderPart> = cell(
  map(after(lead, either(place, slant)), (ref): OrderPart => ({ part: 'place', place: ref })),
)
const unitPart: Rule<OrderPart> = map(after(unitLead, placeByUnit), (ref): OrderPart | null =>
  ref.is === 'units' ? { part: 'units', refs: [ref.ref] } : null,
)
const byWayOf: Rule<PlaceRef> = after(
  idle,
  after(words('route', 'via|by way of|through|passing through|passing|past|going through'), after(idle, place)),
)
/** `through the undergrowth`: how, or by way of the nearest wood. Both are as likely, so that it is asked about. */
export const viaPart: Rule<OrderPart> = either<OrderPart>(
  map(byWayOf, (ref) => ({ part: 'via', place: ref })),
  map(byWayOf, (ref) => (ref.is === 'ground' && ref.terrain === 'forest' ? { part: 'route', route: 'cover' } : null)),
)
/** How one comes there is no order of its own: it is passed over, and asked about. */
const byThere: Rule<OrderPart> = priced(
  3,
  as(
    after(
      idle,
      either<unknown>(
        after(
          words(
            'route',
            'around|round|skirting|circling|bypassing|along|going round|going around|clear of|the long way round|right around',
          ),
          after(idle, either<unknown>(place, ownUnits)),
        ),
        after(
          words('route', 'from|by|on|at|in|around|round|to|via|into'),
          after(
            maybe(several(words('skip', 'the|its|his|their|your|our|both|one|either'), 2)),
            before(
              words(
                'route',
                'north|south|east|west|northern|southern|eastern|western|left|right|behind|rear|back|front|flank|flanks|side|sides|far|near|other|left hand|right hand',
              ),
              maybe(
                both(
                  maybe(words('route', 'side|sides|flank|flanks|end|edge')),
                  maybe(after(words('route', 'of'), after(idle, either<unknown>(place, ownUnits)))),
                  () => true,
                ),
              ),
            ),
          ),
        ),
      ),
    ),
    THERE_PART,
  ),
)
/** `just short of E9`: near it, which is asked about. */
const aboutThere: Rule<OrderPart> = priced(
  2,
  map(
    after(
      idle,
      after(
        words(
          'skip',
          'short of|beyond|just beyond|past|just past|level with|around|somewhere around|roughly|about|roughly at|in direction of|in the direction of|within range of|within reach of|within shooting distance of|closer to|nearer to|the area around|the area of',
        ),
        after(idle, place),
      ),
    ),
    (ref): OrderPart => ({ part: 'place', place: ref }),
  ),
)
const targetPart: Rule<OrderPart> = cell(
  either<OrderPart>(
    map(after(lead, whom), (target): OrderPart => ({ part: 'target', target, it: false })),
    priced(
      2,
      both(idle, them, (_, target): OrderPart => ({ part: 'target', target, it: false })),
    ),
    priced(
      1,
      map(
        after(idle, words('target', 'it|that|there|him|her|that one|that lot')),
        (): OrderPart => ({ part: 'target', target: { is: 'pick', which: 'nearest', group: null }, it: true }),
      ),
    ),
  ),
)
export const bearingPart: Rule<OrderPart> = map(
  after(idle, bearing),
  (value): OrderPart => ({ part: 'bearing', bearing: value }),
)
export const routePart: Rule<OrderPart> = map(
  after(idle, route),
  (value): OrderPart => ({ part: 'route', route: value }),
)
export const formationPart: Rule<OrderPart> = map(
  after(lead, formation),
  (value): OrderPart => ({ part: 'formation', formation: value }),
)
export const stancePart: Rule<OrderPart> = map(
  after(idle, after(maybe(words('joiner', 'but')), after(idle, stance))),
  (value): OrderPart => ({ part: 'stance', stance: value }),
)
export const workPart: Rule<OrderPart> = map(after(idle, work), (value): OrderPart => ({ part: 'work', work: value }))
const weaponPart: Rule<OrderPart> = map(after(idle, weapon), (value): OrderPart => ({ part: 'weapon', weapon: value }))
const THERE = words(
  'place',
  'there|here|it|that place|this place|that position|this position|your position|your positions|their position|position|your place|put|its position|on there|onto it|where you are|where they are|where it is|on it|in it|on the spot|in reserve|in place|still|the line|at it|for it|on the other side|them there|ready|right there|right here|your ground',
)
const therePart: Rule<OrderPart> = map(after(idle, THERE), (): OrderPart => ({ part: 'there' }))
export const withPart: Rule<OrderPart> = map(
  after(idle, after(words('skip', 'with|together with|along with|alongside'), ownUnits)),
  // Nobody goes along with bows.
  (refs, _from, end, { tokens }): OrderPart | null =>
    /^(?:bows?|crossbows?|spears?|pikes?)$/.test(tokens[end - 1]?.key ?? '') ? null : { part: 'with', refs },
)

const DEAD = words('condition', 'until it is dead|until destroyed|until dead|to the death')
const deadPart: Rule<OrderPart> = as(after(idle, DEAD), THERE_PART)
const OVER_RIVER = words(
  'skip',
  'over the river|across the river|over the water|across the water|over the stream|across',
)
export const NO_END = words(
  'condition',
  'without my order|without orders|without an order|without permission|unless told|unless ordered|until i whistle|until the signal|until further notice|until ordered|until told|until i tell you|until i say so|before i give the word|for the duration|for the duration of the battle|until the end|to the end|to the last man|to the last|until i say|for as long as it has arrows|forever|no matter what|the whole time|all the time|at all times|until relieved',
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
function own(tested: Test, about: readonly UnitRef[] | null): Test | null {
  if (about === null) return tested
  const ids = about.flatMap(({ units }) => units)
  const [unit] = ids
  if (ids.length !== 1 || unit === undefined) return null
  return 'unit' in tested ? { ...tested, unit } : tested
}
const untilPart: Rule<OrderPart> = either<OrderPart>(
  map(after(idle, until), (value): OrderPart => ({ part: 'until', until: value })),
  map(after(idle, NO_END), (): OrderPart => ({ part: 'there' })),
)

const PARTS: Readonly<Record<Arg, Rule<OrderPart>>> = {
  place: anyPlace,
  units: unitPart,
  target: targetPart,
  direction: bearingPart,
  route: routePart,
  formation: formationPart,
  work: workPart,
  mended: map(after(idle, words('work', 'engine|wall|walls|gate|gates')), (): OrderPart => ({ part: 'there' })),
  weapon: weaponPart,
  until: untilPart,
}

/** `X2, not X1`. */
function notThat(): Rule<OrderPart> {
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

/** `retire two squares`. */
const backPart: Rule<OrderPart> = map(
  after(idle, after(maybe(words('skip', 'by|for|about')), distance)),
  (tiles): OrderPart => ({ part: 'bearing', bearing: { toward: 'back', tiles } }),
)
const IN_RANGE = words(
  'skip',
  'if in range|within range|in range|when it comes into range|as soon as he comes in range|as soon as it is in range|from where they stand|from there|from here|from range|from a distance|from afar|at range|at long range',
)

const MORE: Readonly<Partial<Record<Verb, readonly Rule<OrderPart>[]>>> = {
  move: [viaPart, withPart, forPlace, byThere, aboutThere],
  scout: [viaPart, forPlace, byThere, aboutThere],
  retreat: [viaPart, forPlace, backPart, aboutThere],
  hold: [therePart, withPart, aboutThere],
  ambush: [therePart, untilPart],
  build: [as(after(idle, OVER_RIVER), THERE_PART)],
  attack: [
    deadPart,
    viaPart,
    byThere,
    notThat(),
    map(
      after(idle, words('skip', 'together|first|back|hard|at will|on sight|with everything')),
      (): OrderPart => ({ part: 'there' }),
    ),
  ],
  charge: [viaPart, byThere],
  seize: [map(after(idle, words('skip', 'it')), (): OrderPart => ({ part: 'there' }))],
  shoot: [
    deadPart,
    as(after(idle, IN_RANGE), THERE_PART),
    notThat(),
    map(
      after(idle, words('skip', 'first|freely|for as long as it has arrows|all the time|arrows|your arrows')),
      (): OrderPart => ({ part: 'there' }),
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
      (): OrderPart => ({ part: 'there' }),
    ),
  ],
  face: [],
}

const partsOf = new Map<Verb, Rule<readonly OrderPart[]>>()

export function parts(verb: Verb): Rule<readonly OrderPart[]> {
  let rule = partsOf.get(verb)
  if (rule === undefined) {
    const one = cell(
      either<OrderPart>(
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
export function argsOf(
  said: readonly OrderPart[],
): (Args & { it: boolean; there: boolean; with: readonly UnitRef[] }) | null {
  const args: Args & { it: boolean; there: boolean; with: readonly UnitRef[] } = {
    ...noArgs(),
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
