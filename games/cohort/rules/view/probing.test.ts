import { refereeOf, scriptedDice } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import type { OrdersChoice } from '../choice.ts'
import { cohortRules } from '../index.ts'
import type { ConditionalOrder, Order, Test } from '../order.ts'
import { look } from '../rules/ground/sight.ts'
import { MARCH_BEATS } from '../rules/pulse.ts'
import type { CohortState } from '../state.ts'
import { at, configIn, moveTo, order, playTurn, position, tile, unit } from '../testing/position.ts'
import { hear } from './hear.ts'

const idle: OrdersChoice = { type: 'orders', orders: [], text: '', recruit: null }
const holding: Order = { steps: [{ do: 'hold', until: null }], stance: 'steady', fire: 'free' }

/** Everything a seat is shown in a turn, beat by beat. */
function shown(state: CohortState, seat: 0 | 1, choices: readonly [OrdersChoice, OrdersChoice]): string[] {
  const ref = { dice: scriptedDice([]), tell: undefined }
  cohortRules.resolve(state, choices, refereeOf(configIn(state), ref))
  const views: string[] = []
  while (state.phase === 'orders' && state.stage > 0) {
    cohortRules.beat?.(state, refereeOf(configIn(state), ref))
    views.push(JSON.stringify(cohortRules.view(state, seat, configIn(state))))
  }
  return views
}

describe('what cannot be learnt by counting or asking', () => {
  it('COH-4.8 how far unseen enemies march: the turn has as many beats whether they ride a road or stand', () => {
    const watched = (to: string | null) => {
      const state = position([
        { seat: 0, kind: 'professional', at: 'A20' },
        { seat: 1, kind: 'scouts', at: 'O6' },
      ])
      const orders = to === null ? [] : [order(101, [moveTo(to)])]
      const views = shown(state, 0, [idle, { ...idle, orders }])
      return { views, steps: unit(state, 101).steps, pulses: state.pulse }
    }
    const still = watched(null)
    const riding = watched('D6')
    expect([still.steps, riding.steps]).toEqual([0, 11])
    expect(riding.pulses).toBeGreaterThan(MARCH_BEATS)
    expect(riding.views).toEqual(still.views)
  })

  const where: Test = { test: 'reaches', unit: 101, at: { is: 'tile', tile: tile('T20') } }
  const asked: readonly (readonly [string, Test])[] = [
    ['where an enemy is', where],
    ['its morale', { test: 'morale', unit: 101, below: 99 }],
    ['its strength', { test: 'strength', unit: 101, below: 99, percent: true }],
    ['whether it fights', { test: 'engaged', unit: 101 }],
    ['what is near it', { test: 'within', tiles: 3, of: { is: 'unit', unit: 101 }, group: null }],
  ]
  it.each(asked)('COH-4.8 COH-13.2 a condition that asks %s is refused', (_what, test) => {
    const state = position([
      { seat: 0, kind: 'professional', at: 'A1' },
      { seat: 1, kind: 'professional', at: 'T20' },
    ])
    const view = cohortRules.view(state, 0, configIn(state))
    const asks = (on: readonly ConditionalOrder[], main: Order | null): OrdersChoice => ({
      ...idle,
      orders: [{ unit: 1, main, conditions: on }],
    })
    const until: Order = { ...holding, steps: [{ do: 'hold', until: test }] }
    expect(cohortRules.refuse(view, asks([{ on: 'if', test, order: holding }], null))?.code).toBe('not_your_unit')
    expect(cohortRules.refuse(view, asks([], until))?.code).toBe('not_your_unit')
    const own = JSON.parse(JSON.stringify(test).replaceAll('101', '1')) as Test
    expect(cohortRules.refuse(view, asks([{ on: 'if', test: own, order: holding }], null))).toBeNull()
  })

  it('COH-4.8 and were it let through, it would be answered as if nobody were there', () => {
    const state = position([
      { seat: 0, kind: 'professional', at: 'A1' },
      { seat: 1, kind: 'professional', at: 'T20' },
    ])
    const told = playTurn(state, [{ unit: 1, main: null, conditions: [{ on: 'if', test: where, order: holding }] }])
    expect(told.filter(({ type }) => type === 'condition')).toMatchObject([{ value: false }])
  })

  it('COH-13.8 what an enemy in sight means to form is its order: seen is what it stands in', () => {
    const state = position([
      { seat: 0, kind: 'professional', at: 'F12' },
      { seat: 1, kind: 'professional', at: 'H12', equipment: ['warSpears'] },
    ])
    const event = { turn: 1, stage: 2, type: 'formation', unit: 101, to: 'phalanx' } as const
    const heard = (from: 'standard' | 'testudo', word: 'begun' | 'delayed' | 'done') =>
      hear(state, { ...event, from, state: word }, 0, configIn(state))
    expect(heard('standard', 'begun')).toBeNull()
    expect(heard('testudo', 'delayed')).toBeNull()
    expect(heard('testudo', 'begun')).toMatchObject({ unit: 'X1', from: 'testudo', to: 'standard', state: 'done' })
    expect(heard('standard', 'done')).toMatchObject({ unit: 'X1', to: 'phalanx', state: 'done' })
    const change = { turn: 1, stage: 2, type: 'switched', unit: 101, from: 'sarissas', to: 'spears' } as const
    expect(hear(state, { ...change, done: false }, 0, configIn(state))).toBeNull()
    expect(hear(state, { ...change, done: true }, 0, configIn(state))).toMatchObject({ unit: 'X1', to: 'spears' })
    expect(hear(state, { ...event, from: 'standard', state: 'delayed' }, 1, configIn(state))).toMatchObject({
      unit: 101,
    })
  })

  it('COH-4.7 who comes first in the enemy’s list does not decide which area is told first', () => {
    const areas = (first: string, second: string) => {
      const foes = [first, second].map((on) => ({ seat: 1, kind: 'professional', at: on, steps: 1 }) as const)
      const state = position([{ seat: 0, kind: 'professional', at: 'J6' }, ...foes])
      const play = at(state)
      look(play, true)
      return play.heard.filter((event) => event.type === 'area' && event.seat === 0)
    }
    const told = areas('J10', 'N5')
    expect(told).toHaveLength(2)
    expect(areas('N5', 'J10')).toEqual(told)
  })
})
