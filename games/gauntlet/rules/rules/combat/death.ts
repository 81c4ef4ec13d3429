import type { Unit } from '../../state.ts'
import { adjacent, distance, liesBetween, NEIGHBOURS, STEPS } from '../board.ts'
import { STATUS_BIT, TRIGGER_INDEX } from '../codes.ts'
import { endStatus, endTauntsOf } from '../effects/statuses.ts'
import { fire, fireDeaths } from '../effects/triggers.ts'
import { addZone } from '../effects/zones.ts'
import { alive, battleOrder, cardFor, changeState, type Field, foesOf, scaled, unitById, vacate } from '../field.ts'
import { engagedAt, engagersOf } from '../movement/engagement.ts'
import { moveTo } from '../movement/forced.ts'
import { opportunities } from '../movement/movement.ts'
import { ghostly, has } from '../values.ts'
import { deathSpread } from './contagion.ts'
import { WEARY } from './damage.ts'
import { supportsOf } from './formation.ts'
import { dueToBreak, gainResolve, loseResolve } from './resolve.ts'
import { changeAmmo } from './shred.ts'

const { on_break, on_death, on_kill } = TRIGGER_INDEX

/** GB-403: deaths and breaks, one after another, until nothing is due. What they cause waits for its turn. */
export function settle(field: Field): void {
  if (field.settling || !(field.restless || field.held)) return
  field.settling = true
  for (;;) {
    const dead = field.restless ? firstDead(field) : null
    if (dead !== null) {
      die(field, dead)
      continue
    }
    const breaking = firstBreaking(field)
    if (breaking === null) break
    breakUnit(field, breaking)
  }
  field.settling = false
  field.restless = false
}

function firstDead(field: Field): Unit | null {
  const units = battleOrder(field)
  for (let i = 0; i < units.length; i++) if ((units[i] as Unit).hp <= 0) return units[i] as Unit
  return null
}

/** Units that only their formation holds must be looked at again whenever anything moves. */
function firstBreaking(field: Field): Unit | null {
  const units = battleOrder(field)
  field.held = false
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit
    if (unit.resolve > 0) continue
    if (dueToBreak(field, unit)) return unit
    if (unit.state === 'ready' && !cardFor(field, unit).structure) field.held = true
  }
  return null
}

/** GB-410. */
function die(field: Field, unit: Unit): void {
  if (has(field, unit, STATUS_BIT.guard) && guarded(field, unit)) return
  const killerId = field.slayer[unit.id] as number
  const cell = unit.cell
  const supported = field.tell === undefined ? [] : supportedBy(field, unit)
  vacate(field, unit)
  unit.fell = cell
  unit.cell = -1
  unit.hp = 0
  unit.barrier = 0
  unit.barrierTurns = 0
  unit.barrierFresh = false
  unit.vigilant = false
  unit.state = 'dead'
  field.ordered = null
  field.tell?.({ type: 'unit_died', unitId: unit.id, killerId, cause: field.slainBy[unit.id] as string })
  reward(field, unit, killerId)
  fire(field, unit, on_death, killerId > 0 ? unitById(field, killerId) : null, 0)
  deathSpread(field, unit, cell)
  leaveRelics(field, unit, cell)
  fireDeaths(field, unit, cell)
  grieve(field, unit, cell)
  if (field.tell !== undefined) {
    for (const ally of supported) field.tell({ type: 'formation_broken', unitId: ally.id, lostSupporterId: unit.id })
    tellOpenedLines(field, unit, cell)
  }
  endTauntsOf(field, unit)
  endStatus(field, unit, 'charm')
}

/** GB-410 (1), GB-413: guard prevents a death, from round 16 on at HP 1 only and not that of weariness. */
function guarded(field: Field, unit: Unit): boolean {
  if (field.slainBy[unit.id] === 'weariness') return false
  const timed = unit.statuses.find((status) => status.id === 'guard')
  const p = field.battle.round >= WEARY ? 0 : (timed?.p ?? 0)
  unit.hp = Math.max(1, Math.floor((unit.maxHp * p) / 100))
  if (timed !== undefined) endStatus(field, unit, 'guard')
  field.tell?.({ type: 'death_prevented', unitId: unit.id, hp: unit.hp })
  return true
}

/** GB-410 (3). */
function reward(field: Field, dead: Unit, killerId: number): void {
  if (killerId === 0) return
  const killer = unitById(field, killerId)
  if (!alive(killer)) return
  const card = cardFor(field, killer)
  if (card.living && killer.state !== 'retreating') gainResolve(field, killer, scaled(field, killer, 10), 'kill')
  if (card.conserveAmmo && (field.slainByShot[dead.id] as boolean)) changeAmmo(field, killer, 1, 'refund')
  fire(field, killer, on_kill, dead, 0)
}

function leaveRelics(field: Field, unit: Unit, cell: number): void {
  for (const ability of cardFor(field, unit).auras)
    if (ability.aura?.type === 'relic')
      addZone(
        field,
        {
          source: `relic:${ability.id}`,
          side: unit.side,
          cell,
          radius: ability.aura.range,
          rounds: ability.aura.rounds,
          whom: ability.aura.side,
          on: 'turn',
          once: false,
        },
        unit.id,
      )
}

/** GB-410 (6). */
function grieve(field: Field, dead: Unit, cell: number): void {
  if (cardFor(field, dead).structure) return
  for (const ally of battleOrder(field)) {
    if (ally.side !== dead.side || !alive(ally)) continue
    if (adjacent(ally.cell, cell)) loseResolve(field, ally, scaled(field, ally, 15), false, 'ally_died')
    else if (distance(ally.cell, cell) <= 3) loseResolve(field, ally, scaled(field, ally, 8), false, 'ally_died')
  }
}

function supportedBy(field: Field, unit: Unit): Unit[] {
  const list: Unit[] = []
  const around = NEIGHBOURS[unit.cell] as readonly number[]
  for (let i = 0; i < around.length; i++) {
    const ally = field.board[around[i] as number]
    if (!ally || ally.side !== unit.side) continue
    const { left, right, rear } = supportsOf(field, ally)
    if (left === unit || right === unit || rear === unit) list.push(ally)
  }
  return list
}

/** Direct-fire enemies of the dead unit whose line to one of its allies ran through its cell. */
function tellOpenedLines(field: Field, dead: Unit, cell: number): void {
  if (ghostly(field, dead)) return
  const allies = foesOf(field, dead.side === 0 ? 1 : 0)
  for (const shooter of foesOf(field, dead.side)) {
    if (cardFor(field, shooter).record.trajectory !== 'direct') continue
    const newTargets: number[] = []
    for (const ally of allies) if (liesBetween(cell, shooter.cell, ally.cell)) newTargets.push(ally.id)
    if (newTargets.length > 0) field.tell?.({ type: 'los_opened', shooterId: shooter.id, newTargets })
  }
}

/** GB-705: living units run, bound ones crumble where they stand. */
function breakUnit(field: Field, unit: Unit): void {
  unit.resolve = 0
  unit.shaken = false
  if (!cardFor(field, unit).living) {
    unit.state = 'crumbling'
    field.tell?.({ type: 'unit_crumbling', unitId: unit.id })
    fire(field, unit, on_break, null, 0)
    return
  }
  changeState(field, unit, 'retreating')
  if (unit.vigilant) {
    unit.vigilant = false
    field.tell?.({ type: 'vigilance_cancelled', unitId: unit.id, reason: 'retreat' })
  }
  field.tell?.({ type: 'unit_retreating', unitId: unit.id })
  endTauntsOf(field, unit)
  fire(field, unit, on_break, null, 0)
  opportunities(field, unit, engagersOf(field, unit), 'retreat')
  if (alive(unit) && unit.state === 'retreating') flee(field, unit)
}

/** GB-706: up to 2 steps towards its own edge. */
export function flee(field: Field, unit: Unit): void {
  if (has(field, unit, STATUS_BIT.root)) return
  let ran = false
  for (let step = 0; step < 2 && alive(unit); step++) {
    const cell = flightCell(field, unit)
    if (cell < 0) break
    moveTo(field, unit, cell, 'flight')
    ran = true
  }
  if (ran && field.tell !== undefined && alive(unit)) tellBlockedLines(field, unit)
}

/** Where a flight would go: outside enemy zones first, then back, back-left, back-right. -1: nowhere. */
export function flightCell(field: Field, unit: Unit): number {
  const steps = STEPS[unit.side][unit.cell] as readonly number[]
  let fallback = -1
  for (const place of BACKWARDS) {
    const cell = steps[place] as number
    if (cell < 0 || field.board[cell] !== null) continue
    if (!engagedAt(field, unit, cell)) return cell
    if (fallback < 0) fallback = cell
  }
  return fallback
}

const BACKWARDS = [7, 5, 6] as const

function tellBlockedLines(field: Field, unit: Unit): void {
  const enemies = foesOf(field, unit.side)
  for (const shooter of foesOf(field, unit.side === 0 ? 1 : 0)) {
    if (shooter === unit || cardFor(field, shooter).record.trajectory !== 'direct') continue
    const target = enemies.find((enemy) => liesBetween(unit.cell, shooter.cell, enemy.cell))
    if (target !== undefined)
      field.tell?.({
        type: 'los_blocked_by_retreat',
        shooterId: shooter.id,
        blockerId: unit.id,
        targetId: target.id,
      })
  }
}
