import { expect, test } from 'vitest'
import { GAMES } from '#web/games/index.ts'
import { soundOfGame } from './of-game.ts'
import { RECIPES } from './recipes.ts'
import { soundsOf } from './table.ts'

test('every game on the list has sounds, and uses several', () => {
  for (const { id } of GAMES) {
    const { sounds, place } = soundOfGame(id)
    expect(new Set(Object.values(sounds ?? {})).size, id).toBeGreaterThan(6)
    expect(place?.name, id).toMatch(/\w/)
  }
})

test('a blow of Cohort sounds by how it was struck', () => {
  const table = soundOfGame('cohort').sounds ?? {}
  expect(soundsOf(table, [{ type: 'strike', kind: 'shot', men: 3 }])).toEqual(['arrow'])
  expect(soundsOf(table, [{ type: 'strike', kind: 'melee', men: 3 }])).toEqual(['flesh'])
  expect(soundsOf(table, [{ type: 'strike', kind: 'melee', men: 0 }])).toEqual(['metal'])
})

test('a crowded frame is heard once a kind, and never more than four', () => {
  const steps = Array(40).fill({ type: 'step' })
  expect(soundsOf({ step: 'march' }, steps)).toEqual(['march'])
  const kinds = Object.keys(RECIPES)
  const all = Object.fromEntries(kinds.map((kind) => [kind, kind])) as never
  expect(
    soundsOf(
      all,
      kinds.map((type) => ({ type })),
    ),
  ).toHaveLength(4)
})

test('what is unknown or no event is silent', () => {
  expect(soundsOf({}, [{ type: 'nothing' }, null, 7])).toEqual([])
})

test('every layer can be played: glides need frequencies above zero', () => {
  for (const layers of Object.values(RECIPES))
    for (const { from, to, length } of layers) expect(Math.min(from, to, length)).toBeGreaterThan(0)
})
