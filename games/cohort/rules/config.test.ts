import { expect, it } from 'vitest'
import { cohortRules } from './ruleset.ts'

const errors = (config: object) => {
  const parsed = cohortRules.config.parse(config)
  return parsed.ok ? [] : parsed.inputErrors.map(({ path, code, text }) => `${path} ${code}: ${text}`)
}

it('COH-13.6 only River Crossing has a historic layout', () => {
  expect([errors({ layout: 'historic' }), errors({ layout: 'even', map: 'hill_fort' })]).toEqual([[], []])
  expect(errors({ layout: 'historic', map: 'hill_fort' })).toEqual([
    'layout bad_config: Only River Crossing has a historic layout',
  ])
})

it('COH-13.6 experiments change what there is, by what it has', () => {
  expect(
    errors({
      changes: [
        { part: 'levy', cost: 5 },
        { part: 'han', supply: 2, traits: [] },
      ],
    }),
  ).toEqual([])
  expect(
    errors({
      changes: [
        { part: 'levy', cost: 5 },
        { part: 'dragons', cost: 5 },
      ],
    }),
  ).toEqual(['changes.1 bad_change: There is no dragons to change'])
  const [first = '', second = ''] = errors({
    changes: [
      { part: 'levy', cost: 5, supply: 2 },
      { part: 'han', men: 3 },
    ],
  })
  expect(first).toMatch(/^changes\.0\.supply bad_change: levy has no supply: cost, /)
  expect(second).toBe('changes.1.men bad_change: han has no men: supply, traits')
})

it('COH-13.6 who is awaited, and what a match goes by', () => {
  const state = { phase: 'orders', stage: 0, turn: 4, result: null } as never
  expect(cohortRules.awaiting(state, {} as never)).toEqual([0, 1])
  expect(cohortRules.awaiting({ phase: 'orders', stage: 3 } as never, {} as never)).toEqual([])
  expect(cohortRules.awaiting({ phase: 'over', stage: 0 } as never, {} as never)).toEqual([])
  expect([
    cohortRules.seats({} as never),
    cohortRules.period?.(state, {} as never),
    cohortRules.result(state, {} as never),
  ]).toEqual([2, 4, null])
})
