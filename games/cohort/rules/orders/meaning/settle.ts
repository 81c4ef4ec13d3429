import { mapOf } from '../../content/maps.ts'
import { type Facing, manhattan, type Tile, tileName } from '../../content/terms.ts'
import { MOST_STEPS, type Place, type Step, type Target } from '../../order.ts'
import { compassOf } from '../../rules/combat/strike.ts'
import { contactMeant, earlier, isKnown } from '../../rules/targets.ts'
import type { OwnUnit } from '../../view/view.ts'
import type { Ways } from '../../view/ways.ts'
import { type Act, isManner } from '../grammar/act.ts'
import type { TargetRef } from '../grammar/enemy-phrases.ts'
import { type PlaceRef, shifted } from '../grammar/place-phrases.ts'
import type { ErrorCode } from '../problems.ts'
import { calling, type Scope } from '../scope.ts'
import type { Span } from '../words/lexer.ts'
import { inability } from './ability.ts'
import { alongSide, farBank, halfway, nearestPiece, sideFacing, slanted } from './relation.ts'

/** Why a clause comes to nothing for one unit. */
export interface Hitch {
  readonly code: ErrorCode
  readonly message: string
  readonly span: Span
}

/** What a clause means to one unit. `left` are the acts it cannot do, which are left out. */
export interface Settled {
  readonly steps: readonly Step[]
  readonly hitch: Hitch | null
  readonly left: readonly Hitch[]
}

/** Tiles that units of the same clause have been sent to, by act (COH-7.5). */
export type Taken = Map<number, Set<Tile>>

interface Going {
  readonly unit: OwnUnit
  readonly scope: Scope
  readonly ways: Ways
  readonly steps: Step[]
  /** Where the unit will be by then, as far as that can be foreseen, and how it will face. */
  here: Tile
  facing: Facing
  hitch: Hitch | null
}

/** The steps of a clause for one unit: names of places become tiles, groups of units the nearest of them. */
export function settleActs(acts: readonly Act[], unit: OwnUnit, scope: Scope, ways: Ways, taken: Taken): Settled {
  const going: Going = { unit, scope, ways, steps: [], here: unit.tile, facing: unit.facing, hitch: null }
  const left: Hitch[] = []
  inSequence(acts).forEach(([act, index]) => {
    if (going.hitch !== null) return
    const unable = inability(act, unit, scope)
    if (unable !== null) left.push({ ...unable, span: act.span })
    else settleAct(going, act, takenBy(taken, index))
    if (going.steps.length > MOST_STEPS) {
      going.hitch = { code: 'too_many_steps', message: `At most ${MOST_STEPS} steps.`, span: act.span }
    }
  })
  return { steps: going.steps, hitch: going.hitch, left }
}

/** Holding goes on for good, so how to hold comes before it: `hold facing east`. */
function inSequence(acts: readonly Act[]): [act: Act, index: number][] {
  const sequence: [Act, number][] = []
  acts.forEach((act, index) => {
    if (act.do === 'hold' && act.idle === true && acts.length > 1) return
    const last = sequence.at(-1)?.[0]
    const endless = last?.do === 'hold' && last.until === null
    sequence.splice(isManner(act) && endless ? sequence.length - 1 : sequence.length, 0, [act, index])
  })
  return sequence
}

function takenBy(taken: Taken, index: number): Set<Tile> {
  let tiles = taken.get(index)
  if (tiles === undefined) {
    tiles = new Set()
    taken.set(index, tiles)
  }
  return tiles
}

function settleAct(going: Going, act: Act, taken: Set<Tile>): void {
  const { steps } = going
  switch (act.do) {
    case 'go': {
      const to = destination(going, act.place, act.span, taken)
      const last = steps.at(-1)
      const again = to?.is === 'tile' && last?.do === 'move' && last.to.is === 'tile' && last.to.tile === to.tile
      if (to !== null && !again) steps.push({ do: 'move', to, route: act.route })
      return
    }
    case 'march':
      march(going, act)
      return
    case 'attack':
    case 'shoot': {
      const target = targetOf(going, act.target)
      steps.push(act.do === 'shoot' ? { do: 'shoot', target } : { do: 'attack', target, route: act.route })
      return
    }
    case 'hold': {
      const last = steps.at(-1)
      const again = act.until === null && last?.do === 'hold' && last.until === null
      if (!again) steps.push({ do: 'hold', until: act.until })
      return
    }
    case 'form':
      steps.push({ do: 'form', formation: act.formation })
      return
    case 'switch':
      steps.push({ do: 'switch', weapon: act.weapon })
      return
    case 'face':
      face(going, act)
      return
    case 'follow': {
      const unit = nearestOf(
        going,
        act.refs.flatMap((ref) => ref.units),
      )
      if (unit === null) stuck(going, 'missing_unit', `${going.unit.name} cannot follow itself.`, act.span)
      else steps.push({ do: 'follow', unit })
      return
    }
    case 'build':
      build(going, act)
      return
    case 'demolish':
    case 'repair':
      steps.push({ do: act.do, at: act.place === null ? null : beside(going, act.place, act.span) })
      return
    case 'ambush':
    case 'dismount':
    case 'mount':
      steps.push({ do: act.do })
  }
}

function stuck(going: Going, code: ErrorCode, message: string, span: Span): null {
  going.hitch ??= { code, message, span }
  return null
}

function unreachable(going: Going, place: string, span: Span): null {
  return stuck(going, 'no_path_available', `${going.unit.name} cannot reach ${place}.`, span)
}

function march(going: Going, act: Extract<Act, { do: 'march' }>): void {
  const tiles = act.tiles === 0 ? Math.max(1, Math.floor(going.unit.budget / 2)) : act.tiles
  const toward = sideFacing(act.toward, going.facing)
  const to = shifted(going.here, toward, tiles)
  if (!canReach(going, to)) {
    unreachable(going, tileName(to), act.span)
    return
  }
  going.here = to
  going.steps.push({ do: 'march', toward, tiles: act.tiles, route: act.route })
}

/** COH-12.8, COH-7.5. */
function destination(going: Going, place: PlaceRef, span: Span, taken: Set<Tile>): Place | null {
  switch (place.is) {
    case 'contact':
      going.here = contactTile(going, place.handle) ?? going.here
      return place
    case 'home':
      going.here = cheapest(going, going.scope.view.zone) ?? going.here
      return place
    case 'units': {
      const unit = nearestOf(going, place.ref.units)
      if (unit === null) return stuck(going, 'missing_unit', `${going.unit.name} cannot go to itself.`, span)
      going.here = going.scope.units.find((other) => other.id === unit)?.tile ?? going.here
      return { is: 'unit', unit }
    }
    default: {
      const tile = freeTile(going, place, span, taken)
      if (tile === null) return null
      taken.add(tile)
      going.here = tile
      return { is: 'tile', tile }
    }
  }
}

type Fixed = Exclude<PlaceRef, { is: 'contact' | 'home' | 'units' }>

/** The nearest tile of the place; where another of the clause was sent there, the nearest to that, of the place first. */
function freeTile(going: Going, place: Fixed, span: Span, taken: ReadonlySet<Tile>): Tile | null {
  const tiles = tilesOf(going, place)
  const wanted = cheapest(going, tiles)
  if (wanted === null) return unreachable(going, placeName(place), span)
  return taken.has(wanted) ? nearestFree(going, wanted, taken, new Set(tiles)) : wanted
}

function nearestFree(going: Going, wanted: Tile, taken: ReadonlySet<Tile>, place: ReadonlySet<Tile>): Tile {
  const costs = going.ways.openCosts(going.unit, going.here)
  let best = wanted
  let least = Number.POSITIVE_INFINITY
  for (let tile = 0; tile < costs.length; tile++) {
    if ((costs[tile] as number) < 0 || taken.has(tile)) continue
    const distance = 2 * manhattan(tile, wanted) + (place.has(tile) ? 0 : 1)
    if (distance > least || (distance === least && !earlier(going.unit.seat, tile, best))) continue
    best = tile
    least = distance
  }
  return best
}

/** Least path cost, then tile order; else as if no enemy barred the way; else what can only be come up to. */
function cheapest(going: Going, tiles: readonly Tile[]): Tile | null {
  const { unit, here, ways } = going
  return (
    cheapestBy(unit, ways.costs(unit, here), tiles) ??
    nearest(
      going,
      tiles.filter((tile) => ways.path(unit, here, tile, 'direct') !== null),
    ) ??
    cheapestBy(unit, ways.openCosts(unit, here), tiles)
  )
}

function cheapestBy(unit: OwnUnit, costs: Int32Array, tiles: readonly Tile[]): Tile | null {
  let best: Tile | null = null
  for (const tile of tiles) {
    const cost = costs[tile] as number
    if (cost < 0) continue
    const least = best === null ? Number.POSITIVE_INFINITY : (costs[best] as number)
    if (cost < least || (cost === least && best !== null && earlier(unit.seat, tile, best))) best = tile
  }
  return best
}

function canReach(going: Going, tile: Tile): boolean {
  return cheapest(going, [tile]) !== null
}

function nearest(going: Going, tiles: readonly Tile[]): Tile | null {
  let best: Tile | null = null
  for (const tile of tiles) {
    const distance = manhattan(going.here, tile)
    const least = best === null ? Number.POSITIVE_INFINITY : manhattan(going.here, best)
    if (distance < least || (distance === least && best !== null && earlier(going.unit.seat, tile, best))) best = tile
  }
  return best
}

/** All tiles a place stands for; a river is gone to by its bank. */
function tilesOf(going: Going, place: Fixed): readonly Tile[] {
  if (place.is === 'tile') return [place.tile]
  if (place.is === 'named') return pointsOn(going, place.tiles)
  if (place.is === 'across') return farBank(going.ways.terrain, going.unit.tile)
  if (place.is === 'side') return sideTiles(going, place)
  if (place.is === 'between') return betweenTiles(going, place)
  if (place.is === 'slant') {
    const tiles = place.tiles === 0 ? Math.max(2, Math.floor(going.unit.budget / 2)) : place.tiles
    return [slanted(going.here, place.toward, tiles)]
  }
  const ground = groundTiles(going, place)
  if (place.terrain === 'river') return banks(going, ground)
  return place.terrain === 'ford' ? pointsOn(going, ground) : ground
}

/** COH-12.8: a unit sent to a ford or a region is sent to its points, where there are any: a tile beside them holds nothing. */
function pointsOn(going: Going, ground: readonly Tile[]): readonly Tile[] {
  const { points } = mapOf(going.scope.view.config)
  const held = ground.filter((tile) => points.some(({ tiles }) => tiles.includes(tile)))
  return held.length > 0 ? held : ground
}

/** Beside units as they face; beside anything else as the enemy lies. */
function sideTiles(going: Going, place: Extract<PlaceRef, { is: 'side' }>): readonly Tile[] {
  const { of, side, tiles } = place
  if (of.is === 'units') {
    // Beside one of several nobody can say which.
    const others = of.ref.units.filter((each) => each !== going.unit.id)
    const id = others.length === 1 ? (others[0] ?? null) : null
    const unit = going.scope.units.find((other) => other.id === id)
    return unit === undefined ? [] : beyond(unit.tile, sideFacing(side, unit.facing), tiles)
  }
  if (of.is === 'contact') {
    const contact = going.scope.view.contacts.find(({ handle }) => handle === of.handle)
    return contact === undefined ? [] : beyond(contact.tile, sideFacing(side, contact.facing ?? 'N'), tiles)
  }
  if (of.is === 'home') return []
  const ground = of.is === 'ground' ? nearestPiece(groundTiles(going, of), going.here) : tilesOf(going, of)
  return ground.length === 0 ? [] : alongSide(ground, side, tiles, going.scope.view)
}

/** Nothing where the map ends. */
function beyond(tile: Tile, toward: Facing, tiles: number): Tile[] {
  const to = shifted(tile, toward, tiles)
  return manhattan(tile, to) === tiles ? [to] : []
}

function betweenTiles(going: Going, { one, other }: Extract<PlaceRef, { is: 'between' }>): readonly Tile[] {
  const ends = [one, other].map((place): Tile | null => {
    if (place.is === 'units')
      return going.scope.units.find(({ id }) => id === nearestOf(going, place.ref.units))?.tile ?? null
    if (place.is === 'contact') return contactTile(going, place.handle)
    return place.is === 'home' ? null : nearest(going, tilesOf(going, place))
  })
  const [from, to] = ends
  if (from == null || to == null) return []
  const middle = halfway(from, to)
  // Between neighbours there is no room.
  return middle === from || middle === to ? [] : [middle]
}

function groundTiles(going: Going, place: Extract<PlaceRef, { is: 'ground' }>): Tile[] {
  const woods = place.terrain === 'forest' ? ['forest', 'wood'] : [place.terrain]
  const { terrain } = going.ways
  return [...terrain.keys()].filter((tile) => woods.includes(terrain[tile] ?? 'plains'))
}

function banks(going: Going, river: readonly Tile[]): Tile[] {
  const wet = new Set(river)
  const dry = [...going.ways.terrain.keys()].filter((tile) => !wet.has(tile))
  return dry.filter((tile) => around(tile).some((next) => wet.has(next)))
}

function around(tile: Tile): Tile[] {
  return (['N', 'E', 'S', 'W'] as const).map((toward) => shifted(tile, toward, 1)).filter((next) => next !== tile)
}

function placeName(place: Fixed): string {
  switch (place.is) {
    case 'tile':
      return tileName(place.tile)
    case 'named':
      return place.name
    case 'ground':
      return `the ${place.terrain}`
    case 'across':
      return 'the other bank'
    case 'side':
    case 'between':
    case 'slant':
      return 'that place'
  }
}

/** The nearest of some own units but itself, then the lower id. */
function nearestOf(going: Going, ids: readonly number[]): number | null {
  let best: OwnUnit | null = null
  for (const unit of going.scope.units) {
    if (unit.id === going.unit.id || !ids.includes(unit.id)) continue
    if (best === null || manhattan(going.here, unit.tile) < manhattan(going.here, best.tile)) best = unit
  }
  return best?.id ?? null
}

function contactTile(going: Going, handle: number): Tile | null {
  return going.scope.view.contacts.find((contact) => contact.handle === handle)?.tile ?? null
}

/** A place as a target: the tile of it where an enemy is known, else the nearest. */
function targetOf(going: Going, target: TargetRef): Target {
  if (target.is !== 'place') return target
  const { place } = target
  if (place.is === 'contact') return place
  if (place.is === 'home' || place.is === 'units') return { is: 'at', tile: going.here }
  const tiles = place.is === 'ground' ? groundTiles(going, place) : tilesOf(going, place)
  const held = tiles.filter((tile) =>
    going.scope.view.contacts.some((contact) => isKnown(contact) && contact.tile === tile),
  )
  const tile = nearest(going, held) ?? nearest(going, tiles) ?? going.here
  return { is: 'at', tile }
}

/** A direction, or whichever way the place or enemy lies. */
function face(going: Going, act: Extract<Act, { do: 'face' }>): void {
  if (typeof act.toward === 'string') {
    going.facing = sideFacing(act.toward, going.facing)
    const last = going.steps.at(-1)
    if (last?.do !== 'face' || last.toward !== going.facing) going.steps.push({ do: 'face', toward: going.facing })
    return
  }
  const target = targetOf(going, act.toward)
  const contacts = going.scope.view.contacts.map((contact) => ({ ...contact, unit: 0 }))
  const tile = target.is === 'at' ? target.tile : contactMeant(contacts, target, going.here)?.tile
  if (tile === undefined || tile === going.here) {
    stuck(going, 'missing_direction', 'Which way?', act.span)
    return
  }
  going.steps.push({ do: 'face', toward: compassOf(going.here, tile) })
}

function build(going: Going, act: Extract<Act, { do: 'build' }>): void {
  const { work, place, span } = act
  if (place === null) {
    going.steps.push({ do: 'build', work, at: null })
    return
  }
  if (work === 'fort' || work === 'bridge') {
    const at = work === 'bridge' ? beside(going, place, span) : within(going, place, span)
    if (work === 'bridge' && at !== null && going.ways.terrain[at] !== 'river') {
      stuck(going, 'cannot_build', `${tileName(at)} is no river to bridge.`, span)
    } else if (at !== null) going.steps.push({ do: 'build', work, at })
    return
  }
  const to = destination(going, place, span, new Set())
  if (to !== null) going.steps.push({ do: 'move', to, route: 'direct' }, { do: 'build', work, at: null })
}

/** The tile worked on from where the unit stands or from the next tile; it goes onto it first when it is further off. */
function within(going: Going, place: PlaceRef, span: Span): Tile | null {
  const tile = workTile(going, place, span)
  if (tile === null || manhattan(tile, going.here) <= 1) return tile
  return walkTo(going, [tile], tile, span)
}

/** The tile worked on from beside it; the unit goes there first. */
function beside(going: Going, place: PlaceRef, span: Span): Tile | null {
  const tile = workTile(going, place, span)
  if (tile === null || manhattan(tile, going.here) === 1) return tile
  return walkTo(going, around(tile), tile, span)
}

function walkTo(going: Going, tiles: readonly Tile[], worked: Tile, span: Span): Tile | null {
  const to = cheapestBy(going.unit, going.ways.openCosts(going.unit, going.here), tiles)
  if (to === null) return unreachable(going, tileName(worked), span)
  going.steps.push({ do: 'move', to: { is: 'tile', tile: to }, route: 'direct' })
  going.here = to
  return worked
}

function workTile(going: Going, place: PlaceRef, span: Span): Tile | null {
  if (place.is === 'contact' || place.is === 'home' || place.is === 'units') {
    return stuck(going, 'bad_tile', `${calling(going.scope.units, going.unit.id)} needs a tile to work on.`, span)
  }
  const tiles = place.is === 'ground' ? groundTiles(going, place) : tilesOf(going, place)
  return cheapest(going, tiles) ?? nearest(going, tiles) ?? unreachable(going, placeName(place), span)
}
