import { isqrt } from '@tessera/board'
import type { Dice } from '@tessera/kernel'
import type { OrdersChoice, Plan, Spot } from '../choice.ts'
import { turnLimitOf } from '../config.ts'
import { levelAt } from '../rules/ground/field.ts'
import { isVisibleFoe } from '../rules/knowledge.ts'
import { d2To, isAble, isNear, type Play } from '../rules/play.ts'
import { remainingValue } from '../rules/victory.ts'
import { at } from '../state.ts'
import type { Candidate } from './candidate.ts'
import { candidatesOf } from './fighter/candidates.ts'
import { aimOf, goalSpotOf } from './goals.ts'
import { company, exposure, strength } from './reckoning.ts'
import { type Personality, TEMPERS } from './temper.ts'

/** HUN-1705: percent of an easy bot's decisions that are not its best. */
const ERRORS = 60

/** The plans of one unit, best first. */
export interface Ranked {
  readonly place: number
  readonly options: readonly Candidate[]
  readonly chosen: Candidate
}

/** HUN-1701: able units in id order, each taking its best candidate; easy ones err (HUN-1705). */
export function rankAll(play: Play, seat: number, personality: Personality, dice: Dice | null): readonly Ranked[] {
  const { world } = play
  const ranked: Ranked[] = []
  const ends = new Map<number, Spot>()
  const taken = new Map<number, number>()
  for (let place = 0; place < world.ids.length; place++) {
    if (at(world.faction.seat, place) !== seat || !isAble(world, place)) continue
    const options = rank(play, seat, place, personality, dice !== null, ends, taken)
    const slip = dice !== null && dice.d(100) <= ERRORS ? dice.int(3) + 1 : 0
    const chosen = options[Math.min(slip, options.length - 1)]
    if (chosen === undefined) continue
    ranked.push({ place, options, chosen })
    ends.set(place, chosen.end)
    if (chosen.target >= 0) taken.set(chosen.target, (taken.get(chosen.target) ?? 0) + chosen.attacks * chosen.each)
  }
  return ranked
}

export function ordersOf(
  play: Play,
  plans: readonly { readonly place: number; readonly candidate: Candidate }[],
): OrdersChoice {
  const written: Record<string, Plan> = {}
  for (const { place, candidate } of plans) written[at(play.world.ids, place)] = { steps: candidate.steps, loop: false }
  return { type: 'orders', plans: written, policies: {} }
}

function rank(
  play: Play,
  seat: number,
  place: number,
  personality: Personality,
  simple: boolean,
  ends: ReadonlyMap<number, Spot>,
  taken: ReadonlyMap<number, number>,
): readonly Candidate[] {
  const aim = aimOf(play, seat, place)
  const candidates = candidatesOf(play, place, { personality, simple, aim })
  const scored = candidates
    .filter((candidate) => isInCharacter(play, seat, place, personality, candidate))
    .map((candidate, order) => ({
      candidate,
      order,
      score: scoreOf(play, seat, place, personality, candidate, ends, taken),
    }))
  scored.sort((a, b) => b.score - a.score || a.order - b.order)
  return scored.map(({ candidate }) => candidate)
}

/** HUN-1704: the cautious wait for the enemy unless waiting loses. */
function isInCharacter(
  play: Play,
  seat: number,
  place: number,
  personality: Personality,
  { kind }: Candidate,
): boolean {
  if (personality !== 'cautious' || (kind !== 'strike' && kind !== 'flank' && kind !== 'goal')) return true
  const { state, world } = play
  if (state.turn >= 6 || remainingValue(state, seat) <= remainingValue(state, 1 - seat)) return true
  for (let foe = 0; foe < world.ids.length; foe++)
    if (isVisibleFoe(play, place, foe) && isNear(world, place, foe, at(world.faction.rate, place))) return true
  return turnLimitOf(play.config) - state.turn < 6
}

const MOST_QUIET = 5
const FOLLOWED = 100

/** HUN-1704. */
function scoreOf(
  play: Play,
  seat: number,
  place: number,
  personality: Personality,
  candidate: Candidate,
  ends: ReadonlyMap<number, Spot>,
  taken: ReadonlyMap<number, number>,
): number {
  const { state } = play
  const temper = TEMPERS[personality]
  const { target, end } = candidate
  let score = candidate.bonus
  if (target >= 0 && candidate.kind !== 'intimidate') score += targetScore(play, place, candidate, personality, taken)
  const late = personality === 'cautious' && state.turn >= 12 ? 2 : 1
  score += Math.trunc((temper.exposure * exposure(play, place, end)) / late)
  score += temper.objective * progress(play, seat, place, end)
  score += temper.company * company(play, place, end, ends)
  if (candidate.kind === 'withdraw' || candidate.kind === 'evade')
    score += temper.trouble * trouble(play, seat, place, temper.limit)
  return score
}

function targetScore(
  play: Play,
  place: number,
  candidate: Candidate,
  personality: Personality,
  taken: ReadonlyMap<number, number>,
): number {
  const { world, field } = play
  const temper = TEMPERS[personality]
  const { target, attacks, each } = candidate
  const hp = Math.max(1, at(world.health.current, target))
  const damage = Math.min(100, Math.floor((attacks * each) / hp))
  const wound = at(world.health.woundState, target)
  const kill = attacks === 0 ? 0 : wound === 'critical' ? 100 : wound === 'wounded' ? 60 : wound === 'bloodied' ? 30 : 0
  const value = attacks === 0 ? 0 : Math.min(100, at(world.faction.cost, target))
  const { position: map } = world
  const downhill =
    candidate.kind === 'shoot' &&
    levelAt(field, at(map.x, place), at(map.y, place)) > levelAt(field, at(map.x, target), at(map.y, target))
  const position = downhill ? 50 : candidate.position
  const already = taken.get(target)
  const shared = already !== undefined && already < 100 * hp
  const follow = !shared ? 0 : personality === 'honorable' ? -FOLLOWED : FOLLOWED
  return temper.damage * damage + temper.kill * kill + temper.value * value + temper.position * position + follow
}

/** O: how much nearer to the goal, in percent of a full turn's way; more after quiet turns, so that nobody waits for ever. */
function progress(play: Play, seat: number, place: number, end: Spot): number {
  const { world, state } = play
  const near: number[] = []
  for (let foe = 0; foe < world.ids.length; foe++) if (isVisibleFoe(play, place, foe)) near.push(foe)
  near.sort(
    (a, b) =>
      d2To(world, place, at(world.position.x, a), at(world.position.y, a)) -
        d2To(world, place, at(world.position.x, b), at(world.position.y, b)) || a - b,
  )
  const aim = aimOf(play, seat, place)
  const { spot, radius } = goalSpotOf(play, place, aim, near)
  const after2 = (end.x - spot.x) * (end.x - spot.x) + (end.y - spot.y) * (end.y - spot.y)
  if (aim !== null && after2 <= radius * radius) return 100
  const gained = isqrt(d2To(world, place, spot.x, spot.y)) - isqrt(after2)
  const quiet = Math.min(MOST_QUIET, Math.max(0, state.turn - 1 - pairLastBlow(play, seat)))
  return Math.max(-100, Math.floor((gained * 100) / at(world.faction.rate, place))) * (1 + quiet)
}

function pairLastBlow({ state }: Play, seat: number): number {
  return (seat === 0 ? state.seats[0] : state.seats[1]).lastBlow
}

/** T. */
function trouble(play: Play, seat: number, place: number, limit: number): number {
  const { world } = play
  const wound = at(world.health.woundState, place)
  const odds = strength(play, seat)
  if (wound === 'critical' || odds < limit) return 100
  return wound === 'wounded' && odds < 100 ? 50 : 0
}
