import { expect, test } from 'vitest'
import { unitIcon } from '../../icons.ts'
import { ICON_CHOICES, idForIcon } from './id-for-icon.ts'

test('every picture can be chosen for a unit, and chosen again', () => {
  for (const icon of ICON_CHOICES) {
    const id = idForIcon(icon, 'x_moss_giant_7', new Set())
    expect(id).toMatch(/^x_moss_giant(_\d+)?$/)
    expect(unitIcon(id ?? '')).toBe(icon)
    expect(idForIcon(icon, id ?? '', new Set())).toBe(id)
  }
})

test('an id that is taken is passed over', () => {
  const icon = unitIcon('x_moss_giant')
  expect(idForIcon(icon, 'x_moss_giant', new Set(['x_moss_giant']))).not.toBe('x_moss_giant')
})
