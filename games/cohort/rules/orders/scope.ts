import { BLOCKS } from '../content/blocks.ts'
import { contentOf } from '../content/changes.ts'
import type { Trait } from '../content/cultures.ts'
import { type BattleMap, MAP_DATA, tilesOf } from '../content/maps.ts'
import type { MapId, Tile } from '../content/terms.ts'
import { type CohortView, type OwnUnit, seatOf } from '../view/view.ts'
import { keysOf } from './words/lexer.ts'
import { type Lexicon, lexiconOf } from './words/phrase.ts'
import { VOCABULARY } from './words/vocabulary.ts'

/** A point or a region by name: any of its tiles will do (COH-12.8). */
export interface NamedPlace {
  readonly name: string
  /** A part of the field that only reports name. */
  readonly block: boolean
  readonly point: string | null
  readonly tiles: readonly Tile[]
}

/** What words can mean to one seat at one moment. */
export interface Scope {
  readonly view: CohortView
  readonly seat: number
  readonly units: readonly OwnUnit[]
  readonly names: Lexicon<number>
  readonly places: Lexicon<NamedPlace>
  readonly vocabulary: ReadonlySet<string>
  /** Names of several words as they are written, by their words. */
  readonly spellings: ReadonlyMap<string, string>
  readonly traits: readonly Trait[]
}

const scopes = new WeakMap<CohortView, Scope>()

/** The same view is read with every key. */
export function scopeOf(view: CohortView): Scope {
  let scope = scopes.get(view)
  if (scope === undefined) {
    scope = newScope(view)
    scopes.set(view, scope)
  }
  return scope
}

function newScope(view: CohortView): Scope {
  const seat = seatOf(view)
  const names = lexiconOf(view.units.map((unit) => [keysOf(unit.name), unit.id] as const))
  const places = placesOf(view.config.map)
  const culture = view.seats[seat === 0 ? 0 : 1].culture
  return {
    view,
    seat,
    units: view.units,
    names,
    places,
    vocabulary: new Set([...VOCABULARY, ...names.words, ...places.words]),
    spellings: spellingsOf([...view.units.map((unit) => unit.name), ...placeNames(places)]),
    traits: culture === null ? [] : contentOf(view.config).cultures[culture].traits,
  }
}

/** What a unit is called in orders: its name, or its number where two bear the same. */
export function calling(units: readonly Pick<OwnUnit, 'id' | 'name'>[], id: number): string {
  const unit = units.find((other) => other.id === id)
  if (unit === undefined) return `#${id}`
  const twice = units.some((other) => other.id !== id && other.name.toLowerCase() === unit.name.toLowerCase())
  return twice ? `#${id}` : unit.name
}

function placeNames(places: Lexicon<NamedPlace>): string[] {
  return [...places.byFirst.values()].flatMap((list) => list.map(([, { name }]) => name))
}

function spellingsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>()
  for (const name of names) {
    const keys = keysOf(name).filter((key, index) => index > 0 || key !== 'the')
    if (keys.length > 1) spellings.set(keys.join(' '), name)
  }
  return spellings
}

const placesByMap = new Map<MapId, Lexicon<NamedPlace>>()

function placesOf(id: MapId): Lexicon<NamedPlace> {
  let places = placesByMap.get(id)
  if (places === undefined) {
    places = lexiconOf(namesOf(MAP_DATA[id]))
    placesByMap.set(id, places)
  }
  return places
}

/** Points before regions before blocks: where two bear a name, the first is meant. */
function namesOf(map: BattleMap): (readonly [readonly string[], NamedPlace])[] {
  const named: (readonly [readonly string[], NamedPlace])[] = []
  const add = (name: string, place: NamedPlace): void => {
    const keys = keysOf(name).filter((key, index) => index > 0 || key !== 'the')
    if (!named.some(([other]) => other.join(' ') === keys.join(' '))) named.push([keys, place])
  }
  for (const { id, name, tiles, aliases } of map.points) {
    for (const called of [name, ...aliases]) add(called, { name, block: false, point: id, tiles })
  }
  for (const { name, tiles } of map.regions) add(name, { name, block: false, point: null, tiles: tilesOf(tiles) })
  // As reports call what has no region (COH-4.7); `North` alone stays a direction.
  for (const [name, tiles] of BLOCKS) {
    const called = name.includes('-') ? [name, name.replace('-', '')] : name === 'Centre' ? [name, 'Center'] : []
    for (const word of called) add(word, { name, block: true, point: null, tiles })
  }
  return named
}
