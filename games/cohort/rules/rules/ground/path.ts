import type { Seat } from '@tessera/kernel'
import { columnOf, manhattan, rowOf, TILES, type Tile } from '../../content/terms.ts'
import { WEATHER_DATA } from '../../content/weather.ts'
import type { Route } from '../../order.ts'
import { pairOf, type Unit } from '../../state.ts'
import { hasTrait, type Play } from '../scene.ts'
import { formed, rides } from '../unit.ts'
import { CODE, COST, COVER, NEIGHBOURS, WALLED } from './field.ts'

/** What a step asks of the ground: its cost in half-tiles, 0 when it cannot be taken (COH-2.3, COH-6.5, COH-10.4). */
export function stepCost(play: Play, unit: Unit, from: Tile, to: Tile, ground: Uint8Array): number {
  const code = ground[to] as number
  let cost = COST[code] as number
  if (cost === 0) return 0
  if (code === CODE.ford) cost = WEATHER_DATA[play.state.weather].ford
  else if (code === CODE.forest && !rides(unit) && hasTrait(play, unit.seat, 'woodcraft')) cost = WOODCRAFT
  if (play.scene.field.map.fortOwner !== null) {
    cost = wallCost(play, unit, from, to, ground, cost)
    if (cost === 0) return 0
  }
  if (unit.formation === 'phalanx' && formed(unit, ground) === 'phalanx' && !isAhead(unit, from, to)) cost++
  return cost
}

/** What forest costs Celtic foot (COH-5.17). */
const WOODCRAFT = 3

const OFFSETS = { N: -20, E: 1, S: 20, W: -1 } as const

function isAhead(unit: Unit, from: Tile, to: Tile): boolean {
  return to - from === OFFSETS[unit.facing]
}

/** COH-10.4. */
function wallCost(play: Play, unit: Unit, from: Tile, to: Tile, ground: Uint8Array, cost: number): number {
  const { field, open } = play.scene
  const owner = field.map.fortOwner === unit.seat
  const target = ground[to] as number
  const start = ground[from] as number
  const climbing = target === CODE.wall || target === CODE.tower
  const onWall = start === CODE.wall || start === CODE.tower
  if (target === CODE.gate && !owner && open[to] === 0) return 0
  if (owner) {
    if (climbing) return !rides(unit) && (field.interior[from] === 1 || WALLED[start] === 1) ? cost : 0
    return onWall && field.interior[to] === 0 && WALLED[target] === 0 ? 0 : cost
  }
  if (!climbing) return cost
  return target === CODE.wall && !rides(unit) && scalable(play, unit.seat, to) ? SCALING : 0
}

const SCALING = 6

/** Own siege engineers with a tower or ladders stand beside the wall. */
function scalable(play: Play, seat: Seat, wall: Tile): boolean {
  for (let d = 0; d < 4; d++) {
    const next = NEIGHBOURS[4 * wall + d] as number
    if (next < 0) continue
    const index = play.scene.at[next] as number
    const unit = index < 0 ? undefined : play.state.units[index]
    if (unit === undefined || unit.seat !== seat || unit.engineBroken || unit.routing) continue
    if (unit.engine === 'tower' || unit.engine === 'ladders') return true
  }
  return false
}

const spent = new Int32Array(TILES)
const came = new Int16Array(TILES)
const round = new Int32Array(TILES)
const closed = new Int32Array(TILES)
const heap = new Int32Array(8 * TILES)
const avoided = new Uint8Array(TILES)
/** Step costs by terrain where nothing but the terrain counts: no walls, no phalanx. */
const prices = new Int8Array(COST.length)
let plain = false
let search = 0
let size = 0

export interface Search {
  readonly route: Route
  /** +10 beside known enemies instead of within 2, for those who run (COH-9.5). */
  readonly fleeing?: boolean
  /** Every unit bars the way, seen or not (COH-9.5). */
  readonly solid?: boolean
}

/** COH-7.4: the tiles from the unit to the goal, next first, into `path`; false when there is no way. */
export function findPath(play: Play, unit: Unit, goal: Tile, how: Search, path: Tile[]): boolean {
  path.length = 0
  if (unit.tile === goal) return true
  prepare(play, unit, how)
  open(unit, unit.tile, 0, manhattan(unit.tile, goal), -1)
  while (size > 0) {
    const tile = pop(unit.seat)
    if (closed[tile] === search) continue
    closed[tile] = search
    if (tile === goal) return trace(unit.tile, goal, path)
    expand(play, unit, tile, goal, how)
  }
  return false
}

/** The cheapest way to any tile of a set (ties: tile order); false when none can be reached. */
export function findPathToAny(play: Play, unit: Unit, goals: Uint8Array, how: Search, path: Tile[]): boolean {
  path.length = 0
  if (goals[unit.tile] === 1) return true
  prepare(play, unit, how)
  open(unit, unit.tile, 0, 0, -1)
  while (size > 0) {
    const tile = pop(unit.seat)
    if (closed[tile] === search) continue
    closed[tile] = search
    if (goals[tile] === 1) return trace(unit.tile, tile, path)
    expand(play, unit, tile, -1, how)
  }
  return false
}

/** Every tile a unit reaches within its budget, known enemies avoided: calls back with the cost of each, cheapest first. */
export function reach(play: Play, unit: Unit, most: number, found: (tile: Tile, cost: number) => void): void {
  prepare(play, unit, DIRECT)
  open(unit, unit.tile, 0, 0, -1)
  const ground = pairOf(play.scene.known, unit.seat)
  const marks = pairOf(play.scene.marks, unit.seat)
  while (size > 0) {
    const tile = pop(unit.seat)
    if (closed[tile] === search) continue
    closed[tile] = search
    const cost = spent[tile] as number
    found(tile, cost)
    for (let d = 0; d < 4; d++) {
      const next = NEIGHBOURS[4 * tile + d] as number
      if (next < 0 || closed[next] === search || ((marks[next] as number) & 1) !== 0) continue
      const price = stepCost(play, unit, tile, next, ground)
      if (price === 0) continue
      const total = cost + price
      if (total > most && cost > 0) continue
      open(unit, next, Math.max(total, cost), 0, tile)
    }
  }
}

/** More than the dearest step costs (COH-2.3: marsh 6, and 1 more in phalanx), and a power of two. */
const BUCKETS = 8
const buckets = Array.from({ length: BUCKETS }, () => new Int16Array(4 * TILES))
const filled = new Int16Array(BUCKETS)

/** By tile, what a step on to it costs a unit for which only the terrain counts; 0 where it cannot go. One more than there are tiles: off the map. */
const land = new Int8Array(TILES + 1)
/** Neighbours N, E, S, W; off the map there is one tile more, which nobody can enter. */
const NEXT = NEIGHBOURS.map((tile) => (tile < 0 ? TILES : tile))

const floods = new Map<string, Int16Array>()
const MOST_FLOODS = 4000

/**
 * By tile, what the way there costs a unit, known enemies avoided; -1 where it cannot go. `reach` without the order of its
 * tiles. Who thinks ahead meets the same position many times, so what was found is kept for units for which only the terrain
 * counts; nobody writes into it.
 */
export function flood(play: Play, unit: Unit): Int16Array {
  prepare(play, unit, DIRECT)
  if (!plain) return spread(play, unit)
  const key = floodKey(play, unit)
  let costs = floods.get(key)
  if (costs === undefined) {
    if (floods.size >= MOST_FLOODS) floods.clear()
    costs = spread(play, unit)
    floods.set(key, costs)
  }
  return costs
}

/** All that a flood over open country depends on. */
function floodKey(play: Play, unit: Unit): string {
  const { map } = play.config
  const own = pairOf(play.state.seats, unit.seat)
  let key = `${map} ${prices[CODE.ford]} ${prices[CODE.forest]} ${unit.tile}`
  for (const { tile, terrain } of own.structures) key += ` ${terrain}${tile}`
  for (const { tile, state } of own.contacts) if (state === 'confirmed') key += ` ${tile}`
  return key
}

function spread(play: Play, unit: Unit): Int16Array {
  const costs = new Int16Array(TILES + 1).fill(-1)
  const ground = pairOf(play.scene.known, unit.seat)
  const marks = pairOf(play.scene.marks, unit.seat)
  for (let tile = 0; tile < TILES; tile++)
    land[tile] = ((marks[tile] as number) & 1) !== 0 ? 0 : (prices[ground[tile] as number] as number)
  costs[unit.tile] = 0
  ;(buckets[0] as Int16Array)[0] = unit.tile
  filled.fill(0)
  filled[0] = 1
  for (let cost = 0, left = 1; left > 0; cost++) {
    const place = cost & (BUCKETS - 1)
    const bucket = buckets[place] as Int16Array
    const count = filled[place] as number
    filled[place] = 0
    left -= count
    for (let at = 0; at < count; at++) {
      const tile = bucket[at] as number
      // Found again more cheaply after it was put here.
      if (costs[tile] !== cost) continue
      for (let d = 4 * tile; d < 4 * tile + 4; d++) {
        const next = NEXT[d] as number
        let price = land[next] as number
        if (price === 0) continue
        if (!plain) {
          price = stepCost(play, unit, tile, next, ground)
          if (price === 0) continue
        }
        const total = cost + price
        // Not reached yet is -1, which is more than any cost without its sign.
        if (((costs[next] as number) & 0xffff) <= total) continue
        costs[next] = total
        const to = total & (BUCKETS - 1)
        const size = filled[to] as number
        ;(buckets[to] as Int16Array)[size] = next
        filled[to] = size + 1
        left++
      }
    }
  }
  return costs
}

/** The way to a tile that `reach` found. */
export function wayTo(unit: Unit, tile: Tile, path: Tile[]): void {
  path.length = 0
  trace(unit.tile, tile, path)
}

export const DIRECT: Search = { route: 'direct' }

function prepare(play: Play, unit: Unit, how: Search): void {
  search++
  size = 0
  plain = play.scene.field.map.fortOwner === null && unit.formation !== 'phalanx'
  prices.set(COST)
  if (plain) {
    prices[CODE.ford] = WEATHER_DATA[play.state.weather].ford
    if (!rides(unit) && hasTrait(play, unit.seat, 'woodcraft')) prices[CODE.forest] = WOODCRAFT
  }
  if (how.route !== 'safe' && how.fleeing !== true) return
  avoided.fill(0)
  const within = how.fleeing === true ? 1 : 2
  for (const contact of pairOf(play.state.seats, unit.seat).contacts) {
    if (contact.state !== 'confirmed' && contact.state !== 'remembered') continue
    for (let tile = 0; tile < TILES; tile++) if (toGoal(tile, contact.tile) <= within) avoided[tile] = 1
  }
}

function expand(play: Play, unit: Unit, tile: Tile, goal: Tile, how: Search): void {
  const ground = pairOf(play.scene.known, unit.seat)
  const marks = pairOf(play.scene.marks, unit.seat)
  const cost = spent[tile] as number
  for (let d = 0; d < 4; d++) {
    const next = NEIGHBOURS[4 * tile + d] as number
    if (next < 0 || closed[next] === search) continue
    const mark = marks[next] as number
    if ((mark & 1) !== 0 && next !== goal) continue
    if (how.solid === true && (play.scene.at[next] as number) >= 0) continue
    let price = plain ? (prices[ground[next] as number] as number) : stepCost(play, unit, tile, next, ground)
    if (price === 0) {
      if (next !== goal || !isBarred(ground, next)) continue
      price = 2
    }
    if (how.route === 'road' && ground[next] !== CODE.road) price *= 2
    else if (how.route === 'cover' && COVER[ground[next] as number] === 0) price *= 2
    if ((how.route === 'safe' || how.fleeing === true) && avoided[next] === 1) price += 10
    if ((mark & 2) !== 0) price += 4
    open(unit, next, cost + price, goal < 0 ? 0 : toGoal(next, goal), tile)
  }
}

const ROWS = Uint8Array.from({ length: TILES }, (_, tile) => rowOf(tile))
const COLUMNS = Uint8Array.from({ length: TILES }, (_, tile) => columnOf(tile))

/** Manhattan distance without a division: this is asked hundreds of times a path. */
function toGoal(tile: Tile, goal: Tile): number {
  const rows = (ROWS[tile] as number) - (ROWS[goal] as number)
  const columns = (COLUMNS[tile] as number) - (COLUMNS[goal] as number)
  return (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns)
}

/** A wall or gate that somebody is ordered to: the way leads up to it. */
function isBarred(ground: Uint8Array, tile: Tile): boolean {
  return WALLED[ground[tile] as number] === 1
}

/** COH-7.4: relax only on strictly smaller cost. */
function open(unit: Unit, tile: Tile, cost: number, left: number, from: Tile): void {
  if (round[tile] === search && cost >= (spent[tile] as number)) return
  round[tile] = search
  spent[tile] = cost
  came[tile] = from
  push(((cost + left) << 15) | (left << 9) | (unit.seat === 0 ? tile : TILES - 1 - tile))
}

function trace(start: Tile, goal: Tile, path: Tile[]): boolean {
  for (let tile = goal; tile !== start; tile = came[tile] as number) path.push(tile)
  path.reverse()
  return true
}

function push(key: number): void {
  let at = size++
  while (at > 0) {
    const up = (at - 1) >> 1
    const above = heap[up] as number
    if (above <= key) break
    heap[at] = above
    at = up
  }
  heap[at] = key
}

function pop(seat: Seat): Tile {
  const top = heap[0] as number
  const last = heap[--size] as number
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= size) break
    if (child + 1 < size && (heap[child + 1] as number) < (heap[child] as number)) child++
    if ((heap[child] as number) >= last) break
    heap[at] = heap[child] as number
    at = child
  }
  heap[at] = last
  const low = top & 511
  return seat === 0 ? low : TILES - 1 - low
}
