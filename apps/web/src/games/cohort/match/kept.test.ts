import { randomSeed } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { keptIn } from './kept.ts'

const kept = {
  kind: 'match',
  opponent: { level: 'nobody' },
  botSeed: randomSeed(),
  army: { culture: 'roman_republic', troops: [{ type: 'professional', equipment: [] }], support: [] },
  placed: [{ unit: 1, tile: 4, facing: 'E', formation: 'standard' }],
  draft: { turn: 2, text: 'everyone hold' },
  seen: 7,
  tour: true,
}

test('what was kept comes back, and an unknown opponent becomes the first', () => {
  expect(keptIn(kept)).toMatchObject({ army: kept.army, placed: kept.placed, draft: kept.draft, seen: 7, tour: true })
  expect(keptIn(kept)?.opponent.level).not.toBe('nobody')
})

test('what was meddled with is left out, field by field', () => {
  const spoilt = { ...kept, army: { culture: 'martian' }, placed: [{ unit: 'x' }], draft: { turn: 'one' }, seen: -1 }
  expect(keptIn(spoilt)).toMatchObject({ army: null, placed: null, draft: null, seen: 0 })
  expect(keptIn({ ...kept, botSeed: 'short' })).toBeNull()
  expect(keptIn(null)).toBeNull()
})
