import type { AttackStep } from '../../choice.ts'
import { TRAIT_BITS } from '../../content/traits.ts'
import { at, firstPlace, type Place } from '../../state.ts'
import { priceOf } from '../ap.ts'
import { hasClearSight } from '../ground/sight.ts'
import { isKnownGone, knownSpot, refPlace } from '../knowledge.ts'
import { queueCheck } from '../morale.ts'
import { follow, reroute, setMode } from '../movement/moves.ts'
import { beginWalk, endWalk } from '../movement/walk.ts'
import {
  armOf,
  d2Between,
  d2To,
  face,
  hasTrait,
  inFrontArc,
  isEngaged,
  NOBODY,
  type Play,
  sees,
  tell,
  visibleFoes,
  weaponAt,
  weaponData,
} from '../play.ts'
import { act, begin, type DropReason, done, type Outcome, startAction, waitStep } from '../steps.ts'
import { isUsable } from './attack.ts'
import { isCharge, isMeleeWith } from './chance.ts'

/** HUN-607. */
export const MOST_ATTACKS = 3
const ARRIVED = 1000
const BLOCKED = 2

/** HUN-607: choose a weapon, come into reach, declare. */
export function runAttack(play: Play, place: Place, step: AttackStep): Outcome {
  const { world } = play
  const seat = world.faction.seat[place]
  if (step.times !== 'untilDown' && world.commandQueue.progress[place] >= step.times) return done(play, place)
  const target = refPlace(play, place, step.target)
  if (target === NOBODY) return typeof step.target === 'number' ? 'target_lost' : standAndWait(play, place, 'target')
  if (isKnownGone(play, seat, target)) return done(play, place)
  if (world.commandQueue.mode[place] === 'sprint') return standAndWait(play, place, 'mode')
  if (world.turnFlags.attacks[place] >= Math.min(MOST_ATTACKS, step.perTurn))
    return standAndWait(play, place, 'attacks')
  if (!sees(play, seat, target)) return search(play, place, step, target)
  const slot = chosenWeapon(play, place, target, step)
  if (typeof slot !== 'number') return slot
  if (isInReach(play, place, target, slot)) return declare(play, place, target, slot, step)
  return approach(play, place, step, target, world.position.x[target], world.position.y[target], slot)
}

/** Whether an attack step would be declared in melee now, had the unit the AP, which it has not (HUN-403). */
export function lacksApToStrike(play: Play, place: Place, step: AttackStep): boolean {
  const { world } = play
  if (step.kind !== 'normal' || step.weapon !== null) return false
  if (step.times !== 'untilDown' && world.commandQueue.progress[place] >= step.times) return false
  if (world.turnFlags.attacks[place] >= Math.min(MOST_ATTACKS, step.perTurn)) return false
  const target = refPlace(play, place, step.target)
  if (target === NOBODY || world.commandQueue.mode[place] === 'sprint') return false
  const { kind, reach, ap } = armOf(play, place, world.weapon.readied[place])
  if (kind !== 'melee' || d2Between(world, place, target) > reach * reach) return false
  if (priceOf(world, place, ap, true) !== null) return false
  const seat = world.faction.seat[place]
  return sees(play, seat, target) && !isKnownGone(play, seat, target)
}

function standAndWait(play: Play, place: Place, reason: Parameters<typeof waitStep>[2]): Outcome {
  if (play.world.commandQueue.walking[place]) endWalk(play, place, 'stopped')
  return waitStep(play, place, reason)
}

/** An unseen target is its marker; who comes there without seeing it has lost it. */
function search(play: Play, place: Place, step: AttackStep, target: Place): Outcome {
  const spot = knownSpot(play, play.world.faction.seat[place], target)
  if (spot === null || d2To(play.world, place, spot.x, spot.y) <= ARRIVED * ARRIVED) return 'target_lost'
  return approach(play, place, step, target, spot.x, spot.y, weaponAtHand(play, place, step))
}

function approach(
  play: Play,
  place: Place,
  step: AttackStep,
  target: Place,
  x: number,
  y: number,
  slot: number,
): Outcome {
  const { world } = play
  const { commandQueue: queue } = world
  if (step.approach === 'none') return insteadOr(play, place, step, slot, 'range')
  if (queue.blocked[place] >= BLOCKED && strikesInstead(play, place, step, slot)) return 'busy'
  const walking = queue.walking[place]
  if (isModeUsed(play, place, step.approach)) {
    if (walking) endWalk(play, place, 'stopped')
    return strikesInstead(play, place, step, slot) ? 'busy' : waitStep(play, place, 'ticks')
  }
  const way = walking ? follow(play, place, x, y, target) : reroute(play, place, x, y, false, target)
  if (!way) return 'no_path'
  if (queue.route[place].length === 0) return standAndWait(play, place, 'range')
  const paid = setMode(play, place, step.approach, false, !queue.begun[place])
  if (paid !== 'ready') return paid
  begin(play, place, 0)
  beginWalk(play, place)
  play.moving |= 1 << place
  return 'busy'
}

/** The turn's movement is another, or used up. */
function isModeUsed({ world: { commandQueue: queue, turnFlags } }: Play, place: Place, mode: string): boolean {
  const now = queue.mode[place]
  if (turnFlags.wall[place] || turnFlags.prone[place]) return true
  return now !== 'none' && (now !== mode || queue.ticksLeft[place] === 0)
}

function insteadOr(play: Play, place: Place, step: AttackStep, slot: number, reason: 'range'): Outcome {
  return strikesInstead(play, place, step, slot) ? 'busy' : standAndWait(play, place, reason)
}

/** HUN-607: the blow goes to the nearest enemy in reach and front arc; the step keeps its target. */
function strikesInstead(play: Play, place: Place, step: AttackStep, slot: number): boolean {
  if (step.retarget === 'none') return false
  const other = nearestInReach(play, place, slot)
  return other !== NOBODY && declare(play, place, other, slot, step) === 'busy'
}

/** HUN-607: auto is the readied weapon if it can be used, not shooting in melee; else the first that reaches. */
function chosenWeapon(play: Play, place: Place, target: Place, step: AttackStep): number | DropReason {
  const { world } = play
  const list = world.weapon.list[place]
  if (step.weapon !== null) {
    const slot = list.indexOf(step.weapon)
    if (slot < 0 && step.weapon !== 'unarmed') return 'no_weapon'
    if (!isUsable(play, place, slot)) return 'no_ammo'
    return ammoFits(play, place, slot, step) ? slot : 'no_ammo'
  }
  const readied = weaponAtHand(play, place, step)
  // The usual case first: what cuts and stabs can always be used, and needs nothing.
  if (armOf(play, place, readied).kind === 'melee') return readied
  if (
    isUsable(play, place, readied) &&
    !(shoots(play, place, readied) && isEngaged(world, place) && hasMelee(play, place))
  )
    return ammoFits(play, place, readied, step) ? readied : 'no_ammo'
  for (const slot of list.keys())
    if (
      isUsable(play, place, slot) &&
      !(shoots(play, place, slot) && isEngaged(world, place)) &&
      isInReach(play, place, target, slot)
    )
      return slot
  return isUsable(play, place, readied) ? readied : -1
}

/** HUN-607: the readied weapon; power attacks are struck, with the weapon named, else the first that strikes, else bare hands. */
function weaponAtHand(play: Play, place: Place, step: AttackStep): number {
  const readied = play.world.weapon.readied[place]
  if (step.kind !== 'power') return readied
  const list = play.world.weapon.list[place]
  if (step.weapon !== null) return list.indexOf(step.weapon)
  if (armOf(play, place, readied).kind === 'melee') return readied
  return list.findIndex((weapon) => weaponData(play, weapon).kind === 'melee')
}

function ammoFits(play: Play, place: Place, slot: number, { ammo }: AttackStep): boolean {
  if (ammo === null || armOf(play, place, slot).kind !== 'bow') return true
  return play.world.ammo.slots[place].some(({ type, left }) => type === ammo && left > 0)
}

function shoots(play: Play, place: Place, slot: number): boolean {
  const { kind, melee } = armOf(play, place, slot)
  return kind !== 'melee' && melee === null
}

function hasMelee(play: Play, place: Place): boolean {
  return play.world.weapon.list[place].some((weapon) => weaponData(play, weapon).kind === 'melee')
}

/** Near enough, and for what is shot or thrown in clear sight. */
export function isInReach(play: Play, place: Place, target: Place, slot: number): boolean {
  const { world } = play
  const data = armOf(play, place, slot)
  const d2 = d2Between(world, place, target)
  if (data.melee !== null && d2 <= data.melee.reach * data.melee.reach) return true
  if (d2 > data.reach * data.reach) return false
  if (data.kind === 'thrown' && (slot < 0 || at(world.weapon.thrown[place], slot) === 0)) return false
  return data.kind === 'melee' || hasClearSight(play, place, target)
}

/** HUN-607, HUN-706: the nearest enemy in reach and front arc, in sight for what is shot; -1 for none. */
export function nearestInReach(play: Play, place: Place, slot: number): Place {
  const { world } = play
  let best = NOBODY
  let least = 0
  for (let foes = visibleFoes(play, world.faction.seat[place]); foes !== 0; foes &= foes - 1) {
    const other = firstPlace(foes)
    if (!inFrontArc(world, place, other)) continue
    const d2 = d2Between(world, place, other)
    if ((best !== NOBODY && d2 >= least) || !isInReach(play, place, other, slot)) continue
    best = other
    least = d2
  }
  return best
}

/** HUN-703, HUN-509: AP are paid and the unit turns to its target when the attack is declared. */
function declare(play: Play, place: Place, target: Place, slot: number, step: AttackStep): Outcome {
  const { world } = play
  const data = armOf(play, place, slot)
  if (step.kind === 'power' && world.stamina.exhausted[place]) return 'exhausted'
  if (data.kind === 'crossbow' && !world.weapon.loaded[place]) return act(play, place, 'reload', 3, 10, {})
  const special = step.kind === 'normal' ? 0 : 1
  const change = slot === world.weapon.readied[place] ? 0 : 1
  const about = inFrontArc(world, place, target) ? 0 : 1
  const melee = isMeleeWith(data, d2Between(world, place, target))
  const speed = melee && data.melee !== null ? data.melee.speed : data.speed
  const charge = isCharge(play, place, target, melee)
  const outcome = act(
    play,
    place,
    'attack',
    data.ap + special + change + about,
    speed + 2 * special + 2 * change,
    {
      target,
      weapon: slot,
      attack: step.kind,
      aim: step.kind === 'aimed' ? step.aim : null,
      charge,
      retarget: step.retarget === 'nearest',
    },
    special === 0,
  )
  if (outcome !== 'busy') return outcome
  world.commandQueue.progress[place] = world.commandQueue.progress[place] + 1
  if (change === 1) readySlot(play, place, slot)
  if (step.ammo !== null && data.kind === 'bow') pickArrow(play, place, step)
  announce(play, place, target)
  return 'busy'
}

function readySlot(play: Play, place: Place, slot: number): void {
  play.world.weapon.readied[place] = slot
  if (play.tell) tell(play, 'WeaponReadied', place, NOBODY, { weapon: weaponAt(play.world, place, slot) })
}

function pickArrow({ world: { ammo } }: Play, place: Place, step: AttackStep): void {
  const half = ammo.slots[place].findIndex(({ type, left }) => type === step.ammo && left > 0)
  if (half >= 0) ammo.currentSlot[place] = half
}

/** The unit faces its target, both sides that see it are told, and a fearful attacker frightens (HUN-1012). */
function announce(play: Play, place: Place, target: Place): void {
  const { world } = play
  const { position } = world
  const pending = world.commandQueue.pending[place]
  if (pending === null) return
  face(world, place, position.x[target] - position.x[place], position.y[target] - position.y[place])
  if (play.tell)
    tell(play, 'AttackDeclared', place, target, {
      weapon: weaponAt(world, place, pending.weapon),
      kind: pending.attack,
      aim: pending.aim,
      due: pending.due,
      free: false,
      charge: pending.charge,
    })
  if (hasTrait(world, place, TRAIT_BITS.fear)) queueCheck(play, target, pending.charge ? 'fearCharge' : 'fearAttack', 0)
}

/** HUN-608 `idle: strike`. */
export function strikeIdly(play: Play, place: Place): void {
  const { world } = play
  if (world.turnFlags.attacks[place] >= MOST_ATTACKS || world.commandQueue.mode[place] === 'sprint') return
  const slot = world.weapon.readied[place]
  const data = armOf(play, place, slot)
  if (!isUsable(play, place, slot) || (data.kind === 'crossbow' && !world.weapon.loaded[place])) return
  const target = nearestInReach(play, place, slot)
  if (target === NOBODY) return
  const price = priceOf(world, place, data.ap, true)
  if (price === null) return
  const melee = isMeleeWith(data, d2Between(world, place, target))
  const speed = melee && data.melee !== null ? data.melee.speed : data.speed
  const charge = isCharge(play, place, target, melee)
  startAction(play, place, 'attack', price, speed, { target, weapon: slot, charge, retarget: true })
  announce(play, place, target)
}
