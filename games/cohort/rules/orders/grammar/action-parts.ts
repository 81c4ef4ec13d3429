import type { Facing, Formation, Stance } from '../../content/terms.ts'
import type { Route, SwitchWeapon, Test, WorkKind } from '../../order.ts'
import type { WordKind } from '../problems.ts'
import type { Match } from '../words/phrase.ts'
import {
  CONDITION_PHRASES,
  DETERMINERS,
  DIRECTION_PHRASES,
  FORMATION_PHRASES,
  MEASURE_WORDS,
  MENDED_PHRASES,
  OTHERWISE_PHRASES,
  ROUTE_PHRASES,
  STANCE_PHRASES,
  TOWARD,
  UNTIL_PHRASES,
  type Verb,
  VIA_PHRASES,
  WEAPON_PHRASES,
  WORK_PHRASES,
} from '../words/vocabulary.ts'
import { readTest } from './conditions.ts'
import { enemyAt, type TargetRef } from './enemy-phrases.ts'
import { type Direction, noPlace, type PlaceRef, placeAt, placeOrUnitAt, shifted } from './place-phrases.ts'
import { fail, isSkip, matchHere, pastSkips, type Reading, spanOf, take, tokenHere, verbAt } from './reading.ts'
import { type UnitRef, unitsAt } from './unit-phrases.ts'

/** What an action may be said with. */
export type Arg =
  | 'place'
  | 'units'
  | 'target'
  | 'direction'
  | 'route'
  | 'formation'
  | 'work'
  | 'mended'
  | 'weapon'
  | 'until'

/** Everything that stood with a verb. */
export interface Args {
  readonly vias: PlaceRef[]
  readonly places: PlaceRef[]
  readonly units: UnitRef[]
  target: TargetRef | null
  direction: Direction | null
  /** Tiles in that direction; 0: not said. */
  tiles: number
  route: Route | null
  formation: Formation | null
  stance: Stance | null
  work: WorkKind | null
  mended: boolean
  weapon: SwitchWeapon | null
  until: Test | null
}

const MOVING: readonly Arg[] = ['place', 'units', 'direction', 'route', 'formation']
export const TAKES: Readonly<Record<Verb, readonly Arg[]>> = {
  move: MOVING,
  scout: MOVING,
  retreat: MOVING,
  attack: ['target', 'place', 'route', 'formation'],
  charge: ['target', 'place', 'route', 'formation'],
  shoot: ['target', 'place', 'formation'],
  holdFire: [],
  freeFire: [],
  seize: ['target', 'place', 'route', 'formation'],
  hold: ['place', 'units', 'formation', 'until'],
  form: ['formation', 'place'],
  breakFormation: [],
  face: ['direction', 'target', 'place'],
  follow: ['units', 'place'],
  guard: ['units', 'place'],
  ambush: ['place'],
  evade: ['place', 'units'],
  build: ['work', 'place'],
  fortify: ['place'],
  demolish: ['target', 'work', 'place'],
  repair: ['mended', 'work', 'place'],
  switch: ['weapon'],
  dismount: [],
  mount: [],
  continue: [],
  cancel: [],
}

const WORDING: Readonly<Record<Arg, string>> = {
  place: 'a tile or place',
  units: 'one of your units',
  target: 'an enemy',
  direction: 'a direction',
  route: 'a route',
  formation: 'a formation',
  work: 'a work',
  mended: 'a wall, gate or engine',
  weapon: 'spears or sarissas',
  until: 'until …',
}

/** Nothing said with a verb yet. */
export function noArgs(): Args {
  return {
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
  }
}

/** Reads what stands with a verb, up to a joiner, a condition, the next verb, or what it cannot be said with. */
export function readArgs(reading: Reading, verb: Verb): Args | null {
  const args = noArgs()
  const takes = TAKES[verb]
  while (reading.inputError === null) {
    const token = tokenHere(reading)
    if (token === undefined || token.kind === 'joiner') return args
    // Who is moved has been read before the verb that moves him.
    if (reading.kinds[reading.at] !== null) {
      reading.at++
      continue
    }
    if ((matchHere(reading, CONDITION_PHRASES) ?? matchHere(reading, OTHERWISE_PHRASES)) !== null) return args
    if (!takes.includes('until') && matchHere(reading, UNTIL_PHRASES) !== null) return args
    if (token.key.endsWith('ing') && verbAt(reading, reading.at) !== null) return args
    if (readPhrase(reading, takes, args) || reading.inputError !== null) continue
    if (isSkip(token)) readSkip(reading, takes)
    else if (verb === 'form' && args.formation === null) fail(reading, 'unknown_formation', reading.at, reading.at + 1)
    else noPlace(reading, reading.at, ['a way to do it', ...takes.map((arg) => WORDING[arg])])
  }
  return null
}

/** One phrase of any kind the verb is said with, the longest first; false when none stands here. */
function readPhrase(reading: Reading, takes: readonly Arg[], args: Args): boolean {
  const stance = matchHere(reading, STANCE_PHRASES)
  if (stance !== null) {
    args.stance = stance.value
    take(reading, stance.end, 'stance')
    return true
  }
  if (readUntil(reading, takes, args) || readVia(reading, takes, args) || readNumber(reading, takes, args)) return true
  let best: { readonly end: number; readonly kind: WordKind; readonly put: () => void } | null = null
  for (const arg of takes) {
    const found = candidate(reading, arg, args)
    if (found !== null && found.end > (best?.end ?? 0)) best = found
  }
  if (best === null) return false
  const from = reading.at
  if (best.kind === 'unit' && !isMeant(reading, takes, from, best.end)) return false
  take(reading, best.end, best.kind)
  best.put()
  if (best.kind === 'direction') readDistance(reading, from, args)
  return true
}

/** One moves to a unit and stays with it; nobody says `move the archers` to somebody else, or `wait for` whom he goes to. */
function isMeant(reading: Reading, takes: readonly Arg[], at: number, end: number): boolean {
  const start = pastSkips(reading, at)
  let before = start - 1
  while (DETERMINERS.has(reading.tokens[before]?.key ?? '')) before--
  const word = reading.tokens[before]?.key ?? ''
  if (takes.includes('direction') ? TOWARD.has(word) : !takes.includes('until') || word !== 'for') return true
  const unit = spanOf(reading, start, end).text
  fail(reading, 'unknown_word', isSkip(reading.tokens[before]) ? before : start, end, { suggestion: `to ${unit}` })
  return false
}

interface Candidate {
  readonly end: number
  readonly kind: WordKind
  readonly put: () => void
}

function candidate(reading: Reading, arg: Arg, args: Args): Candidate | null {
  const { at } = reading
  const found = <T>(match: Match<T> | null, kind: WordKind, put: (value: T) => void): Candidate | null =>
    match === null ? null : { end: match.end, kind, put: () => put(match.value) }
  switch (arg) {
    case 'place':
      return found(placeAt(reading, at), 'place', (place) => args.places.push(place))
    case 'units':
      return found(unitsAt({ ...reading, stop: listEnd(reading) }, at, false), 'unit', (refs) =>
        args.units.push(...refs),
      )
    case 'target':
      return args.target === null
        ? found(targetAt(reading, at), 'target', (target) => {
            args.target = target
          })
        : null
    case 'direction':
      return args.direction === null
        ? found(matchHere(reading, DIRECTION_PHRASES), 'direction', (toward) => {
            args.direction = toward
          })
        : null
    case 'route':
      return found(matchHere(reading, ROUTE_PHRASES), 'route', (route) => {
        args.route = route
      })
    case 'formation':
      return args.formation === null
        ? found(matchHere(reading, FORMATION_PHRASES), 'formation', (formation) => {
            args.formation = formation
          })
        : null
    case 'work':
      return args.work === null
        ? found(matchHere(reading, WORK_PHRASES), 'work', (work) => {
            args.work = work
          })
        : null
    case 'mended':
      return found(matchHere(reading, MENDED_PHRASES), 'work', () => {
        args.mended = true
      })
    case 'weapon':
      return args.weapon === null
        ? found(matchHere(reading, WEAPON_PHRASES), 'work', (weapon) => {
            args.weapon = weapon
          })
        : null
    case 'until':
      return null
  }
}

/** Units are listed only up to where somebody else is spoken to. */
function listEnd(reading: Reading): number {
  let end = reading.at
  while (end < reading.stop && reading.tokens[end]?.kind !== 'joiner') end++
  return end
}

export function targetAt(reading: Reading, at: number): Match<TargetRef> | null {
  const token = tokenHere(reading, at)
  const known = token?.kind === 'contact' ? placeAt(reading, at) : null
  if (known?.value.is === 'contact') return { value: known.value, end: known.end }
  return enemyAt(reading, at)
}

function readUntil(reading: Reading, takes: readonly Arg[], args: Args): boolean {
  const until = takes.includes('until') ? matchHere(reading, UNTIL_PHRASES) : null
  if (until === null) return false
  const start = reading.at
  take(reading, until.end, 'condition')
  const read = readTest(reading, start)
  if (read === null) return false
  if (read.negated || args.until !== null) {
    fail(reading, 'unknown_condition', start, reading.at, { message: 'One thing to wait for at a time.' })
    return false
  }
  args.until = read.test
  return true
}

function readVia(reading: Reading, takes: readonly Arg[], args: Args): boolean {
  const via = matchHere(reading, VIA_PHRASES)
  if (via === null || !takes.includes('route') || matchHere(reading, ROUTE_PHRASES) !== null) return false
  const at = pastSkips(reading, via.end)
  const place = placeOrUnitAt(reading, at)
  if (place === null) {
    noPlace(reading, Math.min(at, reading.stop - 1), [WORDING.place])
    return false
  }
  take(reading, via.end, 'route')
  take(reading, at, 'skip')
  take(reading, place.end, 'place')
  args.vias.push(place.value)
  return true
}

/** `150m east`: the number may come first. */
function readNumber(reading: Reading, takes: readonly Arg[], args: Args): boolean {
  const number = tokenHere(reading)
  if (number?.kind !== 'number' || !takes.includes('direction')) return false
  const start = reading.at
  const tiles = tilesHere(reading)
  if (tiles === null) return false
  const skipped = pastSkips(reading)
  const direction = matchHere(reading, DIRECTION_PHRASES, skipped)
  if (direction === null || args.direction !== null) {
    fail(reading, 'missing_direction', start, reading.at, { expected: [WORDING.direction] })
    return false
  }
  take(reading, skipped, 'skip')
  take(reading, direction.end, 'direction')
  args.direction = direction.value
  args.tiles = tiles
  readOffset(reading, args)
  return true
}

/** After a direction: a distance, or the place it is taken from. */
function readDistance(reading: Reading, from: number, args: Args): void {
  const by = tokenHere(reading)?.key === 'by' ? reading.at + 1 : reading.at
  const at = pastSkips(reading, by)
  if (tokenHere(reading, at)?.kind === 'number' && !isOf(reading)) {
    take(reading, at, 'skip')
    const tiles = tilesHere(reading)
    if (tiles !== null) args.tiles = tiles
  } else readOffset(reading, args)
  if (reading.inputError !== null) for (let place = from; place < reading.at; place++) reading.kinds[place] ??= 'lost'
}

function isOf(reading: Reading): boolean {
  return tokenHere(reading)?.key === 'of'
}

/** `two tiles north of F11` is a tile. */
function readOffset(reading: Reading, args: Args): void {
  if (!isOf(reading) || args.direction === null) return
  const at = pastSkips(reading)
  const place = placeAt(reading, at)
  const tile =
    place?.value.is === 'tile' ? place.value.tile : place?.value.is === 'named' ? only(place.value.tiles) : null
  if (place === null || tile === null) {
    noPlace(reading, Math.min(at, reading.stop - 1), ['a tile'])
    return
  }
  const distance = args.tiles === 0 ? 1 : args.tiles
  args.places.push({ is: 'tile', tile: shifted(tile, args.direction as Facing, distance) })
  args.direction = null
  args.tiles = 0
  take(reading, at, 'skip')
  take(reading, place.end, 'place')
}

function only<T>(list: readonly T[]): T | null {
  return list.length === 1 ? (list[0] ?? null) : null
}

/** A number of tiles, 50 m each (COH-12.2). */
export function tilesHere(reading: Reading): number | null {
  const token = tokenHere(reading)
  if (token?.kind !== 'number') return null
  const tiles = token.measure === 'metres' ? Math.floor(token.value / 50) : token.value
  if (token.measure === 'percent' || tiles < 1 || tiles > 99) {
    return fail(reading, 'missing_number', reading.at, reading.at + 1, { message: 'How many tiles?' })
  }
  const counted = tokenHere(reading, reading.at + 1)
  take(reading, reading.at + 1, 'number')
  if (counted?.kind === 'word' && MEASURE_WORDS.has(counted.key)) take(reading, reading.at + 1, 'number')
  return tiles
}

/** Skip words say nothing, but `move from` a place and `wait for` somebody do not mean to go there. */
function readSkip(reading: Reading, takes: readonly Arg[]): void {
  const next = pastSkips(reading)
  const turned = takes.includes('until') ? ['from', 'for'] : ['from']
  const isTurned = reading.tokens.slice(reading.at, next).some((token) => turned.includes(token.key))
  if (isTurned && next < reading.stop && (placeOrUnitAt(reading, next) ?? targetAt(reading, next)) !== null) {
    fail(reading, 'unknown_word', reading.at, reading.at + 1, { expected: takes.map((arg) => WORDING[arg]) })
    return
  }
  take(reading, reading.at + 1, 'skip')
}
