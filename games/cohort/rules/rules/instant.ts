import { contentOf } from '../content/changes.ts'
import { FORMATION_DATA } from '../content/formations.ts'
import { manhattan, type Tile } from '../content/terms.ts'
import type { Step } from '../order.ts'
import { pairOf, type Unit } from '../state.ts'
import { holds } from './conditions.ts'
import { reach, wayTo } from './ground/path.ts'
import { contactWith, knowsFoe, seesFoe } from './ground/sight.ts'
import { intends, mark, nextTile } from './plan.ts'
import { hasTrait, isEngaged, type Play, unitAt } from './scene.ts'
import { earlier, isKnown } from './targets.ts'
import { budget, cannotForm, mobility, running, stepDone } from './unit.ts'

/** Stage 2: everything that takes no time, and what everybody means to do then. */
export function readyUnits(play: Play): void {
  const { state, scene } = play
  for (const unit of state.units) {
    remount(play, unit)
    unit.path.length = 0
    if (unit.routing) {
      unit.left = mobility(unit, scene.ground, state.weather) + FLIGHT
      continue
    }
    runInstants(play, unit)
    rage(play, unit)
    unit.left = budget(unit, scene.ground, state.weather)
    const step = running(unit).steps[0]
    if (step !== undefined) play.tell?.({ type: 'order_run', unit: unit.id, step })
  }
  mark(play)
  for (const unit of state.units) if (!unit.routing && !unit.halted) beWary(play, unit)
  mark(play)
  for (const unit of state.units) if (intends(unit)) nextTile(play, unit)
}

/** Routers run faster than they marched (COH-9.5). */
const FLIGHT = 2

function remount(play: Play, unit: Unit): void {
  unit.remounted = unit.dismounted
  if (!unit.dismounted) return
  unit.dismounted = false
  play.tell?.({ type: 'mounted', unit: unit.id })
}

/** Instant steps at the head of the order, one after the other, until one takes time. */
function runInstants(play: Play, unit: Unit): void {
  for (let guard = 0; guard < 6; guard++) {
    const step = running(unit).steps[0]
    if (step === undefined || !isOver(play, unit, step)) return
    stepDone(unit)
  }
}

function isOver(play: Play, unit: Unit, step: Step): boolean {
  switch (step.do) {
    case 'form':
      return form(play, unit, step)
    case 'switch':
      return rearm(play, unit, step)
    case 'face':
      return face(play, unit, step)
    case 'dismount':
      if (unit.mounted && !unit.remounted && hasTrait(play, unit.seat, 'dismount')) {
        unit.dismounted = true
        play.tell?.({ type: 'dismounted', unit: unit.id })
      }
      return true
    case 'mount':
      return true
    case 'hold':
      return step.until !== null && holds(play, unit, step.until)
    default:
      return false
  }
}

/** COH-6.3, COH-6.5. */
function form(play: Play, unit: Unit, step: Extract<Step, { do: 'form' }>): boolean {
  const { formation: to } = step
  const from = unit.formation
  if (from === to) return true
  const { culture } = pairOf(play.state.seats, unit.seat)
  if (cannotForm(unit, to, culture, contentOf(play.config)) !== null) return true
  const wild = from === 'berserker' && knowsFoe(pairOf(play.state.seats, unit.seat), unit.tile, 3)
  const slow = FORMATION_DATA[to].turns > 0 && !hasTrait(play, unit.seat, 'flexibility')
  if (wild || (slow && isEngaged(play, unit))) {
    // The wild are not kept back by what they do not do (COH-6.5).
    unit.halted ||= slow && !wild
    play.tell?.({ type: 'formation', unit: unit.id, from, to, state: 'delayed' })
    return false
  }
  if (!slow) {
    unit.formation = to
    play.tell?.({ type: 'formation', unit: unit.id, from, to, state: 'done' })
    return true
  }
  unit.formation = 'standard'
  unit.forming = to
  unit.halted = true
  play.tell?.({ type: 'formation', unit: unit.id, from, to, state: 'begun' })
  return false
}

/** COH-5.14: as a formation change of one turn. */
function rearm(play: Play, unit: Unit, step: Extract<Step, { do: 'switch' }>): boolean {
  const to = step.weapon === 'warSpears' ? 'spears' : 'sarissas'
  if (unit.weapon === to || !canRearm(unit) || !hasTrait(play, unit.seat, 'rearming')) return true
  unit.halted = true
  if (isEngaged(play, unit)) return false
  unit.switching = to
  play.tell?.({ type: 'switched', unit: unit.id, from: unit.weapon, to, done: false })
  return false
}

export function canRearm(unit: Pick<Unit, 'equipment'>): boolean {
  return unit.equipment.includes('sarissaPikes')
}

/** COH-6.5: free, but a phalanx needs the whole turn. */
function face(play: Play, unit: Unit, step: Extract<Step, { do: 'face' }>): boolean {
  if (unit.facing === step.toward) return true
  if (unit.formation === 'phalanx') {
    unit.turning = step.toward
    unit.halted = true
    return false
  }
  play.tell?.({ type: 'faced', unit: unit.id, from: unit.facing, to: step.toward })
  unit.facing = step.toward
  return true
}

/** COH-6.5: berserkers go for the nearest enemy they see themselves. */
function rage(play: Play, unit: Unit): void {
  if (unit.formation !== 'berserker') return
  const foe = seesFoe(play, unit, 6, false)
  if (foe === undefined) return
  const contact = contactWith(pairOf(play.state.seats, unit.seat), foe.id)
  if (contact === undefined) return
  unit.aside = {
    steps: [{ do: 'attack', target: { is: 'contact', handle: contact.handle }, route: 'direct' }],
    stance: 'aggressive',
    fire: 'hold',
  }
  unit.target = 0
  unit.goal = -1
}

/** COH-7.2: the cautious stop, the evasive turn away. */
function beWary(play: Play, unit: Unit): void {
  const { stance } = running(unit)
  if (stance === 'cautious' && intends(unit) && seesFoe(play, unit, 3) !== undefined) {
    unit.halted = true
    play.tell?.({ type: 'halt', unit: unit.id, reason: 'cautious', tile: unit.tile })
  }
  if (stance === 'evade' && seesFoe(play, unit, 3) !== undefined) evade(play, unit)
}

function evade(play: Play, unit: Unit): void {
  const { contacts } = pairOf(play.state.seats, unit.seat)
  let best = unit.tile
  let farthest = -1
  let cheapest = 0
  reach(play, unit, unit.left, (tile, cost) => {
    if (tile !== unit.tile && unitAt(play, tile)?.seat === unit.seat) return
    const away = distanceToKnown(contacts, tile)
    const better =
      away > farthest ||
      (away === farthest && (cost < cheapest || (cost === cheapest && earlier(unit.seat, tile, best))))
    if (!better) return
    best = tile
    farthest = away
    cheapest = cost
  })
  const { fire } = running(unit)
  unit.aside = {
    steps: best === unit.tile ? [{ do: 'hold', until: null }] : [move(best)],
    stance: 'evade',
    fire,
  }
  unit.target = 0
  unit.goal = best
  if (best !== unit.tile) wayTo(unit, best, unit.path)
}

function move(tile: Tile): Step {
  return { do: 'move', to: { is: 'tile', tile }, route: 'direct' }
}

function distanceToKnown(
  contacts: readonly { readonly state: 'confirmed' | 'remembered' | 'gone' | 'destroyed'; readonly tile: Tile }[],
  tile: Tile,
): number {
  let least = 99
  for (const contact of contacts) if (isKnown(contact)) least = Math.min(least, manhattan(contact.tile, tile))
  return least
}
