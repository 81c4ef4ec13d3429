import { games } from '@tessera/games'
import { expect, test } from 'vitest'
import { rulesOf } from './rules.ts'

test('every game of the list can be had alone, and nothing else', async () => {
  for (const game of games) expect(await rulesOf(game.ruleset.id)).toBe(game)
  expect(await rulesOf('chess')).toBeUndefined()
  expect(await rulesOf('constructor')).toBeUndefined()
})
