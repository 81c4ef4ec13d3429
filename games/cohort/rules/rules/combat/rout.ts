import { FACINGS, type Facing, manhattan, type Tile } from '../../content/terms.ts'
import type { Modifier } from '../../events.ts'
import { NO_ORDER } from '../../order.ts'
import { pairOf, type Unit } from '../../state.ts'
import { rnd } from '../arithmetic.ts'
import { CODE, NEIGHBOURS } from '../ground/field.ts'
import { findPathToAny, type Search, stepCost } from '../ground/path.ts'
import { look } from '../ground/sight.ts'
import { mark } from '../plan.ts'
import { beside, type Play, unitAt } from '../scene.ts'
import { lossOf, mobility, rides, running, threshold } from '../unit.ts'
import { hearten, leaveMap, remove, surrender, sweepScattered } from './removal.ts'
import { compassOf, lose, meleeBlow, strike } from './strike.ts'

interface Candidate {
  readonly unit: Unit
  readonly excess: number
  /** The units it fought hand to hand this turn. */
  readonly foes: readonly Unit[]
}

/** Stage 9: morale, breaks, pursuit, flight, surrender. */
export function routAll(play: Play): void {
  for (const unit of play.state.units) shake(play, unit)
  const candidates = candidatesOf(play)
  sweepScattered(play)
  const breakers = breaks(play, candidates)
  for (const unit of breakers) if (unit.kind !== 'warElephants') pursue(play, unit)
  if (breakers.length > 0) {
    sweepScattered(play)
    mark(play)
    for (const unit of breakers) if (play.state.units.includes(unit)) flee(play, unit)
    look(play)
  }
  for (const unit of [...play.state.units]) if (unit.routing) yieldIfCaught(play, unit)
}

/** COH-9.1. */
function shake(play: Play, unit: Unit): void {
  const reasons: Modifier[] = []
  const add = (name: string, value: number): void => {
    if (value !== 0) reasons.push({ name, value })
  }
  add('losses', -rnd(100 * unit.lost, unit.full))
  if (unit.struck === 'flank') add('struck in the flank', -5)
  if (unit.struck === 'rear') add('struck in the rear', -10)
  if (!unit.metElephants && fearsElephants(unit) && meetsElephants(play, unit)) {
    unit.metElephants = true
    add('elephants', -5)
  }
  if (reasons.length === 0) return
  const from = unit.morale
  unit.morale = Math.max(
    0,
    reasons.reduce((sum, { value }) => sum + value, from),
  )
  if (unit.morale !== from) play.tell?.({ type: 'morale', unit: unit.id, from, to: unit.morale, reasons })
}

function fearsElephants(unit: Unit): boolean {
  if (unit.kind === 'warElephants') return false
  return rides(unit) || unit.kind === 'levy' || unit.kind === 'militia'
}

function meetsElephants(play: Play, unit: Unit): boolean {
  for (let d = 0; d < 4; d++) {
    const other = beside(play, unit.tile, d)
    if (other?.kind === 'warElephants' && other.seat !== unit.seat && !other.routing) return true
  }
  return false
}

/** COH-9.2, COH-9.3. */
function candidatesOf(play: Play): Candidate[] {
  const candidates: Candidate[] = []
  for (const unit of play.state.units) {
    if (unit.routing || unit.sworn) continue
    const over = lossOf(unit) - threshold(unit)
    const spent = unit.lost > 0 && over >= 0
    if (!spent && unit.morale > 20) continue
    let excess = unit.morale <= 20 ? Math.max(over, 20 - unit.morale) : over
    if (unit.mercenary) excess += 5
    candidates.push({ unit, excess, foes: foesOf(play, unit) })
  }
  return candidates.sort((a, b) => b.excess - a.excess || a.unit.id - b.unit.id)
}

function foesOf(play: Play, unit: Unit): Unit[] {
  const foes: Unit[] = []
  for (let d = 0; d < 4; d++) {
    const other = beside(play, unit.tile, d)
    if (other !== undefined && other.seat !== unit.seat && !other.routing) foes.push(other)
  }
  return foes
}

function breaks(play: Play, candidates: readonly Candidate[]): Unit[] {
  const { units } = play.state
  const broken = new Map<Unit, number>()
  for (const { unit, excess, foes } of candidates) {
    if (!units.includes(unit)) continue
    const beaten = foes.every((foe) => !units.includes(foe) || (broken.get(foe) ?? Number.NEGATIVE_INFINITY) > excess)
    if (foes.length > 0 && beaten) {
      play.tell?.({ type: 'held', unit: unit.id })
      continue
    }
    broken.set(unit, excess)
    play.tell?.({ type: 'broke', unit: unit.id, loss: lossOf(unit), threshold: threshold(unit), excess })
    unit.routing = true
    unit.broke = true
    unit.formation = 'standard'
    unit.forming = null
    unit.switching = null
    unit.order = { ...NO_ORDER }
    unit.aside = null
    unit.path.length = 0
    unit.goal = -1
    unit.target = 0
  }
  for (const whom of ['friends', 'enemies'] as const) for (const unit of broken.keys()) spread(play, unit, whom)
  return [...broken.keys()]
}

/** COH-9.4: all losses before all gains, which stop at a unit's own morale; else ids would decide between two that break alike. */
function spread(play: Play, broken: Unit, whom: 'friends' | 'enemies'): void {
  for (const unit of play.state.units) {
    if (unit === broken || manhattan(unit.tile, broken.tile) > 2) continue
    if (whom !== (unit.seat === broken.seat ? 'friends' : 'enemies')) continue
    if (unit.seat !== broken.seat) hearten(play, unit, 5, 'enemy broke')
    else hearten(play, unit, -(broken.kind === 'elite' ? 10 : 5) * (unit.mercenary ? 2 : 1), 'friends broke')
  }
}

/** COH-9.5. */
function pursue(play: Play, unit: Unit): void {
  for (const foe of pursuers(play, unit)) {
    const effort = rides(foe) ? 100 : 50
    lose(unit, strike(play, meleeBlow(play, 'pursuit', foe, unit, effort, 'rear')))
  }
}

/** Adjacent steady enemy combat units, in id order. */
function pursuers(play: Play, unit: Unit): Unit[] {
  return foesOf(play, unit)
    .filter((foe) => foe.combat)
    .sort((a, b) => a.id - b.id)
}

const FLEEING: Search = { route: 'direct', fleeing: true, solid: true }
const way: Tile[] = []

function flee(play: Play, unit: Unit): void {
  if (unit.kind === 'warElephants') {
    runAmok(play, unit)
    return
  }
  const { scene, state } = play
  const edge = pairOf(scene.field.edges, unit.seat)
  if (edge[unit.tile] === 1) {
    leaveMap(play, unit)
    return
  }
  if (!findPathToAny(play, unit, edge, FLEEING, way)) return
  const from = unit.tile
  const chasers = pursuers(play, unit).filter((foe) => running(foe).stance === 'aggressive')
  let left = mobility(unit, scene.ground, state.weather)
  let steps = 0
  for (const tile of way) {
    const cost = stepCost(play, unit, unit.tile, tile, scene.ground)
    if (cost === 0 || (cost > left && steps > 0) || (scene.at[tile] as number) >= 0) break
    place(play, unit, tile)
    left = Math.max(0, left - cost)
    steps++
  }
  if (steps === 0) return
  play.tell?.({ type: 'fled', unit: unit.id, from, to: unit.tile })
  const chaser = chasers.find((foe) => stepCost(play, foe, foe.tile, from, scene.ground) > 0)
  if (chaser === undefined) return
  const left0 = chaser.tile
  place(play, chaser, from)
  play.tell?.({ type: 'followed_up', unit: chaser.id, from: left0, to: from })
}

function place(play: Play, unit: Unit, tile: Tile): void {
  const { at, ground } = play.scene
  const index = at[unit.tile] as number
  at[unit.tile] = -1
  at[tile] = index
  unit.facing = compassOf(unit.tile, tile)
  unit.tile = tile
  unit.path.length = 0
  unit.steps++
  if (ground[tile] === CODE.ford || ground[tile] === CODE.marsh) unit.wet = true
}

/** COH-9.7. */
function runAmok(play: Play, unit: Unit): void {
  const roll = play.ref.dice.int(4)
  const tile = NEIGHBOURS[4 * unit.tile + roll] as number
  const victim = tile < 0 ? undefined : unitAt(play, tile)
  const direction = FACINGS[roll] as Facing
  play.tell?.({ type: 'amok', unit: unit.id, tile: unit.tile, roll, direction, victim: victim?.id ?? null })
  if (victim !== undefined) {
    lose(victim, strike(play, meleeBlow(play, 'amok', unit, victim, 100, 'flank')))
    victim.fought = true
  }
  remove(play, unit, 'amok', null)
  sweepScattered(play)
}

/** COH-9.6. */
function yieldIfCaught(play: Play, unit: Unit): void {
  const captor = pursuers(play, unit)[0]
  if (captor !== undefined) surrender(play, unit, captor)
}
