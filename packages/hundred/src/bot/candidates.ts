import { isqrt } from '@tessera/board'
import type { AttackStep, MoveStep, Spot, Step } from '../choice.ts'
import { isOpen } from '../rules/field.ts'
import { homePoint, isKnownGone, isVisibleFoe, knownSpot } from '../rules/knowledge.ts'
import { MODE_TICKS } from '../rules/moves.ts'
import {
  d2Between,
  d2To,
  hasCrippledLeg,
  hasTrait,
  isEngaged,
  isNear,
  isStanding,
  type Play,
  shieldWorks,
  weaponAt,
  weaponData,
} from '../rules/play.ts'
import { hasClearSight } from '../rules/sight.ts'
import { at, hasPlace } from '../state.ts'
import { nameFor } from '../view/handles.ts'
import type { Aim } from './goals.ts'
import { approachPoint, arcValue, expected, rangedSlot } from './reckoning.ts'
import type { Personality } from './temper.ts'

type CandidateKind =
  | 'hold'
  | 'strike'
  | 'flank'
  | 'shoot'
  | 'evade'
  | 'withdraw'
  | 'rally'
  | 'heal'
  | 'goal'
  | 'ambush'
  | 'execute'
  | 'intimidate'
  | 'challenge'
  | 'zone'

/** HUN-1703: one thing a unit could do, with what its score needs. */
export interface Candidate {
  readonly kind: CandidateKind
  readonly steps: readonly Step[]
  /** Place of the enemy it is about; -1 for none. */
  readonly target: number
  readonly end: Spot
  /** Attacks it can make this turn, and what each is expected to do (in hundredths). */
  readonly attacks: number
  readonly each: number
  readonly position: number
  readonly bonus: number
}

export interface Wish {
  readonly personality: Personality
  /** Easy never aims, strikes with all its might, or changes its mind. */
  readonly simple: boolean
  readonly aim: Aim | null
}

const STRIKE_TARGETS = 4
const TICKS = 20

/** HUN-1703, in this order. */
export function candidatesOf(play: Play, place: number, wish: Wish): readonly Candidate[] {
  const { world } = play
  const near = nearestFoes(play, place)
  const engaged = isEngaged(world, place)
  const found: Candidate[] = [hold(play, place)]
  const targets = near.filter((foe) => wish.personality !== 'honorable' || isBrave(play, foe))
  const reachable = engaged
    ? targets.filter((foe) => hasPlace(at(world.engagement.engagedWith, place), foe) || isNear(world, place, foe, 2600))
    : targets
  for (const foe of reachable.slice(0, STRIKE_TARGETS)) found.push(strike(play, place, foe, wish))
  if (!engaged && wish.personality !== 'honorable')
    for (const foe of targets.slice(0, STRIKE_TARGETS)) {
      const round = flank(play, place, foe, wish)
      if (round !== null) found.push(round)
    }
  found.push(...shots(play, place, targets, wish))
  const first = near[0]
  const shooter = rangedSlot(play, place) >= 0
  if (shooter && first !== undefined && isNear(world, place, first, 6000) && wish.personality !== 'aggressive')
    found.push(evade(play, place, first, engaged))
  if (wish.personality !== 'aggressive') found.push(withdraw(play, place, engaged))
  if (at(world.moraleState.state, place) === 'shaken')
    found.push(still(play, place, 'rally', [special('rally', null)], 400))
  found.push(...healing(play, place, engaged))
  if (!engaged) found.push(goal(play, place, wish, near))
  if (wish.personality === 'cunning' && !engaged) found.push(...ambush(play, place))
  if (wish.personality === 'brutal') found.push(...brutality(play, place, first, engaged))
  if (wish.personality === 'honorable') found.push(...challenges(play, place, targets, wish))
  found.push(...zones(play, place, near))
  return found
}

/** HUN-1704: honor does not strike those who run. */
function isBrave({ world }: Play, foe: number): boolean {
  const state = at(world.moraleState.state, foe)
  return state === 'steady' || state === 'shaken'
}

function nearestFoes(play: Play, place: number): readonly number[] {
  const { world } = play
  const foes: number[] = []
  for (let foe = 0; foe < world.ids.length; foe++) if (isVisibleFoe(play, place, foe)) foes.push(foe)
  return foes.sort((a, b) => d2Between(world, place, a) - d2Between(world, place, b) || a - b)
}

function hereOf({ world: { position } }: Play, place: number): Spot {
  return { x: at(position.x, place), y: at(position.y, place) }
}

function thereOf(play: Play, foe: number): Spot {
  return hereOf(play, foe)
}

function nameOf(play: Play, place: number, other: number): number {
  return nameFor(play.state, play.config, at(play.world.faction.seat, place), other) ?? at(play.world.ids, other)
}

function attackStep(target: AttackStep['target'], more: Partial<AttackStep> = {}): AttackStep {
  return {
    do: 'attack',
    target,
    kind: 'normal',
    aim: null,
    weapon: null,
    ammo: null,
    approach: 'advance',
    times: 'untilDown',
    perTurn: 3,
    retarget: 'nearest',
    when: null,
    ...more,
  }
}

function moveStep(to: MoveStep['to'], mode: MoveStep['mode'], more: Partial<MoveStep> = {}): MoveStep {
  return { do: 'move', to, mode, style: 'normal', onContact: 'stop', face: null, when: null, ...more }
}

function special(
  name: 'rally' | 'treat' | 'shieldWall' | 'execute' | 'intimidate' | 'challenge',
  target: number | null,
): Step {
  return { do: 'special', name, target, when: null }
}

function still(
  play: Play,
  place: number,
  kind: CandidateKind,
  steps: readonly Step[],
  bonus = 0,
  target = -1,
): Candidate {
  return { kind, steps, target, end: hereOf(play, place), attacks: 0, each: 0, position: 0, bonus }
}

function hold(play: Play, place: number): Candidate {
  const { world } = play
  const steps: Step[] = []
  let ap = at(world.actionPoints.current, place)
  if (ap > 1 && mayWall(play, place)) {
    steps.push(special('shieldWall', null))
    ap--
  }
  const left = Math.min(3, ap)
  if (left > 0) steps.push({ do: 'defend', ap: left === 1 ? 1 : left === 2 ? 2 : 3, when: null })
  return still(play, place, 'hold', steps)
}

function mayWall(play: Play, place: number): boolean {
  const { world } = play
  if (!shieldWorks(play, place) || hasTrait(world, place, 'mounted')) return false
  for (let friend = 0; friend < world.ids.length; friend++)
    if (
      friend !== place &&
      at(world.faction.seat, friend) === at(world.faction.seat, place) &&
      isStanding(world, friend) &&
      isNear(world, place, friend, 1500) &&
      shieldWorks(play, friend)
    )
      return true
  return false
}

/** The weapon it would fight hand to hand with; -1 for bare hands. */
function meleeSlot(play: Play, place: number): number {
  const { world } = play
  const readied = at(world.weapon.readied, place)
  if (weaponData(play, weaponAt(world, place, readied)).kind === 'melee') return readied
  return at(world.weapon.list, place).findIndex((weapon) => weaponData(play, weapon).kind === 'melee')
}

function strike(play: Play, place: number, foe: number, wish: Wish): Candidate {
  const { world } = play
  const slot = meleeSlot(play, place)
  const weapon = weaponAt(world, place, slot)
  const data = weaponData(play, weapon)
  const rate = at(world.faction.rate, place)
  const d = isqrt(d2Between(world, place, foe))
  const far = d > Math.floor(rate / 2) + data.reach
  const run =
    far &&
    !hasCrippledLeg(world, place) &&
    at(world.actionPoints.current, place) >= 4 &&
    at(world.stamina.current, place) > 2
  const mode = run ? 'run' : 'advance'
  const { spot, arrives, way } = approachPoint(
    play,
    place,
    thereOf(play, foe),
    data.reach,
    Math.floor((rate * MODE_TICKS[mode]) / TICKS),
  )
  const attacks = arrives
    ? affordable(play, place, way === 0 ? 0 : run ? 4 : 2, data.ap, data.speed, Math.ceil((way * TICKS) / rate), slot)
    : 0
  const might =
    !wish.simple &&
    wish.personality === 'aggressive' &&
    at(world.stamina.current, place) >= 6 &&
    at(world.actionPoints.current, place) >= data.ap + 1 &&
    // Two plain blows are worth more than a mighty one.
    at(world.actionPoints.current, place) < 2 * data.ap &&
    d <= data.reach
  return {
    kind: 'strike',
    steps: [
      attackStep(nameOf(play, place, foe), {
        approach: mode,
        weapon: slot >= 0 ? weapon : null,
        kind: might ? 'power' : 'normal',
        retarget: wish.simple ? 'none' : 'nearest',
      }),
      attackStep('nearest', { retarget: wish.simple ? 'none' : 'nearest' }),
    ],
    target: foe,
    end: spot,
    attacks,
    each: attacks > 0 ? expected(play, place, foe, slot, spot) : 0,
    position: arrives ? arcValue(play, place, foe, spot) : 0,
    bonus: 0,
  }
}

/** How many blows AP and ticks allow after a way. */
function affordable(
  { world }: Play,
  place: number,
  wayAp: number,
  ap: number,
  speed: number,
  wayTicks: number,
  slot: number,
): number {
  const change = slot === at(world.weapon.readied, place) ? 0 : 1
  const left = at(world.actionPoints.current, place) - wayAp - change
  const byAp = left >= ap ? Math.floor(left / ap) : wayAp === 0 && left > 0 ? 1 : 0
  const byTicks = Math.max(0, Math.ceil((TICKS - wayTicks - 2 * change) / speed))
  return Math.min(3, byAp, byTicks)
}

function flank(play: Play, place: number, foe: number, wish: Wish): Candidate | null {
  const { world } = play
  const { position } = world
  const here = hereOf(play, place)
  const behind = {
    x: at(position.x, foe) - Math.trunc((1200 * at(position.fx, foe)) / 1000),
    y: at(position.y, foe) - Math.trunc((1200 * at(position.fy, foe)) / 1000),
  }
  const radius = at(world.faction.radius, place)
  const shows = at(world.engagement.engagedWith, foe) !== 0 || arcValue(play, place, foe, here) > 0
  if (!shows || !isOpen(play.field, behind.x, behind.y, radius, hasTrait(world, place, 'mounted'))) return null
  const slot = meleeSlot(play, place)
  const weapon = weaponAt(world, place, slot)
  const data = weaponData(play, weapon)
  const rate = at(world.faction.rate, place)
  const { spot, arrives, way } = approachPoint(play, place, behind, 0, Math.floor(rate / 2))
  const attacks = arrives ? affordable(play, place, 2, data.ap, data.speed, Math.ceil((way * TICKS) / rate), slot) : 0
  const name = nameOf(play, place, foe)
  const retarget = wish.simple ? 'none' : 'nearest'
  return {
    kind: 'flank',
    steps: [
      moveStep(behind, 'advance'),
      attackStep(name, { weapon: slot >= 0 ? weapon : null, retarget }),
      attackStep('nearest', { retarget }),
    ],
    target: foe,
    end: spot,
    attacks,
    each: attacks > 0 ? expected(play, place, foe, slot, spot) : 0,
    position: arrives ? arcValue(play, place, foe, spot) : 30,
    bonus: 0,
  }
}

function shots(play: Play, place: number, foes: readonly number[], wish: Wish): readonly Candidate[] {
  const { world } = play
  const slot = rangedSlot(play, place)
  if (slot < 0) return []
  const weapon = weaponAt(world, place, slot)
  const data = weaponData(play, weapon)
  const here = hereOf(play, place)
  const crossbow = data.kind === 'crossbow'
  const attacks = crossbow ? 1 : Math.max(1, Math.min(3, Math.floor(at(world.actionPoints.current, place) / data.ap)))
  return foes
    .filter((foe) => isNear(world, place, foe, data.reach) && hasClearSight(play, place, foe))
    .map((foe) => ({ foe, each: expected(play, place, foe, slot, here) }))
    .sort((a, b) => b.each - a.each || a.foe - b.foe)
    .slice(0, 4)
    .map(({ foe, each }) => ({
      kind: 'shoot' as const,
      steps: [
        attackStep(nameOf(play, place, foe), { weapon, approach: 'none', retarget: wish.simple ? 'none' : 'nearest' }),
        attackStep('nearest', { approach: 'none', retarget: wish.simple ? 'none' : 'nearest' }),
      ],
      target: foe,
      end: here,
      attacks,
      each,
      position: 0,
      bonus: 0,
    }))
}

function awayFrom(play: Play, place: number, foe: number, far: number): Spot {
  const { world, field } = play
  const { position } = world
  const dx = at(position.x, place) - at(position.x, foe)
  const dy = at(position.y, place) - at(position.y, foe)
  const d = Math.max(1, isqrt(dx * dx + dy * dy))
  const radius = at(world.faction.radius, place)
  const inside = (value: number, size: number): number => Math.min(size - radius, Math.max(radius, value))
  return {
    x: inside(at(position.x, place) + Math.trunc((dx * far) / d), field.w),
    y: inside(at(position.y, place) + Math.trunc((dy * far) / d), field.h),
  }
}

function openOrHome(play: Play, place: number, spot: Spot): MoveStep['to'] {
  const { world } = play
  return isOpen(play.field, spot.x, spot.y, at(world.faction.radius, place), hasTrait(world, place, 'mounted'))
    ? spot
    : { edge: 'home' }
}

function evade(play: Play, place: number, foe: number, engaged: boolean): Candidate {
  const spot = awayFrom(play, place, foe, 6000)
  const to = openOrHome(play, place, spot)
  const steps: Step[] = engaged ? [{ do: 'disengage', to: null, when: null }] : []
  steps.push(moveStep(to, 'advance', { onContact: 'push' }), attackStep('nearest', { approach: 'none' }))
  return { ...still(play, place, 'evade', steps), end: spot }
}

function withdraw(play: Play, place: number, engaged: boolean): Candidate {
  const { world } = play
  const home = homePoint(play, place)
  const ap = at(world.actionPoints.current, place)
  const mode = ap >= 4 && !engaged && !hasCrippledLeg(world, place) ? 'run' : 'advance'
  const steps: Step[] = []
  if (engaged && ap >= 4) steps.push({ do: 'disengage', to: { edge: 'home' }, when: null })
  steps.push(moveStep({ edge: 'home' }, mode, { style: engaged && ap < 4 ? 'retreat' : 'normal', onContact: 'push' }))
  const { spot } = approachPoint(play, place, home, 0, Math.floor(at(world.faction.rate, place) / 2))
  return { ...still(play, place, 'withdraw', steps), end: spot }
}

function healing(play: Play, place: number, engaged: boolean): readonly Candidate[] {
  const { world } = play
  const found: Candidate[] = []
  const percent = (unit: number): number =>
    Math.floor((at(world.health.current, unit) * 100) / at(world.health.max, unit))
  if (hasTrait(world, place, 'medic')) {
    let worst = -1
    for (let friend = 0; friend < world.ids.length; friend++) {
      if (
        at(world.faction.seat, friend) !== at(world.faction.seat, place) ||
        !isStanding(world, friend) ||
        percent(friend) >= 75
      )
        continue
      const near = Math.floor(at(world.faction.rate, place) / 2)
      if (isNear(world, place, friend, near) && (worst < 0 || percent(friend) < percent(worst))) worst = friend
    }
    if (worst >= 0) {
      const id = at(world.ids, worst)
      const near = worst === place || isNear(world, place, worst, 1400)
      const steps: Step[] = near ? [] : [moveStep({ unit: id }, 'advance', { onContact: 'push' })]
      steps.push(special('treat', id))
      found.push({ ...still(play, place, 'heal', steps, 6 * (100 - percent(worst))), end: thereOf(play, worst) })
    }
  }
  if (!engaged && at(world.health.woundState, place) === 'critical' && at(world.inventory.bandage, place) > 0)
    found.push(
      still(
        play,
        place,
        'heal',
        [{ do: 'useItem', item: 'bandage', target: at(world.ids, place), when: null }],
        6 * (100 - percent(place)),
      ),
    )
  return found
}

/** Where it goes when nothing else calls: the objective, the nearest enemy, a marker, the middle. */
export function goalSpotOf(
  play: Play,
  place: number,
  aim: Aim | null,
  near: readonly number[],
): { readonly spot: Spot; readonly radius: number } {
  if (aim !== null) return aim
  const first = near[0]
  if (first !== undefined) return { spot: thereOf(play, first), radius: 1500 }
  const { world, field } = play
  const seat = at(world.faction.seat, place)
  let best: Spot | null = null
  let least = 0
  for (let foe = 0; foe < world.ids.length; foe++) {
    if (at(world.faction.seat, foe) === seat || isKnownGone(play, seat, foe)) continue
    const spot = knownSpot(play, seat, foe)
    if (spot === null) continue
    const d2 = d2To(world, place, spot.x, spot.y)
    // Whoever stands on a marker and sees nobody looks elsewhere.
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

function goal(play: Play, place: number, { aim }: Wish, near: readonly number[]): Candidate {
  const { world } = play
  const { spot, radius } = goalSpotOf(play, place, aim, near)
  const rate = at(world.faction.rate, place)
  const d = isqrt(d2To(world, place, spot.x, spot.y))
  const threatened = near[0] !== undefined && isNear(world, place, near[0], rate)
  const run =
    !threatened &&
    d > rate &&
    at(world.actionPoints.current, place) >= 4 &&
    at(world.stamina.current, place) > 4 &&
    !hasCrippledLeg(world, place)
  const mode = run ? 'run' : 'advance'
  const { spot: end } = approachPoint(play, place, spot, 0, Math.floor((rate * MODE_TICKS[mode]) / TICKS))
  const steps: Step[] = []
  if (d > radius) steps.push(moveStep(goalOf(play, place, spot), mode))
  if (aim?.banner) steps.push({ do: 'pickup', item: aim.banner, when: null })
  steps.push(
    attackStep('nearest', {
      approach: 'none',
      when: steps.length > 0 ? { is: 'inRange', target: 'nearest', weapon: null, not: false } : null,
    }),
  )
  return { ...still(play, place, 'goal', steps), end: d > radius ? end : hereOf(play, place), position: 0 }
}

function goalOf(play: Play, place: number, spot: Spot): MoveStep['to'] {
  const area = play.field.areas.find(({ x, y }) => x === spot.x && y === spot.y)
  if (area !== undefined) return { area: area.id }
  const { world } = play
  const open = isOpen(play.field, spot.x, spot.y, at(world.faction.radius, place), hasTrait(world, place, 'mounted'))
  if (open) return { x: spot.x, y: spot.y }
  for (let other = 0; other < world.ids.length; other++)
    if (
      other !== place &&
      at(world.position.x, other) === spot.x &&
      at(world.position.y, other) === spot.y &&
      isStanding(world, other)
    )
      return { unit: nameOf(play, place, other) }
  return { edge: 'home' }
}

function ambush(play: Play, place: number): readonly Candidate[] {
  const { world, field } = play
  const here = hereOf(play, place)
  const radius = at(world.faction.radius, place)
  let best: Spot | null = null
  let least = at(world.faction.rate, place) * at(world.faction.rate, place)
  for (const { x, y, w, h } of field.forests) {
    const spot = { x: x + Math.floor(w / 2), y: y + Math.floor(h / 2) }
    const edge = {
      x: Math.min(x + w - 600, Math.max(x + 600, here.x)),
      y: Math.min(y + h - 600, Math.max(y + 600, here.y)),
    }
    const goalSpot = isOpen(field, edge.x, edge.y, radius, hasTrait(world, place, 'mounted')) ? edge : spot
    const d2 = d2To(world, place, goalSpot.x, goalSpot.y)
    if (d2 > least || !isOpen(field, goalSpot.x, goalSpot.y, radius, hasTrait(world, place, 'mounted'))) continue
    best = goalSpot
    least = d2
  }
  if (best === null) return []
  const steps: Step[] = [
    moveStep(best, 'walk'),
    { do: 'hold', turns: 99, ticks: 0, when: null },
    attackStep('nearest', { when: { is: 'enemyApproaches', mm: 8000, not: false } }),
  ]
  return [{ ...still(play, place, 'ambush', steps, play.state.turn <= 3 ? 350 : 0), end: best }]
}

function brutality(play: Play, place: number, first: number | undefined, engaged: boolean): readonly Candidate[] {
  const { world } = play
  const found: Candidate[] = []
  if (!engaged)
    for (let foe = 0; foe < world.ids.length; foe++)
      if (
        at(world.faction.seat, foe) !== at(world.faction.seat, place) &&
        at(world.health.woundState, foe) === 'down' &&
        !at(world.health.executed, foe) &&
        isNear(world, place, foe, 1500) &&
        knownSpot(play, at(world.faction.seat, place), foe) !== null
      ) {
        found.push(
          still(play, place, 'execute', [special('execute', nameOf(play, place, foe)), attackStep('nearest')], 350),
        )
        break
      }
  if (
    hasTrait(world, place, 'fierce') &&
    first !== undefined &&
    isNear(world, place, first, 8000) &&
    at(world.moraleState.state, first) === 'steady' &&
    !hasTrait(world, first, 'fearless')
  )
    found.push(
      still(
        play,
        place,
        'intimidate',
        [special('intimidate', nameOf(play, place, first)), attackStep('nearest')],
        300,
        first,
      ),
    )
  return found
}

function challenges(play: Play, place: number, foes: readonly number[], wish: Wish): readonly Candidate[] {
  const { world } = play
  if (at(world.faction.cost, place) < 34 || at(world.moraleState.challenge, place) >= 0) return []
  const near = foes.filter((foe) => isNear(world, place, foe, 10000))
  const strongest = near.sort((a, b) => at(world.faction.cost, b) - at(world.faction.cost, a) || a - b)[0]
  if (strongest === undefined) return []
  const blow = strike(play, place, strongest, wish)
  return [
    {
      ...blow,
      kind: 'challenge',
      steps: [special('challenge', nameOf(play, place, strongest)), ...blow.steps],
      bonus: 300,
    },
  ]
}

/** HUN-1703 (14): oil or caltrops between enemies that stand together, away from friends. */
function zones(play: Play, place: number, foes: readonly number[]): readonly Candidate[] {
  const { world } = play
  const oil = at(world.inventory.oil, place) > 0
  if (!oil && at(world.inventory.caltrops, place) === 0) return []
  const reach = oil ? 8000 : 4000
  for (const foe of foes) {
    if (!isNear(world, place, foe, reach)) continue
    const crowd = foes.some((other) => other !== foe && isNear(world, foe, other, 2000))
    let friends = false
    for (let friend = 0; friend < world.ids.length; friend++)
      if (
        at(world.faction.seat, friend) === at(world.faction.seat, place) &&
        isStanding(world, friend) &&
        isNear(world, foe, friend, 2500)
      )
        friends = true
    if (!crowd || friends) continue
    const spot = thereOf(play, foe)
    return [
      still(
        play,
        place,
        'zone',
        [
          { do: 'useItem', item: oil ? 'oil' : 'caltrops', target: spot, when: null },
          attackStep('nearest', { approach: 'none' }),
        ],
        450,
      ),
    ]
  }
  return []
}
