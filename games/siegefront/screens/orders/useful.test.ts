import { siegefrontRules } from '@tessera/siegefront'
import { configIn, position } from '@tessera/siegefront/testing'
import { describe, expect, test } from 'vitest'
import { usefulIn, usefulWords } from './useful.ts'

const view = (situation: Parameters<typeof position>[0]) => {
  const state = position(situation)
  return siegefrontRules.view(state, 0, configIn(state))
}

describe('SGF-1904 what could still be done', () => {
  test('an attack counts, a move does not', () => {
    const marching = view({ units: [{ seat: 0, card: 'swordsman', at: [1, 0] }], hand: [], mana: 0 })
    expect(usefulWords(marching, usefulIn(marching))).toBe('')
    const striking = view({
      units: [
        { seat: 0, card: 'swordsman', at: [1, 1] },
        { seat: 1, card: 'footman', at: [1, 2] },
      ],
      hand: [],
      mana: 0,
    })
    expect(usefulWords(striking, usefulIn(striking))).toBe('Swordsman can still act.')
  })
  test('cards that can be paid and placed count, equal ones too', () => {
    const seen = view({ units: [], hand: ['footman', 'footman', 'iron-column'], mana: 3 })
    expect(usefulIn(seen).cards).toHaveLength(2)
    expect(usefulWords(seen, usefulIn(seen))).toBe('Footman can be deployed.')
  })
  test('Swap costs nothing and changes little: it does not hold up the turn', () => {
    const seen = view({
      units: [
        { seat: 0, card: 'outrider-captain', at: [1, 0], attacked: true, moved: true },
        { seat: 0, card: 'footman', at: [0, 0], attacked: true, moved: true },
      ],
      hand: [],
    })
    expect(usefulWords(seen, usefulIn(seen))).toBe('')
  })
  test('a unit that can only move does not hold up the turn, but there is more to do', () => {
    const seen = view({ units: [{ seat: 0, card: 'footman', at: [0, 0] }], hand: [], mana: 0 })
    expect(usefulIn(seen)).toMatchObject({ units: [], more: true })
    const spent = view({
      units: [{ seat: 0, card: 'footman', at: [0, 0], attacked: true, moved: true }],
      hand: [],
      mana: 0,
    })
    expect(usefulIn(spent).more).toBe(false)
  })
})
