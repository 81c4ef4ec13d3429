import { existsSync } from 'node:fs'
import { games } from '@tessera/games'
import { expect, test } from 'vitest'
import { GAMES } from './index.ts'

test('the shell knows every game, by the words the game itself uses', () => {
  const own = games.map(({ ruleset, name, blurb, minutes }) => ({ id: ruleset.id, name, blurb, minutes }))
  expect(GAMES.map(({ id, name, blurb, minutes }) => ({ id, name, blurb, minutes }))).toEqual(own)
})

test('every game has its rulebook', () => {
  const book = (name: string): URL => new URL(`../../../../docs/rules/${name}.md`, import.meta.url)
  expect(GAMES.filter(({ id, rulebook }) => !existsSync(book(rulebook ?? id)))).toEqual([])
})
