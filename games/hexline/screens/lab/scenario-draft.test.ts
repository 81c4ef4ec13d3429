import { DEFAULT_CONFIG, type Scenario } from '@tessera/hexline'
import { describe, expect, it } from 'vitest'
import {
  fieldsOf,
  freeHex,
  inputErrorsIn,
  placeUnit,
  removeUnit,
  scenarioText,
  setField,
  withScenario,
} from './scenario-draft.ts'

const pair: Scenario = {
  rows: 5,
  units: [
    { type: 'greywolf', side: 1, col: 7, row: 2 },
    { type: 'warden', side: 2, col: 8, row: 2 },
  ],
}

describe('the scenario editor', () => {
  it('HEX-17 refuses one side alone and accepts two', () => {
    const alone = removeUnit(pair, 1)
    expect(inputErrorsIn(withScenario(DEFAULT_CONFIG, alone)).map((inputError) => inputError.code)).toContain(
      'bad_scenario',
    )
    expect(inputErrorsIn(withScenario(DEFAULT_CONFIG, pair))).toEqual([])
  })

  it('opens what it saved, and says why it opens nothing else', () => {
    const config = withScenario(DEFAULT_CONFIG, pair)
    expect(scenarioText(JSON.stringify(config))).toMatchObject({ ok: true, value: { scenario: pair } })
    for (const text of ['{', JSON.stringify(DEFAULT_CONFIG), '{"rows": 5}']) {
      const read = scenarioText(text)
      expect(read.ok ? '' : read.inputErrors[0]?.text).not.toBe('')
    }
  })

  it('HEX-17 keeps order and summoners true when a unit goes', () => {
    const scenario: Scenario = {
      rows: 5,
      units: [
        { type: 'greywolf', side: 1, col: 1, row: 1 },
        { type: 'blade_caller', side: 1, col: 2, row: 1 },
        { type: 'blade', side: 1, col: 3, row: 1, set: { summoner_id: 2 } },
        { type: 'warden', side: 2, col: 8, row: 2 },
      ],
      order: [4, 1, 3],
    }
    const without = removeUnit(scenario, 0)
    expect(without.order).toEqual([3, 2])
    expect(without.units[1]?.set).toEqual({ summoner_id: 1 })
    expect(removeUnit(without, 0).units[0]).toEqual({ type: 'blade', side: 1, col: 3, row: 1 })
  })

  it('takes a field back to what the type says', () => {
    const hurt = setField(pair, 0, 'hp', 3)
    expect(hurt.units[0]?.set).toEqual({ hp: 3 })
    expect(setField(hurt, 0, 'hp', null).units[0]).toEqual(pair.units[0])
  })

  it('HEX-17 limits hit points by the most hit points set', () => {
    const tough = setField(pair, 0, 'max_hp', 50).units[0]
    expect(tough && fieldsOf(DEFAULT_CONFIG, tough)[0]).toMatchObject({ field: 'hp', most: 50 })
  })

  it('puts new units on the front of their zone', () => {
    expect(freeHex(pair, 1)).toEqual({ col: 5, row: 2 })
    const first = placeUnit(pair, { type: 'greywolf', side: 1, col: 5, row: 2 })
    expect(freeHex(first, 1)).toEqual({ col: 5, row: 1 })
    expect(freeHex(pair, 2)).toEqual({ col: 11, row: 2 })
  })
})
