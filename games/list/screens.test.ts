import { games } from '@tessera/games'
import { inLanguage } from '@tessera/words'
import { expect, test } from 'vitest'
import { gamePackages, rulebooksOf } from '../../scripts/game-packages.mjs'
import { GAMES } from './screens.ts'

test('the shell knows every game, by the words the game itself uses', () => {
  const own = games.map(({ ruleset, name, blurb, minutes }) => ({ id: ruleset.id, name, blurb, minutes }))
  expect(GAMES.map(({ id, name, blurb, minutes }) => ({ id, name, blurb: inLanguage(blurb), minutes }))).toEqual(own)
})

test('every game has its rulebook', () => {
  const books = gamePackages().flatMap(({ folder }) => rulebooksOf(folder).map(({ name }) => name))
  expect(GAMES.map(({ id, rulebook }) => rulebook ?? id).filter((name) => !books.includes(name))).toEqual([])
})
