import { expect, test } from 'vitest'
import { configSchema, type HundredConfig, scenarioOf } from '../config.ts'
import type { Edition } from '../lab/changes.ts'
import { SCENARIO_DATA, SCENARIOS } from './scenarios.ts'

function configOf(input: object): HundredConfig {
  const parsed = configSchema.parse(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return parsed.value
}

test('HUN-1401 HUN-1301 a match has the fighters of its edition; the ground and what wins are the same', () => {
  const fighters = (edition?: Edition) =>
    scenarioOf({ ...configOf({ scenario: 'the_lances' }), edition }).sides.map(({ units }) => units.length)
  expect([fighters(), fighters(1), fighters(4), fighters(5)]).toEqual([
    [3, 8],
    [3, 8],
    [3, 8],
    [3, 6],
  ])
  const changed = SCENARIOS.filter((id) => {
    const { sides: older, ...ground } = scenarioOf(configOf({ scenario: id, edition: 4 }))
    const { sides, ...now } = SCENARIO_DATA[id]
    expect(ground).toEqual(now)
    expect(older.map(({ condition }) => condition)).toEqual(sides.map(({ condition }) => condition))
    return JSON.stringify(older) !== JSON.stringify(sides)
  })
  expect(changed).toEqual(['hold_the_bridge', 'break_their_nerve', 'wolfswood', 'the_lances'])
})
