import { expect, test } from 'vitest'
import type { CohortState } from '../../state.ts'
import { known, position } from '../../testing/position.ts'
import { lookout } from '../lookout.ts'
import { horizon, isFallingBehind } from './clock.ts'

/** One of the own at L10, perhaps another, and an enemy beside it. */
const standing = (turn: number, ...others: readonly string[]) =>
  position(
    [
      { seat: 0, kind: 'professional', at: 'L10' },
      ...others.map((at) => ({ seat: 0, kind: 'professional', at }) as const),
      { seat: 1, kind: 'professional', at: 'M10' },
    ],
    { turn },
  )

test('COH-15.4 plans are played through until help has come, to the end when it is close, farther where nobody is near', () => {
  const turns = (state: CohortState, quiet = false) => horizon(lookout(known(state), 0), quiet)
  expect(turns(standing(4))).toBe(3)
  expect(turns(standing(4, 'N13'))).toBe(3)
  expect(turns(standing(4, 'P15'))).toBe(4)
  expect(turns(standing(4, 'A10'))).toBe(5)
  expect(turns(standing(4), true)).toBe(8)
  expect(turns(standing(10))).toBe(5)
  expect(turns(standing(14))).toBe(1)
  const siege = position([{ seat: 0, kind: 'professional', at: 'A10' }], { turn: 18, config: { map: 'hill_fort' } })
  expect(turns(siege)).toBe(3)
})

test('COH-15.4 COH-11.3 who would lose by the score, or to a hold, if everybody stayed is falling behind', () => {
  const state = standing(10)
  state.seats[0].score = 6
  state.seats[1].score = 2
  expect(isFallingBehind(known(state), 0)).toBe(false)
  const [well] = state.points
  if (well === undefined) throw new Error('No point')
  well.controller = 1
  expect(isFallingBehind(known(state), 0)).toBe(true)
  expect(isFallingBehind(known(state), 1)).toBe(false)
  well.controller = null
  state.seats[1].hold = 1
  expect(isFallingBehind(known(state), 0)).toBe(true)
})
