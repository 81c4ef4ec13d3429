import { scriptedDice } from '@tessera/kernel'
import { TERRAINS, type Terrain, TILES, type Tile } from '../content/terms.ts'
import type { Route, Test } from '../order.ts'
import { holds } from '../rules/conditions.ts'
import { findPath, reach, stepCost } from '../rules/ground/path.ts'
import { mark } from '../rules/plan.ts'
import { type Play, playOf } from '../rules/scene.ts'
import { setup } from '../rules/setup.ts'
import type { CohortState, Unit } from '../state.ts'
import { type CohortView, type OwnUnit, seatOf } from './view.ts'

/** What a seat can reckon about the ground from its view alone. */
export interface Ways {
  readonly play: Play
  /** As the seat knows it. */
  readonly terrain: readonly Terrain[]
  /** By tile, what the way there costs; -1 where there is none (COH-7.4). */
  costs(unit: OwnUnit, from: Tile): Int32Array
  /** The same as if nobody stood in the way. */
  openCosts(unit: OwnUnit, from: Tile): Int32Array
  path(unit: OwnUnit, from: Tile, to: Tile, route: Route): readonly Tile[] | null
  holds(unit: OwnUnit, test: Test): boolean
}

const silent = { dice: scriptedDice([]), tell: undefined }

/** Costs asked before of the same view: a text is read anew with every key. */
const reckoned = new WeakMap<CohortView, Map<string, Int32Array>>()

export function waysOf(view: CohortView): Ways {
  const play = playOf(knownState(view), view.config, silent)
  mark(play)
  let known = reckoned.get(view)
  if (known === undefined) {
    known = new Map()
    reckoned.set(view, known)
  }
  const floods = known
  const reckon = (key: string, work: () => Int32Array): Int32Array => {
    let costs = floods.get(key)
    if (costs === undefined) {
      costs = work()
      floods.set(key, costs)
    }
    return costs
  }
  return {
    play,
    terrain: Array.from(play.scene.known[seatOf(view) === 0 ? 0 : 1], (code) => TERRAINS[code] ?? 'plains'),
    costs: (unit, from) => reckon(`${unit.id} ${from}`, () => flood(play, standing(unit, from))),
    openCosts: (unit, from) => reckon(`${unit.id} ${from} open`, () => openFlood(play, standing(unit, from))),
    path(unit, from, to, route) {
      const path: Tile[] = []
      return findPath(play, standing(unit, from), to, { route }, path) ? path : null
    },
    holds: (unit, test) => holds(play, unit, test),
  }
}

/** Turns that a way takes from here, and where each ends: the first step of a turn is always taken (COH-7.3). */
export function marchOver(ways: Ways, unit: OwnUnit, from: Tile, path: readonly Tile[], left: number): March {
  const { play } = ways
  const ground = play.scene.known[unit.seat === 0 ? 0 : 1]
  const ends: Tile[] = []
  let budget = left
  let at = from
  let first = left === unit.budget
  for (const next of path) {
    const cost = Math.max(1, stepCost(play, standing(unit, at), at, next, ground))
    if (cost > budget && !first) {
      ends.push(at)
      budget = unit.budget
    }
    budget = Math.max(0, budget - cost)
    first = false
    at = next
  }
  return { ends, left: budget }
}

export interface March {
  /** Where the turns before the last one end. */
  readonly ends: readonly Tile[]
  /** Half-tiles that are left of the last one. */
  readonly left: number
}

function standing(unit: OwnUnit, tile: Tile): Unit {
  return unit.tile === tile ? unit : { ...unit, tile }
}

function flood(play: Play, unit: Unit): Int32Array {
  const costs = new Int32Array(TILES).fill(-1)
  reach(play, unit, Number.POSITIVE_INFINITY, (tile, cost) => {
    costs[tile] = cost
  })
  return costs
}

function openFlood(play: Play, unit: Unit): Int32Array {
  const marks = play.scene.marks[unit.seat === 0 ? 0 : 1]
  const kept = marks.slice()
  marks.fill(0)
  const costs = flood(play, unit)
  marks.set(kept)
  return costs
}

/** A state with what the seat knows in it and nothing else. */
function knownState(view: CohortView): CohortState {
  const state = setup(view.config, silent)
  const seat = seatOf(view) === 0 ? 0 : 1
  state.phase = view.phase
  state.turn = view.turn
  state.weather = view.weather
  state.units = [...view.units]
  state.structures = [...view.structures]
  state.forts = [...view.forts]
  state.points = view.points.map((point) => ({ ...point }))
  state.seats[0].culture = view.seats[0].culture
  state.seats[1].culture = view.seats[1].culture
  const own = state.seats[seat]
  own.structures = state.structures
  own.forts = state.forts
  own.contacts = view.contacts.map((contact) => ({ ...contact, unit: 0 }))
  return state
}
