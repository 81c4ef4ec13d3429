import { PRINTED } from '@tessera/gauntlet'
import { expect, test } from 'vitest'
import { deckCount, refuseAdd, refuseSave } from './decks.ts'

const STARTER = PRINTED.factions.get('order')?.starter ?? []
const DECK = {
  faction: 'order' as const,
  leader: 'ser_aldric',
  spells: ['divine_smite', 'blessing_of_light'],
  deck: STARTER,
}

test('GR-401 a starter deck is within the limits, and the thirteenth unit is one too many', () => {
  const { cost, rares, epics } = deckCount(STARTER)
  expect(cost).toBeLessThanOrEqual(54)
  expect([rares, epics]).toEqual([4, 1])
  expect(refuseAdd(STARTER, 'ord_squire')).toBe('A deck has exactly 12 units.')
})

test('GR-401 copies, rarities and cost are refused in words', () => {
  expect(refuseAdd(['ord_squire', 'ord_squire'], 'ord_squire')).toBe('Two of these are the most.')
  expect(refuseAdd(['ord_knight'], 'ord_knight')).toBe('One of these is the most.')
  expect(refuseAdd(['ord_knight', 'ord_paladin', 'ord_crusader', 'ord_templar'], 'ord_marksman')).toBe(
    'At most 4 rares.',
  )
  expect(refuseAdd(['ord_saint', 'ord_inquisitor'], 'ord_holy_archer')).toBe('At most 2 epics.')
  expect(refuseAdd(['ord_squire'], 'ord_squire')).toBeNull()
})

test('GR-403 a deck has a name, and there are at most 24', () => {
  expect(refuseSave(DECK, 'Wall', [])).toBeNull()
  expect(refuseSave(DECK, ' ', [])).toMatch('1 to 30')
  const full = Array.from({ length: 24 }, (_, i) => ({ ...DECK, id: String(i), name: 'Wall' }))
  expect(refuseSave(DECK, 'Wall', full)).toMatch('24 decks')
  expect(refuseSave({ ...DECK, deck: STARTER.slice(1) }, 'Wall', [])).toBe('A deck has exactly 12 units.')
})
