import type { Mode } from '../../choice.ts'
import { at, type Place } from '../../state.ts'
import { spendAp, spendStamina } from '../ap.ts'
import { homePoint, nearestFoe } from '../knowledge.ts'
import { hasCrippledLeg, isEngaged, NOBODY, type Play } from '../play.ts'
import { startAction } from '../steps.ts'
import { follow, MODE_TICKS, modeAp } from './moves.ts'
import { beginWalk, endWalk } from './walk.ts'

const THREAT = 10000
const TIRED_TICKS = 15
const TICKS = 20
const DEAREST: readonly Mode[] = ['run', 'advance', 'walk']

/** HUN-1008. */
export function flee(play: Play, place: Place): void {
  if (play.world.moraleState.state[place] === 'routed') rout(play, place)
  else if (isEngaged(play.world, place) || nearestFoe(play, place, THREAT) !== NOBODY) fallBack(play, place)
  else rallyItself(play, place)
}

/** The full step, every tick, for nothing. */
function rout(play: Play, place: Place): void {
  const { commandQueue: queue, stamina } = play.world
  if (queue.mode[place] !== 'flight') {
    if (queue.walking[place]) endWalk(play, place, 'stopped')
    queue.mode[place] = 'flight'
    queue.retreat[place] = false
    queue.slipTicks[place] = 0
    queue.ticksLeft[place] = stamina.exhausted[place] ? TIRED_TICKS : TICKS
    queue.route[place] = []
  }
  if (play.world.turnFlags.prone[place] || queue.ticksLeft[place] === 0) return
  goHome(play, place)
}

function fallBack(play: Play, place: Place): void {
  const { world } = play
  const { commandQueue: queue } = world
  if (world.turnFlags.prone[place] || isHome(play, place)) return
  if (queue.mode[place] === 'none') {
    const mode = DEAREST.find(
      (each) =>
        modeAp(play, place, each) <= world.actionPoints.current[place] &&
        !(each === 'run' && hasCrippledLeg(world, place)),
    )
    if (mode === undefined) return
    if (queue.walking[place]) endWalk(play, place, 'stopped')
    spendAp(world, place, modeAp(play, place, mode))
    spendStamina(play, place, mode === 'run' ? 1 : 0)
    queue.mode[place] = mode
    queue.ticksLeft[place] = MODE_TICKS[mode]
    queue.route[place] = []
  }
  queue.retreat[place] = false
  queue.slipTicks[place] = 0
  if (queue.ticksLeft[place] > 0) goHome(play, place)
}

function goHome(play: Play, place: Place): void {
  const { commandQueue: queue } = play.world
  const route = queue.route[place]
  const home = homePoint(play, place)
  const y = route.length > 0 ? at(route, route.length - 1) : home.y
  if (!follow(play, place, home.x, y, NOBODY)) return
  beginWalk(play, place)
  play.moving |= 1 << place
}

function isHome(play: Play, place: Place): boolean {
  return play.world.position.x[place] === homePoint(play, place).x
}

function rallyItself(play: Play, place: Place): void {
  const { world } = play
  if (world.actionPoints.current[place] < 2 || world.turnFlags.moved[place]) return
  if (world.commandQueue.walking[place]) endWalk(play, place, 'stopped')
  startAction(play, place, 'rally', 2, 10, {})
}
