import type { Seat } from '@tessera/kernel'
import { fieldOf } from '../../rules/ground/field.ts'
import type { Position } from '../../rules/scene.ts'
import { budget } from '../../rules/unit.ts'
import { pairOf } from '../../state.ts'
import { cheapest } from '../aims.ts'
import { around } from '../exchange.ts'
import { type Lookout, nearestFoe } from '../lookout.ts'

/** Turns played through in the mind while a fight is on and everybody is in it. */
export const DEPTH = 3
/** Where some have to come first, at most; and from so many turns before the end on, to the end. */
const COMING = 5
/** While nobody is near: a march across the field takes longer than a fight. */
const MARCH = 8

/** How many turns a plan is played through: what help decides is not seen before it comes. */
export function horizon(look: Lookout, quiet: boolean): number {
  const { state, config } = look.play
  const { map, limit } = fieldOf(config)
  // The end of a siege depends on the walls alone, so playing to it does not tell plans apart.
  if (map.limitRule === 'defender') return DEPTH
  const left = limit - state.turn + 1
  if (left <= COMING) return left
  return quiet ? Math.min(MARCH, left) : Math.max(DEPTH, Math.min(COMING, 1 + farthest(look)))
}

/** Turns until the last of the own could be at an enemy. */
function farthest(look: Lookout): number {
  const { scene, state } = look.play
  let most = 0
  for (const unit of look.fighters) {
    const near = nearestFoe(look, unit.tile)
    const cost = near === null ? -1 : cheapest(look.costs(unit), around(near.tile))
    if (cost > 0) most = Math.max(most, Math.ceil(cost / budget(unit, scene.ground, state.weather)))
  }
  return most
}

/** Whether a seat loses if everybody stays where they are: by the score, or because the enemy's hold runs (COH-11.3). */
export function isFallingBehind({ state, config }: Position, seat: Seat): boolean {
  const { map, limit } = fieldOf(config)
  const own = pairOf(state.seats, seat)
  const foe = pairOf(state.seats, 1 - seat)
  if (foe.hold > 0) return true
  if (map.limitRule === 'defender') return false
  let lead = own.score - foe.score
  state.points.forEach(({ controller }, index) => {
    if (controller === null) return
    const gain = (map.points[index]?.value ?? 0) * (limit - state.turn + 1)
    lead += controller === seat ? gain : -gain
  })
  return lead < 0
}
