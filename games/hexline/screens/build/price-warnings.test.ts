import { describe, expect, it } from 'vitest'
import { priceWarnings } from './price-warnings.ts'

const wall = {
  id: 'x_wall',
  name: 'Wall',
  max_hp: 120,
  damage: 0,
  attack_range: 1,
  armor: 0,
  speed: 100,
  abilities: [],
}

describe('HEX-110 prices below the computed one', () => {
  it('warns of them and of no others', () => {
    expect(priceWarnings({ custom_units: [wall, { ...wall, cost: 14 }, { ...wall, cost: 20 }] })).toEqual([])
    expect(priceWarnings({ custom_units: [{ ...wall, cost: 3 }] })).toEqual([
      'Wall costs 3; by its statistics it would cost 14.',
    ])
  })
})
