import { BLOCKS } from '../../content/blocks.ts'
import { columnOf, type Facing, manhattan, rowOf, SIDE, type Terrain, type Tile, tileAt } from '../../content/terms.ts'
import { isKnown } from '../../rules/targets.ts'
import type { Direction, PlaceRef } from '../grammar/place-phrases.ts'
import { LEVELS } from '../grammar/unit-phrases.ts'
import type { NamedPlace } from '../scope.ts'
import { GROUND_PHRASES } from '../words/vocabulary.ts'
import { corrected } from './asides.ts'
import {
  after,
  before,
  both,
  type Chart,
  cell,
  either,
  type Found,
  map,
  maybe,
  phrase,
  phraseOf,
  priced,
  type Rule,
  several,
  token,
  words,
} from './chart.ts'
import { idle, unknownWord } from './filler.ts'
import { compass, distance, TOWARD } from './places/bearing.ts'
import { nicknames, SPOKEN_GROUND } from './places/nicknames.ts'
import { ownUnits } from './unit-phrases.ts'

const HOME = words(
  'place',
  'our camp|back home|starting line|start position|where you started|where they started|where you came from|our deployment zone|our zone|our end|our own side|our edge|safety|home|camp|base|our lines|your lines|our own lines|our camp|the camp|headquarters|hq|home base|our side|their camp|starting position|start line|the start',
)

const ARTICLE = words(
  'skip',
  'the|a|an|my|our|your|their|its|this|that|these|those|some|nearby|big|little|small|grid|tile|square|position|field|location',
)

const articles = maybe(several(ARTICLE, 3))

/** Only behind an article: `that damned river`. */
const described = both(several(ARTICLE, 3), several(unknownWord, 2), () => true)

const aTile: Rule<PlaceRef> = token('place', (here) => (here.kind === 'tile' ? { is: 'tile', tile: here.tile } : null))

/** `E 9`, as phones write it; `east 9` is as likely where that can be marched. */
const splitTile: Rule<PlaceRef> = (chart, at) => {
  const [letter, number] = [chart.tokens[at], chart.tokens[at + 1]]
  const spelled = LETTER_NAMES[letter?.key ?? '']
  const name = spelled ?? letter?.key ?? ''
  if (at + 2 > chart.stop || letter?.kind !== 'word' || !/^[a-t]$/.test(name)) return []
  const row =
    number?.kind === 'number' && number.measure === 'plain' ? number.value : TEENS.indexOf(number?.key ?? '') + 11
  if (row < 1 || row > SIDE || (row === 10 && number?.kind !== 'number')) return []
  const tile = tileAt(row - 1, name.charCodeAt(0) - 97)
  const price = spelled === undefined ? 1 : 3
  return [{ value: { is: 'tile', tile }, end: at + 2, price, marks: [{ from: at, to: at + 2, kind: 'place' }] }]
}

/** As phones write letters and figures that are dictated: `see nine`, `be twelve`. */
const LETTER_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  'be bee see sea dee eff gee jay kay el em en oh pea queue tea'
    .split(' ')
    .map((name, index) => [name, 'bbccdfgjklmnopqt'.charAt(index)]),
)
const TEENS = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ')

const aContact: Rule<PlaceRef> = token('place', (here, { scope }) =>
  here.kind === 'contact' && scope.view.contacts.some((contact) => contact.handle === here.handle && isKnown(contact))
    ? { is: 'contact', handle: here.handle }
    : null,
)

const named: Rule<PlaceRef> = (chart, at) =>
  [
    ...phraseOf(chart.scope.places, 'place')(chart, at),
    ...phraseOf(nicknames(chart.scope), 'place')(chart, at),
  ].flatMap((found): Found<PlaceRef>[] => {
    // `the centre of the wood` is no part of the field.
    const partOf = found.value.block && chart.tokens[found.end]?.key === 'of'
    return partOf ? [] : [{ ...found, price: found.value.block ? 1 : 0, value: { is: 'named', ...found.value } }]
  })

const NEAREST = words('place', 'nearest|closest|next|nearby')

const PART = words(
  'place',
  'top of|the top of|edge of|the edge of|foot of|the foot of|middle of|the middle of|far end of|end of|crest of',
)

const ground: Rule<PlaceRef> = map(
  after(maybe(NEAREST), either(phrase(GROUND_PHRASES, 'place'), phrase(SPOKEN_GROUND, 'place'))),
  (terrain, _from, _end, chart) => (hasGround(chart, terrain) ? { is: 'ground', terrain } : null),
)

function hasGround({ ways: { terrain } }: Chart, kind: Terrain): boolean {
  return terrain.includes(kind) || (kind === 'forest' && terrain.includes('wood'))
}

const home: Rule<PlaceRef> = map(HOME, () => ({ is: 'home' }))

const unitPlace: Rule<PlaceRef> = map(ownUnits, (refs) => {
  const [first] = refs
  return first === undefined ? null : { is: 'units', ref: { ...first, units: refs.flatMap(({ units }) => units) } }
})

/** `the woods at G9`. */
const groundAt: Rule<PlaceRef> = both(
  before(either<PlaceRef>(named, ground), maybe(words('place', 'edge|side'))),
  after(words('place', 'at|around|on|by|near|in'), aTile),
  (_, at) => at,
)

const AS_PLACE = 9

/** A word nobody knows, taken for any place there is. */
const guessed: Rule<PlaceRef> = (chart, at) => {
  if (chart.gist?.lacksPlace !== true || chart.gist.strange[at] !== true || at >= chart.stop) return []
  const places = new Map<string, NamedPlace>()
  for (const list of chart.scope.places.byFirst.values())
    for (const [, place] of list) if (!place.block) places.set(place.tiles.join(), place)
  return [...places.values()].map((place) => ({
    value: { is: 'named', ...place },
    end: at + 1,
    price: AS_PLACE,
    marks: [{ from: at, to: at + 1, kind: 'place' }],
  }))
}

const toSide: Rule<Facing> = map(
  words('direction', 'north|south|east|west|northern|southern|eastern|western'),
  (word): Facing => (word.startsWith('n') ? 'N' : word.startsWith('s') ? 'S' : word.startsWith('e') ? 'E' : 'W'),
)

const IN_SIDE = words(
  'place',
  'in|in the|to the|of the|on|on the|down|up|out|over|over in the|down in the|up in the|out in the|down to the|up to the|towards the',
)

const FIELD = words('place', 'map|board|field|battlefield|table|battle field|world')

function tilesOf(name: string, tiles: readonly Tile[]): PlaceRef | null {
  return tiles.length === 0 ? null : { is: 'named', name, block: false, point: null, tiles }
}

function groundTiles({ ways: { terrain } }: Chart, kind: Terrain): Tile[] {
  return [...terrain.keys()].filter((tile) => terrain[tile] === kind || (kind === 'forest' && terrain[tile] === 'wood'))
}

/** How far a tile lies on one side of another; negative on the other side. */
function beyond(tile: Tile, side: Facing, of: Tile): number {
  const [down, across] = [rowOf(tile) - rowOf(of), columnOf(tile) - columnOf(of)]
  return side === 'N' ? -down : side === 'S' ? down : side === 'W' ? -across : across
}

const MIDDLE = tileAt(SIDE / 2, SIDE / 2)

/** `the hills in the south`, where no name says it: of such ground, what lies in that half of the field. */
const groundInPart: Rule<PlaceRef> = (chart, at) =>
  either(
    both(toSide, ground, (side, of) => ({ side, of })),
    both(ground, after(IN_SIDE, before(toSide, maybe(words('place', 'side|part|end')))), (of, side) => ({ side, of })),
  )(chart, at).flatMap(({ value: { side, of }, ...found }): Found<PlaceRef>[] => {
    if (of.is !== 'ground') return []
    const half = groundTiles(chart, of.terrain).filter((tile) => {
      const off = beyond(tile, side, MIDDLE)
      return side === 'N' || side === 'W' ? off > 0 : off >= 0
    })
    const value = tilesOf(`the ${of.terrain}`, half)
    return value === null ? [] : [{ ...found, price: found.price + 2, value }]
  })

/** `the hill north of the gate`: such ground on that side of something, the nearest to it. */
const groundBeside: Rule<PlaceRef> = (chart, at) =>
  both(
    both(ground, after(SIDE_LEAD, before(toSide, words('place', 'of'))), (of, side) => ({ of, side })),
    after(idle, after(articles, either<PlaceRef>(aTile, aContact, named, unitPlace))),
    (first, from) => ({ ...first, from }),
  )(chart, at).flatMap(({ value: { of, side, from }, ...found }): Found<PlaceRef>[] => {
    const origins = originsOf(chart, from)
    if (of.is !== 'ground' || origins.length === 0) return []
    const reach = (tile: Tile): number => Math.min(...origins.map((origin) => manhattan(tile, origin)))
    const there = groundTiles(chart, of.terrain).filter((tile) =>
      origins.every((origin) => beyond(tile, side, origin) > 0),
    )
    const least = Math.min(...there.map(reach))
    const value = tilesOf(
      `the ${of.terrain}`,
      there.filter((tile) => reach(tile) <= least + 2),
    )
    return value === null ? [] : [{ ...found, price: found.price + 1, value }]
  })

function originsOf({ scope }: Chart, from: PlaceRef): readonly Tile[] {
  if (from.is === 'tile') return [from.tile]
  if (from.is === 'named') return from.tiles
  if (from.is === 'contact')
    return scope.view.contacts.flatMap(({ handle, tile }) => (handle === from.handle ? [tile] : []))
  return from.is === 'units' ? scope.units.flatMap(({ id, tile }) => (from.ref.units.includes(id) ? [tile] : [])) : []
}

/** `the northern edge of the map`. */
const fieldEdge: Rule<PlaceRef> = (chart, at) =>
  both(
    either<Facing>(
      before(
        toSide,
        words('place', 'edge of|end of|side of|border of|edge of the|end of the|side of the|border of the'),
      ),
      map(words('place', 'top of|top of the'), (): Facing => 'N'),
      map(words('place', 'bottom of|bottom of the'), (): Facing => 'S'),
    ),
    FIELD,
    (side) =>
      tilesOf(
        'the edge',
        [...chart.ways.terrain.keys()].filter((tile) =>
          side === 'N'
            ? rowOf(tile) === 0
            : side === 'S'
              ? rowOf(tile) === SIDE - 1
              : columnOf(tile) === (side === 'W' ? 0 : SIDE - 1),
        ),
      ),
  )(chart, at)

/** `the middle of the map`: the part that reports call the centre. */
const middle: Rule<PlaceRef> = both(
  words('place', 'middle of|middle of the|centre of|centre of the|center of|center of the'),
  FIELD,
  () => tilesOf('Centre', BLOCKS.get('Centre') ?? []),
)

/** A place that is no relation to another. */
const basePlace: Rule<PlaceRef> = cell(
  after(
    either<unknown>(articles, described),
    either<PlaceRef>(
      corrected(aTile),
      splitTile,
      aContact,
      groundAt,
      groundInPart,
      groundBeside,
      fieldEdge,
      middle,
      named,
      ground,
      home,
      guessed,
      after(PART, after(articles, either<PlaceRef>(named, ground))),
    ),
  ),
)

const ACROSS = words(
  'place',
  'across|over|beyond|past|to the other side of|on the other side of|the other side of|other side of|on the far side of|to the far side of|the far side of|far side of|far bank of|the far bank of|opposite side of|other bank of|through|over to the other side of',
)

const WATER = words('place', 'river|water|stream|rivers|the river|ford|fords|crossing|the ford|the fords|the crossing')

const FAR_BANK = words(
  'place',
  'far bank|opposite bank|other bank|other side|far side|opposite side|far shore|eastern bank|enemy bank',
)

const across: Rule<PlaceRef> = (chart, at) => {
  if (!hasGround(chart, 'river')) return []
  return either(
    both(before(ACROSS, articles), before(WATER, maybe(words('place', 'river'))), () => ({ is: 'across' as const })),
    priced(
      1,
      map(words('place', 'across'), () => ({ is: 'across' as const })),
    ),
    priced(
      1,
      after(
        articles,
        map(FAR_BANK, () => ({ is: 'across' as const })),
      ),
    ),
  )(chart, at)
}

const BEHIND = words(
  'place',
  'behind|in back of|in rear of|in the rear of|at the back of|to the rear of|directly behind|just behind|right behind|round behind|around behind|immediately behind|close behind|behind of',
)

const FRONT = words('place', 'in front of|ahead of|before|directly in front of|just in front of|right in front of')

const LEFT = words('place', 'left of|left from|left side of|left hand of|left flank of|left hand side of')

const RIGHT = words(
  'place',
  'right of|right from|right side of|right hand of|right flank of|right hand side of|right beside',
)

const SIDE_LEAD = maybe(
  several(
    words('skip', 'to|on|at|the|just|immediately|directly|its|over|up|come|off|tile|square|spot|place|position'),
    4,
  ),
)

interface Sided {
  readonly side: Direction
  readonly hand: boolean
}

const sideOf: Rule<Sided> = cell(
  either<Sided>(
    map(BEHIND, () => ({ side: 'back', hand: false })),
    map(FRONT, () => ({ side: 'ahead', hand: false })),
    after(
      SIDE_LEAD,
      map(LEFT, () => ({ side: 'left', hand: true })),
    ),
    after(
      SIDE_LEAD,
      map(RIGHT, () => ({ side: 'right', hand: true })),
    ),
    after(
      SIDE_LEAD,
      before(
        map(toSide, (side) => ({ side, hand: false })),
        words('place', 'of|side of|edge of|end of|bank of|part of|flank of|corner of'),
      ),
    ),
    // From where one looks at it nobody says.
    ...(['back', 'ahead'] as const).map((side) =>
      priced(
        1,
        after(
          SIDE_LEAD,
          map(words('place', 'far side of|other side of|opposite side of'), (): Sided => ({ side, hand: false })),
        ),
      ),
    ),
    after(
      SIDE_LEAD,
      map(words('place', 'back of|rear of'), (): Sided => ({ side: 'back', hand: false })),
    ),
    after(
      SIDE_LEAD,
      map(words('place', 'front of|near side of|head of'), (): Sided => ({ side: 'ahead', hand: false })),
    ),
  ),
)

/** `behind the woods`, `left of the Guards`; on which hand of a place somebody stands depends on how one looks at it. */
const beside: Rule<PlaceRef> = (chart, at) => {
  const ofUnit = both(sideOf, after(idle, unitPlace), ({ side }, of): PlaceRef => ({ is: 'side', side, of, tiles: 1 }))
  const further = both(
    both(distance, sideOf, (tiles, sided) => ({ ...sided, tiles })),
    after(idle, unitPlace),
    ({ side, tiles }, of): PlaceRef => ({ is: 'side', side, of, tiles }),
  )
  const ofPlace = both(sideOf, basePlace, ({ side, hand }, of): PlaceRef | null =>
    hand ? null : { is: 'side', side, of, tiles: 1 },
  )
  const ofHand = both(sideOf, basePlace, ({ side, hand }, of) => (hand ? { side, of } : null))
  // `on the archers' left`.
  const atHand = both(
    after(maybe(several(words('skip', 'on|to|at'), 1)), after(idle, unitPlace)),
    after(
      maybe(words('skip', 's')),
      words('place', 'left|right|left side|right side|left flank|right flank|left hand|right hand|rear|front'),
    ),
    (of, hand): PlaceRef => ({
      is: 'side',
      side: hand.startsWith('left') ? 'left' : hand.startsWith('right') ? 'right' : hand === 'rear' ? 'back' : 'ahead',
      of,
      tiles: 1,
    }),
  )
  return [
    ...atHand(chart, at),
    ...further(chart, at),
    ...ofUnit(chart, at).flatMap(eachUnit),
    ...ofPlace(chart, at),
    ...ofHand(chart, at).flatMap((found) => {
      const { side, of } = found.value
      const onPaper: Facing = side === 'left' ? 'W' : 'E'
      return [side, onPaper].map((meant) => ({ ...found, value: { is: 'side' as const, side: meant, of, tiles: 1 } }))
    }),
  ]
}

/** Behind one of several: which is asked. */
function eachUnit(found: Found<PlaceRef>): readonly Found<PlaceRef>[] {
  const { value } = found
  if (value.is !== 'side' || value.of.is !== 'units' || value.of.ref.units.length < 2) return [found]
  const { ref } = value.of
  const single = ref.units
    .slice(0, 4)
    .map(
      (id): Found<PlaceRef> => ({ ...found, value: { ...value, of: { is: 'units', ref: { ...ref, units: [id] } } } }),
    )
  return [found, ...single]
}

const AND = token('joiner', ({ key }) => (key === 'and' || key === '&' ? key : null))

const between: Rule<PlaceRef> = both(
  after(
    words(
      'place',
      'between|in between|halfway between|half way between|midway between|the gap between|the space between',
    ),
    either(unitPlace, basePlace),
  ),
  after(AND, after(idle, either(unitPlace, basePlace))),
  (one, other) => ({ is: 'between', one, other }),
)

/** `between the two cavalry`. */
const betweenTwo: Rule<PlaceRef> = map(after(words('place', 'between|in between'), ownUnits), (refs) => {
  const [ref] = refs
  const ids = [...new Set(refs.flatMap(({ units }) => units))]
  if (ref === undefined || ids.length !== 2) return null
  const [one, other] = ids.map((id): PlaceRef => ({ is: 'units', ref: { ...ref, level: LEVELS.named, units: [id] } }))
  return one === undefined || other === undefined ? null : { is: 'between', one, other }
})

const NEXT_TO = words(
  'place',
  'beside of|in the vicinity of|somewhere near|right by|right beside|up against|up next to|over next to|in with|next to|beside|near|near to|close to|by|alongside|adjacent to|over by|close by|nearby|right next to|up to|over to|to where|where',
)

const BE = maybe(words('skip', 'is|are|stand|stands'))

/** Any place, named or in relation to something. */
export const place: Rule<PlaceRef> = cell(
  either<PlaceRef>(
    basePlace,
    across,
    beside,
    between,
    betweenTwo,
    priced(1, before(after(NEXT_TO, basePlace), BE)),
    (chart, at) => offset(chart, at),
  ),
)

/** An own unit to go to, with the words for it. */
export const placeByUnit: Rule<PlaceRef> = cell(
  either(
    unitPlace,
    before(after(either(NEXT_TO, words('place', 'around|round|all around')), after(idle, unitPlace)), BE),
  ),
)

/** `two tiles north of F11`. */
const offset: Rule<PlaceRef> = both(
  both(distance, after(TOWARD, compass), (tiles, side) => ({ tiles, side })),
  after(words('place', 'of'), basePlace),
  ({ tiles, side }, of): PlaceRef => ({ is: 'side', side, of, tiles }),
)
