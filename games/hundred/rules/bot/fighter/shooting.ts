import { isqrt } from '@tessera/board'
import type { MoveStep, Spot, Step } from '../../choice.ts'
import { TRAIT_BITS } from '../../content/traits.ts'
import { isOpen } from '../../rules/ground/field.ts'
import { hasClearSight } from '../../rules/ground/sight.ts'
import { isVisibleFoe } from '../../rules/knowledge.ts'
import { hasTrait, isNear, type Play, weaponAt, weaponData } from '../../rules/play.ts'
import { at } from '../../state.ts'
import { attackStep, type Candidate, hereOf, moveStep, nameOf, still, type Wish } from '../candidate.ts'
import { expected, rangedSlot } from '../reckoning.ts'

export function shots(play: Play, place: number, foes: readonly number[], wish: Wish): readonly Candidate[] {
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

/** How far the bow shoots that it has. */
export function rangeOf(play: Play, place: number): number {
  return weaponData(play, weaponAt(play.world, place, Math.max(0, rangedSlot(play, place)))).reach
}

/** Shoots at the nearest enemy from where it stands, or goes where it can when enemies in range are hidden. */
export function shootNearest(play: Play, place: number): Step {
  const { world } = play
  const inRange = world.ids.flatMap((_, foe) =>
    isVisibleFoe(play, place, foe) && isNear(world, place, foe, rangeOf(play, place)) ? [foe] : [],
  )
  const hidden = inRange.length > 0 && !inRange.some((foe) => hasClearSight(play, place, foe))
  return attackStep('nearest', { approach: hidden ? 'advance' : 'none' })
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
  return isOpen(play.field, spot.x, spot.y, at(world.faction.radius, place), hasTrait(world, place, TRAIT_BITS.mounted))
    ? spot
    : { edge: 'home' }
}

export function evade(play: Play, place: number, foe: number, engaged: boolean): Candidate {
  const spot = awayFrom(play, place, foe, 6000)
  const to = openOrHome(play, place, spot)
  const steps: Step[] = engaged ? [{ do: 'disengage', to: null, when: null }] : []
  steps.push(moveStep(to, 'advance', { onContact: 'push' }), attackStep('nearest', { approach: 'none' }))
  return { ...still(play, place, 'evade', steps), end: spot }
}
