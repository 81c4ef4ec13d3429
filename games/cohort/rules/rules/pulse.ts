import { FACINGS, manhattan, type Tile } from '../content/terms.ts'
import type { HaltReason } from '../events.ts'
import { pairOf, type Unit } from '../state.ts'
import { leaveMap, sweepFallen } from './combat/removal.ts'
import { compassOf, lose, meleeBlow, strike } from './combat/strike.ts'
import { CODE, NEIGHBOURS } from './ground/field.ts'
import { stepCost } from './ground/path.ts'
import { isConfirmed, look, seesFoe } from './ground/sight.ts'
import { intends, mark, nextTile } from './plan.ts'
import { beside, type Play } from './scene.ts'
import { formed, rides, running } from './unit.ts'

/** Stage 3 (COH-7.8): who turns his back is struck. */
export function partingBlows(play: Play): void {
  const { units } = play.state
  const hurt: { readonly unit: Unit; readonly men: number }[] = []
  for (const unit of units) {
    const first = unit.path[0]
    if (first === undefined || !unit.pinned || unit.routing || unit.halted || unit.formation === 'loose') continue
    if (stepCost(play, unit, unit.tile, first, play.scene.ground) === 0) continue
    for (const foe of units) {
      if (foe.seat === unit.seat || foe.routing || foe.path.length > 0 || manhattan(foe.tile, unit.tile) !== 1) continue
      if (manhattan(foe.tile, first) <= 1 || (rides(unit) && !rides(foe))) continue
      if (NEIGHBOURS[4 * foe.tile + FACINGS.indexOf(foe.facing)] !== unit.tile) continue
      hurt.push({ unit, men: strike(play, meleeBlow(play, 'parting', foe, unit, 50, 'rear')) })
      unit.fought = true
      foe.fought = true
    }
  }
  for (const { unit, men } of hurt) lose(unit, men)
  if (hurt.length > 0) sweepFallen(play)
}

/**
 * How many beats stage 4 takes, however far anybody goes: else a seat could count how many tiles an enemy it does not see
 * has marched (COH-4.8). The last one runs all the pulses that are left, which only riders on a road need.
 */
export const MARCH_BEATS = 8

/** Stage 4, one beat of it; false when it was the last. */
export function marchOn(play: Play): boolean {
  const { state } = play
  do {
    state.pulse++
    if (!state.still) state.still = !pulse(play)
  } while (state.pulse >= MARCH_BEATS && !state.still)
  return state.pulse < MARCH_BEATS
}

/** COH-7.6: everybody takes one step together; false when nobody moved. */
function pulse(play: Play): boolean {
  const { state } = play
  if (state.pulse === 1) for (const unit of [...state.units]) leaveIfAtEdge(play, unit)
  mark(play)
  propose(play)
  stopSwaps(play)
  settleRivals(play)
  stopBlocked(play)
  return advance(play)
}

/** COH-9.5: a router that starts its move on its edge is gone. */
function leaveIfAtEdge(play: Play, unit: Unit): void {
  if (unit.routing && pairOf(play.scene.field.edges, unit.seat)[unit.tile] === 1) leaveMap(play, unit)
}

function propose(play: Play): void {
  const { units } = play.state
  const { want, price, rest } = play.scene.march
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit
    want[i] = -1
    if (unit.halted || (unit.steps > 0 && unit.left === 0)) continue
    const next = nextTile(play, unit)
    if (next < 0) continue
    const cost = stepCost(play, unit, unit.tile, next, play.scene.ground)
    if (cost === 0) {
      halt(play, unit, 'no_path_available')
      continue
    }
    if (cost > unit.left && unit.steps > 0) continue
    want[i] = next
    price[i] = cost
    rest[i] = Math.max(0, unit.left - cost)
  }
}

function stopSwaps(play: Play): void {
  const { units } = play.state
  const { want } = play.scene.march
  for (let i = 0; i < units.length; i++) {
    if ((want[i] as number) < 0) continue
    const j = play.scene.at[want[i] as number] as number
    const unit = units[i] as Unit
    const other = j < 0 ? undefined : units[j]
    if (other === undefined || other.seat === unit.seat || want[j] !== unit.tile) continue
    want[i] = -1
    want[j] = -1
    halt(play, unit, 'swap')
    halt(play, other, 'swap')
  }
}

/** COH-7.6, 3: tiles by index, the one with most left takes it. */
function settleRivals(play: Play): void {
  const { units } = play.state
  const { want } = play.scene.march
  let contested: Tile[] | undefined
  for (let i = 0; i < units.length; i++) {
    const tile = want[i] as number
    if (tile < 0) continue
    for (let j = i + 1; j < units.length; j++) {
      if (want[j] !== tile) continue
      contested ??= []
      if (!contested.includes(tile)) contested.push(tile)
      break
    }
  }
  if (contested === undefined) return
  contested.sort((a, b) => a - b)
  for (const tile of contested) settle(play, tile)
}

function settle(play: Play, tile: Tile): void {
  const { units } = play.state
  const { want, rest } = play.scene.march
  const first: [number, number] = [-1, -1]
  for (let i = 0; i < units.length; i++) {
    if (want[i] !== tile) continue
    const seat = (units[i] as Unit).seat === 0 ? 0 : 1
    const best = first[seat]
    if (best < 0 || (rest[i] as number) > (rest[best] as number)) first[seat] = i
  }
  const [a, b] = first
  let winner = a < 0 ? b : a
  if (a >= 0 && b >= 0) {
    const difference = (rest[a] as number) - (rest[b] as number)
    if (difference !== 0) winner = difference > 0 ? a : b
    else {
      const roll = play.ref.dice.int(2)
      winner = roll === 0 ? a : b
      const pair = [(units[a] as Unit).id, (units[b] as Unit).id] as const
      play.tell?.({ type: 'tie', tile, units: pair, roll, winner: (units[winner] as Unit).id })
    }
  }
  const { seat } = units[winner] as Unit
  for (let i = 0; i < units.length; i++) {
    if (want[i] !== tile || i === winner) continue
    const unit = units[i] as Unit
    want[i] = -1
    if (unit.seat === seat) wait(play, unit)
    else halt(play, unit, 'lost_tie')
  }
}

/** COH-7.6, 4. */
function stopBlocked(play: Play): void {
  const { units } = play.state
  const { want } = play.scene.march
  for (let stable = false; !stable; ) {
    stable = true
    for (let i = 0; i < units.length; i++) {
      if ((want[i] as number) < 0) continue
      const j = play.scene.at[want[i] as number] as number
      if (j < 0 || (want[j] as number) >= 0) continue
      stable = false
      want[i] = -1
      const unit = units[i] as Unit
      if ((units[j] as Unit).seat === unit.seat) wait(play, unit)
      else halt(play, unit, 'contact')
    }
  }
}

/** COH-7.6, 5: the steps that are left happen at once; then zones, sight, caution. */
function advance(play: Play): boolean {
  const { state, scene, tell } = play
  const { units } = state
  const { want, rest, moving, watched } = scene.march
  let any = false
  for (let i = 0; i < units.length; i++) {
    moving[i] = (want[i] as number) >= 0 ? 1 : 0
    if (moving[i] === 0) continue
    any = true
    const unit = units[i] as Unit
    if (tell !== undefined) watched[i] = isConfirmed(play, unit) ? 1 : 0
    if (scene.at[unit.tile] === i) scene.at[unit.tile] = -1
    stepTo(play, unit, want[i] as number)
    unit.left = rest[i] as number
    want[i] = unit.tile
  }
  if (!any) return false
  for (let i = 0; i < units.length; i++) scene.at[(units[i] as Unit).tile] = i
  look(play)
  if (tell !== undefined) tellSteps(play)
  for (let i = 0; i < units.length; i++) stopInZone(play, units[i] as Unit)
  return true
}

function stepTo(play: Play, unit: Unit, tile: Tile): void {
  const { scene, state } = play
  scene.march.from[state.units.indexOf(unit)] = unit.tile
  if (formed(unit, scene.ground) !== 'phalanx') unit.facing = compassOf(unit.tile, tile)
  unit.tile = tile
  unit.steps++
  if (unit.path[0] === tile) unit.path.shift()
  const code = scene.ground[tile]
  if (code === CODE.ford || code === CODE.marsh) unit.wet = true
}

function tellSteps(play: Play): void {
  const { state, tell } = play
  const { from, price, moving, watched } = play.scene.march
  state.units.forEach((unit, i) => {
    if (moving[i] === 0) return
    const seen = watched[i] === 1 && isConfirmed(play, unit)
    tell?.({
      type: 'step',
      unit: unit.id,
      from: from[i] as number,
      to: unit.tile,
      cost: price[i] as number,
      left: unit.left,
      pulse: state.pulse,
      seenBy: unit.seat === 0 ? [true, seen] : [seen, true],
    })
  })
}

/** COH-6.6, and COH-7.2 for the cautious, also one that has had to wait so far. */
function stopInZone(play: Play, unit: Unit): void {
  if (unit.halted || unit.routing) return
  if (unit.steps > 0 && inZone(play, unit)) halt(play, unit, 'zone')
  else if (running(unit).stance !== 'cautious' || (unit.steps === 0 && !intends(unit))) return
  else if (seesFoe(play, unit, 3) !== undefined) halt(play, unit, 'cautious')
}

/** COH-6.6. */
function inZone(play: Play, unit: Unit): boolean {
  for (let d = 0; d < 4; d++) {
    const other = beside(play, unit.tile, d)
    if (other !== undefined && other.seat !== unit.seat && hasZone(other)) return true
  }
  return false
}

/** A steady combat unit other than scouts or those in loose order controls the tiles beside it. */
function hasZone(unit: Pick<Unit, 'combat' | 'routing' | 'kind' | 'formation'>): boolean {
  return unit.combat && !unit.routing && unit.kind !== 'scouts' && unit.formation !== 'loose'
}

/**
 * COH-13.8: told the first time in a turn, when every pulse before was a step of its own. Told at every pulse it would count
 * for its seat how long an enemy out of sight is on the march.
 */
function wait(play: Play, unit: Unit): void {
  if (unit.steps < play.state.pulse - 1) return
  play.tell?.({ type: 'wait', unit: unit.id, tile: unit.tile, pulse: play.state.pulse })
}

function halt(play: Play, unit: Unit, reason: HaltReason): void {
  unit.halted = true
  unit.path.length = 0
  play.tell?.({ type: 'halt', unit: unit.id, reason, tile: unit.tile })
}
