import type { Goal, Spot, UnitRef, When } from '../choice.ts'
import { TRAIT_BITS } from '../content/traits.ts'
import type { Weapon } from '../content/weapons.ts'
import { firstPlace, hasPlace } from '../state.ts'
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
export function refPlace(play: Play, place: number, ref: UnitRef): number {
  if (typeof ref === 'number') return placeOf(play.world, ref)
  const { world } = play
  let best = NOBODY
  let least = 0
  let foes = visibleFoes(play, world.faction.seat[place] as number)
  if (ref === 'engaged') foes &= world.engagement.engagedWith[place] as number
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

function rankBy({ world }: Play, place: number, other: number, ref: Exclude<UnitRef, number>): number {
  switch (ref) {
    case 'weakest':
      return world.health.current[other] as number
    case 'mostWounded':
      return Math.floor(((world.health.current[other] as number) * 100) / (world.health.max[other] as number))
    case 'strongest':
      return -(world.faction.cost[other] as number)
    default:
      return d2Between(world, place, other)
  }
}

/** A standing enemy that its seat sees. */
export function isVisibleFoe(play: Play, place: number, other: number): boolean {
  const { world } = play
  return (
    isEnemy(world, place, other) &&
    hasPlace(play.standing, other) &&
    sees(play, world.faction.seat[place] as number, other)
  )
}

/** HUN-603: where its seat knows a unit to be: in sight, or at its marker; null when it never saw it. */
export function knownSpot(play: Play, seat: number, target: number): Spot | null {
  const { world } = play
  if ((world.faction.seat[target] as number) === seat || sees(play, seat, target))
    return { x: world.position.x[target] as number, y: world.position.y[target] as number }
  const { markX, markY, markTurn } = sightOf(play.state, seat)
  return (markTurn[target] as number) === 0 ? null : { x: markX[target] as number, y: markY[target] as number }
}

/** Whether its seat knows that a unit is down or fled. */
export function isKnownGone(play: Play, seat: number, target: number): boolean {
  const { world } = play
  if (!play.fog || (world.faction.seat[target] as number) === seat) return !isStanding(world, target)
  return hasPlace(sightOf(play.state, seat).gone, target)
}

/** HUN-602: the point a goal means now; null while there is none. */
export function goalSpot(play: Play, place: number, goal: Goal): Spot | null {
  const { world, field } = play
  if ('x' in goal) return goal
  if ('area' in goal) return field.areas.find(({ id }) => id === goal.area) ?? null
  if ('edge' in goal) return homePoint(play, place)
  const target = refPlace(play, place, goal.unit)
  return target === NOBODY ? null : knownSpot(play, world.faction.seat[place] as number, target)
}

/** The nearest point of the own edge a disc of its size can stand on, bodies and obstacles aside. */
export function homePoint(play: Play, place: number): Spot {
  const { world, field } = play
  const radius = world.faction.radius[place] as number
  const west = homeSide(play, world.faction.seat[place] as number) === 0
  return { x: west ? radius : field.w - radius, y: world.position.y[place] as number }
}

/** HUN-603. */
export function holds(play: Play, place: number, when: When): boolean {
  return isTrue(play, place, when) !== when.not
}

function isTrue(play: Play, place: number, when: When): boolean {
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
      return (world.health.current[unit] as number) * 100 < when.pct * (world.health.max[unit] as number)
    }
    case 'targetDead': {
      const target = placeOf(world, when.target)
      return target !== NOBODY && isKnownGone(play, world.faction.seat[place] as number, target)
    }
    case 'engaged':
      return (world.engagement.engagedWith[place] as number) !== 0
    case 'turnReached':
      return state.turn >= when.n
  }
}

function isKnownWell(play: Play, place: number, unit: number): boolean {
  return isStanding(play.world, unit) && (!isEnemy(play.world, place, unit) || isVisibleFoe(play, place, unit))
}

function isWithinReach(play: Play, place: number, target: number, weapon: Weapon): boolean {
  const { reach } = weaponData(play, weapon)
  return d2Between(play.world, place, target) <= reach * reach
}

function isApproached(play: Play, place: number, mm: number): boolean {
  const { world } = play
  const { position } = world
  for (let foes = play.able & visibleFoes(play, world.faction.seat[place] as number); foes !== 0; foes &= foes - 1) {
    const other = firstPlace(foes)
    const d2 = d2Between(world, place, other)
    if (d2 > mm * mm) continue
    if (hasPlace(world.engagement.engagedWith[place] as number, other)) return true
    const dx = (position.startX[place] as number) - (position.startX[other] as number)
    const dy = (position.startY[place] as number) - (position.startY[other] as number)
    if (d2 < dx * dx + dy * dy) return true
  }
  return false
}

/** The nearest enemy its seat sees, within a limit; -1 for none. */
export function nearestFoe(play: Play, place: number, limit: number): number {
  const { world } = play
  let best = NOBODY
  let least = limit * limit
  for (let foes = visibleFoes(play, world.faction.seat[place] as number); foes !== 0; foes &= foes - 1) {
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
export function nearestEngaged({ world }: Play, place: number): number {
  const engaged = world.engagement.engagedWith[place] as number
  let best = NOBODY
  let least = 0
  for (let foes = engaged; foes !== 0; foes &= foes - 1) {
    const other = firstPlace(foes)
    const d2 = d2To(world, place, world.position.x[other] as number, world.position.y[other] as number)
    if (best !== NOBODY && d2 >= least) continue
    best = other
    least = d2
  }
  return best
}
