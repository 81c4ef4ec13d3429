import { FORMATION_DATA } from '../content/formations.ts'
import { contactMeant } from '../targets.ts'
import type { Tile } from '../terms.ts'
import type { CohortView, OwnUnit } from '../view.ts'
import type { Order, Route, Step } from './order.ts'
import { shifted } from './places.ts'
import { marchOver, type Ways, waysOf } from './ways.ts'

/** Where an order leads, as far as can be foreseen: what a screen draws as an arrow. */
export interface Journey {
  /** Every tile from where the unit stands. */
  readonly tiles: readonly Tile[]
  /** Where each turn ends on the way. */
  readonly stops: readonly { readonly tile: Tile; readonly turn: number }[]
  /** The turn it is there. */
  readonly arrives: number
}

/** The way of one order from a view; null when it goes nowhere. */
export function journeyOf(
  view: CohortView,
  unit: OwnUnit,
  order: Pick<Order, 'steps'>,
  ways = waysOf(view),
): Journey | null {
  const tiles: Tile[] = [unit.tile]
  const stops: { tile: Tile; turn: number }[] = []
  let turn = view.turn
  let left = unit.budget
  for (const step of order.steps) {
    const here = tiles.at(-1) ?? unit.tile
    if (step.do === 'form' && FORMATION_DATA[step.formation].turns > 0 && unit.formation !== step.formation) turn++
    if (step.do === 'hold') {
      if (step.until?.test !== 'turn') break
      turn = Math.max(turn, step.until.turn)
      left = unit.budget
    }
    const leg = legOf(view, ways, unit, here, step)
    if (leg === null) continue
    const march = marchOver(ways, unit, here, leg, left)
    for (const tile of march.ends) stops.push({ tile, turn: turn++ })
    left = march.left
    tiles.push(...leg)
    if (step.do === 'attack' || step.do === 'follow') break
  }
  return tiles.length < 2 ? null : { tiles, stops, arrives: turn }
}

function legOf(view: CohortView, ways: Ways, unit: OwnUnit, from: Tile, step: Step): readonly Tile[] | null {
  const goal = goalOf(view, ways, unit, from, step)
  if (goal === null) return null
  const route: Route = 'route' in step ? step.route : 'direct'
  const path = ways.path(unit, from, goal.tile, route)
  return path === null ? null : path.slice(0, goal.beside ? -1 : undefined)
}

interface Goal {
  readonly tile: Tile
  /** It stops before it. */
  readonly beside: boolean
}

function goalOf(view: CohortView, ways: Ways, unit: OwnUnit, from: Tile, step: Step): Goal | null {
  switch (step.do) {
    case 'march':
      return { tile: shifted(from, step.toward, step.tiles || Math.max(1, Math.floor(unit.budget / 2))), beside: false }
    case 'attack': {
      if (step.target.is === 'at') return { tile: step.target.tile, beside: false }
      const contacts = view.contacts.map((contact) => ({ ...contact, unit: 0 }))
      const tile = contactMeant(contacts, step.target, from)?.tile
      return tile === undefined ? null : { tile, beside: true }
    }
    case 'follow':
      return beside(view, step.unit)
    case 'move':
      return placeGoal(view, ways, unit, from, step)
    default:
      return null
  }
}

function placeGoal(
  view: CohortView,
  ways: Ways,
  unit: OwnUnit,
  from: Tile,
  step: Extract<Step, { do: 'move' }>,
): Goal | null {
  switch (step.to.is) {
    case 'tile':
      return { tile: step.to.tile, beside: false }
    case 'unit':
      return beside(view, step.to.unit)
    case 'contact': {
      const { handle } = step.to
      const tile = view.contacts.find((contact) => contact.handle === handle)?.tile
      return tile === undefined ? null : { tile, beside: true }
    }
    case 'home': {
      const costs = ways.costs(unit, from)
      const reachable = view.zone.filter((tile) => (costs[tile] as number) >= 0)
      const [first] = reachable.sort((a, b) => (costs[a] as number) - (costs[b] as number))
      return first === undefined ? null : { tile: first, beside: false }
    }
  }
}

function beside(view: CohortView, id: number): Goal | null {
  const tile = view.units.find((unit) => unit.id === id)?.tile
  return tile === undefined ? null : { tile, beside: true }
}
