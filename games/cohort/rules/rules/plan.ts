import { columnOf, manhattan, rowOf, SIDE, TILES, type Tile, tileAt } from '../content/terms.ts'
import type { Step } from '../order.ts'
import { pairOf, type Unit, unitById } from '../state.ts'
import { div } from './arithmetic.ts'
import { effectiveRange, shoots } from './combat/missile.ts'
import { DIRECT, findPath, findPathToAny, type Search } from './ground/path.ts'
import { contactCalled } from './ground/sight.ts'
import { hasLine } from './ground/sight-tables.ts'
import type { Play } from './scene.ts'
import { contactMeant } from './targets.ts'
import { budget, running, stepDone } from './unit.ts'

const ROUTES: Readonly<Record<'direct' | 'road' | 'cover' | 'safe', Search>> = {
  direct: DIRECT,
  road: { route: 'road' },
  cover: { route: 'cover' },
  safe: { route: 'safe' },
}

const RUNNING: Search = { route: 'direct', fleeing: true }

/** The tile a unit enters next, as things stand; -1 when it stays. Steps that are done give way to the next (COH-7.1). */
export function nextTile(play: Play, unit: Unit): Tile {
  if (unit.routing) return fleeOn(play, unit)
  for (let guard = 0; guard < 6; guard++) {
    const step = running(unit).steps[0]
    if (step === undefined) return pounce(play, unit)
    const next = stepTile(play, unit, step)
    if (next !== DONE) return next
    stepDone(unit)
  }
  return -1
}

/** Whether a unit means to move this turn, so that nobody counts on finding it where it is (COH-7.4). */
export function intends(unit: Unit): boolean {
  if (unit.halted) return false
  if (unit.routing) return true
  const order = running(unit)
  const step = order.steps[0]
  if (step === undefined || step.do === 'hold') return order.stance === 'aggressive'
  return step.do === 'move' || step.do === 'march' || step.do === 'attack' || step.do === 'follow'
}

/** What planning must know of other units (COH-7.4). */
export function mark(play: Play): void {
  for (const seat of [0, 1] as const) {
    const marks = play.scene.marks[seat]
    marks.fill(0)
    for (const contact of play.state.seats[seat].contacts) if (contact.state === 'confirmed') marks[contact.tile] = 1
  }
  for (const unit of play.state.units) {
    if (unit.steps > 0 || intends(unit)) continue
    const marks = pairOf(play.scene.marks, unit.seat)
    marks[unit.tile] = (marks[unit.tile] as number) | 2
  }
}

/** Steps that are done. */
const DONE = -2

function stepTile(play: Play, unit: Unit, step: Step): Tile {
  switch (step.do) {
    case 'move':
      return step.to.is === 'unit' ? keepBeside(play, unit, step.to.unit, true) : goTo(play, unit, step)
    case 'march':
      return goTo(play, unit, step)
    case 'attack':
      return closeIn(play, unit, step)
    case 'follow':
      return keepBeside(play, unit, step.unit, false)
    case 'face':
      if (unit.formation === 'phalanx') return stay(unit)
      if (unit.facing !== step.toward) play.tell?.({ type: 'faced', unit: unit.id, from: unit.facing, to: step.toward })
      unit.facing = step.toward
      return DONE
    case 'hold':
      return pounce(play, unit)
    default:
      return stay(unit)
  }
}

function stay(unit: Unit): Tile {
  unit.path.length = 0
  return -1
}

function goTo(play: Play, unit: Unit, step: Extract<Step, { do: 'move' | 'march' }>): Tile {
  if (unit.goal < 0) unit.goal = goalOf(play, unit, step)
  if (unit.goal < 0 || unit.tile === unit.goal) return DONE
  if (unit.path.length === 0 && !findPath(play, unit, unit.goal, ROUTES[step.route], unit.path)) return lost(play, unit)
  return unit.path[0] ?? -1
}

function goalOf(play: Play, unit: Unit, step: Extract<Step, { do: 'move' | 'march' }>): Tile {
  if (step.do === 'march') {
    const { ground } = play.scene
    const far = step.tiles > 0 ? step.tiles : div(budget(unit, ground, play.state.weather), 2)
    const rows = step.toward === 'N' ? -far : step.toward === 'S' ? far : 0
    const columns = step.toward === 'W' ? -far : step.toward === 'E' ? far : 0
    const within = (n: number) => Math.min(SIDE - 1, Math.max(0, n))
    return tileAt(within(rowOf(unit.tile) + rows), within(columnOf(unit.tile) + columns))
  }
  const { to } = step
  switch (to.is) {
    case 'tile':
      return to.tile
    case 'contact':
      return contactCalled(pairOf(play.state.seats, unit.seat), to.handle)?.tile ?? -1
    case 'home':
      return homeOf(play, unit)
    case 'unit':
      return -1
  }
}

const zone = new Uint8Array(TILES)
const scratch: Tile[] = []

/** COH-7.11. */
function homeOf(play: Play, unit: Unit): Tile {
  zone.fill(0)
  for (const tile of pairOf(play.scene.field.zones, unit.seat)) zone[tile] = 1
  if (!findPathToAny(play, unit, zone, DIRECT, scratch)) return -1
  return scratch[scratch.length - 1] ?? unit.tile
}

function keepBeside(play: Play, unit: Unit, other: number, once: boolean): Tile {
  const leader = unitById(play.state.units, other)
  if (leader === undefined || leader.seat !== unit.seat) return DONE
  if (manhattan(unit.tile, leader.tile) <= 1) return once ? DONE : stay(unit)
  if (!findPath(play, unit, leader.tile, DIRECT, unit.path)) return lost(play, unit)
  return unit.path[0] ?? -1
}

/** COH-7.1 `attack`: the way is found anew every pulse. */
function closeIn(play: Play, unit: Unit, step: Extract<Step, { do: 'attack' }>): Tile {
  const own = pairOf(play.state.seats, unit.seat)
  const { target } = step
  if (unit.target === 0) unit.target = contactMeant(own.contacts, target, unit.tile)?.handle ?? 0
  if (unit.target === 0) {
    if (target.is !== 'at') return stay(unit)
    return storm(play, unit, target.tile, ROUTES[step.route])
  }
  const contact = contactCalled(own, unit.target)
  if (contact === undefined || contact.state === 'destroyed') return DONE
  if (contact.state === 'confirmed' && contact.routing) return DONE
  if (contact.state === 'gone') return unit.order.unseen >= 2 ? DONE : stay(unit)
  if (unit.order.unseen >= 2 && contact.state === 'remembered') return DONE
  return approach(play, unit, contact.tile, contact.state === 'confirmed', ROUTES[step.route])
}

/** A place: on to it; a closed wall or gate: up to it. */
function storm(play: Play, unit: Unit, tile: Tile, how: Search): Tile {
  if (unit.tile === tile) return DONE
  if (!findPath(play, unit, tile, how, unit.path)) return lost(play, unit)
  return unit.path[0] ?? -1
}

function approach(play: Play, unit: Unit, tile: Tile, seen: boolean, how: Search): Tile {
  const away = manhattan(unit.tile, tile)
  if (seen && away <= 1) return stay(unit)
  if (seen && running(unit).stance !== 'aggressive' && shoots(unit) && away >= 2) {
    const range = effectiveRange(play, unit)
    if (away <= range && hasLine(play.scene.sight, unit.tile, tile)) return stay(unit)
  }
  if (away === 0) return stay(unit)
  if (!findPath(play, unit, tile, how, unit.path)) return lost(play, unit)
  return unit.path[0] ?? -1
}

/** COH-7.2: an aggressive unit with nothing else to do goes for a confirmed enemy within 2. */
function pounce(play: Play, unit: Unit): Tile {
  if (running(unit).stance !== 'aggressive') return stay(unit)
  const own = pairOf(play.state.seats, unit.seat)
  let least = 3
  let tile = -1
  for (const contact of own.contacts) {
    if (contact.state !== 'confirmed' || contact.routing) continue
    const away = manhattan(contact.tile, unit.tile)
    if (away < least) {
      least = away
      tile = contact.tile
    }
  }
  return tile < 0 ? stay(unit) : approach(play, unit, tile, true, DIRECT)
}

/** COH-9.5, later turns. */
function fleeOn(play: Play, unit: Unit): Tile {
  const edge = pairOf(play.scene.field.edges, unit.seat)
  if (edge[unit.tile] === 1) return stay(unit)
  if (unit.path.length === 0 && !findPathToAny(play, unit, edge, RUNNING, unit.path)) return stay(unit)
  return unit.path[0] ?? -1
}

function lost(play: Play, unit: Unit): Tile {
  unit.path.length = 0
  unit.halted = true
  play.tell?.({ type: 'halt', unit: unit.id, reason: 'no_path_available', tile: unit.tile })
  return -1
}
