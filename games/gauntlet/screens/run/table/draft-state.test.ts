import type { RunCard } from '@tessera/gauntlet'
import { expect, test } from 'vitest'
import { draftOf, markedAfter } from './draft-state.ts'

const UNITS = ['ord_footman', 'ord_bowman', 'ord_knight', 'ord_medic', 'ord_acolyte']
const CARDS = UNITS.map((unit, place): RunCard => ({ id: `c0${place + 1}`, unit, tier: 1, place: 'remaining' }))
const viewOf = (picksDue: number) => ({ offer: CARDS.map(({ id }) => id), picksDue, cards: CARDS })

test('GR-301 three of five are marked, and a fourth replaces the first', () => {
  let marked: readonly string[] = []
  for (const id of ['c01', 'c03', 'c05']) marked = markedAfter(draftOf(viewOf(3), marked), id)
  expect(draftOf(viewOf(3), marked)).toMatchObject({
    title: 'Three of these join you',
    button: 'Take Footman, Knight, and Acolyte',
    blocked: null,
    progress: '3 of 3 chosen. They are free and enter at tier 1.',
  })
  expect(markedAfter(draftOf(viewOf(3), marked), 'c02')).toEqual(['c03', 'c05', 'c02'])
})

test('a marked card is left when it is pressed again', () => {
  expect(markedAfter(draftOf(viewOf(3), ['c01', 'c02']), 'c01')).toEqual(['c02'])
})

test('GR-301 of one card that is due the last press counts', () => {
  expect(markedAfter(draftOf(viewOf(1), ['c01']), 'c04')).toEqual(['c04'])
  expect(draftOf(viewOf(1), ['c04'])).toMatchObject({ title: 'One of these joins you', button: 'Take Medic' })
})

test('the button waits for the missing cards, and old marks of cards not on offer do not count', () => {
  expect(draftOf(viewOf(3), ['c09', 'c01']).blocked).toBe('Choose 2 more cards first.')
  expect(draftOf(viewOf(3), ['c01', 'c02']).blocked).toBe('Choose 1 more card first.')
  expect(draftOf(viewOf(3), []).button).toBe('Choose a card')
})
