import { scriptedDice } from '@tessera/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HexlineEvent } from '../events.ts'
import { scene } from '../testing/scene.ts'
import { stepsOf } from '../testing/steps.ts'
import { type Condition, matches, readConditions } from './breakpoints.ts'

describe('HEX-134 run conditions', () => {
  const units = ['W ripper (7,2)', 'W greywolf (3,0) speed 100', 'E greywolf (8,2) hp 5', 'E warden (9,2) armor 0']
  const steps = stepsOf(scene(units, { order: [1, 2] }), scriptedDice([]), 3).slice(1)

  it.each<[Condition, boolean[]]>([
    ['end', [false, false, false]],
    ['round', [false, false, false]],
    ['death', [true, false, false]],
    [{ death_of: 3 }, [true, false, false]],
    [{ death_of: 4 }, [false, false, false]],
    [{ turn_of: 2 }, [false, true, false]],
    [{ turn_of: 1 }, [true, false, true]],
    [{ turn_of: 3 }, [false, false, false]],
    [{ ability: {} }, [true, false, false]],
    [{ ability: { unit: 1, trigger: 'onkill', effect: 'ready' } }, [true, false, false]],
    [{ ability: { effect: 'heal' } }, [false, false, false]],
    [{ ability: { unit: 2 } }, [false, false, false]],
    [{ ability: { trigger: 'onhit' } }, [false, false, false]],
    [{ hp_at_most: { unit: 3, value: 0 } }, [true, true, true]],
    [{ hp_at_most: { unit: 4, value: 21 } }, [false, false, true]],
  ])('%j', (condition, expected) => {
    expect(steps.map(({ events, view }) => matches(condition, events, view))).toEqual(expected)
    expect(readConditions([condition])).toEqual({ ok: true, value: [condition] })
  })

  it.each([
    [[]],
    [Array.from({ length: 11 }, () => 'end')],
    ['end'],
    [['start']],
    [[{ death_of: 0 }]],
    [[{ death_of: 1, turn_of: 1 }]],
    [[{ ability: { range: 1 } }]],
    [[{ ability: { trigger: 'dawn' } }]],
    [[{ hp_at_most: { unit: 1 } }]],
    [[{ hp_at_most: { unit: 1, value: 2 }, turn_of: 1 }]],
    [[null]],
  ])('HEX-133 refuses %j', (input) => {
    const read = readConditions(input)
    expect(read.ok ? [] : read.inputErrors.map((inputError) => inputError.code)).toContain('bad_condition')
  })

  it.each([
    [{ death_of: 'x' }, 'death_of takes the id of a unit'],
    [{ turn_of: null }, 'turn_of takes the id of a unit'],
    [{ ability: 3 }, 'ability takes unit, trigger and effect, each if wanted'],
    [{ hp_at_most: { unit: 1 } }, 'hp_at_most takes unit and value'],
    [{ sunset: 1 }, 'There is no condition'],
    [{ death_of: 1, turn_of: 1 }, 'There is no condition'],
    ['dawn', 'There is no condition'],
    [null, 'There is no condition'],
    [{}, 'There is no condition'],
  ])('HEX-133 says what %j should be', (input, text) => {
    const read = readConditions(['end', input])
    expect(read.ok ? [] : read.inputErrors.map((error) => [error.path, error.text.slice(0, text.length)])).toEqual([
      ['1', text],
    ])
  })

  it('HEX-133 takes ten conditions and no eleventh, and names no path for the list', () => {
    const many = (count: number): unknown => {
      const read = readConditions(Array.from({ length: count }, () => 'end'))
      return read.ok ? read.value.length : read.inputErrors
    }
    const error = { path: '', code: 'bad_condition', text: 'Give a list of 1 to 10 conditions' }
    expect([many(10), many(11), many(0)]).toEqual([10, [error], [error]])
  })

  it('HEX-134 before a battle no unit has few hit points', () => {
    const [step] = steps
    if (step === undefined) throw new Error('nothing was played')
    const low = { hp_at_most: { unit: 4, value: 1000 } }
    expect([matches(low, [], step.view), matches(low, [], { ...step.view, battle: null })]).toEqual([true, false])
  })

  it('HEX-134 the end is its event', () => {
    const [step] = steps
    if (step === undefined) throw new Error('nothing was played')
    const end = { type: 'battle_end' } as HexlineEvent
    expect([matches('end', [...step.events, end], step.view), matches('end', step.events, step.view)]).toEqual([
      true,
      false,
    ])
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        readConditions([input])
        readConditions(input)
      }),
      { numRuns: 300, seed: 4 },
    )
  })
})
