import { isqrt } from '@tessera/board'
import type { Goal, MoveStep, Spot, Step } from '../choice.ts'
import { TRAIT_BITS } from '../content/traits.ts'
import { at, type Pending, type PendingKind, type Place } from '../state.ts'
import { priceOf, spendAp } from './ap.ts'
import { isUsable } from './combat/attack.ts'
import { runAttack, strikeIdly } from './combat/attack-step.ts'
import { goalSpot, isVisibleFoe, knownSpot, nearestEngaged, refPlace } from './knowledge.ts'
import { follow, reroute, setMode } from './movement/moves.ts'
import { beginWalk, endWalk } from './movement/walk.ts'
import {
  armOf,
  d2Between,
  d2To,
  face,
  hasTrait,
  isEngaged,
  isNear,
  isStanding,
  NOBODY,
  type Play,
  shieldWorks,
  tell,
  weaponData,
} from './play.ts'
import { placeOf } from './world.ts'

/** HUN-1403: why a step is dropped. */
export type DropReason =
  | 'no_path'
  | 'target_lost'
  | 'target_down'
  | 'no_ammo'
  | 'no_item'
  | 'no_weapon'
  | 'no_shield'
  | 'too_far'
  | 'limb_crippled'
  | 'exhausted'
  | 'engaged'

/** `busy`: it moves or an action has begun; `waits`: not this tick. */
export type Outcome = 'busy' | 'waits' | 'done' | DropReason

/** Why a step waits: for what the unit lacks this turn, or for something to happen. */
export type WaitReason =
  | 'ap'
  | 'ticks'
  | 'mode'
  | 'attacks'
  | 'condition'
  | 'target'
  | 'range'
  | 'moved'
  | 'stance'
  | 'bandage'

const HELP_REACH = 1500
const OIL_REACH = 8000
const CALTROPS_REACH = 4000
const PICKUP_REACH = 1000
const INTIMIDATE_REACH = 8000
const CHALLENGE_REACH = 10000
const MOST_WEAPONS = 3

export function runStep(play: Play, place: Place, step: Step): Outcome {
  switch (step.do) {
    case 'move':
      return runMove(play, place, step)
    case 'attack':
      return runAttack(play, place, step)
    case 'defend':
      return defend(play, place, step.ap)
    case 'hold':
      return hold(play, place, step.turns, step.ticks)
    case 'turn':
      return turnTo(play, place, step.to)
    case 'disengage':
      return disengage(play, place, step.to)
    case 'ignite':
      return ignite(play, place, step.point, step.approach)
    case 'useItem':
      return useItem(play, place, step.item, step.target)
    case 'reload':
      return reload(play, place)
    case 'switch':
      return switchTo(play, place, step.slot)
    case 'pickup':
      return pickUp(play, place, step.item)
    case 'extinguish':
      if (play.world.health.burning[place] === 0) return done(play, place)
      return act(play, place, 'extinguish', 1, 4, {})
    case 'special':
      return special(play, place, step.name, step.target)
  }
}

/** The current step is done; the next one may start. */
export function done(play: Play, place: Place): 'done' {
  finishStep(play, place)
  return 'done'
}

export function finishStep(play: Play, place: Place): void {
  const { commandQueue: queue } = play.world
  const step = queue.steps[place][queue.current[place]]
  if (step?.do === 'move' && step.face !== null) pivot(play, place, step.face.x, step.face.y)
  nextStep(play, place)
}

function nextStep({ world: { commandQueue: queue } }: Play, place: Place): void {
  queue.current[place] = queue.current[place] + 1
  queue.begun[place] = false
  queue.progress[place] = 0
  queue.route[place] = []
  queue.blocked[place] = 0
  queue.waiting[place] = ''
}

/** HUN-606. */
export function dropStep(play: Play, place: Place, reason: DropReason): void {
  if (play.tell) tell(play, 'OrderDropped', place, NOBODY, { step: play.world.commandQueue.current[place], reason })
  if (play.world.commandQueue.walking[place]) endWalk(play, place, 'stopped')
  nextStep(play, place)
}

/** HUN-606: told once; a unit that waits for the next turn follows its policy meanwhile. */
export function waitStep(play: Play, place: Place, reason: WaitReason): 'waits' {
  const { commandQueue: queue } = play.world
  if (queue.waiting[place] !== reason) {
    queue.waiting[place] = reason
    if (play.tell && reason !== 'condition')
      tell(play, 'OrderWaiting', place, NOBODY, { step: queue.current[place], reason })
  }
  if (isOverForTurn(play, place, reason)) idle(play, place)
  return 'waits'
}

/** HUN-608: nothing more can come of the step in this turn. */
function isOverForTurn({ world: { commandQueue: queue } }: Play, place: Place, reason: WaitReason): boolean {
  if (reason === 'ap' || reason === 'attacks') return true
  if (reason !== 'ticks' && reason !== 'mode') return false
  const steps = queue.steps[place]
  const current = queue.current[place]
  return steps[current]?.do === 'move' && (steps[current + 1]?.when ?? null) === null
}

/** HUN-608 `idle`. */
export function idle(play: Play, place: Place): void {
  const { world } = play
  const policy = world.policy.idle[place]
  const left = world.actionPoints.current[place]
  if (left <= 0 || policy === 'none') return
  if (policy === 'strike') strikeIdly(play, place)
  else if (world.turnFlags.stance[place] === 0) takeStance(play, place, Math.min(3, left))
}

function takeStance(play: Play, place: Place, ap: number): void {
  const { turnFlags: flags } = play.world
  spendAp(play.world, place, ap)
  flags.stance[place] = ap
  flags.reactions[place] = flags.reactions[place] + ap - 1
  if (play.tell) tell(play, 'StanceSet', place, NOBODY, { ap })
}

/** Tells that a step has started, once. */
export function begin(play: Play, place: Place, ap: number): void {
  const { commandQueue: queue } = play.world
  if (queue.begun[place]) return
  queue.begun[place] = true
  queue.since[place] = play.state.turn
  queue.waiting[place] = ''
  if (play.tell) tell(play, 'OrderStarted', place, NOBODY, { step: queue.current[place], ap })
}

/** HUN-703: the current step's action of so many ticks, if it can be paid. */
export function act(
  play: Play,
  place: Place,
  kind: PendingKind,
  cost: number,
  ticks: number,
  more: Partial<Pending>,
  whole = true,
): Outcome {
  const price = priceOf(play.world, place, cost, whole)
  if (price === null) return waitStep(play, place, 'ap')
  begin(play, place, price)
  startAction(play, place, kind, price, ticks, more)
  return 'busy'
}

/** The action is under way, its AP are paid. */
export function startAction(
  play: Play,
  place: Place,
  kind: PendingKind,
  ap: number,
  ticks: number,
  more: Partial<Pending>,
): void {
  const { world } = play
  spendAp(world, place, ap)
  if (world.commandQueue.walking[place]) endWalk(play, place, 'stopped')
  world.commandQueue.pending[place] = {
    kind,
    started: play.tick,
    due: play.tick + ticks - 1,
    target: more.target ?? NOBODY,
    x: more.x ?? 0,
    y: more.y ?? 0,
    weapon: more.weapon ?? world.weapon.readied[place],
    attack: more.attack ?? 'normal',
    aim: more.aim ?? null,
    charge: more.charge ?? false,
    retarget: more.retarget ?? false,
    item: more.item ?? '',
  }
}

/** HUN-501 to HUN-508, HUN-514. */
function runMove(play: Play, place: Place, step: MoveStep): Outcome {
  const { world } = play
  const { commandQueue: queue } = world
  const goal = goalSpot(play, place, step.to)
  if (goal === null) return isSelector(step.to) ? waitStep(play, place, 'target') : 'target_lost'
  const begun = queue.begun[place]
  const way = begun
    ? follow(play, place, goal.x, goal.y, followed(play, place, step.to))
    : reroute(play, place, goal.x, goal.y, false, NOBODY)
  if (!way) return 'no_path'
  if (d2To(world, place, goal.x, goal.y) === 0) return done(play, place)
  const paid = setMode(play, place, step.mode, step.style === 'retreat', !begun)
  if (paid !== 'ready') return paid
  begin(play, place, 0)
  beginWalk(play, place)
  play.moving |= 1 << place
  return 'busy'
}

function isSelector(goal: Goal): boolean {
  return 'unit' in goal && typeof goal.unit !== 'number'
}

function followed(play: Play, place: Place, goal: Goal): number {
  return 'unit' in goal ? refPlace(play, place, goal.unit) : NOBODY
}

/** HUN-806. */
function defend(play: Play, place: Place, ap: number): Outcome {
  const { world } = play
  if (world.turnFlags.stance[place] > 0) return waitStep(play, place, 'stance')
  const price = priceOf(world, place, ap, true)
  if (price === null) return waitStep(play, place, 'ap')
  begin(play, place, price)
  takeStance(play, place, Math.min(3, price))
  return done(play, place)
}

function hold(play: Play, place: Place, turns: number, ticks: number): Outcome {
  const { commandQueue: queue } = play.world
  if (!queue.begun[place]) {
    begin(play, place, 0)
    queue.progress[place] = play.tick
  }
  const over =
    ticks > 0
      ? play.state.turn > queue.since[place] || play.tick >= queue.progress[place] + ticks
      : play.state.turn >= queue.since[place] + turns
  return over ? done(play, place) : 'waits'
}

/** HUN-509: false when it cannot be paid now. */
export function pivot(play: Play, place: Place, dx: number, dy: number): boolean {
  const { world } = play
  const { position, turnFlags } = world
  if (dx === 0 && dy === 0) return true
  const dot = position.fx[place] * dx + position.fy[place] * dy
  const free = dot >= 0 && !turnFlags.freeTurn[place]
  const price = free ? 0 : priceOf(world, place, 1, true)
  if (price === null) return false
  const fx = position.fx[place]
  const fy = position.fy[place]
  if (!face(world, place, dx, dy)) return true
  if (free) turnFlags.freeTurn[place] = true
  else spendAp(world, place, price)
  if (play.tell && (fx !== position.fx[place] || fy !== position.fy[place]))
    tell(play, 'UnitTurned', place, NOBODY, {
      fx: position.fx[place],
      fy: position.fy[place],
      ap: price,
    })
  return true
}

function turnTo(
  play: Play,
  place: Place,
  to: Spot | { readonly unit: Extract<Goal, { unit: unknown }>['unit'] },
): Outcome {
  const { world } = play
  let dx = 0
  let dy = 0
  if ('unit' in to) {
    const target = refPlace(play, place, to.unit)
    const spot = target === NOBODY ? null : knownSpot(play, world.faction.seat[place], target)
    if (spot === null) return typeof to.unit === 'number' ? 'target_lost' : waitStep(play, place, 'target')
    dx = spot.x - world.position.x[place]
    dy = spot.y - world.position.y[place]
  } else {
    dx = to.x
    dy = to.y
  }
  if (!pivot(play, place, dx, dy)) return waitStep(play, place, 'ap')
  begin(play, place, 0)
  return done(play, place)
}

const SLIP_TICKS = 5

/** HUN-513. */
function disengage(play: Play, place: Place, to: Goal | null): Outcome {
  const { world } = play
  const { commandQueue: queue } = world
  if (!queue.begun[place]) {
    const goal = to === null ? awayPoint(play, place) : goalSpot(play, place, to)
    if (goal === null) return done(play, place)
    if (world.turnFlags.wall[place] || world.turnFlags.prone[place]) return waitStep(play, place, 'mode')
    const price = priceOf(world, place, 2, true)
    if (price === null) return waitStep(play, place, 'ap')
    if (!reroute(play, place, goal.x, goal.y, false, NOBODY)) return 'no_path'
    begin(play, place, price)
    spendAp(world, place, price)
    queue.slipTicks[place] = SLIP_TICKS
    queue.retreat[place] = false
    world.turnFlags.safe[place] = true
  }
  if (queue.slipTicks[place] === 0 || queue.route[place].length === 0) {
    if (queue.walking[place]) endWalk(play, place, 'stopped')
    queue.slipTicks[place] = 0
    return done(play, place)
  }
  beginWalk(play, place)
  play.moving |= 1 << place
  return 'busy'
}

/** Straight away from the nearest engaging enemy, a quarter of a turn's way. */
function awayPoint(play: Play, place: Place): Spot | null {
  const { world, field } = play
  const enemy = nearestEngaged(play, place)
  if (enemy === NOBODY) return null
  const px = world.position.x[place]
  const py = world.position.y[place]
  const dx = px - world.position.x[enemy]
  const dy = py - world.position.y[enemy]
  const d = Math.max(1, isqrt(dx * dx + dy * dy))
  const far = Math.floor(world.faction.rate[place] / 4)
  const radius = world.faction.radius[place]
  const inside = (value: number, size: number): number => Math.min(size - radius, Math.max(radius, value))
  return { x: inside(px + Math.trunc((dx * far) / d), field.w), y: inside(py + Math.trunc((dy * far) / d), field.h) }
}

/** HUN-908: one fire arrow at a point, no roll. */
function ignite(play: Play, place: Place, point: Spot, approach: 'none' | 'walk' | 'advance' | 'run'): Outcome {
  const { world } = play
  const slot = world.weapon.list[place].findIndex((weapon) => weaponData(play, weapon).kind === 'bow')
  if (slot < 0) return 'no_weapon'
  if (!world.ammo.slots[place].some(({ type, left }) => type === 'fire' && left > 0)) return 'no_ammo'
  const data = armOf(play, place, slot)
  if (d2To(world, place, point.x, point.y) > data.reach * data.reach) {
    if (approach === 'none') return 'too_far'
    const begun = world.commandQueue.begun[place]
    const { x, y } = point
    if (!(begun ? follow(play, place, x, y, NOBODY) : reroute(play, place, x, y, false, NOBODY))) return 'no_path'
    const paid = setMode(play, place, approach, false, !begun)
    if (paid !== 'ready') return paid
    begin(play, place, 0)
    beginWalk(play, place)
    play.moving |= 1 << place
    return 'busy'
  }
  const change = slot === world.weapon.readied[place] ? 0 : 1
  return act(play, place, 'ignite', data.ap + change, data.speed + 2 * change, { x: point.x, y: point.y, weapon: slot })
}

/** HUN-905, HUN-907, HUN-909. */
function useItem(play: Play, place: Place, item: 'bandage' | 'oil' | 'caltrops', target: number | Spot): Outcome {
  const { world } = play
  if (at(world.inventory[item], place) === 0) return 'no_item'
  if (typeof target === 'number') {
    const patient = placeOf(world, target)
    if (patient === NOBODY || world.health.fled[patient]) return 'target_lost'
    if (patient !== place && !isNear(world, place, patient, HELP_REACH)) return 'too_far'
    if (world.health.bandage[patient] + world.health.bandageNext[patient] > 0) return waitStep(play, place, 'bandage')
    return act(play, place, 'bandage', 2, 6, { target: patient })
  }
  const reach = item === 'oil' ? OIL_REACH : CALTROPS_REACH
  if (d2To(world, place, target.x, target.y) > reach * reach) return 'too_far'
  return item === 'oil'
    ? act(play, place, 'oil', 2, 5, { x: target.x, y: target.y })
    : act(play, place, 'caltrops', 1, 4, { x: target.x, y: target.y })
}

function reload(play: Play, place: Place): Outcome {
  const { world } = play
  if (world.weapon.loaded[place]) return done(play, place)
  const slot = world.weapon.list[place].findIndex((weapon) => weaponData(play, weapon).kind === 'crossbow')
  if (slot < 0) return 'no_weapon'
  if (!isUsable(play, place, slot)) return 'no_ammo'
  return act(play, place, 'reload', 3, 10, {})
}

function switchTo(play: Play, place: Place, slot: number): Outcome {
  const { world } = play
  if (slot >= world.weapon.list[place].length) return 'no_weapon'
  if (slot === world.weapon.readied[place]) return done(play, place)
  return act(play, place, 'switch', 1, 2, { weapon: slot })
}

/** HUN-912. */
function pickUp(play: Play, place: Place, item: string): Outcome {
  const { world, state } = play
  const object = state.objects.find(({ id }) => id === item)
  if (object === undefined || object.carrier >= 0) return 'target_lost'
  if (d2To(world, place, object.x, object.y) > PICKUP_REACH * PICKUP_REACH) return 'too_far'
  if (object.kind === 'weapon' && world.weapon.list[place].length >= MOST_WEAPONS) return 'no_weapon'
  return act(play, place, 'pickup', 1, 3, { item })
}

function special(
  play: Play,
  place: Place,
  name: Extract<Step, { do: 'special' }>['name'],
  ref: Extract<Step, { do: 'special' }>['target'],
): Outcome {
  const { world } = play
  if (name === 'shieldWall') return shieldWall(play, place)
  if (name === 'rally') {
    if (world.moraleState.state[place] === 'steady') return done(play, place)
    if (world.turnFlags.moved[place]) return waitStep(play, place, 'moved')
    return act(play, place, 'rally', 2, 10, {})
  }
  const target = ref === null ? NOBODY : refPlace(play, place, ref)
  if (target === NOBODY) return typeof ref === 'string' ? waitStep(play, place, 'target') : 'target_lost'
  switch (name) {
    case 'treat':
      if (world.health.fled[target]) return 'target_lost'
      if (target !== place && !isNear(world, place, target, HELP_REACH)) return 'too_far'
      return act(play, place, 'treat', 2, 8, { target })
    case 'intimidate':
      return atFoe(play, place, target, INTIMIDATE_REACH) ?? act(play, place, 'intimidate', 2, 4, { target })
    case 'challenge':
      return atFoe(play, place, target, CHALLENGE_REACH) ?? act(play, place, 'challenge', 1, 2, { target })
    case 'execute':
      if (isStanding(world, target) || world.health.fled[target]) return 'target_lost'
      if (world.health.executed[target]) return done(play, place)
      if (isEngaged(world, place)) return 'engaged'
      if (d2Between(world, place, target) > HELP_REACH * HELP_REACH) return 'too_far'
      return act(play, place, 'execute', 2, 6, { target })
  }
}

function atFoe(play: Play, place: Place, target: Place, reach: number): Outcome | null {
  if (!isStanding(play.world, target)) return 'target_down'
  if (!isVisibleFoe(play, place, target)) return 'target_lost'
  return isNear(play.world, place, target, reach) ? null : 'too_far'
}

/** HUN-807. */
function shieldWall(play: Play, place: Place): Outcome {
  const { world } = play
  const { turnFlags: flags } = world
  if (!shieldWorks(play, place) || hasTrait(world, place, TRAIT_BITS.mounted)) return 'no_shield'
  const mode = world.commandQueue.mode[place]
  if (mode === 'run' || mode === 'sprint') return waitStep(play, place, 'mode')
  if (flags.wall[place]) return done(play, place)
  const price = priceOf(world, place, 1, true)
  if (price === null) return waitStep(play, place, 'ap')
  begin(play, place, price)
  spendAp(world, place, price)
  flags.wall[place] = true
  if (play.tell) tell(play, 'WallFormed', place, NOBODY, {})
  return done(play, place)
}
