import { isqrt } from '@tessera/board'
import type { MoveStep, Spot, Step } from '../../choice.ts'
import { TRAIT_BITS } from '../../content/traits.ts'
import { isOpen } from '../../rules/ground/field.ts'
import { homePoint, isVisibleFoe } from '../../rules/knowledge.ts'
import { MODE_TICKS } from '../../rules/movement/moves.ts'
import {
  d2Between,
  d2To,
  hasCrippledLeg,
  hasTrait,
  isAble,
  isEngaged,
  isNear,
  isStanding,
  NOBODY,
  type Play,
} from '../../rules/play.ts'
import { at } from '../../state.ts'
import {
  attackStep,
  type Candidate,
  hereOf,
  moveStep,
  nameOf,
  special,
  still,
  thereOf,
  type Wish,
} from '../candidate.ts'
import { goalSpotOf } from '../goals.ts'
import { approachPoint } from '../reckoning.ts'

const TICKS = 20

export function withdraw(play: Play, place: number, engaged: boolean): Candidate {
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

/** How far a medic goes to somebody who is hurt, and what counts as hurt, in percent. */
const CALLED = 20_000
const HURT = 85

export function healing(play: Play, place: number, engaged: boolean): readonly Candidate[] {
  const { world } = play
  const found: Candidate[] = []
  const percent = (unit: number): number =>
    Math.floor((at(world.health.current, unit) * 100) / at(world.health.max, unit))
  if (hasTrait(world, place, TRAIT_BITS.medic)) {
    let worst = -1
    for (let friend = 0; friend < world.ids.length; friend++) {
      if (
        at(world.faction.seat, friend) !== at(world.faction.seat, place) ||
        !isStanding(world, friend) ||
        percent(friend) >= HURT
      )
        continue
      if (isNear(world, place, friend, CALLED) && (worst < 0 || percent(friend) < percent(worst))) worst = friend
    }
    if (worst >= 0) {
      const id = at(world.ids, worst)
      const near = worst === place || isNear(world, place, worst, 1400)
      const far = !isNear(world, place, worst, Math.floor(at(world.faction.rate, place) / 2))
      const steps: Step[] = near ? [] : [moveStep({ unit: id }, far ? 'run' : 'advance', { onContact: 'push' })]
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

/** A medic tends the wounded, and otherwise keeps beside the fighters, under every plan. */
export function tending(play: Play, place: number): readonly Step[] | null {
  const { world } = play
  if (!hasTrait(world, place, TRAIT_BITS.medic)) return null
  const [patient] = healing(play, place, isEngaged(world, place))
  const strike = attackStep('nearest', { approach: 'none' })
  if (patient !== undefined) return [...patient.steps, strike]
  const friend = foremost(play, place)
  if (friend === NOBODY || isNear(world, place, friend, BESIDE)) return [strike]
  return [moveStep({ unit: at(world.ids, friend) }, 'advance'), strike]
}

const BESIDE = 1500

/** The able friend that stands nearest to an enemy in sight; -1 for none. */
function foremost(play: Play, place: number): number {
  const { world } = play
  let best = NOBODY
  let least = Number.MAX_SAFE_INTEGER
  for (let friend = 0; friend < world.ids.length; friend++) {
    if (
      friend === place ||
      at(world.faction.seat, friend) !== at(world.faction.seat, place) ||
      !isAble(world, friend) ||
      hasTrait(world, friend, TRAIT_BITS.medic)
    )
      continue
    for (let foe = 0; foe < world.ids.length; foe++) {
      if (!isVisibleFoe(play, place, foe)) continue
      const d2 = d2Between(world, friend, foe)
      if (d2 >= least) continue
      best = friend
      least = d2
    }
  }
  return best
}

export function goal(play: Play, place: number, { aim }: Wish, near: readonly number[]): Candidate {
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
  const open = isOpen(
    play.field,
    spot.x,
    spot.y,
    at(world.faction.radius, place),
    hasTrait(world, place, TRAIT_BITS.mounted),
  )
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
