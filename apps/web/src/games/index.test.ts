import { games } from '@tessera/games'
import { expect, test, vi } from 'vitest'

vi.mock('virtual:icons/table', () => ({}))

test('the shell knows every game, by the words the game itself uses', async () => {
  const { GAMES } = await import('./index.ts')
  const own = games.map(({ ruleset, name, blurb, minutes }) => ({ id: ruleset.id, name, blurb, minutes }))
  expect(GAMES.map(({ id, name, blurb, minutes }) => ({ id, name, blurb, minutes }))).toEqual(own)
})
