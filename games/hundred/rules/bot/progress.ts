import { isqrt } from '@tessera/board'
import type { Area, Condition, Leaf } from '../content/scenarios.ts'
import { TRAIT_BITS } from '../content/traits.ts'
import { d2To, hasTrait, isAble, isStanding, type Play } from '../rules/play.ts'
import { conditionOf } from '../rules/victory.ts'
import { placeOf } from '../rules/world.ts'
import { at, pairOf, type World } from '../state.ts'

/** All there is to do. */
const WHOLE = 1000

/**
 * A seat's progress to victory, in thousandths. It counts what the conditions count: turns held, the way of a unit that
 * must arrive, wounds of a unit that must fall, losses that break an army. What every plan has alike, such as the turns that pass, is left out.
 */
export function progressOf(play: Play, seat: number): number {
  return progress(play, seat, conditionOf(play.config, seat), { hold: 0 })
}

/** Counts of `hold` are kept in the order of the leaves. */
interface Leaves {
  hold: number
}

function progress(play: Play, seat: number, condition: Condition, leaves: Leaves): number {
  if (condition.type === 'any') return Math.max(...condition.of.map((each) => progress(play, seat, each, leaves)))
  if (condition.type !== 'all') return ofLeaf(play, seat, condition, leaves)
  const parts = condition.of.map((each) => progress(play, seat, each, leaves))
  return parts.includes(LOST) ? LOST : Math.floor(parts.reduce((sum, each) => sum + each, 0) / parts.length)
}

/** Conditions that can no longer be met. */
const LOST = -WHOLE

function ofLeaf(play: Play, seat: number, leaf: Leaf, leaves: Leaves): number {
  switch (leaf.type) {
    case 'elimination':
    case 'points':
    case 'survive':
      return 0
    case 'morale':
      return nerveLost(play, 1 - seat)
    case 'hold':
      return held(play, seat, leaf.area, leaf.turns, leaves.hold++)
    case 'escort': {
      const ward = placeOf(play.world, leaf.unit)
      return ward < 0 || !isStanding(play.world, ward) ? LOST : cameNear(play, ward, leaf.area)
    }
    case 'reach':
      return arrived(play, seat, leaf.area, leaf.units)
    case 'capture':
      return carried(play, seat, leaf.banner, leaf.area)
    case 'assassinate': {
      const target = placeOf(play.world, leaf.unit)
      return target < 0 || !isStanding(play.world, target)
        ? WHOLE
        : Math.floor((WHOLE - healthOf(play.world, target)) / 2)
    }
    case 'keep': {
      const ward = placeOf(play.world, leaf.unit)
      return ward < 0 || !isStanding(play.world, ward) ? LOST : healthOf(play.world, ward)
    }
  }
}

/** HUN-1102: half of an army, or all its leaders; a leader's wounds are half of its fall. */
function nerveLost({ world }: Play, seat: number): number {
  let units = 0
  let lost = 0
  let leaders = 0
  let hurt = 0
  for (let place = 0; place < world.ids.length; place++) {
    if (at(world.faction.seat, place) !== seat) continue
    const gone = !isStanding(world, place) || world.moraleState.state[place] === 'routed'
    units++
    if (gone) lost++
    if (!hasTrait(world, place, TRAIT_BITS.leader)) continue
    leaders++
    hurt += gone ? WHOLE : Math.floor((WHOLE - healthOf(world, place)) / 2)
  }
  const losses = Math.min(WHOLE, Math.floor((2 * WHOLE * lost) / Math.max(1, units)))
  return leaders === 0 ? losses : Math.max(losses, Math.floor(hurt / leaders))
}

function healthOf({ health }: World, place: number): number {
  return Math.max(0, Math.floor((WHOLE * at(health.current, place)) / at(health.max, place)))
}

/** Turns held, and half of one for standing where the next would be counted. */
function held(play: Play, seat: number, area: string, turns: number, index: number): number {
  const counted = 2 * (pairOf(play.state.seats, seat).held[index] ?? 0)
  const own = inside(play, seat, area)
  const more = own > 0 && own > inside(play, 1 - seat, area) ? 1 : 0
  return Math.min(WHOLE, Math.floor((WHOLE * (counted + more)) / (2 * turns)))
}

function inside(play: Play, seat: number, area: string): number {
  const { x, y, radius } = areaNamed(play, area)
  let units = 0
  for (const place of ableOfSeat(play, seat)) if (d2To(play.world, place, x, y) <= radius * radius) units++
  return units
}

/** How much of the way across the field a unit has behind it. */
function cameNear(play: Play, place: number, area: string): number {
  const { x, y, radius } = areaNamed(play, area)
  const left = Math.max(0, isqrt(d2To(play.world, place, x, y)) - radius)
  return Math.max(0, WHOLE - Math.floor((WHOLE * left) / play.field.w))
}

function arrived(play: Play, seat: number, area: string, units: number): number {
  const ways = ableOfSeat(play, seat)
    .map((place) => cameNear(play, place, area))
    .sort((a, b) => b - a)
  if (ways.length < units) return LOST
  return Math.floor(ways.slice(0, units).reduce((sum, way) => sum + way, 0) / units)
}

/** The way back: coming near a banner is no progress, since its guards are felled first. */
function carried(play: Play, seat: number, id: string, area: string): number {
  const { world } = play
  const banner = play.state.objects.find((object) => object.id === id)
  if (banner === undefined || banner.carrier < 0 || at(world.faction.seat, banner.carrier) !== seat) return 0
  return cameNear(play, banner.carrier, area)
}

function ableOfSeat({ world }: Play, seat: number): readonly number[] {
  return world.ids.flatMap((_, place) =>
    at(world.faction.seat, place) === seat && isAble(world, place) ? [place] : [],
  )
}

function areaNamed({ field }: Play, id: string): Area {
  const area = field.areas.find((each) => each.id === id)
  if (area === undefined) throw new Error(`There is no area ${id}`)
  return area
}
