import { createMatch, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../config.ts'
import { ruleset } from '../ruleset.ts'
import { formerly, olderConfig, upgrade } from './upgrade.ts'

test('HEX-18 states of version 1 carried the config; since then they are as they were, and the present one has no former form', () => {
  const { state } = createMatch(ruleset, { config: DEFAULT_CONFIG, seed: seedFrom('old') })
  const first = formerly(state, 1, DEFAULT_CONFIG)
  expect(first).toEqual({ ...state, config: DEFAULT_CONFIG })
  expect(upgrade(first, 1)).toEqual(state)
  for (let version = 2; version < ruleset.version; version++) {
    expect([version, formerly(state, version, DEFAULT_CONFIG)]).toEqual([version, state])
    expect([version, upgrade(state, version)]).toEqual([version, state])
  }
  expect(formerly(state, ruleset.version, DEFAULT_CONFIG)).toBeNull()
})

test('HEX-18 before version 3 a config named no edition', () => {
  const { edition: _, ...older } = DEFAULT_CONFIG
  expect([1, 2].map((version) => olderConfig(DEFAULT_CONFIG, version))).toEqual([older, older])
  expect(olderConfig(DEFAULT_CONFIG, 3)).toEqual(DEFAULT_CONFIG)
})
