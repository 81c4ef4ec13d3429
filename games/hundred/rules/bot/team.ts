import { isqrt } from '@tessera/board'
import type { OrdersChoice, Plan, Step } from '../choice.ts'
import { leavesOf } from '../rules/ground/scenario-errors.ts'
import { isVisibleFoe } from '../rules/knowledge.ts'
import { d2Between, d2To, isAble, isEngaged, NOBODY, type Play } from '../rules/play.ts'
import { conditionOf } from '../rules/victory.ts'
import { placeOf } from '../rules/world.ts'
import { at } from '../state.ts'
import { besieging, gangingUp, letCome, openOr, POISED, TOO_CLOSE } from './assault.ts'
import { attackStep, type Candidate, moveStep, nameOf } from './candidate.ts'
import { shootNearest } from './fighter/shooting.ts'
import { goal, tending } from './fighter/support.ts'
import { aimOf } from './goals.ts'
import { approachPoint, rangedSlot } from './reckoning.ts'
import type { Personality } from './temper.ts'

/** The orders of all units of a side. */
export type TeamPlan = ReadonlyMap<number, readonly Step[]>

type Script = (play: Play, place: number) => readonly Step[]

/** Simple ideas for a whole side, the ones players have; a fighter of its own may follow another than its side does. */
const TEAM_SCRIPTS = {
  rush: (play, place) => {
    const foe = nearestSeen(play, place)
    if (foe === NOBODY) return goalSteps(play, place)
    const far = 2 * isqrt(d2Between(play.world, place, foe)) > at(play.world.faction.rate, place) + 3000
    return [attackStep('nearest', { approach: far ? 'run' : 'advance' })]
  },
  receive: receiveSteps,
  counter: counterSteps,
  hunt: huntSteps,
  close: (play, place) => {
    const foe = nearestSeen(play, place)
    if (foe === NOBODY) return goalSteps(play, place)
    const strike = attackStep('nearest', { approach: 'none' })
    if (rangedSlot(play, place) >= 0 || isEngaged(play.world, place)) return [strike]
    const { x, y } = play.world.position
    const there = { x: at(x, foe), y: at(y, foe) }
    const rate = at(play.world.faction.rate, place)
    const { spot, way } = approachPoint(play, place, there, STAND_OFF, Math.floor(rate / 2))
    return way === 0
      ? [strike]
      : [moveStep(openOr(play, place, spot, foe), 2 * way > rate ? 'advance' : 'walk'), strike]
  },
  poised: poisedSteps,
  /** Walks on while no enemy is in sight, ready for one. */
  creep: (play, place) => {
    const poised = poisedSteps(play, place)
    const [first] = nearestSeen(play, place) === NOBODY ? goalSteps(play, place) : []
    return first?.do === 'move' ? [{ ...first, mode: 'walk' }, ...poised] : poised
  },
  /** Comes near enough to be come upon, not near enough to be struck. */
  standOff: (play, place) => {
    const foe = nearestSeen(play, place)
    if (foe === NOBODY) return goalSteps(play, place)
    const { world } = play
    if (rangedSlot(play, place) >= 0 || isEngaged(world, place)) return poisedSteps(play, place)
    const there = { x: at(world.position.x, foe), y: at(world.position.y, foe) }
    const half = Math.floor(at(world.faction.rate, place) / 2)
    const { spot, way } = approachPoint(play, place, there, STAND_OFF, half)
    const poised = poisedSteps(play, place)
    return way === 0 ? poised : [moveStep(openOr(play, place, spot, foe), 'advance'), ...poised]
  },
  /** Archers keep away from enemies that come near, the others stand before them. */
  screen: (play, place) => (isPressed(play, place) ? stepBack() : counterSteps(play, place)),
  objective: goalSteps,
} as const satisfies Readonly<Record<string, Script>>

const PRESSED = 7000

function isPressed(play: Play, place: number): boolean {
  return rangedSlot(play, place) >= 0 && isWithin(play, place, PRESSED)
}

function isWithin(play: Play, place: number, mm: number): boolean {
  const foe = nearestSeen(play, place)
  return foe !== NOBODY && d2Between(play.world, place, foe) < mm * mm
}

function receiveSteps(): readonly Step[] {
  return [attackStep('nearest', { approach: 'none' })]
}

/** An advance and a blow away: an enemy that runs this near has no action points left for a blow. */
const COUNTER = 6000

/** Lets the enemy come, and falls upon it before it can strike; to stand still until it is in reach leaves the first blow to spears. */
function counterSteps(play: Play, place: number, within = COUNTER): readonly Step[] {
  if (rangedSlot(play, place) >= 0) return [shootNearest(play, place)]
  return isWithin(play, place, within) ? [attackStep('nearest')] : letCome(within)
}

function poisedSteps(play: Play, place: number): readonly Step[] {
  return rangedSlot(play, place) >= 0 && isWithin(play, place, TOO_CLOSE)
    ? stepBack()
    : counterSteps(play, place, POISED)
}

/** A few steps towards the own edge, and a shot from there. */
function stepBack(): readonly Step[] {
  return [moveStep({ edge: 'home' }, 'walk', { onContact: 'push' }), ...receiveSteps()]
}

function huntSteps(play: Play, place: number): readonly Step[] {
  if (nearestSeen(play, place) === NOBODY) return goalSteps(play, place)
  return [attackStep('weakest', { approach: rangedSlot(play, place) >= 0 ? 'none' : 'advance' }), attackStep('nearest')]
}

/** Ideas for a side that must act as one; where they have nothing to say, its fighters stand off. */
const SIDE_SCRIPTS = { besiege: besieging, gang: gangingUp }

export type TeamScript = keyof typeof TEAM_SCRIPTS | keyof typeof SIDE_SCRIPTS

/** A little out of an advance and a blow. */
const STAND_OFF = 8500

export function teamPlan(play: Play, seat: number, script: TeamScript): TeamPlan {
  const able = ableOf(play, seat)
  const together = script === 'besiege' || script === 'gang' ? SIDE_SCRIPTS[script](play, able) : null
  const alone = script === 'besiege' || script === 'gang' ? TEAM_SCRIPTS.standOff : TEAM_SCRIPTS[script]
  return new Map(able.map((place) => [place, tending(play, place) ?? together?.get(place) ?? alone(play, place)]))
}

/** The half that is nearest to its objective makes for it, the others follow a script. */
export function dividedPlan(play: Play, seat: number, script: TeamScript): TeamPlan {
  const away = (place: number): number => {
    const aim = aimOf(play, seat, place)
    return aim === null ? Number.MAX_SAFE_INTEGER : d2To(play.world, place, aim.spot.x, aim.spot.y)
  }
  const able = [...ableOf(play, seat)].sort((a, b) => away(a) - away(b) || a - b)
  const near = new Set(able.slice(0, Math.ceil(able.length / 2)))
  const objective = teamPlan(play, seat, 'objective')
  const rest = teamPlan(play, seat, script)
  return new Map(ableOf(play, seat).map((place) => [place, (near.has(place) ? objective : rest).get(place) ?? []]))
}

/** The whole side attacks the enemy whose fall would win; null when there is none or nobody sees it. */
export function headPlans(play: Play, seat: number): readonly TeamPlan[] {
  const able = ableOf(play, seat)
  const [first] = able
  if (first === undefined) return []
  return leavesOf(conditionOf(play.config, seat)).flatMap((leaf) => {
    const foe = leaf.type === 'assassinate' ? placeOf(play.world, leaf.unit) : NOBODY
    if (foe === NOBODY || !isVisibleFoe(play, first, foe)) return []
    return [new Map(able.map((place) => [place, focusSteps(play, place, foe)]))]
  })
}

/** The whole side falls upon one enemy, for each of those nearest to it. */
export function focusPlans(play: Play, seat: number, most: number): readonly TeamPlan[] {
  const able = ableOf(play, seat)
  const [first] = able
  if (first === undefined || most === 0) return []
  const { world } = play
  const away = (foe: number): number => able.reduce((sum, place) => sum + isqrt(d2Between(world, place, foe)), 0)
  const foes = world.ids.flatMap((_, foe) => (isVisibleFoe(play, first, foe) ? [foe] : []))
  return foes
    .sort((a, b) => away(a) - away(b) || a - b)
    .slice(0, most)
    .map((foe) => new Map(able.map((place) => [place, focusSteps(play, place, foe)])))
}

function focusSteps(play: Play, place: number, foe: number): readonly Step[] {
  const approach = rangedSlot(play, place) >= 0 ? 'none' : 'advance'
  return [attackStep(nameOf(play, place, foe), { approach }), attackStep('nearest')]
}

export function planOf(chosen: readonly { readonly place: number; readonly chosen: Candidate }[]): TeamPlan {
  return new Map(chosen.map(({ place, chosen: { steps } }) => [place, steps]))
}

export function ableOf({ world }: Play, seat: number): readonly number[] {
  const able: number[] = []
  for (let place = 0; place < world.ids.length; place++)
    if (at(world.faction.seat, place) === seat && isAble(world, place)) able.push(place)
  return able
}

export function ordersFor({ world }: Play, team: TeamPlan): OrdersChoice {
  const plans: Record<string, Plan> = {}
  for (const [place, steps] of team) plans[at(world.ids, place)] = { steps, loop: false }
  return { type: 'orders', plans, policies: {} }
}

export function goalSteps(play: Play, place: number): readonly Step[] {
  const seat = at(play.world.faction.seat, place)
  const near: number[] = []
  const foe = nearestSeen(play, place)
  if (foe !== NOBODY) near.push(foe)
  const personality: Personality = 'aggressive'
  return goal(play, place, { personality, simple: false, aim: aimOf(play, seat, place) }, near).steps
}

export function nearestSeen(play: Play, place: number): number {
  const { world } = play
  let best = NOBODY
  for (let foe = 0; foe < world.ids.length; foe++)
    if (
      isVisibleFoe(play, place, foe) &&
      (best === NOBODY || d2Between(world, place, foe) < d2Between(world, place, best))
    )
      best = foe
  return best
}
