import type { Goal, Spot, UnitRef, When } from '../choice.ts'
import { TRAIT_BITS } from '../content/traits.ts'
import type { Weapon } from '../content/weapons.ts'
import { firstPlace, hasPlace, type Place } from '../state.ts'
import {
  d2Between,
  d2To,
  hasTrait,
  homeSide,
  isEnemy,
  isStanding,
  NOBODY,
  type Play,
  readiedWeapon,
  sees,
  sightOf,
  visibleFoes,
  weaponData,
} from './play.ts'
import { placeOf } from './world.ts'

/** HUN-602: the unit a reference means for the one who acts; -1 when there is none. */
export function refPlace(play: Play, place: Place, ref: UnitRef): Place {
  if (typeof ref === 'number') return placeOf(play.world, ref)
  const { world } = play
  let best = NOBODY
  let least = 0
  let foes = visibleFoes(play, world.faction.seat[place])
  if (ref === 'engaged') foes &= world.engagement.engagedWith[place]
  for (; foes !== 0; foes &= foes - 1) {
    const other = firstPlace(foes)
    if (ref === 'leader' && !hasTrait(world, other, TRAIT_BITS.leader)) continue
    const rank = rankBy(play, place, other, ref)
    if (best !== NOBODY && rank >= least) continue
    best = other
    least = rank
  }
  return best
}

function rankBy({ world }: Play, place: Place, other: Place, ref: Exclude<UnitRef, number>): number {
  switch (ref) {
    case 'weakest':
      return world.health.current[other]
    case 'mostWounded':
      return Math.floor((world.health.current[other] * 100) / world.health.max[other])
    case 'strongest':
      return -world.faction.cost[other]
    default:
      return d2Between(world, place, other)
  }
}

/** A standing enemy that its seat sees. */
export function isVisibleFoe(play: Play, place: Place, other: Place): boolean {
  const { world } = play
  return isEnemy(world, place, other) && hasPlace(play.standing, other) && sees(play, world.faction.seat[place], other)
}

/** HUN-603: where its seat knows a unit to be: in sight, or at its marker; null when it never saw it. */
export function knownSpot(play: Play, seat: number, target: Place): Spot | null {
  const { world } = play
  if (world.faction.seat[target] === seat || sees(play, seat, target))
    return { x: world.position.x[target], y: world.position.y[target] }
  const { markX, markY, markTurn } = sightOf(play.state, seat)
  return markTurn[target] === 0 ? null : { x: markX[target], y: markY[target] }
}

/** Whether its seat knows that a unit is down or fled. */
export function isKnownGone(play: Play, seat: number, target: Place): boolean {
  const { world } = play
  if (!play.fog || world.faction.seat[target] === seat) return !isStanding(world, target)
  return hasPlace(sightOf(play.state, seat).gone, target)
}

/** HUN-602: the point a goal means now; null while there is none. */
export function goalSpot(play: Play, place: Place, goal: Goal): Spot | null {
  const { world, field } = play
  if ('x' in goal) return goal
  if ('area' in goal) return field.areas.find(({ id }) => id === goal.area) ?? null
  if ('edge' in goal) return homePoint(play, place)
  const target = refPlace(play, place, goal.unit)
  return target === NOBODY ? null : knownSpot(play, world.faction.seat[place], target)
}

/** The nearest point of the own edge a disc of its size can stand on, bodies and obstacles aside. */
export function homePoint(play: Play, place: Place): Spot {
  const { world, field } = play
  const radius = world.faction.radius[place]
  const west = homeSide(play, world.faction.seat[place]) === 0
  return { x: west ? radius : field.w - radius, y: world.position.y[place] }
}

/** HUN-603. */
export function holds(play: Play, place: Place, when: When): boolean {
  return isTrue(play, place, when) !== when.not
}

function isTrue(play: Play, place: Place, when: When): boolean {
  const { world, state } = play
  switch (when.is) {
    case 'inRange': {
      const target = refPlace(play, place, when.target)
      if (target === NOBODY || !isVisibleFoe(play, place, target)) return false
      return isWithinReach(play, place, target, when.weapon ?? readiedWeapon(world, place))
    }
    case 'enemyApproaches':
      return isApproached(play, place, when.mm)
    case 'hpBelow': {
      const unit = when.unit === null ? place : placeOf(world, when.unit)
      if (unit === NOBODY || !isKnownWell(play, place, unit)) return false
      return world.health.current[unit] * 100 < when.pct * world.health.max[unit]
    }
    case 'targetDead': {
      const target = placeOf(world, when.target)
      return target !== NOBODY && isKnownGone(play, world.faction.seat[place], target)
    }
    case 'engaged':
      return world.engagement.engagedWith[place] !== 0
    case 'turnReached':
      return state.turn >= when.n
  }
}

function isKnownWell(play: Play, place: Place, unit: Place): boolean {
  return isStanding(play.world, unit) && (!isEnemy(play.world, place, unit) || isVisibleFoe(play, place, unit))
}

function isWithinReach(play: Play, place: Place, target: Place, weapon: Weapon): boolean {
  const { reach } = weaponData(play, weapon)
  return d2Between(play.world, place, target) <= reach * reach
}

function isApproached(play: Play, place: Place, mm: number): boolean {
  const { world } = play
  const { position } = world
  for (let foes = play.able & visibleFoes(play, world.faction.seat[place]); foes !== 0; foes &= foes - 1) {
    const other = firstPlace(foes)
    const d2 = d2Between(world, place, other)
    if (d2 > mm * mm) continue
    if (hasPlace(world.engagement.engagedWith[place], other)) return true
    const dx = position.startX[place] - position.startX[other]
    const dy = position.startY[place] - position.startY[other]
    if (d2 < dx * dx + dy * dy) return true
  }
  return false
}

/** The nearest enemy its seat sees, within a limit; -1 for none. */
export function nearestFoe(play: Play, place: Place, limit: number): Place {
  const { world } = play
  let best = NOBODY
  let least = limit * limit
  for (let foes = visibleFoes(play, world.faction.seat[place]); foes !== 0; foes &= foes - 1) {
    const other = firstPlace(foes)
    const d2 = d2Between(world, place, other)
    if (best === NOBODY ? d2 <= least : d2 < least) {
      best = other
      least = d2
    }
  }
  return best
}

/** The nearest enemy it is engaged with; -1 for none. */
export function nearestEngaged({ world }: Play, place: Place): Place {
  const engaged = world.engagement.engagedWith[place]
  let best = NOBODY
  let least = 0
  for (let foes = engaged; foes !== 0; foes &= foes - 1) {
    const other = firstPlace(foes)
    const d2 = d2To(world, place, world.position.x[other], world.position.y[other])
    if (best !== NOBODY && d2 >= least) continue
    best = other
    least = d2
  }
  return best
}
