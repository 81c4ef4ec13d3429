import { type CellSet, contains, unite } from '@tessera/board'
import type { Seat } from '@tessera/kernel'
import { blockOf } from '../../content/blocks.ts'
import type { BattleMap } from '../../content/maps.ts'
import { columnOf, manhattan, rowOf, squared, type Tile } from '../../content/terms.ts'
import { WEATHER_DATA } from '../../content/weather.ts'
import { type Area, type Contact, pairOf, type SeatState, type Unit } from '../../state.ts'
import { type Play, type Position, sightOver, WORDS } from '../scene.ts'
import { roughly, typeName } from '../unit.ts'
import { COVER } from './field.ts'
import { confirmedFrom, hasLine, sightRadius } from './sight-tables.ts'

/** COH-4.9: both seats look round; uncertain forces are noticed only when the turn ends. */
export function look(play: Play, turnEnds = false): void {
  lookFor(play, 0)
  lookFor(play, 1)
  if (turnEnds) {
    listenFor(play, 0)
    listenFor(play, 1)
  }
}

/** The tiles a unit sees by itself. */
export function sightOf(play: Play, unit: Unit): CellSet {
  return confirmedFrom(play.scene.sight, unit.tile, unit.sight, WEATHER_DATA[play.state.weather].sight)
}

/** The same without a scene, for a single tile. */
export function confirmsTile({ state, config }: Position, unit: Unit, tile: Tile): boolean {
  if (!config.fog) return true
  return contains(
    confirmedFrom(sightOver(state, config), unit.tile, unit.sight, WEATHER_DATA[state.weather].sight),
    tile,
  )
}

/** The seat's contact with a unit, in any state. */
export function contactWith(seat: SeatState, unit: number): Contact | undefined {
  for (const contact of seat.contacts) if (contact.unit === unit) return contact
  return undefined
}

export function contactCalled(seat: SeatState, handle: number): Contact | undefined {
  return seat.contacts[handle - 1]
}

export function isConfirmed(play: Play, unit: Unit): boolean {
  return contactWith(pairOf(play.state.seats, 1 - unit.seat), unit.id)?.state === 'confirmed'
}

/** COH-7.2: the unit's own sight confirms a steady enemy combat unit this near. */
export function seesFoe(play: Play, unit: Unit, within: number, fighters = true): Unit | undefined {
  const mask = sightOf(play, unit)
  let nearest: Unit | undefined
  let least = within + 1
  for (const other of play.state.units) {
    if (other.seat === unit.seat || other.routing || (fighters && !other.combat)) continue
    const away = manhattan(unit.tile, other.tile)
    if (away < least && (!play.config.fog || contains(mask, other.tile))) {
      least = away
      nearest = other
    }
  }
  return nearest
}

/** COH-1.6: a known enemy is near. */
export function knowsFoe(seat: SeatState, tile: Tile, within: number): boolean {
  for (const contact of seat.contacts) {
    if (contact.state !== 'confirmed' && contact.state !== 'remembered') continue
    if (manhattan(contact.tile, tile) <= within) return true
  }
  return false
}

/** COH-4.8: a unit leaves the map; the sides that saw it know. */
export function witnessEnd(play: Play, unit: Unit): void {
  const contact = contactWith(pairOf(play.state.seats, 1 - unit.seat), unit.id)
  if (contact?.state === 'confirmed') contact.state = 'destroyed'
}

/** Everything a seat has in sight, into its mask of the scene. */
export function sweep(play: Play, seat: Seat): CellSet {
  const seen = pairOf(play.scene.seen, seat)
  if (!play.config.fog) return seen.fill(-1)
  seen.fill(0)
  for (const unit of play.state.units) {
    if (unit.seat !== seat) continue
    unite(seen, sightOf(play, unit))
  }
  return seen
}

function lookFor(play: Play, seat: Seat): void {
  const { state } = play
  const own = pairOf(state.seats, seat)
  const seen = sweep(play, seat)
  for (let i = 0; i < WORDS; i++) own.explored[i] = (own.explored[i] ?? 0) | (seen[i] as number)
  for (const unit of state.units) {
    if (unit.seat === seat) continue
    const contact = contactWith(own, unit.id)
    if (contains(seen, unit.tile)) confirm(play, own, seat, unit, contact)
    else if (contact?.state === 'confirmed') {
      contact.state = 'remembered'
      play.tell?.({ type: 'lost_sight', seat, handle: contact.handle, tile: contact.tile })
    }
  }
  for (const contact of own.contacts)
    if (contact.state === 'remembered' && contains(seen, contact.tile)) contact.state = 'gone'
  if (state.structures.length + own.structures.length > 0)
    own.structures = known(state.structures, own.structures, seen)
  if (state.forts.length + own.forts.length > 0) own.forts = known(state.forts, own.forts, seen)
}

/** COH-4.6. */
function confirm(play: Play, own: SeatState, seat: Seat, unit: Unit, met: Contact | undefined): void {
  let contact = met
  if (contact === undefined) {
    contact = {
      handle: own.contacts.length + 1,
      unit: unit.id,
      state: 'gone',
      kind: unit.kind,
      type: typeName(unit),
      mounted: unit.mounted,
      tile: unit.tile,
      facing: unit.facing,
      strength: 0,
      formation: unit.formation,
      weapon: unit.weapon,
      routing: unit.routing,
      turn: play.state.turn,
    }
    own.contacts.push(contact)
  }
  const before = contact.state
  contact.state = 'confirmed'
  contact.mounted = unit.mounted && !unit.dismounted
  contact.tile = unit.tile
  contact.facing = unit.facing
  contact.strength = roughly(unit.men)
  contact.formation = unit.formation
  contact.weapon = unit.weapon
  contact.routing = unit.routing
  contact.turn = play.state.turn
  if (before !== 'confirmed')
    play.tell?.({ type: 'sighted', seat, handle: contact.handle, unitType: contact.type, tile: unit.tile })
}

/** What a seat knows of things built: as they are where it looks, as they were where it does not. */
function known<T extends { readonly tile: Tile }>(real: readonly T[], before: readonly T[], seen: CellSet): T[] {
  const kept = before.filter(({ tile }) => !contains(seen, tile))
  const now = real.filter(({ tile }) => contains(seen, tile)).map((thing) => ({ ...thing }))
  return [...kept, ...now].sort((a, b) => a.tile - b.tile)
}

/** COH-4.5, COH-4.7: enemies noticed without being made out, one entry an area. */
function listenFor(play: Play, seat: Seat): void {
  const { state } = play
  const own = pairOf(state.seats, seat)
  own.areas = []
  if (!play.config.fog) return
  for (const unit of state.units) {
    if (unit.seat === seat || contactWith(own, unit.id)?.state === 'confirmed' || !isNoticed(play, seat, unit)) continue
    const area = areaOf(play.scene.field.map, unit.tile)
    if (own.areas.some((other) => other.name === area.name && other.left === area.left && other.top === area.top))
      continue
    own.areas.push(area)
  }
  own.areas.sort((a, b) => a.top - b.top || a.left - b.left)
  // Told in the order of the map: that of their ids would say who is who.
  for (const area of own.areas) play.tell?.({ type: 'area', seat, area })
}

function isNoticed(play: Play, seat: Seat, unit: Unit): boolean {
  const { state, scene } = play
  const weather = WEATHER_DATA[state.weather].sight
  const stirs = unit.steps > 0 || unit.fought || unit.shot || unit.worked
  const open = COVER[scene.ground[unit.tile] as number] === 0
  const dusty = scene.field.map.hot && (state.weather === 'clear' || state.weather === 'dust') && unit.steps >= 3
  for (const observer of state.units) {
    if (observer.seat !== seat) continue
    const radius = sightRadius(scene.ground, observer.tile, unit.tile, observer.sight, weather) + (dusty ? 4 : 2)
    if (squared(observer.tile, unit.tile) > radius * radius) continue
    if (stirs || (open && hasLine(scene.sight, observer.tile, unit.tile))) return true
  }
  return false
}

/** COH-4.7: the first region that holds the tile, else its 4 by 4 block. */
function areaOf(map: BattleMap, tile: Tile): Area {
  const row = rowOf(tile)
  const column = columnOf(tile)
  for (const { name, tiles } of map.regions) {
    if (row < tiles.north || row > tiles.south || column < tiles.west || column > tiles.east) continue
    return { name, left: tiles.west, right: tiles.east, top: tiles.north, bottom: tiles.south }
  }
  return blockOf(tile)
}

/** `Eastern woods (L-N, 15-18)`. */
export function areaText(area: Area): string {
  const letter = (column: number) => String.fromCharCode(65 + column)
  return `${area.name} (${letter(area.left)}-${letter(area.right)}, ${area.top + 1}-${area.bottom + 1})`
}
