import type { Facing } from '../../../content/terms.ts'
import type { Route } from '../../../order.ts'
import type { Direction, PlaceRef } from '../../grammar/place-phrases.ts'
import { DIRECTION_PHRASES, lexicon, ROUTE_PHRASES } from '../../words/vocabulary.ts'
import {
  after,
  before,
  both,
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
} from '../chart.ts'

export const compass = phrase(DIRECTION_PHRASES, 'direction')

const MEASURE = words(
  'number',
  'tile|tiles|square|squares|field|fields|space|spaces|step|steps|hex|hexes|paces|block|blocks',
)

const hundreds: Rule<number> = both(
  token('number', (here) => (here.kind === 'number' && here.measure === 'plain' ? here.value : null)),
  both(maybe(words('number', 'hundred')), words('number', 'meters|metres|meter|metre|m'), (hundred) => ({ hundred })),
  (value, { hundred }) => {
    const tiles = Math.floor((value * (hundred === null ? 1 : 100)) / 50)
    return tiles >= 1 && tiles <= 99 ? tiles : null
  },
)

/** A number of tiles; 50 m each (COH-12.2). */
export const distance: Rule<number> = cell(
  either(
    hundreds,
    before(
      token('number', (here) => {
        if (here.kind !== 'number' || here.measure === 'percent') return null
        const tiles = here.measure === 'metres' ? Math.floor(here.value / 50) : here.value
        return tiles >= 1 && tiles <= 99 ? tiles : null
      }),
      maybe(MEASURE),
    ),
  ),
)

const LETTERS: Readonly<Record<string, Facing>> = { n: 'N', s: 'S', e: 'E', w: 'W' }

const letter = priced(
  1,
  token<Facing>('direction', ({ key }) => LETTERS[key] ?? null),
)

export const TOWARD = maybe(
  several(
    words(
      'skip',
      'to|to the|towards|towards the|toward|toward the|due|direction|in direction|in the direction of|in the direction|on|on the|further|farther|straight|in the|into the|from|of|for',
    ),
    2,
  ),
)

const straight: Rule<Direction> = cell(
  either<Direction>(
    compass,
    letter,
    map(
      words(
        'direction',
        'forward|forwards|ahead|onward|onwards|straight ahead|straight on|straight forward|in front|right ahead',
      ),
      () => 'ahead' as const,
    ),
  ),
)

export interface Bearing {
  readonly toward: Direction
  readonly tiles: number
}

/** `3 tiles to the south`, `south 3`, `forward`; a hand or `up` needs a number, and may be meant on paper or on the field. */
export const bearing: Rule<Bearing> = cell((chart, at) => {
  const firm = after(TOWARD, straight)
  const hands = after(
    TOWARD,
    either<readonly Direction[]>(
      map(words('direction', 'left|to the left|leftwards'), () => ['left', 'W']),
      map(words('direction', 'right|to the right|rightwards'), () => ['right', 'E']),
      map(words('direction', 'up|upwards'), () => ['N', 'ahead']),
      map(words('direction', 'down|downwards'), () => ['S']),
      map(words('direction', 'back|backwards|backward|to the back'), () => ['back']),
    ),
  )
  const far = after(maybe(words('skip', 'by|for|of|another|a further|about')), distance)
  const counted = (rule: Rule<Direction>): Rule<Bearing> =>
    either(
      both(rule, far, (toward, tiles) => ({ toward, tiles })),
      both(far, after(maybe(words('skip', 'to the|the|due')), rule), (tiles, toward) => ({ toward, tiles })),
    )
  const spread = (found: Found<{ readonly sides: readonly Direction[]; readonly tiles: number }>): Found<Bearing>[] =>
    found.value.sides.map((toward) => ({ ...found, value: { toward, tiles: found.value.tiles } }))
  return [
    ...map(firm, (toward) => ({ toward, tiles: 0 }))(chart, at),
    ...counted(firm)(chart, at),
    ...both(hands, far, (sides, tiles) => ({ sides, tiles }))(chart, at).flatMap(spread),
    ...both(far, hands, (tiles, sides) => ({ sides, tiles }))(chart, at).flatMap(spread),
  ]
})

const SLANTS: Readonly<Record<string, readonly [Facing, Facing]>> = {
  'north east': ['N', 'E'],
  northeast: ['N', 'E'],
  ne: ['N', 'E'],
  'north west': ['N', 'W'],
  northwest: ['N', 'W'],
  nw: ['N', 'W'],
  'south east': ['S', 'E'],
  southeast: ['S', 'E'],
  se: ['S', 'E'],
  'south west': ['S', 'W'],
  southwest: ['S', 'W'],
  sw: ['S', 'W'],
}

/** `3 tiles north-east`: half of them each way. */
export const slant: Rule<PlaceRef> = (chart, at) => {
  const toward = map(words('direction', Object.keys(SLANTS).join('|')), (key) => SLANTS[key] ?? null)
  return either<PlaceRef>(
    both(toward, maybe(distance), (sides, tiles) => ({ is: 'slant', toward: sides, tiles: tiles ?? 0 })),
    both(distance, after(TOWARD, toward), (tiles, sides) => ({ is: 'slant', toward: sides, tiles })),
  )(chart, at)
}

const SPOKEN_ROUTES = lexicon<Route>({
  road: 'by road only|using road|using road only|over road|follow road|following road|down road|up road|taking road|along street',
  cover:
    'under cover of trees|under cover of forest|under cover of woods|through trees|in cover|using cover|from cover to cover|hidden|unseen|through the trees|without being seen|out of sight',
  safe: 'avoiding contact|keeping clear of enemy|keeping well clear of enemy|keeping away from enemy|avoiding fights|avoiding combat|staying away from enemy|away from enemy|keeping out of sight of enemy|avoiding all enemies|avoiding any enemy|by a safe route|by a safe way',
  direct: 'directly|straight|by shortest way|by the shortest way',
})

export const route: Rule<Route> = either(phrase(ROUTE_PHRASES, 'route'), phrase(SPOKEN_ROUTES, 'route'))
