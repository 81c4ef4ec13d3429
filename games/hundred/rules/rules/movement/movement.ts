import { isqrt } from '@tessera/board'
import { TRAIT_BITS } from '../../content/traits.ts'
import { at, firstPlace, hasPlace, type Place, type Scratch, scratch } from '../../state.ts'
import { resolveStrike, type Strike, strikeOf } from '../combat/attack.ts'
import { takeMoment } from '../combat/chance.ts'
import { isOpen } from '../ground/field.ts'
import { speedAt, zoneEffects } from '../ground/zones.ts'
import { queueCheck } from '../morale.ts'
import {
  carriesBanner,
  d2Between,
  face,
  hasCrippledLeg,
  hasTrait,
  inFrontArc,
  isAble,
  isEnemy,
  isStanding,
  type Play,
  readiedArm,
  readiedWeapon,
} from '../play.ts'
import { endWalk, type WalkEnd } from './walk.ts'

/** HUN-510. */
export const ENGAGED = 1500
const ENGAGED2 = ENGAGED * ENGAGED
const TICKS = 20
/** HUN-1008. */
const EDGE = 100

/** The steps of all units in one tick. */
interface Steps {
  readonly fromX: Scratch
  readonly fromY: Scratch
  readonly toX: Scratch
  readonly toY: Scratch
  /** How often a unit gave way: 0 whole step, 1 half, 2 none. */
  readonly gaveWay: Scratch
}

/** Kept for the next tick. A caller that comes while it is in use gets another, so that rules may run inside rules. */
let idle: Steps | null = null

function blankSteps(): Steps {
  return { fromX: scratch(), fromY: scratch(), toX: scratch(), toY: scratch(), gaveWay: scratch() }
}

/** HUN-505: everybody who moves in this tick, at once. */
export function movement(play: Play): void {
  if (play.moving === 0) return
  const steps = idle ?? blankSteps()
  idle = null
  const { fromX, fromY, toX, toY, gaveWay } = steps
  const { world } = play
  const units = world.ids.length
  for (let place: Place = 0; place < units; place++) {
    fromX[place] = world.position.x[place]
    fromY[place] = world.position.y[place]
    toX[place] = fromX[place]
    toY[place] = fromY[place]
    gaveWay[place] = 0
  }
  for (let movers = play.moving; movers !== 0; movers &= movers - 1) {
    const place = firstPlace(movers)
    if (!wish(play, steps, place)) gaveWay[place] = 2
  }
  settle(play, steps, play.moving)
  const stepping = stepsOf(steps, play.moving)
  const felled = freeAttacks(play, steps, stepping)
  const stepped = takeSteps(play, steps, stepping & ~felled)
  zoneEffects(play, fromX, fromY, stepped)
  for (let movers = play.moving; movers !== 0; movers &= movers - 1) {
    const place = firstPlace(movers)
    afterStep(play, place, hasPlace(stepped, place))
  }
  idle = steps
}

/** HUN-503. */
function stepLength(play: Play, place: Place): number {
  const { world } = play
  const speed = speedAt(play, world.faction.seat[place], world.position.x[place], world.position.y[place])
  let length = Math.floor((world.faction.rate[place] * speed) / (100 * TICKS))
  if (world.commandQueue.retreat[place]) length = Math.floor(length / 2)
  if (hasCrippledLeg(world, place)) length = Math.floor(length / 2)
  if (carriesBanner(play, place)) length = Math.floor((length * 3) / 4)
  return length
}

/** HUN-503, HUN-504: where a unit wishes to step; false when it finds no step. */
function wish(play: Play, steps: Steps, place: Place): boolean {
  const { world } = play
  const route = world.commandQueue.route[place]
  const qx = at(route, 0)
  const qy = at(route, 1)
  const px = steps.fromX[place]
  const py = steps.fromY[place]
  const dx = qx - px
  const dy = qy - py
  const s = stepLength(play, place)
  const d = isqrt(dx * dx + dy * dy)
  const sx = d <= s ? dx : Math.trunc((dx * s) / d)
  const sy = d <= s ? dy : Math.trunc((dy * s) / d)
  const others = world.commandQueue.blocked[place] > 0 ? 0 : play.moving
  if (tryStep(play, steps, place, sx, sy, others)) return true
  // Close to its end a unit does not circle around another that stands there.
  if (route.length === 2 && d <= NEAR_END) return false
  const ax = Math.trunc((707 * (sx - sy)) / 1000)
  const ay = Math.trunc((707 * (sx + sy)) / 1000)
  const bx = Math.trunc((707 * (sx + sy)) / 1000)
  const by = Math.trunc((707 * (sy - sx)) / 1000)
  return (
    tryPair(play, steps, place, ax, ay, bx, by, qx, qy, others) ||
    tryPair(play, steps, place, -sy, sx, sy, -sx, qx, qy, others)
  )
}

/** HUN-504: the one that ends nearer to the waypoint first, then the northern one, then the one nearer home. */
function tryPair(
  play: Play,
  steps: Steps,
  place: Place,
  ax: number,
  ay: number,
  bx: number,
  by: Place,
  qx: number,
  qy: number,
  others: number,
): boolean {
  const px = steps.fromX[place]
  const py = steps.fromY[place]
  const a2 = (qx - px - ax) * (qx - px - ax) + (qy - py - ay) * (qy - py - ay)
  const b2 = (qx - px - bx) * (qx - px - bx) + (qy - py - by) * (qy - py - by)
  const east = play.world.ids[place] > 100
  const homeward = east ? ax > bx : ax < bx
  const first = a2 !== b2 ? a2 < b2 : ay !== by ? ay < by : homeward
  return first
    ? tryStep(play, steps, place, ax, ay, others) || tryStep(play, steps, place, bx, by, others)
    : tryStep(play, steps, place, bx, by, others) || tryStep(play, steps, place, ax, ay, others)
}

/** Bodies in `others` move themselves and do not count. */
function tryStep(
  play: Play,
  { fromX, fromY, toX, toY }: Steps,
  place: Place,
  sx: number,
  sy: number,
  others: number,
): boolean {
  const { world, field } = play
  const x = fromX[place] + sx
  const y = fromY[place] + sy
  const radius = world.faction.radius[place]
  if (!isOpen(field, x, y, radius, hasTrait(world, place, TRAIT_BITS.mounted))) return false
  const radii = world.faction.radius
  for (let bodies = play.standing & ~others & ~(1 << place); bodies !== 0; bodies &= bodies - 1) {
    const other = firstPlace(bodies)
    const dx = x - fromX[other]
    const dy = y - fromY[other]
    const apart = radius + radii[other]
    if (dx * dx + dy * dy < apart * apart) return false
  }
  toX[place] = x
  toY[place] = y
  return true
}

/** HUN-505 (2): rounds of giving way until nobody overlaps. */
function settle(play: Play, steps: Steps, moving: number): void {
  // A unit that moves alone was already checked against all others.
  if ((moving & (moving - 1)) === 0) return
  const { world } = play
  const { radius } = world.faction
  const { toX, toY } = steps
  for (;;) {
    let yielding = 0
    const stepping = stepsOf(steps, moving)
    for (let rest = play.standing; rest !== 0; rest &= rest - 1) {
      const a = firstPlace(rest)
      const aSteps = hasPlace(stepping, a)
      for (let others = (aSteps ? rest : rest & stepping) & ~(1 << a); others !== 0; others &= others - 1) {
        const b = firstPlace(others)
        const bSteps = hasPlace(stepping, b)
        const dx = toX[a] - toX[b]
        const dy = toY[a] - toY[b]
        const apart = radius[a] + radius[b]
        if (dx * dx + dy * dy >= apart * apart) continue
        if (!bSteps) yielding |= 1 << a
        else if (!aSteps) yielding |= 1 << b
        else if (isEnemy(world, a, b)) yielding |= (1 << a) | (1 << b)
        else yielding |= 1 << (wayLeft(play, steps, a) > wayLeft(play, steps, b) ? a : b)
      }
    }
    if (yielding === 0) return
    for (; yielding !== 0; yielding &= yielding - 1) giveWay(play, steps, firstPlace(yielding))
  }
}

/** d2 from where a unit stands to its waypoint; of equal friends the higher id gives way. */
function wayLeft({ world }: Play, { fromX, fromY }: Steps, place: Place): number {
  const route = world.commandQueue.route[place]
  const dx = at(route, 0) - fromX[place]
  const dy = at(route, 1) - fromY[place]
  return dx * dx + dy * dy
}

function giveWay(play: Play, { fromX, fromY, toX, toY, gaveWay }: Steps, place: Place): void {
  const { world, field } = play
  const px = fromX[place]
  const py = fromY[place]
  const x = px + Math.trunc((toX[place] - px) / 2)
  const y = py + Math.trunc((toY[place] - py) / 2)
  const half =
    gaveWay[place] === 0 && isOpen(field, x, y, world.faction.radius[place], hasTrait(world, place, TRAIT_BITS.mounted))
  gaveWay[place] = half ? 1 : 2
  toX[place] = half ? x : px
  toY[place] = half ? y : py
}

function stepsOf({ gaveWay }: Steps, moving: number): number {
  let stepping = 0
  for (let movers = moving; movers !== 0; movers &= movers - 1) {
    const place = firstPlace(movers)
    if (gaveWay[place] !== 2) stepping |= 1 << place
  }
  return stepping
}

/** HUN-512: blows at units that leave, judged from the places at the tick's start. Returns the units that went down. */
function freeAttacks(play: Play, steps: Steps, stepping: number): number {
  const strikes = leavingStrikes(play, steps, stepping)
  let felled = 0
  if (play.rehearsal !== null) {
    for (const { target, attacker } of strikes) play.rehearsal.risk(target, attacker)
    return 0
  }
  for (const strike of strikes) {
    if (!isStanding(play.world, strike.target)) continue
    resolveStrike(play, strike)
    if (hasTrait(play.world, strike.attacker, TRAIT_BITS.fear)) queueCheck(play, strike.target, 'fearAttack', 0)
    if (!isStanding(play.world, strike.target)) felled |= 1 << strike.target
  }
  return felled
}

function leavingStrikes(play: Play, steps: Steps, stepping: number): readonly Strike[] {
  const { world } = play
  if (!isAnyEngaged(play, stepping)) return NO_STRIKES
  const strikes: Strike[] = []
  let struck = 0
  for (let mover: Place = 0; mover < world.ids.length; mover++) {
    if (!hasPlace(stepping, mover) || world.engagement.engagedWith[mover] === 0) continue
    if (world.commandQueue.retreat[mover] || world.turnFlags.safe[mover]) continue
    for (let enemy: Place = 0; enemy < world.ids.length; enemy++) {
      if (hasPlace(struck, enemy) || !leaves(play, steps, mover, enemy) || !mayStrikeLeaver(play, enemy, mover))
        continue
      if (strikes.length === 0) takeMoment(play)
      struck |= 1 << enemy
      strikes.push(
        strikeOf(play, enemy, mover, {
          weapon: readiedWeapon(world, enemy),
          melee: true,
          kind: 'normal',
          aim: null,
          free: true,
          charge: false,
        }),
      )
    }
  }
  return strikes
}

const NO_STRIKES: readonly Strike[] = []

function isAnyEngaged({ world: { engagement } }: Play, places: number): boolean {
  for (let left = places; left !== 0; left &= left - 1) if (engagement.engagedWith[firstPlace(left)] !== 0) return true
  return false
}

/** Whether this step takes the mover out of the enemy's reach of 1500. */
function leaves({ world }: Play, { fromX, fromY, toX, toY }: Steps, mover: Place, enemy: Place): boolean {
  if (!hasPlace(world.engagement.engagedWith[mover], enemy) || d2Between(world, mover, enemy) > ENGAGED2) return false
  const dx = toX[mover] - fromX[enemy]
  const dy = toY[mover] - fromY[enemy]
  return dx * dx + dy * dy > ENGAGED2
}

/** HUN-512: whether this enemy may strike somebody who leaves it. */
function mayStrikeLeaver(play: Play, enemy: Place, mover: Place): boolean {
  const { world } = play
  const { kind, melee } = readiedArm(play, enemy)
  return (
    isAble(world, enemy) &&
    isEnemy(world, enemy, mover) &&
    (kind === 'melee' || melee !== null) &&
    !world.turnFlags.freeAttack[enemy] &&
    world.policy.freeAttack[enemy] &&
    world.commandQueue.mode[enemy] !== 'sprint' &&
    inFrontArc(world, enemy, mover)
  )
}

/** HUN-505 (4): all at once. */
function takeSteps(play: Play, { fromX, fromY, toX, toY }: Steps, stepping: number): number {
  const { world } = play
  const { position, commandQueue: queue, turnFlags } = world
  let stepped = 0
  for (let steppers = stepping & play.standing; steppers !== 0; steppers &= steppers - 1) {
    const place = firstPlace(steppers)
    const dx = toX[place] - fromX[place]
    const dy = toY[place] - fromY[place]
    position.x[place] = toX[place]
    position.y[place] = toY[place]
    // HUN-508: retreat and disengagement keep the facing.
    if (!queue.retreat[place] && queue.slipTicks[place] === 0) face(world, place, dx, dy)
    turnFlags.moved[place] = true
    play.stirred = true
    queue.walkedDistance[place] = queue.walkedDistance[place] + isqrt(dx * dx + dy * dy)
    stepped |= 1 << place
  }
  return stepped
}

/** Counts ticks and blocked ones, and ends what has arrived. */
function afterStep(play: Play, place: Place, stepped: boolean): void {
  const { world } = play
  const { commandQueue: queue, position } = world
  if (!isStanding(world, place)) {
    endWalk(play, place, 'stopped')
    return
  }
  queue.walkedTicks[place] = queue.walkedTicks[place] + 1
  if (queue.slipTicks[place] > 0) queue.slipTicks[place] = queue.slipTicks[place] - 1
  else if (queue.ticksLeft[place] > 0) queue.ticksLeft[place] = queue.ticksLeft[place] - 1
  queue.blocked[place] = stepped ? 0 : queue.blocked[place] + 1
  const mode = queue.mode[place]
  if (mode === 'run' || mode === 'sprint') world.turnFlags.revealed[place] = true
  let route = queue.route[place]
  if (position.x[place] === at(route, 0) && position.y[place] === at(route, 1)) {
    route = route.slice(2)
    queue.route[place] = route
  }
  if (flees(play, place)) return
  const end = arrival(play, place, route)
  if (end !== null) endWalk(play, place, end)
}

/** HUN-507: a way is done on its last waypoint, or blocked twice near it. */
function arrival({ world }: Play, place: Place, route: readonly number[]): WalkEnd | null {
  if (route.length === 0) return 'arrived'
  const { commandQueue: queue, position } = world
  if (queue.blocked[place] < 2) return null
  const dx = at(route, route.length - 2) - position.x[place]
  const dy = at(route, route.length - 1) - position.y[place]
  return dx * dx + dy * dy <= NEAR_END * NEAR_END ? 'arrived' : null
}

const NEAR_END = 1000

/** HUN-1008: routed units that come to their edge are gone. */
function flees(play: Play, place: Place): boolean {
  const { world, field } = play
  if (world.moraleState.state[place] !== 'routed') return false
  const x = world.position.x[place]
  const limit = world.faction.radius[place] + EDGE
  const east = world.ids[place] > 100
  if (east ? field.w - x > limit : x > limit) return false
  endWalk(play, place, 'fled')
  return true
}
