import { ABILITIES } from '@tessera/siegefront'
import { expect, test } from 'vitest'
import { abilityWords, formationEffect, ROWS_OF_OWNER, ROWS_SEEN, terrainEffect } from './names.ts'

test('no two abilities read alike on a card, and what happens at a time says when', () => {
  const words = ABILITIES.map(({ key }) => abilityWords(key))
  expect(new Set(words).size).toBe(words.length)
  expect(abilityWords('scout')).toBe('At once: draw a card.')
  expect(abilityWords('legacy')).toBe('When it falls: draw a card.')
  expect(words.filter((text) => /×|\bHP\b/.test(text))).toEqual([])
})

test('what ground and formations change is more or less of something', () => {
  expect(terrainEffect('FOREST')).toBe('20% more defence')
  expect(formationEffect('SIEGE')).toBe('25% more attack on castles, 15% less defence')
})

test('a row has one name for each side of the board', () => {
  expect([...ROWS_OF_OWNER, ...ROWS_SEEN.played, ...ROWS_SEEN.watched].join()).not.toMatch(/front|back/i)
})
