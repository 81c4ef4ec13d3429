import type { Dice, Seat } from '@tessera/kernel'
import { manhattan, SIDE, type Tile, tileAt } from '../../content/terms.ts'
import { COST, fieldOf } from '../../rules/ground/field.ts'
import { DIRECT, findPath, stepCost } from '../../rules/ground/path.ts'
import { confirmsTile } from '../../rules/ground/sight.ts'
import { mark } from '../../rules/plan.ts'
import { type Play, type Position, quietly } from '../../rules/scene.ts'
import { budget, isSupport } from '../../rules/unit.ts'
import { type CohortState, pairOf, type Unit } from '../../state.ts'
import { contactOf, imagine } from '../../view/imagine.ts'
import { type CohortView, maskHas, seatOf } from '../../view/view.ts'
import { around } from '../exchange.ts'

/** An enemy out of sight: where it was last known to be, and how many turns it has had since. */
interface Lost {
  readonly unit: Unit
  readonly from: Tile
  readonly turns: number
}

/**
 * A state that could lie behind the view, thought out further than `imagine` does. Somebody holds the points that the
 * enemy holds, is on one of the tiles of every place suspected, and made the noise in every area; the others have been marching since they were last seen, as far as
 * they can have come unseen.
 */
export function guess(view: CohortView, dice: Dice, suspected: readonly (readonly Tile[])[] = []): CohortState {
  const state = imagine(view, dice)
  const play = quietly(state, view.config)
  mark(play)
  const lost = lostUnits(view, state, dice)
  for (const { tiles, armed } of [...suspected.map((tiles) => ({ tiles, armed: true })), ...traces(view)]) {
    const free = tiles.filter((tile) => isHidden(view, play, tile))
    if (free.length === 0) continue
    const tile = dice.pick(free)
    const fit = lost.filter(({ unit }) => !armed || holdsGround(unit))
    const near = fit.filter((each) => couldBeAt(play, each, tile))
    const chosen = near.length > 0 ? dice.pick(near) : fit[0]
    if (chosen === undefined) continue
    lost.splice(lost.indexOf(chosen), 1)
    put(play, chosen.unit, tile)
  }
  const { map } = fieldOf(view.config)
  const best = Math.max(...map.points.map(({ value }) => value))
  const goals = map.points.filter(({ value }) => value === best || dice.int(3) === 0)
  for (const each of lost) {
    if (isSupport(each.unit.kind) || map.fortOwner === each.unit.seat) continue
    put(play, each.unit, marched(view, play, each, dice.pick(dice.pick(goals).tiles)))
  }
  meet(play, seatOf(view))
  return state
}

/** The enemy is assumed to know the units it sees from its assumed places, and those that came close. */
function meet(position: Position, seat: Seat): void {
  const { state } = position
  const foes = state.units.filter((unit) => unit.seat !== seat)
  pairOf(state.seats, 1 - seat).contacts = state.units
    .filter((own) => own.seat === seat && foes.some((foe) => isMet(position, foe, own.tile)))
    .map((own, index) => contactOf(own, index + 1, state.turn))
}

function isMet(position: Position, foe: Unit, tile: Tile): boolean {
  return manhattan(foe.tile, tile) <= 2 || confirmsTile(position, foe, tile)
}

function lostUnits(view: CohortView, state: CohortState, dice: Dice): Lost[] {
  const seat = seatOf(view)
  const { contacts } = pairOf(state.seats, seat)
  const home = pairOf(fieldOf(view.config).zones, 1 - seat)
  const lost: Lost[] = []
  for (const unit of state.units) {
    if (unit.seat === seat) continue
    const contact = contacts.find((each) => each.unit === unit.id)
    if (contact?.state === 'confirmed') continue
    if (contact === undefined) lost.push({ unit, from: dice.pick(home), turns: view.turn - 1 })
    else lost.push({ unit, from: contact.tile, turns: view.turn - contact.turn })
  }
  return lost
}

interface Trace {
  readonly tiles: readonly Tile[]
  /** Only a unit that can hold ground leaves it (COH-11.1). */
  readonly armed: boolean
}

function traces(view: CohortView): readonly Trace[] {
  const { map } = fieldOf(view.config)
  const foe = 1 - seatOf(view)
  const found: Trace[] = []
  view.points.forEach(({ controller }, index) => {
    const point = map.points[index]
    if (controller !== foe || point === undefined) return
    const tiles = [...point.tiles, ...point.tiles.flatMap(around)]
    const seen = view.contacts.some(({ state, tile }) => state === 'confirmed' && tiles.includes(tile))
    if (!seen) found.push({ tiles: [...point.tiles, ...tiles], armed: true })
  })
  for (const { left, right, top, bottom } of view.areas) {
    const tiles: Tile[] = []
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++)
        if (row < SIDE && column < SIDE) tiles.push(tileAt(row, column))
    found.push({ tiles, armed: false })
  }
  return found
}

function isHidden(view: CohortView, play: Play, tile: Tile): boolean {
  const passable = (COST[play.scene.ground[tile] as number] as number) > 0
  return passable && play.scene.at[tile] === -1 && !maskHas(view.seen, tile)
}

function holdsGround(unit: Unit): boolean {
  return unit.combat && unit.kind !== 'scouts'
}

function couldBeAt(play: Play, { unit, from, turns }: Lost, tile: Tile): boolean {
  return 2 * manhattan(from, tile) <= budget(unit, play.scene.ground, play.state.weather) * turns + 4
}

function put(play: Play, unit: Unit, tile: Tile): void {
  const { at } = play.scene
  const index = play.state.units.indexOf(unit)
  if (at[unit.tile] === index) at[unit.tile] = -1
  unit.tile = tile
  at[tile] = index
}

function marched(view: CohortView, play: Play, { unit, from, turns }: Lost, goal: Tile): Tile {
  const was = unit.tile
  const path: Tile[] = []
  unit.tile = from
  const found = findPath(play, unit, goal, DIRECT, path)
  const ground = pairOf(play.scene.known, unit.seat)
  let left = budget(unit, play.scene.ground, play.state.weather) * turns
  let best = isHidden(view, play, from) ? from : was
  let at = from
  for (const next of found ? path : []) {
    left -= stepCost(play, unit, at, next, ground)
    if (left < 0) break
    at = next
    if (isHidden(view, play, at)) best = at
    else if (maskHas(view.seen, at) && at !== from) break
  }
  unit.tile = was
  return best
}
