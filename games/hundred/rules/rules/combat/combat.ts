import type { Modifier } from '../../events.ts'
import { at, LEGS, type Pending, type Place, SHIELD_ARM, WEAPON_ARM, type World } from '../../state.ts'
import { hasClearSight } from '../ground/sight.ts'
import { igniteAt, layZone, putOut } from '../ground/zones.ts'
import { isVisibleFoe } from '../knowledge.ts'
import { improve, moraleModifiers, queueCheck, seeExecution } from '../morale.ts'
import {
  armOf,
  clampChance,
  isAble,
  isEngaged,
  isNear,
  isStanding,
  NOBODY,
  type Play,
  statePenalty,
  tell,
  weaponAt,
  weaponData,
} from '../play.ts'
import { rollD100 } from '../rolls.ts'
import { finishStep } from '../steps.ts'
import { resolveStrike, type Strike, strikeOf } from './attack.ts'
import { isInReach, nearestInReach } from './attack-step.ts'
import { type Blow, DUE_TOLERANCE, isMeleeWith, takeMoment } from './chance.ts'
import { heal } from './damage.ts'

interface Due {
  readonly place: Place
  readonly action: Pending
  /** With the chance it had before the first blow of the tick; null for what is no attack or has no target. */
  strike: Strike | null
}

/** HUN-705: what is due in this tick, short actions first, then by id, all from one moment. */
export function combat(play: Play): void {
  const { commandQueue: queue, ids } = play.world
  let due: Due[] | null = null
  for (let place: Place = 0; place < ids.length; place++) {
    const action = queue.pending[place]
    if (action === null || action.due > play.tick) continue
    due ??= []
    due.push({ place, action, strike: null })
  }
  if (due === null) return
  play.resting = 0
  takeMoment(play)
  for (const entry of due) if (entry.action.kind === 'attack') entry.strike = aimedStrike(play, entry)
  for (const { place } of due) queue.pending[place] = null
  // By id already.
  for (let from = 1; from < due.length; from++)
    for (let to = from; to > 0 && length(at(due, to)) < length(at(due, to - 1)); to--) {
      const later = at(due, to - 1)
      due[to - 1] = at(due, to)
      due[to] = later
    }
  for (const entry of due) resolveAction(play, entry)
}

function length({ action }: Due): number {
  return action.due - action.started
}

/** The blow as declared, if its target still stands in reach. */
function aimedStrike(play: Play, { place, action }: Due): Strike | null {
  return canStrike(play, place, action, action.target)
    ? strikeOf(play, place, action.target, blowOf(play, place, action, action.target))
    : null
}

function blowOf(play: Play, place: Place, action: Pending, target: Place): Blow {
  const weapon = weaponAt(play.world, place, action.weapon)
  return {
    weapon,
    melee: isMeleeWith(weaponData(play, weapon), d2(play.world, place, target)),
    kind: action.attack,
    aim: action.aim,
    free: false,
    charge: action.charge && target === action.target,
  }
}

function d2({ position: { x, y } }: World, a: Place, b: Place): number {
  return (x[a] - x[b]) * (x[a] - x[b]) + (y[a] - y[b]) * (y[a] - y[b])
}

/** HUN-706. */
function canStrike(play: Play, place: Place, action: Pending, target: Place): boolean {
  const { world } = play
  if (!isStanding(world, target)) return false
  const data = armOf(play, place, action.weapon)
  if (isMeleeWith(data, d2(world, place, target))) {
    const reach = data.melee?.reach ?? data.reach
    return isNear(world, place, target, reach + DUE_TOLERANCE)
  }
  return isNear(world, place, target, data.reach) && hasClearSight(play, place, target)
}

function resolveAction(play: Play, entry: Due): void {
  if (entry.action.kind === 'attack') {
    resolveAttack(play, entry)
    return
  }
  const follows = isAble(play.world, entry.place)
  resolveOther(play, entry.place, entry.action)
  if (follows) finishAction(play, entry.place)
}

/** The step whose action this was is done; an attack that had to reload goes on, and so do orders the broken cannot follow. */
export function finishAction(play: Play, place: Place): void {
  const { commandQueue: queue } = play.world
  const step = queue.steps[place][queue.current[place]]
  if (step !== undefined && step.do !== 'attack' && queue.begun[place]) finishStep(play, place)
}

function resolveAttack(play: Play, { place, action, strike }: Due): void {
  if (strike !== null && isStanding(play.world, strike.target)) {
    resolveStrike(play, strike)
    return
  }
  const gone = !isStanding(play.world, action.target)
  const other = gone && action.retarget ? nearestInReach(play, place, action.weapon) : NOBODY
  if (other !== NOBODY && isInReach(play, place, other, action.weapon)) {
    resolveStrike(play, strikeOf(play, place, other, blowOf(play, place, action, other)))
    return
  }
  if (play.tell) tell(play, 'AttackLapsed', place, action.target, { reason: gone ? 'target down' : 'out of reach' })
}

const HELP_REACH = 1500
const HELP_REACH_DUE = HELP_REACH + DUE_TOLERANCE

function resolveOther(play: Play, place: Place, action: Pending): void {
  const { world } = play
  const { target } = action
  switch (action.kind) {
    case 'bandage':
      bandage(play, place, target)
      return
    case 'treat':
      treat(play, place, target)
      return
    case 'oil':
    case 'caltrops':
      spread(play, place, action)
      return
    case 'ignite':
      shootFire(play, place, action)
      return
    case 'reload':
      world.weapon.loaded[place] = true
      if (play.tell) tell(play, 'Reloaded', place, NOBODY, {})
      return
    case 'switch':
      if (action.weapon >= world.weapon.list[place].length) return
      world.weapon.readied[place] = action.weapon
      if (play.tell) tell(play, 'WeaponReadied', place, NOBODY, { weapon: weaponAt(world, place, action.weapon) })
      return
    case 'pickup':
      take(play, place, action.item)
      return
    case 'extinguish':
      if (world.health.burning[place] > 0) putOut(play, place)
      return
    case 'rally':
      rally(play, place)
      return
    case 'intimidate':
      if (play.tell) tell(play, 'SpecialUsed', place, target, { name: 'intimidate', roll: null, dice: [] })
      if (isVisibleFoe(play, place, target)) queueCheck(play, target, 'intimidate', 0)
      return
    case 'challenge':
      challenge(play, place, target)
      return
    case 'execute':
      execute(play, place, target)
      return
    case 'attack':
      return
  }
}

/** HUN-905. */
function bandage(play: Play, place: Place, patient: Place): void {
  const { world } = play
  const { health } = world
  if (world.inventory.bandage[place] === 0 || health.fled[patient]) return
  if (patient !== place && !isNear(world, place, patient, HELP_REACH_DUE)) return
  if (health.bandage[patient] + health.bandageNext[patient] > 0) return
  world.inventory.bandage[place] = world.inventory.bandage[place] - 1
  if (health.woundState[patient] === 'down') {
    health.tended[patient] = true
    if (play.tell) tell(play, 'ItemUsed', place, patient, { item: 'bandage', dice: [] })
    return
  }
  const die = play.dice.d(6)
  health.bandage[patient] = Math.ceil(die / 2)
  health.bandageNext[patient] = Math.floor(die / 2)
  health.bleeding[patient] = false
  if (play.tell) tell(play, 'ItemUsed', place, patient, { item: 'bandage', dice: [die] })
}

/** HUN-906. */
function treat(play: Play, place: Place, patient: Place): void {
  const { world } = play
  const { health } = world
  if (health.fled[patient] || (patient !== place && !isNear(world, place, patient, HELP_REACH_DUE))) return
  if (health.woundState[patient] === 'down') {
    health.tended[patient] = true
    if (play.tell) tell(play, 'SpecialUsed', place, patient, { name: 'treat', roll: null, dice: [] })
    return
  }
  const base = world.skills.medicine[place]
  const penalty = statePenalty(world, place)
  const { passed, shown } = rollD100(play, clampChance(base + penalty), base, () => [
    { source: 'state', value: penalty },
  ])
  if (play.tell) tell(play, 'SpecialUsed', place, patient, { name: 'treat', roll: shown, dice: [] })
  if (!passed) return
  const die = play.dice.d(6)
  heal(play, patient, die + 2, 'treat', [die])
  health.bleeding[patient] = false
  const crippled = health.crippled[patient]
  const limb = [WEAPON_ARM, SHIELD_ARM, LEGS].find((each) => (crippled & each) !== 0) ?? 0
  health.crippled[patient] = crippled & ~limb
}

function spread(play: Play, place: Place, { kind, x, y }: Pending): void {
  const { world } = play
  if (kind !== 'oil' && kind !== 'caltrops') return
  if (at(world.inventory[kind], place) === 0) return
  world.inventory[kind][place] = at(world.inventory[kind], place) - 1
  if (play.tell) tell(play, 'ItemUsed', place, NOBODY, { item: kind, dice: [] })
  layZone(play, kind, world.faction.seat[place], x, y)
}

/** HUN-908. */
function shootFire(play: Play, place: Place, { x, y }: Pending): void {
  const { world } = play
  const slots = world.ammo.slots[place]
  const half = slots.findIndex(({ type, left }) => type === 'fire' && left > 0)
  if (half < 0) return
  const left = at(slots, half).left - 1
  world.ammo.slots[place] = slots.map((slot, index) => (index === half ? { ...slot, left } : slot))
  world.turnFlags.revealed[place] = true
  play.stirred = true
  if (play.tell) tell(play, 'AmmoSpent', place, NOBODY, { type: 'fire', left })
  igniteAt(play, x, y)
}

/** HUN-912, HUN-1104. */
function take(play: Play, place: Place, item: string): void {
  const { world, state } = play
  const object = state.objects.find(({ id }) => id === item)
  if (object === undefined || object.carrier >= 0) return
  if (object.kind === 'banner') {
    if (object.owner === world.faction.seat[place]) {
      object.x = object.homeX
      object.y = object.homeY
      if (play.tell) tell(play, 'BannerReturned', place, NOBODY, { item })
      return
    }
    object.carrier = place
    if (play.tell) tell(play, 'ItemTaken', place, NOBODY, { item })
    return
  }
  if (object.weapon === null) return
  play.stirred = true
  state.objects = state.objects.filter((other) => other !== object)
  world.weapon.list[place] = [...at(world.weapon.list, place), object.weapon]
  world.weapon.thrown[place] = [...at(world.weapon.thrown, place), object.thrown]
  if (world.weapon.readied[place] < 0) world.weapon.readied[place] = world.weapon.list[place].length - 1
  if (play.tell) tell(play, 'ItemTaken', place, NOBODY, { item })
}

const RALLY_LEADER = 20

/** HUN-1007. */
function rally(play: Play, place: Place): void {
  const { world } = play
  const state = world.moraleState.state[place]
  if (state !== 'shaken' && state !== 'broken') return
  const base = world.skills.morale[place]
  const terms: Modifier[] = []
  const chance = clampChance(base + moraleModifiers(play, place, RALLY_LEADER, terms))
  const { passed, shown } = rollD100(play, chance, base, () => terms)
  if (play.tell) tell(play, 'SpecialUsed', place, NOBODY, { name: 'rally', roll: shown, dice: [] })
  if (passed) improve(play, place)
}

/** HUN-1014: the new one replaces what either had. */
function challenge(play: Play, place: Place, target: Place): void {
  const { moraleState } = play.world
  if (!isVisibleFoe(play, place, target)) return
  for (const one of [place, target]) {
    const rival = moraleState.challenge[one]
    if (rival >= 0) moraleState.challenge[rival] = NOBODY
  }
  moraleState.challenge[place] = target
  moraleState.challenge[target] = place
  moraleState.challengeUntil[place] = play.state.turn + 1
  moraleState.challengeUntil[target] = play.state.turn + 1
  if (play.tell) tell(play, 'SpecialUsed', place, target, { name: 'challenge', roll: null, dice: [] })
}

/** HUN-911. */
function execute(play: Play, place: Place, target: Place): void {
  const { world } = play
  if (isEngaged(world, place) || isStanding(world, target) || !isNear(world, place, target, HELP_REACH_DUE)) return
  world.health.executed[target] = true
  if (play.tell) tell(play, 'UnitExecuted', target, place, {})
  seeExecution(play, target)
}
