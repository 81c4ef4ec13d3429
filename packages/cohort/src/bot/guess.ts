import type { Dice } from '@tessera/kernel'
import { fieldOf } from '../field.ts'
import { imagine } from '../imagine.ts'
import { DIRECT, findPath, stepCost } from '../path.ts'
import { type Play, quietly } from '../scene.ts'
import { type CohortState, pairOf, type Unit } from '../state.ts'
import type { Tile } from '../terms.ts'
import { budget, isSupport } from '../unit.ts'
import { type CohortView, maskHas, seatOf } from '../view.ts'

/**
 * A state that could lie behind the view, thought out further than `imagine` does: whoever of the enemy was never seen
 * has been marching on a point since the battle began, as far as it can have come unseen.
 */
export function guess(view: CohortView, dice: Dice): CohortState {
  const state = imagine(view, dice)
  const seat = seatOf(view)
  const known = new Set<number>()
  for (const contact of pairOf(state.seats, seat).contacts) if (contact.state !== 'gone') known.add(contact.unit)
  const play = quietly(state)
  const { map, zones } = fieldOf(state.config)
  const best = Math.max(...map.points.map(({ value }) => value))
  const goals = map.points.filter(({ value }) => value === best || dice.int(3) === 0)
  const home = pairOf(zones, 1 - seat)
  for (const unit of state.units) {
    if (unit.seat === seat || known.has(unit.id) || map.fortOwner === unit.seat) continue
    const goal = dice.pick(dice.pick(goals).tiles)
    unit.tile = isSupport(unit.kind) ? unit.tile : marched(view, play, unit, dice.pick(home), goal)
    play.scene.at.fill(-1)
    state.units.forEach((each, index) => {
      play.scene.at[each.tile] = index
    })
  }
  return state
}

function marched(view: CohortView, play: Play, unit: Unit, from: Tile, goal: Tile): Tile {
  const was = unit.tile
  const path: Tile[] = []
  unit.tile = from
  const found = findPath(play, unit, goal, DIRECT, path)
  const ground = pairOf(play.scene.known, unit.seat)
  let left = budget(unit, play.scene.ground, play.state.weather) * (view.turn - 1)
  let best = was
  let at = from
  for (const next of found ? path : []) {
    left -= stepCost(play, unit, at, next, ground)
    if (left < 0 || maskHas(view.seen, next)) break
    at = next
    if (play.scene.at[at] === -1) best = at
  }
  unit.tile = was
  return best
}
