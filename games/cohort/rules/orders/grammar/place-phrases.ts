import { columnOf, type Facing, rowOf, SIDE, type Terrain, type Tile, tileAt } from '../../content/terms.ts'
import type { NamedPlace } from '../scope.ts'
import type { Match } from '../words/phrase.ts'
import { ENEMY_PHRASES, GROUND_PHRASES, HOME_PHRASES, PICK_PHRASES } from '../words/vocabulary.ts'
import { fail, isSkip, matchHere, nearName, type Reading, tokenHere } from './reading.ts'
import { type UnitRef, unitAt } from './unit-phrases.ts'

/** A place as written; which tile it is depends on who goes there (COH-12.8). */
export type PlaceRef =
  | { readonly is: 'tile'; readonly tile: Tile }
  | ({ readonly is: 'named' } & NamedPlace)
  | { readonly is: 'ground'; readonly terrain: Terrain }
  | { readonly is: 'home' }
  | { readonly is: 'contact'; readonly handle: number }
  | { readonly is: 'units'; readonly ref: UnitRef }
  /** The other bank of the river, for who goes there. */
  | { readonly is: 'across' }
  | { readonly is: 'side'; readonly side: Direction; readonly of: PlaceRef; readonly tiles: number }
  | { readonly is: 'between'; readonly one: PlaceRef; readonly other: PlaceRef }
  /** So many tiles in a direction between two. */
  | { readonly is: 'slant'; readonly toward: readonly [Facing, Facing]; readonly tiles: number }

/** Which side of something: of own units as they face, of anything else as the enemy lies. */
export type Direction = Facing | Turn
/** As seen by who turns or goes. */
type Turn = 'ahead' | 'back' | 'left' | 'right'

/** A place that is no unit: the longest name that fits. */
export function placeAt(reading: Reading, at: number): Match<PlaceRef> | null {
  const token = tokenHere(reading, at)
  if (token === undefined) return null
  if (token.kind === 'tile') return { value: { is: 'tile', tile: token.tile }, end: at + 1 }
  if (token.kind === 'contact') {
    return isKnownHandle(reading, token.handle) ? { value: { is: 'contact', handle: token.handle }, end: at + 1 } : null
  }
  const named = namedAt(reading, at)
  const ground = matchHere(reading, GROUND_PHRASES, at)
  if (named !== null && named.end >= (ground?.end ?? 0))
    return { value: { is: 'named', ...named.value }, end: named.end }
  if (ground !== null) return { value: { is: 'ground', terrain: ground.value }, end: ground.end }
  if (matchHere(reading, PICK_PHRASES, at)?.value === 'nearest') {
    const nearest = matchHere(reading, GROUND_PHRASES, at + 1)
    if (nearest !== null) return { value: { is: 'ground', terrain: nearest.value }, end: nearest.end }
  }
  const home = matchHere(reading, HOME_PHRASES, at)
  return home === null ? null : { value: { is: 'home' }, end: home.end }
}

/** `move north-west` says where to turn, `move to the north-west` where to go; `the centre of the wood` is neither. */
function namedAt(reading: Reading, at: number): Match<NamedPlace> | null {
  const named = matchHere(reading, reading.scope.places, at)
  if (named === null || !named.value.block) return named
  const turned = named.value.name.includes('-') && !isSkip(reading.tokens[at - 1])
  return turned || tokenHere(reading, named.end)?.key === 'of' ? null : named
}

/** A place or an own unit. */
export function placeOrUnitAt(reading: Reading, at: number): Match<PlaceRef> | null {
  const place = placeAt(reading, at)
  const unit = unitAt(reading, at, false)
  if (unit === null || (place !== null && place.end >= unit.end)) return place
  return { value: { is: 'units', ref: unit.value }, end: unit.end }
}

/** Why no place can be read here: a tile off the map, an enemy nobody knows, or just a word. */
export function noPlace(reading: Reading, at: number, expected: readonly string[]): null {
  const token = tokenHere(reading, at)
  if (token?.kind === 'badTile') return fail(reading, 'bad_tile', at, at + 1)
  if (token?.kind === 'contact' && !isKnownHandle(reading, token.handle))
    return fail(reading, 'unknown_contact', at, at + 1, { expected: handlesOf(reading) })
  const [handle] = handlesOf(reading)
  const enemy = handle !== undefined && matchHere(reading, ENEMY_PHRASES, at) !== null
  const near = enemy ? null : nearName(reading, at)
  if (near !== null) return fail(reading, 'unknown_word', at, near.end, { expected, suggestion: near.value })
  return fail(reading, 'unknown_word', at, at + 1, enemy ? { expected, suggestion: handle } : { expected })
}

/** The tile so many steps away, clipped to the map. */
export function shifted(tile: Tile, toward: Facing, tiles: number): Tile {
  const row = rowOf(tile) + (toward === 'S' ? tiles : toward === 'N' ? -tiles : 0)
  const column = columnOf(tile) + (toward === 'E' ? tiles : toward === 'W' ? -tiles : 0)
  const clip = (n: number) => Math.max(0, Math.min(SIDE - 1, n))
  return tileAt(clip(row), clip(column))
}

function isKnownHandle(reading: Reading, handle: number): boolean {
  return reading.scope.view.contacts.some(
    (contact) => contact.handle === handle && (contact.state === 'confirmed' || contact.state === 'remembered'),
  )
}

function handlesOf(reading: Reading): string[] {
  return reading.scope.view.contacts
    .filter((contact) => contact.state === 'confirmed' || contact.state === 'remembered')
    .map((contact) => `X${contact.handle}`)
}
