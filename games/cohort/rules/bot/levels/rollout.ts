import { copy, refereeOf, type Seat, type Seed, seededDice } from '@tessera/kernel'
import type { CohortChoice } from '../../choice.ts'
import type { GivenOrder } from '../../order.ts'
import { playThrough } from '../../rules/resolve.ts'
import type { Position } from '../../rules/scene.ts'
import type { CohortState, SeatState, Unit } from '../../state.ts'
import type { Plan } from '../order.ts'
import { centurion } from './centurion.ts'
import { standing } from './standing.ts'
import type { Temper } from './temper.ts'

/** A state that could lie behind the view, and what the enemy in it would order. */
export interface World extends Position {
  readonly foes: Plan
  /** How the enemy goes on after that. */
  readonly enemy: Temper
  readonly seed: Seed
}

/** How a plan turns out: this turn as planned, the next ones as two centurions would play on. */
export function playOut(world: World, seat: Seat, plan: Plan, temper: Temper, turns: number): number {
  const state = copyOf(world.state)
  const { config } = world
  const now = { state, config }
  playTurn(now, seat, plan, world.foes, world.seed)
  for (let turn = 1; turn < turns && state.result === null; turn++) {
    const own = centurion(now, seat, temper)
    const foes = centurion(now, 1 - seat, world.enemy)
    playTurn(now, seat, own, foes, world.seed)
  }
  return standing(now, seat)
}

/** The state after this turn alone. */
export function afterTurn(world: World, seat: Seat, plan: Plan): CohortState {
  const state = copyOf(world.state)
  playTurn({ state, config: world.config }, seat, plan, world.foes, world.seed)
  return state
}

/** A copy to play on. Orders, once given, and what armies were listed as are never written into, so both share them. */
function copyOf({ units, seats, ...rest }: CohortState): CohortState {
  const [west, east] = seats
  return { ...copy(rest), units: units.map(copyOfUnit), seats: [copyOfSeat(west), copyOfSeat(east)] }
}

function copyOfUnit(unit: Unit): Unit {
  return {
    ...unit,
    projects: copy(unit.projects),
    order: { ...unit.order },
    aside: unit.aside === null ? null : { ...unit.aside },
    path: unit.path.slice(),
  }
}

function copyOfSeat(seat: SeatState): SeatState {
  const { army, ...rest } = seat
  return { ...copy({ ...rest, texts: [], fallen: [] }), army, texts: seat.texts.slice(), fallen: seat.fallen.slice() }
}

function playTurn({ state, config }: Position, seat: Seat, own: Plan, foes: Plan, seed: Seed): void {
  const ref = refereeOf(config, { dice: seededDice(seed, { turn: state.turn }), tell: undefined })
  playThrough(state, seat === 0 ? [choice(own), choice(foes)] : [choice(foes), choice(own)], ref)
}

function choice(plan: Plan): CohortChoice {
  const orders: GivenOrder[] = []
  for (const [unit, main] of plan) orders.push({ unit, main, conditions: [] })
  return { type: 'orders', orders, text: '', recruit: null }
}
