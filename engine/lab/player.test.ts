import { expect, test } from 'vitest'
import { parsePlayer, playerName } from './player.ts'
import { stones } from './testing/toy.ts'

const game = stones()

test.each([
  ['few', { level: 'few' }],
  ['many:grim', { level: 'many', personality: 'grim' }],
  ['random', { level: 'random' }],
  ['script:pair', { level: 'script', personality: 'pair' }],
])('%s', (text, value) => {
  expect(parsePlayer(game, text)).toEqual({ ok: true, value })
  expect(playerName(value)).toBe(text)
})

test.each([
  ['', 'There is no bot "" in Stones: choose few, many, quitter, random'],
  ['constructor', 'There is no bot "constructor" in Stones: choose few, many, quitter, random'],
  ['script:jolly', 'There is no script "script:jolly" in Stones: pair'],
  ['few:jolly', 'There is no personality "jolly" in Stones: grim'],
  ['few:grim:x', 'There is no personality "grim:x" in Stones: grim'],
])('%s is not a player', (text, sentence) => {
  expect(parsePlayer(game, text)).toMatchObject({ ok: false, inputErrors: [{ text: sentence }] })
})
