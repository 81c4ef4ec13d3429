import { checkCustomUnit } from '@tessera/hexline'
import { describe, expect, it } from 'vitest'
import { customUnitsIn, freeId, newUnit } from './library.ts'

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
})
