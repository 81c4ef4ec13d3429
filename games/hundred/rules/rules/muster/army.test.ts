import { scriptedDice } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { configSchema, type HundredConfig } from '../../config.ts'
import { contentOf } from '../../content/changes.ts'
import { type ArmyUnit, PRESETS, SCENARIO_DATA, SCENARIOS } from '../../content/scenarios.ts'
import { hundredRules } from '../../ruleset.ts'
import { brokenInvariants } from '../invariants.ts'
import { noSight } from '../world.ts'
import { armyCost, lateArmy, refuseArmy } from './army.ts'

function configOf(input: object): HundredConfig {
  const parsed = configSchema.parse(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return parsed.value
}

const CONFIG = configOf({ scenario: 'pitched_battle' })

function code(units: readonly ArmyUnit[], config = CONFIG): string | undefined {
  return refuseArmy(config, 0, units)?.code
}

test('HUN-1402 the presets cost what the book says and fit the default budget', () => {
  expect([armyCost(PRESETS.company, contentOf({})), armyCost(PRESETS.horde, contentOf({}))]).toEqual([292, 300])
  expect([code(PRESETS.company), code(PRESETS.horde)]).toEqual([undefined, undefined])
})

test('HUN-1202 HUN-1203 what is wrong with an army', () => {
  const many = (count: number, unit: ArmyUnit): readonly ArmyUnit[] => Array.from({ length: count }, () => unit)
  const rich = configOf({ scenario: 'pitched_battle', budget: 1000 })
  expect(code([])).toBe('no_units')
  expect(code(many(17, { template: 'goblin' }), rich)).toBe('too_many_units')
  expect(code(many(3, { template: 'knight' }), rich)).toBe('too_many_leaders')
  expect(code(many(8, { template: 'warrior' }))).toBe('over_budget')
  expect(code([{ template: 'troll', experience: 'elite' }])).toBe('bad_gear')
  expect(code([{ template: 'goblin', armour: 'plate' }])).toBe('bad_gear')
  expect(code([{ template: 'warrior', weapons: ['lance'] }])).toBe('bad_gear')
  expect(code([{ template: 'mountedKnight', weapons: ['longsword'] }])).toBe('bad_gear')
  expect(code([{ template: 'warrior', weapons: ['bow'] }])).toBe('bad_gear')
  expect(code([{ template: 'warrior', items: ['oil', 'oil'] }])).toBe('bad_gear')
  expect(code([{ template: 'warrior', traits: ['fearless'] }])).toBe('bad_gear')
  expect(code([{ template: 'warrior', halves: ['fire', 'fire'] }])).toBe('bad_ammo')
  expect(code([{ template: 'goblin' }], configOf({ scenario: 'pitched_battle', faction: ['human', 'any'] }))).toBe(
    'faction',
  )
})

test('HUN-1403 an expired clock brings an army that fits budget and faction', () => {
  for (const budget of [100, 150, 300])
    for (const faction of ['any', 'human', 'horde'] as const) {
      const config = configOf({ scenario: 'pitched_battle', budget, faction: [faction, 'any'] })
      expect(refuseArmy(config, 0, lateArmy(config, 0))).toBeNull()
    }
})

describe('HUN-1301 scenarios', () => {
  test.each(SCENARIOS.map((id) => [id]))('%s begins in order', (id) => {
    const config = configOf({ scenario: id })
    const ref = {
      config,
      dice: {
        int: () => 0,
        d: () => 1,
        pick: (list: readonly unknown[]) => list[0] as never,
        shuffle: () => undefined,
      },
      tell: undefined,
      work: undefined as never,
      late: [],
    }
    const state = hundredRules.setup(config, ref)
    expect(brokenInvariants(state, config)).toEqual([])
    expect(state.phase).toBe(SCENARIO_DATA[id].builder ? 'muster' : id === 'first_muster' ? 'planning' : state.phase)
  })

  test('open_field is as the book has it', () => {
    const { w, h, turns, sides, terrain } = SCENARIO_DATA.open_field
    expect([w, h, turns, terrain.length, sides[0].units.length, sides[1].units.length]).toEqual([
      60000, 40000, 25, 5, 8, 11,
    ])
    expect(sides[0].units[0]).toEqual({ template: 'knight', x: 6000, y: 20000 })
    const { sides: bridge } = SCENARIO_DATA.hold_the_bridge
    expect(bridge[0].units.filter(({ items }) => items !== undefined).map(({ items }) => items)).toEqual([
      ['caltrops'],
      ['oil'],
    ])
    expect(bridge[0].units.filter(({ halves }) => halves !== undefined)).toHaveLength(2)
  })
})

test('HUN-1401 an empty config is open_field; what is unknown or out of range is refused with its field', () => {
  expect(configOf({})).toMatchObject({
    scenario: 'open_field',
    budget: 300,
    fog: null,
    turnLimit: null,
    swapSides: false,
  })
  const inputError = (input: object) => {
    const parsed = configSchema.parse(input)
    return parsed.ok ? null : parsed.inputErrors[0]?.path
  }
  expect(inputError({ budget: 50 })).toBe('budget')
  expect(inputError({ turnLimit: 61 })).toBe('turnLimit')
  expect(inputError({ dice: 'loaded' })).toBe('dice')
  expect(inputError({ scenario: 'nowhere' })).not.toBeNull()
})

test('HUN-1301 a custom scenario that cannot be played is refused', () => {
  const side = (x: number) => ({ condition: { type: 'elimination' }, units: [{ template: 'warrior', x, y: 5000 }] })
  const scenario = { name: 'Own', w: 20000, h: 10000, sides: [side(2000), side(18000)] }
  const ok = (more: object) => configSchema.parse({ scenario: { ...scenario, ...more } }).ok
  expect(ok({})).toBe(true)
  expect(ok({ sides: [side(2000), side(2100)] })).toBe(false)
  expect(ok({ sides: [side(100), side(18000)] })).toBe(false)
  expect(ok({ terrain: [{ code: 'R', x: 1500, y: 4500, w: 1000, h: 1000 }] })).toBe(false)
  expect(ok({ terrain: [{ code: 'F', x: 15000, y: 0, w: 9000, h: 1000 }] })).toBe(false)
  expect(ok({ sides: [{ ...side(2000), condition: { type: 'hold', area: 'hill', turns: 3 } }, side(18000)] })).toBe(
    false,
  )
  expect(ok({ sides: [{ ...side(2000), condition: { type: 'keep', unit: 1 } }, side(18000)] })).toBe(false)
})

test('HUN-101 before armies are brought there is nothing and nobody', () => {
  const ref = { config: CONFIG, dice: scriptedDice([], 1), tell: undefined, work: undefined as never, late: [] }
  const { seats, world, ...state } = hundredRules.setup(CONFIG, ref)
  expect(state).toEqual({
    phase: 'muster',
    turn: 0,
    tick: 0,
    zones: [],
    zoneCount: 0,
    objects: [],
    dropCount: 0,
    checks: [],
    watching: { handle: [], handles: 0, things: [] },
    result: null,
  })
  expect(world.ids).toEqual([])
  expect(seats[1]).toEqual({
    army: null,
    deployed: false,
    sight: noSight(0),
    held: [],
    casualties: 0,
    armyBroken: false,
    lastBlow: 0,
    values: [],
  })
})
