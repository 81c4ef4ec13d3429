import { manhattan } from '../content/terms.ts'
import { WEATHER_DATA } from '../content/weather.ts'
import { NO_ORDER } from '../order.ts'
import { pairOf, type Unit } from '../state.ts'
import { div } from './arithmetic.ts'
import { hearten, sweepFallen } from './combat/removal.ts'
import { lose } from './combat/strike.ts'
import { CODE } from './ground/field.ts'
import { knowsFoe } from './ground/sight.ts'
import { hasTrait, isEngaged, type Play } from './scene.ts'
import { lossOf, running, stepDone } from './unit.ts'

/** Stage 11: forming completes, medics, resupply, supplies, heat, disease. */
export function keepUp(play: Play): void {
  const { state } = play
  for (const unit of state.units) complete(play, unit)
  for (const unit of state.units) heal(play, unit)
  for (const unit of state.units) resupply(play, unit)
  for (const seat of [0, 1] as const) eat(play, seat)
  for (const unit of state.units) swelter(play, unit)
  for (const unit of state.units) sicken(play, unit)
  sweepFallen(play)
}

/** COH-6.3, COH-5.14. */
function complete(play: Play, unit: Unit): void {
  if (unit.forming !== null) {
    play.tell?.({ type: 'formation', unit: unit.id, from: unit.formation, to: unit.forming, state: 'done' })
    unit.formation = unit.forming
    unit.forming = null
    if (running(unit).steps[0]?.do === 'form') stepDone(unit)
  }
  if (unit.switching !== null) {
    play.tell?.({ type: 'switched', unit: unit.id, from: unit.weapon, to: unit.switching, done: true })
    const spears = unit.switching === 'spears'
    unit.attack += spears ? SPEARS.attack : -SPEARS.attack
    unit.formationBonus += spears ? SPEARS.formation : -SPEARS.formation
    unit.weapon = unit.switching
    unit.switching = null
    if (running(unit).steps[0]?.do === 'switch') stepDone(unit)
  }
}

/** What war spears give; a sarissa unit carries both (COH-5.14). */
const SPEARS = { attack: 2, formation: 1 } as const

function near(play: Play, unit: Unit, kind: Unit['kind'], within: number): boolean {
  for (const other of play.state.units) {
    if (other.kind !== kind || other.seat !== unit.seat || other.routing || other === unit) continue
    if (manhattan(other.tile, unit.tile) <= within) return true
  }
  return false
}

function isHungry(play: Play, unit: Unit): boolean {
  return pairOf(play.state.seats, unit.seat).supply === 0
}

/** COH-9.9. */
function heal(play: Play, unit: Unit): void {
  if (isHungry(play, unit) || !near(play, unit, 'medicalCorps', 1) || isEngaged(play, unit)) return
  const missing = unit.full - unit.men
  const men = missing > 0 ? Math.max(1, div(10 * missing, 100)) : 0
  const morale = Math.max(0, Math.min(10, unit.morale0 - unit.morale))
  if (men === 0 && morale === 0) return
  unit.men += men
  unit.morale += morale
  play.tell?.({ type: 'healed', unit: unit.id, men, morale })
}

/** COH-9.10. */
function resupply(play: Play, unit: Unit): void {
  if (unit.volleys >= unit.volleysFull || unit.steps > 0 || unit.shot || !near(play, unit, 'supplyTrain', 2)) return
  const volleys = Math.min(2, unit.volleysFull - unit.volleys)
  unit.volleys += volleys
  play.tell?.({ type: 'resupplied', unit: unit.id, volleys })
}

function eat(play: Play, seat: 0 | 1): void {
  const own = play.state.seats[seat]
  if (own.supply > 0) own.supply--
  if (own.supply > 0) return
  play.tell?.({ type: 'hunger', seat })
  for (const unit of play.state.units) if (unit.seat === seat) hearten(play, unit, -4, 'hunger')
}

/** COH-9.11. */
function swelter(play: Play, unit: Unit): void {
  const { field } = play.scene
  unit.hot = false
  if (!field.map.hot || WEATHER_DATA[play.state.weather].wet || (unit.steps === 0 && !unit.fought)) return
  const heavy =
    unit.kind === 'heavyCavalry' || unit.equipment.includes('heavyArmor') || unit.equipment.includes('loricaSegmentata')
  if (!heavy || field.cool[unit.tile] === 1 || hasTrait(play, unit.seat, 'desertBorn')) return
  unit.hot = true
  play.tell?.({ type: 'heat', unit: unit.id })
  hearten(play, unit, -2, 'heat')
}

function sicken(play: Play, unit: Unit): void {
  unit.marshEnds = play.scene.ground[unit.tile] === CODE.marsh ? unit.marshEnds + 1 : 0
  if (unit.marshEnds < 2 || near(play, unit, 'medicalCorps', 3)) return
  const men = Math.max(1, div(2 * unit.men, 100))
  lose(unit, men)
  play.tell?.({ type: 'disease', unit: unit.id, men })
}

/** Stage 12 (COH-9.12). Who may rally is settled before anybody does, or the first to rally would scare off the second. */
export function recover(play: Play): void {
  const rallying = play.state.units.filter((unit) => unit.routing && mayRally(play, unit))
  const needs = rallying.map((unit) => rallyNeed(play, unit))
  for (const unit of play.state.units) if (!unit.routing) rest(play, unit)
  rallying.forEach((unit, index) => {
    rally(play, unit, needs[index] ?? 0)
  })
}

function rest(play: Play, unit: Unit): void {
  if (isHungry(play, unit) || isEngaged(play, unit)) return
  if (knowsFoe(pairOf(play.state.seats, unit.seat), unit.tile, 3)) return
  hearten(play, unit, 3 + (near(play, unit, 'elite', 2) ? 2 : 0), 'rest')
}

const MOST_RALLIES = 2

function mayRally(play: Play, unit: Unit): boolean {
  const own = pairOf(play.state.seats, unit.seat)
  return unit.rallies < MOST_RALLIES && own.supply > 0 && !own.administratorsLost && !isChased(play, unit)
}

function rallyNeed(play: Play, unit: Unit): number {
  return (
    unit.morale +
    (near(play, unit, 'medicalCorps', 1) ? 10 : 0) +
    (near(play, unit, 'elite', 2) ? 10 : 0) +
    (near(play, unit, 'supplyTrain', 2) ? 5 : 0)
  )
}

function rally(play: Play, unit: Unit, need: number): void {
  const roll = play.ref.dice.int(100)
  const ok = roll < need
  play.tell?.({ type: 'rally', unit: unit.id, roll, need, ok })
  if (!ok) return
  unit.routing = false
  unit.rallies++
  unit.lossAtRally = lossOf(unit)
  unit.morale = Math.max(unit.morale, 40)
  unit.order = { ...NO_ORDER }
}

function isChased(play: Play, unit: Unit): boolean {
  return play.state.units.some(
    (other) => other.seat !== unit.seat && !other.routing && manhattan(other.tile, unit.tile) <= 3,
  )
}
