import { ABILITIES, formationEffect, terrainEffect } from '@tessera/siegefront'
import { expect, test } from 'vitest'
import { abilityWords, listed, rowSeen } from './names.ts'

test('no two abilities read alike on a card, and what happens at a time says when', () => {
  const texts = ABILITIES.map(({ key }) => abilityWords(key))
  expect(new Set(texts).size).toBe(texts.length)
  expect(abilityWords('scout')).toBe('At once: Draw a card.')
  expect(abilityWords('legacy')).toBe('When it falls: Draw a card.')
  expect(texts.filter((text) => /×|\bHP\b/.test(text) || text.length > 110)).toEqual([])
})

test('what ground and formations change is more or less of something', () => {
  expect(terrainEffect('FOREST')).toBe('20% more defence')
  expect(formationEffect('SIEGE')).toBe('25% more attack on castles, 15% less defence')
})

test('a row has one name for each side of the board', () => {
  const rows = [0, 1, 2].flatMap((depth) => [rowSeen(depth, 0), rowSeen(depth, 1), rowSeen(depth, null)])
  expect(new Set(rows).size).toBe(5)
  expect(rows.join()).not.toMatch(/front|back/i)
})

test('long lists end in how many more there are', () => {
  expect(listed(['Knight', 'Herald'])).toBe('Knight and Herald')
  expect(listed(['Knight', 'Herald', 'Footman', 'Bowman'])).toBe('Knight, Herald, and 2 more')
})
