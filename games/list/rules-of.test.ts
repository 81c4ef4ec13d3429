import { games } from '@tessera/games'
import { expect, test } from 'vitest'
import { findRules } from './rules-of.ts'

test('every game of the list can be had alone, and nothing else', async () => {
  for (const game of games) expect(await findRules(game.ruleset.id)).toBe(game)
  expect(await findRules('chess')).toBeUndefined()
  expect(await findRules('constructor')).toBeUndefined()
})
