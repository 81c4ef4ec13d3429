import { isqrt } from '@tessera/board'
import type { MoveStep, Spot, Step } from '../choice.ts'
import { TRAIT_BITS } from '../content/traits.ts'
import { isOpen } from '../rules/ground/field.ts'
import { homePoint } from '../rules/knowledge.ts'
import { MODE_TICKS } from '../rules/movement/moves.ts'
import { d2To, hasCrippledLeg, hasTrait, isNear, isStanding, type Play } from '../rules/play.ts'
import { at } from '../state.ts'
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
} from './candidate.ts'
import { goalSpotOf } from './goals.ts'
import { approachPoint } from './reckoning.ts'

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
