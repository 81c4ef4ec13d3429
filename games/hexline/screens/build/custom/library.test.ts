import { checkCustomUnit } from '@tessera/hexline'
import { describe, expect, it } from 'vitest'
import { customUnitsIn, dropUnit, freeId, importUnits, keepUnit, newUnit, useCustomUnits } from './library.ts'

describe('the library of custom units', () => {
  it('HEX-111 makes ids from names, each free', () => {
    expect(freeId('Ash Giant', new Set())).toBe('x_ash_giant')
    expect(freeId('Ash Giant', new Set(['x_ash_giant']))).toBe('x_ash_giant_2')
    expect(freeId('Élan! of the extremely long northern name', new Set())).toMatch(/^x_[a-z0-9_]{1,24}$/)
    expect(freeId('  ', new Set())).toBe('x_unit')
  })

  it('begins with a unit that may be fielded', () => {
    expect(checkCustomUnit(newUnit(new Set()))).toEqual([])
    expect(newUnit(new Set(['x_new_unit'])).id).toBe('x_new_unit_2')
  })

  it('passes over stored things that are no units, and second units of one id', () => {
    const unit = newUnit(new Set())
    expect(customUnitsIn([unit, { ...unit }, { id: 'x_y' }, null, 'x'])).toEqual([unit])
    expect(customUnitsIn({})).toEqual([])
  })

  it('puts a deleted unit back beside what was made since', () => {
    useCustomUnits.setState({ list: [] })
    const pig = { ...newUnit(new Set()), id: 'x_pig', name: 'Pig' }
    keepUnit(pig, null)
    const putBack = dropUnit('x_pig')
    keepUnit({ ...pig, id: 'x_cow' }, null)
    putBack()
    expect(useCustomUnits.getState().list.map(({ id }) => id)).toEqual(['x_pig', 'x_cow'])
  })

  it('imports what is new, leaves what is here, and gives another unit of a taken id one of its own', () => {
    const pig = { ...newUnit(new Set()), id: 'x_pig', name: 'Pig' }
    useCustomUnits.setState({ list: [pig] })
    expect(importUnits([pig])).toEqual({ first: 'x_pig', text: 'You have this unit already.' })
    expect(importUnits([{ ...pig, damage: 9 }])).toEqual({ first: 'x_pig_2', text: 'One unit was imported.' })
    const herd = Array.from({ length: 32 }, (_, i) => ({ ...pig, id: `x_h${i}` }))
    expect(importUnits(herd).text).toBe('Only 30 of 32 were imported: at most 32 custom units.')
    expect(useCustomUnits.getState().list).toHaveLength(32)
  })
})
