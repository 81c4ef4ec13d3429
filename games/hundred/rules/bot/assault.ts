import { isqrt } from '@tessera/board'
import type { MoveStep, Spot, Step } from '../choice.ts'
import { TRAIT_BITS } from '../content/traits.ts'
import { isOpen } from '../rules/ground/field.ts'
import { hasClearSight } from '../rules/ground/sight.ts'
import { isVisibleFoe } from '../rules/knowledge.ts'
import { d2Between, d2To, hasTrait, isEngaged, isNear, NOBODY, type Play } from '../rules/play.ts'
import { at } from '../state.ts'
import { attackStep, hereOf, moveStep, nameOf } from './candidate.ts'
import { hold } from './fighter/melee.ts'
import { rangeOf, shootNearest } from './fighter/shooting.ts'
import { approachPoint, expected, rangedSlot } from './reckoning.ts'

/**
 * Ways for a whole side to go at an enemy that waits. Walking into its line one after the other is how to lose to it: either it is shot at from behind
 * units that arrows do not hurt, or all attack the enemy that stands most alone.
 */

/** How much nearer to the enemy than its archers the armoured stand, so that they are shot at, and how far behind them the others. */
const IN_FRONT = 3000
const BEHIND = 3000
/** Armour from which on arrows do little. */
const MAIL = 5
/** Enemies this near are attacked: an advance and a blow of most weapons. */
export const POISED = 7000
/** Nobody comes from farther away in a turn, and what is not needed for blows goes into defence against arrows. */
const UPON = 16_000
/** Archers step back from enemies this near. */
export const TOO_CLOSE = 4000

interface Sides {
  readonly shooters: readonly number[]
  readonly fighters: readonly number[]
  /** Enemies in sight. */
  readonly foes: readonly number[]
}

function sidesOf(play: Play, able: readonly number[]): Sides {
  const [first] = able
  return {
    shooters: able.filter((place) => rangedSlot(play, place) >= 0),
    fighters: able.filter((place) => rangedSlot(play, place) < 0),
    foes: first === undefined ? [] : play.world.ids.flatMap((_, foe) => (isVisibleFoe(play, first, foe) ? [foe] : [])),
  }
}

/** The orders of a side that shoots the enemy out of its place; null without archers or without targets. */
export function besieging(play: Play, able: readonly number[]): ReadonlyMap<number, readonly Step[]> | null {
  const { shooters, fighters, foes } = sidesOf(play, able)
  if (foes.length === 0 || shooters.length === 0) return null
  const { world } = play
  const distances = new Map(able.map((place) => [place, isqrt(d2Between(world, place, nearest(play, place, foes)))]))
  const away = (place: number): number => distances.get(place) ?? 0
  const armoured = fighters.filter((place) => at(world.armour.torso, place) >= MAIL)
  const lead = armoured.length > 0 ? Math.min(...armoured.map(away)) : 0
  const mark = bestMark(play, shooters, foes)
  const range = Math.max(...shooters.map((place) => Math.floor((2 * rangeOf(play, place)) / 3)))
  const line = Math.min(range, ...shooters.map(away))
  const plan = new Map<number, readonly Step[]>()
  for (const place of shooters) {
    const shot = shootAt(play, place, mark)
    const own = Math.floor((2 * rangeOf(play, place)) / 3)
    const wanted = Math.max(own, lead + IN_FRONT)
    plan.set(
      place,
      away(place) < TOO_CLOSE ? [stepBack(), ...shot] : [...comeWithin(play, place, foes, wanted), ...shot],
    )
  }
  for (const place of fighters) {
    const wanted = armoured.includes(place) ? line - IN_FRONT : Math.max(range, lead) + BEHIND
    const way = comeWithin(play, place, foes, wanted)
    if (away(place) < POISED) plan.set(place, [attackStep('nearest')])
    else if (away(place) < UPON) plan.set(place, [...way, ...letCome()])
    else plan.set(place, way.length > 0 ? way : hold(play, place).steps)
  }
  return plan
}

/** How far from the one they fall upon everybody gathers, and what counts as being there. */
const GATHERING = 7000
const GATHERED = 8500
/** Place beside each other. */
const ROOM = 1600
/** Enemies so near to the one that is fallen upon come to its help. */
const HELP = 6000
/** Nobody is so near to an enemy and walks on. */
const CAUGHT = 5000
/** From farther away they run. */
const LONG_WAY = 25_000

/** The orders of a side that attacks the enemy that stands most alone; null when none is in sight. */
export function gangingUp(play: Play, able: readonly number[]): ReadonlyMap<number, readonly Step[]> | null {
  const { shooters, fighters: melee, foes } = sidesOf(play, able)
  const fighters = melee.length > 0 ? melee : able
  const target = mostAlone(play, fighters, foes)
  if (target === NOBODY) return null
  const { world } = play
  const away = (place: number): number => isqrt(d2Between(world, place, target))
  const there = fighters.filter((place) => away(place) < GATHERED || isEngaged(world, place)).length
  const goes = 4 * there >= 3 * fighters.length
  const spots = gathering(play, fighters, foes, target)
  const plan = new Map<number, readonly Step[]>()
  for (const [index, place] of fighters.entries()) {
    const name = nameOf(play, place, target)
    const spot = spots[index] ?? hereOf(play, place)
    const left = isqrt(d2To(world, place, spot.x, spot.y))
    const caught = d2Between(world, place, nearest(play, place, foes)) < CAUGHT * CAUGHT
    if (isEngaged(world, place) || (caught && !goes)) plan.set(place, [attackStep('nearest')])
    else if (goes) plan.set(place, [attackStep(name), attackStep('nearest')])
    else if (left <= 600) plan.set(place, letCome())
    else {
      const run = away(place) > LONG_WAY && left > at(world.faction.rate, place)
      plan.set(place, [moveStep(openOr(play, place, spot, target), run ? 'run' : 'advance'), ...letCome()])
    }
  }
  const lead = Math.min(...fighters.map(away))
  for (const place of shooters) {
    if (plan.has(place)) continue
    const shot = shootAt(play, place, target)
    const close = d2Between(world, place, nearest(play, place, foes)) < TOO_CLOSE * TOO_CLOSE
    const wanted = Math.max(Math.floor(rangeOf(play, place) / 2), lead + IN_FRONT)
    plan.set(place, close ? [stepBack(), ...shot] : [...comeWithin(play, place, [target], wanted), ...shot])
  }
  return plan
}

/** The enemy with the least help near it, then the cheapest, then the nearest; -1 for none. */
function mostAlone(play: Play, fighters: readonly number[], foes: readonly number[]): number {
  const { world } = play
  const cost = (foe: number): number => at(world.faction.cost, foe)
  const score = (foe: number): number => {
    const help = foes.reduce((sum, other) => {
      const d = isqrt(d2Between(world, foe, other))
      return other === foe || d >= HELP ? sum : sum + Math.floor(((HELP - d) * cost(other)) / 600)
    }, 0)
    const way = fighters.reduce((sum, place) => sum + isqrt(d2Between(world, place, foe)), 0)
    const life = Math.floor((10 * cost(foe) * at(world.health.current, foe)) / at(world.health.max, foe))
    return help + Math.floor((3 * way) / (10 * Math.max(1, fighters.length))) + life
  }
  return least(foes, score)
}

/** Beside each other on the side of the target that is away from its friends, and towards the enemies that come. */
function gathering(play: Play, fighters: readonly number[], foes: readonly number[], target: number): readonly Spot[] {
  const there = hereOf(play, target)
  const theirs = middleOf(play, foes)
  const ours = middleOf(play, fighters)
  const out = unit({ x: there.x - theirs.x, y: there.y - theirs.y })
  const back = unit({ x: ours.x - there.x, y: ours.y - there.y })
  const towards = unit({ x: out.x + back.x, y: out.y + back.y })
  const inside = (value: number, size: number): number => Math.min(size - 1000, Math.max(1000, value))
  return fighters.map((_, index) => {
    const aside = Math.trunc((ROOM * (2 * index - fighters.length + 1)) / 2)
    const x = there.x + Math.trunc((towards.x * GATHERING - towards.y * aside) / 1000)
    const y = there.y + Math.trunc((towards.y * GATHERING + towards.x * aside) / 1000)
    return { x: inside(x, play.field.w), y: inside(y, play.field.h) }
  })
}

function middleOf({ world: { position } }: Play, places: readonly number[]): Spot {
  const mean = (list: readonly number[]): number =>
    Math.floor(places.reduce((sum, place) => sum + at(list, place), 0) / Math.max(1, places.length))
  return { x: mean(position.x), y: mean(position.y) }
}

/** A direction in thousandths; none for no distance. */
function unit({ x, y }: Spot): Spot {
  const length = Math.max(1, isqrt(x * x + y * y))
  return { x: Math.trunc((1000 * x) / length), y: Math.trunc((1000 * y) / length) }
}

/** The enemy to shoot at together: the one that falls soonest for its cost. */
function bestMark(play: Play, shooters: readonly number[], foes: readonly number[]): number {
  const { world } = play
  const score = (foe: number): number => {
    const sum = shooters.reduce((all, place) => {
      if (!isNear(world, place, foe, rangeOf(play, place)) || !hasClearSight(play, place, foe)) return all
      return all + expected(play, place, foe, rangedSlot(play, place), hereOf(play, place))
    }, 0)
    return -Math.floor((sum * at(world.faction.cost, foe)) / Math.max(1, at(world.health.current, foe)))
  }
  return least(foes, score)
}

function shootAt(play: Play, place: number, mark: number): readonly Step[] {
  const nearest = shootNearest(play, place)
  const reaches = isNear(play.world, place, mark, rangeOf(play, place)) && hasClearSight(play, place, mark)
  return reaches ? [attackStep(nameOf(play, place, mark), { approach: 'none' }), nearest] : [nearest]
}

/** A few steps towards the own edge. */
function stepBack(): Step {
  return moveStep({ edge: 'home' }, 'walk', { onContact: 'push' })
}

/** Waits, and attacks enemies that come near. */
export function letCome(within = POISED): readonly Step[] {
  return [
    { do: 'hold', turns: 99, ticks: 0, when: null },
    attackStep('nearest', { when: { is: 'enemyApproaches', mm: within, not: false } }),
  ]
}

/** As far as half a turn's way towards the nearest of these, to stand so far away from it. */
function comeWithin(play: Play, place: number, foes: readonly number[], wanted: number): readonly Step[] {
  const foe = nearest(play, place, foes)
  const rate = at(play.world.faction.rate, place)
  const { spot, way } = approachPoint(play, place, hereOf(play, foe), wanted, Math.floor(rate / 2))
  return way <= 300 ? [] : [moveStep(openOr(play, place, spot, foe), 4 * way > rate ? 'advance' : 'walk')]
}

/** A point, or the unit to go to when nobody can stand on that point. */
export function openOr(play: Play, place: number, spot: Spot, foe: number): MoveStep['to'] {
  const { world, field } = play
  const mounted = hasTrait(world, place, TRAIT_BITS.mounted)
  return isOpen(field, spot.x, spot.y, at(world.faction.radius, place), mounted)
    ? spot
    : { unit: nameOf(play, place, foe) }
}

function nearest({ world }: Play, place: number, foes: readonly number[]): number {
  return least(foes, (foe) => d2Between(world, place, foe))
}

/** The first of those with the lowest score; -1 for nobody. */
function least(places: readonly number[], score: (place: number) => number): number {
  let best = NOBODY
  let lowest = Number.MAX_SAFE_INTEGER
  for (const place of places) {
    const value = score(place)
    if (value >= lowest) continue
    best = place
    lowest = value
  }
  return best
}
