import { expect, it } from 'vitest'
import { configIn, position } from '../testing/position.ts'
import { formerly, upgrade } from './upgrade.ts'

it('SGF-1204 states of the first version carried the config, those of the second are as today, and no others are known', () => {
  const state = position({})
  const config = configIn(state)
  const first = formerly(state, 1, config)
  expect(first).toEqual({ ...state, config })
  expect(upgrade(first, 1)).toEqual(state)
  expect([formerly(state, 2, config), formerly(state, 7, config)]).toEqual([state, null])
})
