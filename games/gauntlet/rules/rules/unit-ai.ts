import type { AiStep } from '../events.ts'
import type { Unit } from '../state.ts'
import { betterEnemies, betterTarget } from './better-target.ts'
import { ahead, behind, distance, NEIGHBOURS, ring, STEPS, within } from './board.ts'
import { STATUS_BIT, TAG_INDEX } from './codes.ts'
import { attack, estimate } from './combat/attack.ts'
import { formationArmor } from './combat/formation.ts'
import { cast, planAbility } from './effects/casting.ts'
import { contagionRisk, taunterOf } from './effects/select.ts'
import { alive, battleOrder, cardFor, type Field, foesOf } from './field.ts'
import { pathTo } from './flood.ts'
import { charge, chargePath, chargeTarget, isCharger } from './movement/charge.ts'
import { engaged, engagedAt, engagersAt, engagersOf, reaches } from './movement/engagement.ts'
import { rotate } from './movement/forced.ts'
import { mayAttack, mayAttackAnyFrom } from './movement/legality.ts'
import { free, newWalk, outOfReach, strikesRunners, walk } from './movement/movement.ts'
import { approach, bestGoal, harmfulAt, nearestCell } from './pathing.ts'
import { pickTarget, score, targetsFrom } from './targeting.ts'
import { has, rangeOf, STUNNED, shooting, shredCap, speedOf, tagged } from './values.ts'

const { Flyer, Skirmisher, SpearWall } = TAG_INDEX
const { root, confuse, tar_pit, disarm } = STATUS_BIT

/** GB-1003: what a unit does with its action. */
export function act(field: Field, unit: Unit): void {
  const heldBefore = unit.holds
  unit.holds = 0
  if (has(field, unit, confuse)) {
    confused(field, unit)
    return
  }
  if (engaged(field, unit) && !roams(field, unit)) {
    actEngaged(field, unit)
    return
  }
  if (useAbility(field, unit)) return
  const taunter = taunterOf(field, unit)
  if (rideDown(field, unit, taunter)) return
  if (taunter !== null && followTaunt(field, unit, taunter)) return
  if (taunter === null && leave(field, unit)) return
  if (attackFromHere(field, unit)) return
  if (hold(field, unit, heldBefore)) return
  if (advance(field, unit)) return
  choose(field, unit, 'rest')
}

function choose(field: Field, unit: Unit, choice: AiStep, targetId = 0, chance = 0, roll: number | null = null): void {
  field.tell?.({ type: 'ai_choice', unitId: unit.id, choice, targetId, chance, roll })
}

/** An AI chance, told with the choice. */
function wants(field: Field, unit: Unit, choice: AiStep, percent: number, targetId: number): boolean {
  const roll = field.dice.d(100)
  const success = roll <= percent
  if (success) choose(field, unit, choice, targetId, percent, roll)
  else field.tell?.({ type: 'roll', unitId: unit.id, what: choice, chance: percent, roll, success })
  return success
}

/** Flyers and Skirmishers walk while engaged. */
function roams(field: Field, unit: Unit): boolean {
  return tagged(field, unit, Flyer) || tagged(field, unit, Skirmisher)
}

/** It may go on after a move. */
function ableToGoOn(field: Field, unit: Unit): boolean {
  return alive(unit) && unit.state !== 'retreating' && !has(field, unit, STUNNED)
}

function useAbility(field: Field, unit: Unit): boolean {
  const plan = planAbility(field, unit)
  if (plan === null) return false
  choose(field, unit, 'ability', plan.first.id)
  cast(field, unit, plan)
  return true
}

function strikeAt(field: Field, unit: Unit, target: Unit): void {
  unit.acted = true
  attack(field, unit, target, shooting(field, unit) ? 'shot' : 'attack')
}

/** GB-1003 (3). */
function rideDown(field: Field, unit: Unit, taunter: Unit | null): boolean {
  const found = chargeTarget(field, unit, taunter)
  if (found === null) return false
  choose(field, unit, 'charge', found.target.id)
  // GB-606: a charge that failed may end in a plain attack.
  if (!charge(field, unit, found.target, found.path) && ableToGoOn(field, unit)) {
    const target = pickTarget(field, unit, reachable(field, unit))
    if (target !== null) strikeAt(field, unit, target)
  }
  return true
}

/** Enemies it may attack now; engaged it looks at its engagers first (GB-602). */
function reachable(field: Field, unit: Unit): Unit[] {
  const targets = targetsFrom(field, unit)
  const engagers = engagersOf(field, unit)
  const first = targets.filter((target) => engagers.includes(target))
  return first.length > 0 ? first : targets
}

/** GB-213 taunt: attacks the taunter if it can, else walks to it if free. */
function followTaunt(field: Field, unit: Unit, taunter: Unit): boolean {
  if (mayAttack(field, unit, taunter)) {
    choose(field, unit, 'taunted', taunter.id)
    strikeAt(field, unit, taunter)
    return true
  }
  const speed = speedOf(field, unit)
  if (!free(field, unit) || speed < 1) return false
  const goal = bestGoal(field, unit, speed, taunter)
  if (goal === null) return false
  choose(field, unit, 'taunted', taunter.id)
  walk(field, unit, goal.path)
  if (!ableToGoOn(field, unit)) return true
  if (useAbility(field, unit)) return true
  if (mayAttack(field, unit, taunter)) strikeAt(field, unit, taunter)
  return true
}

/** GB-213 confuse: the nearest other unit of any side. */
function confused(field: Field, unit: Unit): void {
  let nearest: Unit | null = null
  for (const other of battleOrder(field)) {
    if (other === unit) continue
    if (nearest === null || closer(unit, other, nearest)) nearest = other
  }
  if (nearest === null) return
  choose(field, unit, 'confused', nearest.id)
  if (mayAttack(field, unit, nearest)) {
    strikeAt(field, unit, nearest)
    return
  }
  const speed = speedOf(field, unit)
  if (!free(field, unit) || speed < 1) return
  const goal = bestGoal(field, unit, speed, nearest)
  if (goal === null) return
  walk(field, unit, goal.path)
  if (ableToGoOn(field, unit) && alive(nearest) && mayAttack(field, unit, nearest)) strikeAt(field, unit, nearest)
}

function closer(unit: Unit, other: Unit, than: Unit): boolean {
  return (distance(unit.cell, other.cell) - distance(unit.cell, than.cell) || other.id - than.id) < 0
}

/** GB-1008. */
function leave(field: Field, unit: Unit): boolean {
  if (engaged(field, unit) || has(field, unit, root)) return false
  const infectious = shunsAllies(field, unit)
  const harmed = !infectious && harmfulAt(field, unit, unit.cell) && targetsFrom(field, unit).length === 0
  if (!infectious && !harmed) return false
  const speed = speedOf(field, unit)
  return speed >= 1 && goAway(field, unit, speed, infectious)
}

/** To a cell that is safe and still good to attack from, or if there is none of either kind, to a safe one. */
function goAway(field: Field, unit: Unit, speed: number, infectious: boolean): boolean {
  const range = rangeOf(field, unit)
  const safe = (cell: number): boolean =>
    infectious ? contagionRisk(field, unit, cell) === 0 : !harmfulAt(field, unit, cell)
  let mayAttack = false
  const attacks = (cell: number): boolean => {
    if (!mayAttackAnyFrom(field, unit, cell, range)) return false
    mayAttack = true
    return true
  }
  let goal = nearestCell(field, unit, speed, (cell) => attacks(cell) && safe(cell))
  if (goal < 0 && !mayAttack) goal = nearestCell(field, unit, speed, safe)
  if (goal < 0) return false
  // A listener that is told of the choice may run another battle, which then overwrites the flood.
  const path = pathTo(goal)
  choose(field, unit, 'leave')
  walk(field, unit, path)
  if (ableToGoOn(field, unit)) {
    const target = pickTarget(field, unit, reachable(field, unit))
    if (target !== null) strikeAt(field, unit, target)
  }
  return true
}

/** The contagions of its neighbours cost more than standing in formation with them is worth. */
function shunsAllies(field: Field, unit: Unit): boolean {
  const risk = contagionRisk(field, unit, unit.cell)
  if (risk === 0) return false
  const { formation, shield } = formationArmor(field, unit, 'front')
  return risk > 2 * (formation + shield)
}

/** GB-1003 (5). */
function attackFromHere(field: Field, unit: Unit): boolean {
  if (engaged(field, unit) && roams(field, unit) && breakAway(field, unit)) return true
  const targets = reachable(field, unit)
  const target = pickTarget(field, unit, targets)
  if (target === null) return false
  if (saves(field, unit, targets)) {
    choose(field, unit, 'save_ammo')
    return true
  }
  choose(field, unit, 'attack', target.id)
  strikeAt(field, unit, target)
  return true
}

/** A shooter with less than half of its ammunition rests when nothing is worth a shot. */
function saves(field: Field, unit: Unit, targets: readonly Unit[]): boolean {
  if (unit.ammo < 0 || 2 * unit.ammo >= unit.maxAmmo || !shooting(field, unit)) return false
  return targets.every((target) => score(field, unit, target) < 10)
}

/** An engaged Flyer or Skirmisher: to a cell from which it can shoot, or to a better target. */
function breakAway(field: Field, unit: Unit): boolean {
  const speed = speedOf(field, unit)
  if (speed < 1 || has(field, unit, root | disarm)) return false
  const card = cardFor(field, unit)
  const range = rangeOf(field, unit)
  if (!card.meleeOnly && unit.ammo !== 0) {
    const cell = nearestCell(field, unit, speed, (at) => mayAttackAnyFrom(field, unit, at, range))
    if (cell >= 0) {
      const path = pathTo(cell)
      choose(field, unit, 'shoot_free')
      goAndStrike(field, unit, path, null)
      return true
    }
  }
  const better = betterTarget(field, unit, unit.cell, speed)
  if (better === null || !wants(field, unit, 'better_target', 70, better.target.id)) return false
  goAndStrike(field, unit, better.path, better.target)
  return true
}

function goAndStrike(field: Field, unit: Unit, path: readonly number[], target: Unit | null): void {
  walk(field, unit, path)
  if (!ableToGoOn(field, unit)) return
  const wanted = target !== null && alive(target) && mayAttack(field, unit, target) ? target : null
  const struck = wanted ?? pickTarget(field, unit, reachable(field, unit))
  if (struck !== null) strikeAt(field, unit, struck)
}

/** GB-1003 (6). */
function hold(field: Field, unit: Unit, heldBefore: number): boolean {
  if (heldBefore >= 3 || !tagged(field, unit, SpearWall)) return false
  if (!enemyComes(field, unit)) return false
  unit.holds = heldBefore + 1
  choose(field, unit, 'hold')
  return true
}

/** An enemy without a shot is within its speed and one. */
function enemyComes(field: Field, unit: Unit): boolean {
  for (const enemy of foesOf(field, unit.side))
    if (!shooting(field, enemy) && ring(enemy.cell, unit.cell) <= speedOf(field, enemy) + 1) return true
  return false
}

/** GB-1003 (7), GB-1006. */
function advance(field: Field, unit: Unit): boolean {
  const speed = speedOf(field, unit)
  if (!free(field, unit) || speed < 1) return false
  const goal = bestGoal(field, unit, speed, null)
  const path = goal === null ? approach(field, unit, speed) : goal.path
  if (path === null || path.length === 0) return false
  choose(field, unit, 'move', goal?.target.id ?? 0)
  walk(field, unit, path)
  if (!ableToGoOn(field, unit)) return true
  if (useAbility(field, unit)) return true
  const target = pickTarget(field, unit, reachable(field, unit))
  if (target !== null) strikeAt(field, unit, target)
  return true
}

/** GB-1004. */
function actEngaged(field: Field, unit: Unit): void {
  if (useAbility(field, unit)) return
  const taunter = taunterOf(field, unit)
  if (taunter === null && rotateOut(field, unit)) return
  if (taunter === null && disengage(field, unit)) return
  const target =
    taunter !== null && mayAttack(field, unit, taunter) ? taunter : pickTarget(field, unit, reachable(field, unit))
  if (target !== null) {
    choose(field, unit, target === taunter ? 'taunted' : 'attack', target.id)
    strikeAt(field, unit, target)
    return
  }
  if (closeIn(field, unit)) return
  choose(field, unit, 'rest')
}

/** GB-1004 (b). */
function rotateOut(field: Field, unit: Unit): boolean {
  if (cardFor(field, unit).record.role !== 'tank' || has(field, unit, root)) return false
  const cap = shredCap(field, unit, null)
  if (cap <= 0 || unit.stacks * 100 < 75 * cap) return false
  let best: Unit | null = null
  for (const cell of NEIGHBOURS[unit.cell] as readonly number[]) {
    const ally = field.board[cell]
    if (!ally || ally.side !== unit.side || ally.state !== 'ready') continue
    if (cardFor(field, ally).record.role !== 'tank' || cardFor(field, ally).structure) continue
    if (2 * ally.stacks >= unit.stacks || has(field, ally, root) || engaged(field, ally)) continue
    if (best === null || (ally.stacks - best.stacks || ally.id - best.id) < 0) best = ally
  }
  if (best === null) return false
  choose(field, unit, 'rotate', best.id)
  unit.acted = true
  rotate(field, unit, best)
  return true
}

/** Back, back-left, back-right, left, right, forward-left, forward-right, forward. */
const RETIRING = [7, 5, 6, 3, 4, 1, 2, 0] as const

/** GB-604: where it would go; -1: nowhere is better than here. */
export function disengageCell(field: Field, unit: Unit): number {
  const steps = STEPS[unit.side][unit.cell] as readonly number[]
  const now = engagersAt(field, unit, unit.cell)
  let best = -1
  let fewest = now
  let farthest = -1
  for (const place of RETIRING) {
    const cell = steps[place] as number
    if (cell < 0 || field.board[cell] !== null) continue
    const count = engagersAt(field, unit, cell)
    if (count > fewest || count >= now) continue
    const away = nearest(field, unit, cell)
    if (count < fewest || away > farthest) {
      best = cell
      fewest = count
      farthest = away
    }
  }
  return best
}

function nearest(field: Field, unit: Unit, cell: number): number {
  let least = 99
  for (const enemy of foesOf(field, unit.side)) least = Math.min(least, distance(cell, enemy.cell))
  return least
}

/** GB-1004 (c). */
function disengage(field: Field, unit: Unit): boolean {
  if (unit.disengaged === 2 || has(field, unit, root)) return false
  const card = cardFor(field, unit)
  const { meleeOnly } = card
  const charger = isCharger(field, unit)
  const picky = card.record.role === 'melee_dps' || tagged(field, unit, Skirmisher)
  const wanted = picky ? betterEnemies(field, unit) : NOBODY
  const ally = relief(field, unit)
  // A unit without any of these reasons stays, so the cells around it need no look.
  if (meleeOnly && !charger && wanted.length === 0 && ally === null) return false
  if (speedOf(field, unit) < (has(field, unit, tar_pit) ? 2 : 1)) return false
  const cell = disengageCell(field, unit)
  if (cell < 0 || !survivesLeaving(field, unit)) return false
  const leaves =
    (!meleeOnly && !engagedAt(field, unit, cell)) || (charger && couldCharge(field, unit, cell))
      ? decided(field, unit)
      : leavesFor(field, unit, cell, wanted) || (ally !== null && wants(field, unit, 'disengage', 30, ally.id))
  if (!leaves) return false
  unit.acted = true
  unit.disengaged = 1
  walk(field, unit, [cell], newWalk('disengage'))
  if (alive(unit)) field.tell?.({ type: 'unit_disengaged', unitId: unit.id, to: unit.cell })
  return true
}

const NOBODY: readonly Unit[] = []

/** The blows it would take on leaving do not kill it, by their estimates. */
function survivesLeaving(field: Field, unit: Unit): boolean {
  let cost = 0
  for (const enemy of engagersOf(field, unit))
    if (strikesRunners(field, enemy)) cost += estimate(field, enemy, unit, 'opportunity')
  return cost < unit.hp
}

function decided(field: Field, unit: Unit): true {
  choose(field, unit, 'disengage')
  return true
}

function leavesFor(field: Field, unit: Unit, cell: number, wanted: readonly Unit[]): boolean {
  if (wanted.length === 0) return false
  const better = betterTarget(field, unit, cell, speedOf(field, unit), wanted)
  return better !== null && wants(field, unit, 'disengage', 70, better.target.id)
}

function couldCharge(field: Field, unit: Unit, from: number): boolean {
  const speed = speedOf(field, unit)
  for (const enemy of foesOf(field, unit.side)) {
    if (tagged(field, enemy, SpearWall)) continue
    const path = chargePath(field, unit, enemy, from, speed)
    if (typeof path !== 'string' && path.length >= 3) return true
  }
  return false
}

/** A costlier, unengaged melee ally without an enemy in reach directly behind it. */
function relief(field: Field, unit: Unit): Unit | null {
  const cell = ahead(unit.cell, behind(unit.facing))
  const ally = cell < 0 ? null : (field.board[cell] ?? null)
  if (ally === null || ally.side !== unit.side || ally.state !== 'ready' || !cardFor(field, ally).meleeOnly) return null
  if (cardFor(field, ally).record.cost <= cardFor(field, unit).record.cost || engaged(field, ally)) return null
  const busy = foesOf(field, unit.side).some((enemy) => reaches(field, ally, ally.cell, enemy.cell, null))
  return busy ? null : ally
}

/** GB-603. */
function closeIn(field: Field, unit: Unit): boolean {
  if (has(field, unit, root) || speedOf(field, unit) < 1) return false
  const engagers = outOfReach(field, unit)
  if (engagers.length === 0) return false
  for (const cell of STEPS[unit.side][unit.cell] as readonly number[]) {
    if (cell < 0 || field.board[cell] !== null) continue
    if (!engagers.some((enemy) => ring(enemy.cell, cell) === 1)) continue
    choose(field, unit, 'close_in')
    walk(field, unit, [cell], newWalk('close_in'))
    if (ableToGoOn(field, unit)) {
      const target = pickTarget(field, unit, reachable(field, unit))
      if (target !== null) strikeAt(field, unit, target)
    }
    return true
  }
  return false
}

/** GB-1010. */
export function wantsOverwatch(field: Field, shooter: Unit, mover: Unit): boolean {
  const { cost, role } = cardFor(field, mover).record
  if (shooter.ammo <= 1 && cost <= 3) return false
  if (cost >= 6 || role === 'support') return true
  if (shooter.ammo > 2) return true
  return !foesOf(field, shooter.side).some(
    (enemy) =>
      enemy !== mover &&
      enemy.state === 'ready' &&
      cardFor(field, enemy).record.cost > cost &&
      within(5, shooter.cell, enemy.cell) &&
      !shooting(field, enemy) &&
      !engaged(field, enemy),
  )
}
