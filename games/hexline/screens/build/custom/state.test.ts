import type { CustomUnit } from '@tessera/hexline'
import { describe, expect, test } from 'vitest'
import { newUnit } from './library.ts'
import { edit, factsOf, openedWith, squadOf } from './state.ts'

const wolf: CustomUnit = { ...newUnit(new Set()), id: 'x_wolf', name: 'Wolf' }
const bear: CustomUnit = { ...wolf, id: 'x_bear', name: 'Bear' }
const units = [wolf, bear]
const opened = openedWith(units)

describe('HEX-181 the editor of custom units', () => {
  test('the first unit is open, and ids of the others are taken', () => {
    const { unit, others, errors } = factsOf(units, opened)
    expect([unit, [...others], errors]).toEqual([wolf, ['x_bear'], []])
  })
  test('a change with a mistake is a draft, a sound one follows the id', () => {
    const { others } = factsOf(units, opened)
    const wrong = edit(opened, { type: 'change', unit: { ...wolf, id: 'x_bear' }, others })
    expect(wrong).toMatchObject({ opened: 'x_wolf', draft: { id: 'x_bear' } })
    expect(factsOf(units, wrong).errors).not.toEqual([])
    const renamed = edit(wrong, { type: 'change', unit: { ...wolf, id: 'x_lynx' }, others })
    expect(renamed).toMatchObject({ opened: 'x_lynx', draft: null, opening: 0 })
  })
  test('opening another unit drops the draft and begins a new form', () => {
    const wrong = { ...opened, draft: { ...wolf, name: '' } }
    expect(edit(wrong, { type: 'open', unit: 'x_bear' })).toMatchObject({ opened: 'x_bear', draft: null, opening: 1 })
  })
  test('a squad costs at most 100 points and has at most 24 units', () => {
    expect(squadOf({ ...wolf, cost: 30 })).toHaveLength(3)
    expect(squadOf({ ...wolf, cost: 1 })).toHaveLength(24)
    expect(squadOf({ ...wolf, cost: 400 })).toHaveLength(1)
  })
})
