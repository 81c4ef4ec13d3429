import type { Spot } from '../choice.ts'
import type { Area, Leaf } from '../content/scenarios.ts'
import { leavesOf } from '../rules/ground/scenario-errors.ts'
import { isKnownGone, knownSpot } from '../rules/knowledge.ts'
import { d2To, homeSide, isAble, isStanding, type Play } from '../rules/play.ts'
import { conditionOf } from '../rules/victory.ts'
import { placeOf } from '../rules/world.ts'
import { at } from '../state.ts'

/** A unit's part in the scenario's objective. */
export interface Aim {
  readonly spot: Spot
  /** Being within this distance counts as being there. */
  readonly radius: number
  /** A banner to pick up there. */
  readonly banner: string | null
}

/** A unit's goal by the conditions of both seats; null when the nearest enemy is all that counts. */
export function aimOf(play: Play, seat: number, place: number): Aim | null {
  const own = leavesOf(conditionOf(play.config, seat))
  const theirs = leavesOf(conditionOf(play.config, 1 - seat))
  for (const leaf of own) {
    const aim = ownAim(play, seat, place, leaf)
    if (aim !== null) return aim
  }
  for (const leaf of theirs) {
    const aim = counterAim(play, seat, leaf)
    if (aim !== null) return aim
  }
  return null
}

function ownAim(play: Play, seat: number, place: number, leaf: Leaf): Aim | null {
  const { world } = play
  const area = 'area' in leaf ? areaNamed(play, leaf.area) : null
  switch (leaf.type) {
    case 'hold':
    case 'reach':
      return area === null ? null : inArea(area)
    case 'escort':
      return area !== null && at(world.ids, place) === leaf.unit ? inArea(area) : escorted(play, leaf.unit)
    case 'capture': {
      const banner = play.state.objects.find(({ id }) => id === leaf.banner)
      if (banner === undefined || area === null) return null
      if (banner.carrier === place) return inArea(area)
      if (banner.carrier >= 0) return null
      return isFetcher(play, seat, place, banner) ? { spot: banner, radius: 800, banner: banner.id } : null
    }
    case 'assassinate':
      return atUnit(play, seat, leaf.unit)
    default:
      return null
  }
}

function counterAim(play: Play, seat: number, leaf: Leaf): Aim | null {
  switch (leaf.type) {
    case 'hold': {
      const area = areaNamed(play, leaf.area)
      return area === null ? null : inArea(area)
    }
    case 'escort':
    case 'keep':
      return atUnit(play, seat, leaf.unit)
    case 'capture': {
      const banner = play.state.objects.find(({ id }) => id === leaf.banner)
      if (banner === undefined || banner.carrier < 0) return null
      const spot = knownSpot(play, seat, banner.carrier)
      return spot === null ? null : { spot, radius: 1500, banner: null }
    }
    default:
      return null
  }
}

function areaNamed(play: Play, id: string): Area | null {
  return play.field.areas.find((area) => area.id === id) ?? null
}

function inArea({ x, y, radius }: Area): Aim {
  return { spot: { x, y }, radius: Math.max(500, radius - 500), banner: null }
}

function atUnit(play: Play, seat: number, id: number): Aim | null {
  const target = placeOf(play.world, id)
  if (target < 0 || isKnownGone(play, seat, target)) return null
  const spot = knownSpot(play, seat, target)
  return spot === null ? null : { spot, radius: 1500, banner: null }
}

/** The way of the unit they guard, a little ahead of it. */
function escorted(play: Play, id: number): Aim | null {
  const { world } = play
  const ward = placeOf(world, id)
  if (ward < 0 || !isStanding(world, ward)) return null
  const ahead = homeSide(play, at(world.faction.seat, ward)) === 0 ? 4000 : -4000
  const x = Math.min(play.field.w - 1000, Math.max(1000, at(world.position.x, ward) + ahead))
  return { spot: { x, y: at(world.position.y, ward) }, radius: 3000, banner: null }
}

/** Only the fastest two able units nearest to the banner go for it. */
function isFetcher({ world }: Play, seat: number, place: number, spot: Spot): boolean {
  const ticks = (each: number): number => d2To(world, each, spot.x, spot.y) / at(world.faction.rate, each)
  let faster = 0
  for (let other = 0; other < world.ids.length; other++)
    if (
      other !== place &&
      at(world.faction.seat, other) === seat &&
      isAble(world, other) &&
      ticks(other) < ticks(place)
    )
      faster++
  return faster < 2
}

/** The place to go to without other orders: the objective, the nearest enemy, a marker, the middle. */
export function goalSpotOf(
  play: Play,
  place: number,
  aim: Aim | null,
  near: readonly number[],
): { readonly spot: Spot; readonly radius: number } {
  if (aim !== null) return aim
  const first = near[0]
  if (first !== undefined)
    return { spot: { x: at(play.world.position.x, first), y: at(play.world.position.y, first) }, radius: 1500 }
  const { world, field } = play
  const seat = at(world.faction.seat, place)
  let best: Spot | null = null
  let least = 0
  for (let foe = 0; foe < world.ids.length; foe++) {
    if (at(world.faction.seat, foe) === seat || isKnownGone(play, seat, foe)) continue
    const spot = knownSpot(play, seat, foe)
    if (spot === null) continue
    const d2 = d2To(world, place, spot.x, spot.y)
    // A fighter that reaches a marker and sees nobody looks elsewhere.
    if (d2 < 4000 * 4000 || (best !== null && d2 >= least)) continue
    best = spot
    least = d2
  }
  if (best !== null) return { spot: best, radius: 1500 }
  const middle = { x: Math.floor(field.w / 2), y: Math.floor(field.h / 2) }
  if (d2To(world, place, middle.x, middle.y) > 6000 * 6000) return { spot: middle, radius: 1500 }
  const west = at(world.ids, place) < 100
  return { spot: { x: west ? field.w - 3000 : 3000, y: at(world.position.y, place) }, radius: 1500 }
}
