import { games } from '@tessera/games'
import { registerGames, rulesOf } from '@tessera/play/registry'
import { expect, test } from 'vitest'
import { RULES } from './rules-of.ts'

registerGames({ rules: RULES })

test('every game of the list can be had alone, and nothing else', async () => {
  for (const game of games) expect(await rulesOf(game.ruleset.id)).toBe(game)
  expect(await rulesOf('chess')).toBeUndefined()
  expect(await rulesOf('constructor')).toBeUndefined()
})
