import type { Mode } from '../../choice.ts'
import { TRAIT_BITS } from '../../content/traits.ts'
import { at, type Place } from '../../state.ts'
import { priceOf, spendAp, spendStamina } from '../ap.ts'
import { canSprintFrom } from '../ground/field.ts'
import { nearestEngaged } from '../knowledge.ts'
import { hasCrippledLeg, hasTrait, NOBODY, type Play } from '../play.ts'
import { type DropReason, pivot, waitStep } from '../steps.ts'
import { routeTo } from './route.ts'

/** HUN-501. */
export const MODE_TICKS: Readonly<Record<Mode, number>> = { walk: 5, advance: 10, run: 15, sprint: 20 }
const MODE_AP: Readonly<Record<Mode, number>> = { walk: 1, advance: 2, run: 4, sprint: 0 }
const MODE_STAMINA: Readonly<Record<Mode, number>> = { walk: 0, advance: 0, run: 1, sprint: 3 }
const STRAYED = 1000

export function modeAp({ world }: Play, place: Place, mode: Mode): number {
  if (mode === 'sprint') return world.actionPoints.current[place]
  return mode === 'walk' && hasTrait(world, place, TRAIT_BITS.mobile) ? 0 : MODE_AP[mode]
}

/** HUN-507: a new way; false when there is none. With `around` bodies are in the way. */
export function reroute(play: Play, place: Place, x: number, y: number, around: boolean, target: Place): boolean {
  const { commandQueue: queue } = play.world
  const route = routeTo(play, place, x, y, around, target)
  if (route === null) return around && queue.route[place].length > 0
  queue.route[place] = route
  return true
}

/** HUN-507: keeps to the way, or finds another when the goal has strayed or bodies block it. */
export function follow(play: Play, place: Place, x: number, y: number, target: Place): boolean {
  const { commandQueue: queue } = play.world
  const route = queue.route[place]
  if (route.length === 0) return reroute(play, place, x, y, false, target)
  const dx = at(route, route.length - 2) - x
  const dy = at(route, route.length - 1) - y
  if (dx * dx + dy * dy > STRAYED * STRAYED) return reroute(play, place, x, y, false, target)
  const blocked = queue.blocked[place]
  if (blocked > 0 && blocked % 2 === 0) return reroute(play, place, x, y, true, target)
  return true
}

/**
 * HUN-501, HUN-502, HUN-508: pays for a way of this mode with the first movement of the turn. `first` is the first leg of a
 * step, whose about-face must be paid.
 */
export function setMode(
  play: Play,
  place: Place,
  mode: Mode,
  retreat: boolean,
  first: boolean,
): 'ready' | 'waits' | DropReason {
  const { world } = play
  const { commandQueue: queue, turnFlags: flags } = world
  if (flags.wall[place] || flags.prone[place]) return waitStep(play, place, 'mode')
  const now = queue.mode[place]
  if (now !== 'none' && now !== mode) return waitStep(play, place, 'mode')
  if (now === mode && queue.ticksLeft[place] === 0) return waitStep(play, place, 'ticks')
  if (now === 'none') {
    if ((mode === 'run' || mode === 'sprint') && hasCrippledLeg(world, place)) return 'limb_crippled'
    if (mode === 'sprint') {
      if (world.stamina.exhausted[place]) return 'exhausted'
      if (world.actionPoints.spent[place] > 0) return waitStep(play, place, 'ap')
      if (!canSprintFrom(play.field, world.position.x[place], world.position.y[place])) return 'no_path'
    }
  }
  const about = first && !retreat && mode !== 'sprint' && pointsBack(play, place) ? 1 : 0
  const cost = (now === 'none' ? modeAp(play, place, mode) : 0) + about
  const price = priceOf(world, place, cost, true)
  if (price === null) return waitStep(play, place, 'ap')
  if (retreat && first && !faceFoe(play, place)) return waitStep(play, place, 'ap')
  spendAp(world, place, Math.min(price, world.actionPoints.current[place]))
  queue.retreat[place] = retreat
  if (now === 'none') {
    queue.mode[place] = mode
    queue.ticksLeft[place] = MODE_TICKS[mode]
    spendStamina(play, place, MODE_STAMINA[mode])
    if (mode === 'sprint') flags.reactions[place] = 0
  }
  return 'ready'
}

/** HUN-508: the first leg points more than 90° away from the facing. */
function pointsBack({ world: { position, commandQueue } }: Play, place: Place): boolean {
  const route = commandQueue.route[place]
  const dx = at(route, 0) - position.x[place]
  const dy = at(route, 1) - position.y[place]
  return position.fx[place] * dx + position.fy[place] * dy < 0
}

/** HUN-514: a fighting retreat keeps its front to the nearest engaged enemy. */
function faceFoe(play: Play, place: Place): boolean {
  const enemy = nearestEngaged(play, place)
  if (enemy === NOBODY) return true
  const { position } = play.world
  return pivot(play, place, position.x[enemy] - position.x[place], position.y[enemy] - position.y[place])
}
