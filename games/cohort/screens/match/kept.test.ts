import { randomSeed } from '@tessera/kernel'
import { keptIn } from '@tessera/play/match'
import { expect, test } from 'vitest'
import { cohortMatch } from './definition.ts'

const army = { culture: 'roman_republic', troops: [{ type: 'professional', equipment: [] }], support: [] }
const choice = { type: 'deploy', units: [{ unit: 1, tile: 4, facing: 'E', formation: 'standard' }] }
const kept = {
  kind: 'match',
  opponent: { level: 'nobody' },
  botSeed: randomSeed(),
  seen: 7,
  tour: true,
  draft: { at: 2, choice, final: false },
  own: { army },
}

test('what was kept comes back, and an unknown opponent becomes the first', () => {
  expect(keptIn(cohortMatch, kept)).toMatchObject({ own: { army }, draft: kept.draft, seen: 7, tour: true })
  expect(keptIn(cohortMatch, kept)?.opponent.level).not.toBe('nobody')
})

test('what was changed by hand is left out, field by field', () => {
  const spoilt = {
    ...kept,
    own: { army: { culture: 'martian' } },
    draft: { at: 2, choice: { type: 'deploy', units: [{ unit: 'x' }] } },
    seen: -1,
  }
  expect(keptIn(cohortMatch, spoilt)).toMatchObject({ own: { army: null }, draft: null, seen: 0 })
  expect(keptIn(cohortMatch, { ...kept, botSeed: 'short' })).toBeNull()
  expect(keptIn(cohortMatch, null)).toBeNull()
})
