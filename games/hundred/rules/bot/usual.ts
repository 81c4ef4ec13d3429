import { turnLimitOf } from '../config.ts'
import { leavesOf } from '../rules/ground/scenario-errors.ts'
import { isVisibleFoe } from '../rules/knowledge.ts'
import { d2Between, NOBODY, type Play } from '../rules/play.ts'
import { conditionOf, remainingValue } from '../rules/victory.ts'
import { aimOf } from './goals.ts'
import { rangedSlot } from './reckoning.ts'
import { ableOf, nearestSeen, type TeamScript } from './team.ts'

/** Percent of the enemies that stood still from which on nobody is expected to come. */
const COMES_NOT = 50

/** The usual answer to enemies that come. */
export const LET_COME: TeamScript = 'poised'

/**
 * HUN-1705: the usual plan: wait for enemies that come, and attack enemies that wait. Where an objective asks for more than a
 * script, null.
 */
export function usualScript(play: Play, seat: number, still: number): TeamScript | null {
  const capture = isCapture(play, seat)
  if (!capture && ableOf(play, seat).some((place) => aimOf(play, seat, place) !== null)) return null
  if (capture && play.state.objects.some(({ carrier }) => carrier >= 0)) return null
  if (!isAnySeen(play, seat)) return play.state.turn > GROPING ? 'gang' : 'creep'
  if (still < COMES_NOT) return LET_COME
  if (!capture && !isTimeTheirs(play, seat) && isOutshooting(play, seat)) return 'besiege'
  return isAheadAtTheEnd(play, seat) ? LET_COME : 'gang'
}

/** Whether the enemy has only to last: a siege is what it hopes for. */
function isTimeTheirs({ config }: Play, seat: number): boolean {
  return leavesOf(conditionOf(config, 1 - seat)).some(({ type }) => type === 'survive')
}

/** Whether it has as many bows as the enemy shows, and any. */
function isOutshooting(play: Play, seat: number): boolean {
  const own = ableOf(play, seat)
  const [first] = own
  const bows = own.filter((place) => rangedSlot(play, place) >= 0).length
  const theirs = ableOf(play, 1 - seat).filter(
    (foe) => first !== undefined && isVisibleFoe(play, first, foe) && rangedSlot(play, foe) >= 0,
  ).length
  return bows > 0 && bows >= theirs
}

/** Turns for which it feels its way forward where nobody is in sight. */
const GROPING = 8

function isAnySeen(play: Play, seat: number): boolean {
  const [first] = ableOf(play, seat)
  return first !== undefined && nearestSeen(play, first) !== NOBODY
}

/** Whether carrying off a banner is the only aim: then a side may fell the enemy first and take the banner afterwards. */
export function isCapture({ config }: Play, seat: number): boolean {
  return leavesOf(conditionOf(config, seat)).every(({ type }) => type === 'capture')
}

/** From this turn on the side that is ahead risks no attack. */
const LAST_TURNS = 8

function isAheadAtTheEnd({ config, state }: Play, seat: number): boolean {
  return turnLimitOf(config) - state.turn < LAST_TURNS && remainingValue(state, seat) > remainingValue(state, 1 - seat)
}

/** Farther away from each other than this nothing is decided yet, and the usual plan is followed. */
const FAR = 16_000

/** Whether an enemy in sight is near: where those unseen might be is no more than a guess. */
export function isAnyNear(play: Play, seat: number): boolean {
  const { world } = play
  return ableOf(play, seat).some((place) => {
    const foe = nearestSeen(play, place)
    return foe !== NOBODY && d2Between(world, place, foe) < FAR * FAR
  })
}
