import { columnOf, type Facing, manhattan, rowOf, type Tile } from '../../../content/terms.ts'
import { isSupport } from '../../../rules/unit.ts'
import type { OwnUnit } from '../../../view/view.ts'
import { LEVELS, type UnitRef } from '../../grammar/unit-phrases.ts'
import { after, as, before, both, either, maybe, type Rule, token, words } from '../chart.ts'
import { anyOfUs, refOf, wholeGroup } from './groups.ts'

/** `the militia at B8`, where one of them stands. */
export const standingAt: Rule<UnitRef> = (chart, at) =>
  both(
    either(wholeGroup, anyOfUs),
    after(
      words(
        'unit',
        'at|on|standing at|standing on|who are at|that is at|that are at|over at|which is at|now at|currently at',
      ),
      token('unit', (here) => (here.kind === 'tile' ? here.tile : null)),
    ),
    (ref, tile) => ({ ref, tile }),
  )(chart, at).flatMap(({ value: { ref, tile }, ...found }) => {
    const unit = chart.scope.units.find((each) => each.tile === tile && ref.units.includes(each.id))
    return unit === undefined ? [] : [{ ...found, value: refOf(LEVELS.named, [unit.id], at, found.end) }]
  })

/** Which of several somebody may mean by such a word: the more, the likelier. */
const FOREMOST: Readonly<Record<string, (unit: OwnUnit) => number>> = {
  'strongest|biggest|largest|best|freshest|toughest|main|big|strong|fresh': ({ men, kind }) =>
    men + (kind === 'elite' ? 1000 : 0),
  'weakest|smallest|worst|small|weak|weaker|tired': ({ men }) => -men,
  'northernmost|northern|north|top|upper|topmost': ({ tile }) => -rowOf(tile),
  'southernmost|southern|south|bottom|lower|bottommost': ({ tile }) => rowOf(tile),
  'easternmost|eastern|east': ({ tile }) => columnOf(tile),
  'westernmost|western|west': ({ tile }) => -columnOf(tile),
  'leftmost|left|left hand|left flank|left wing': ({ tile, facing }) => along(tile, facing, 3),
  'rightmost|right|right hand|right flank|right wing': ({ tile, facing }) => along(tile, facing, 1),
  'front|foremost|leading|forward|first': ({ tile, facing }) => along(tile, facing, 0),
  'rear|rearmost|hindmost|back|last|hind': ({ tile, facing }) => along(tile, facing, 2),
}

/** How far a tile lies in a direction, by quarter turns to the right of how somebody faces. */
function along(tile: Tile, facing: Facing, turns: number): number {
  const toward = ROUND[(ROUND.indexOf(facing) + turns) % 4] ?? facing
  return toward === 'N'
    ? -rowOf(tile)
    : toward === 'S'
      ? rowOf(tile)
      : toward === 'W'
        ? -columnOf(tile)
        : columnOf(tile)
}

const ROUND: readonly Facing[] = ['N', 'E', 'S', 'W']

const which: Rule<(unit: OwnUnit) => number> = either(
  ...Object.entries(FOREMOST).map(([list, by]) => as(words('unit', list), by)),
)

const ON_WHICH = words(
  'unit',
  'on the|on our|in the|at the|to the|on|in|furthest to the|farthest to the|furthest|farthest',
)

/** `the left cavalry`, `the militia on the right`: one of several, and so always asked about. */
export const foremost: Rule<UnitRef> = (chart, at) =>
  either(
    both(which, either(wholeGroup, anyOfUs), (by, ref) => ({ by, ref })),
    both(either(wholeGroup, anyOfUs), after(ON_WHICH, which), (ref, by) => ({ by, ref })),
  )(chart, at).flatMap(({ value: { by, ref }, ...found }) => {
    const units = chart.scope.units.filter(({ id }) => ref.units.includes(id))
    const most = Math.max(...units.map(by))
    const meant = units.filter((unit) => by(unit) === most)
    const [unit] = meant
    if (units.length < 2 || unit === undefined || meant.length > 1) return []
    return [{ ...found, price: found.price + 2, value: refOf(LEVELS.named, [unit.id], at, found.end) }]
  })

/** `whoever is nearest to X2`. */
export const nearestTo: Rule<UnitRef> = (chart, at) =>
  both(
    either(
      after(words('unit', 'whoever is|whichever unit is|whichever is|whoever|whichever unit'), maybe(anyOfUs)),
      before(either(wholeGroup, anyOfUs), maybe(words('unit', 'that is|which is|that are'))),
    ),
    after(
      words('unit', 'nearest to|nearest|closest to|closest|next to'),
      token('unit', (here, { scope }) =>
        here.kind === 'tile'
          ? here.tile
          : here.kind === 'contact'
            ? (scope.view.contacts.find(({ handle }) => handle === here.handle)?.tile ?? null)
            : null,
      ),
    ),
    (ref, tile) => ({ ref, tile }),
  )(chart, at).flatMap(({ value: { ref, tile }, ...found }) => {
    const units = chart.scope.units.filter(({ id, kind }) => (ref === null ? !isSupport(kind) : ref.units.includes(id)))
    const [unit] = [...units].sort((a, b) => manhattan(a.tile, tile) - manhattan(b.tile, tile) || a.id - b.id)
    return unit === undefined
      ? []
      : [{ ...found, price: found.price + 2, value: refOf(LEVELS.named, [unit.id], at, found.end) }]
  })
