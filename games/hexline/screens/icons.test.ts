import { BLADE, EFFECTS, FAMILIES, ROSTER } from '@tessera/hexline'
import { describe, expect, it } from 'vitest'
import { EFFECT_ICONS, FAMILY_ICONS, unitIcon } from './icons.ts'

describe('icons', () => {
  it('every unit has a picture of its own', () => {
    const icons = [...ROSTER, BLADE].map(({ id }) => unitIcon(id))
    expect(new Set(icons).size).toBe(icons.length)
  })

  it('gives custom units one of their own kind, always the same', () => {
    const roster = new Set(ROSTER.map(({ id }) => unitIcon(id)))
    for (const id of ['x_a', 'x_ash_giant', 'x_martyr', 'x_']) {
      expect(unitIcon(id)).toBe(unitIcon(id))
      expect(roster.has(unitIcon(id))).toBe(false)
    }
  })

  it('has one for every effect and family', () => {
    expect(Object.keys(EFFECT_ICONS).toSorted()).toEqual(Object.keys(EFFECTS).toSorted())
    expect(Object.keys(FAMILY_ICONS).toSorted()).toEqual(FAMILIES.map(({ id }) => id).toSorted())
    expect(new Set(Object.values(EFFECT_ICONS)).size).toBe(Object.keys(EFFECTS).length)
  })
})
