import { expect, test } from 'vitest'
import { soundsHeard } from './heard.ts'
import { RECIPES } from './recipes.ts'

const happening = { line: null, rises: [] }

test('a crowded frame is heard once a kind, and never more than four', () => {
  expect(soundsHeard(Array(40).fill({ ...happening, sound: 'march' }))).toEqual(['march'])
  const kinds = Object.keys(RECIPES) as (keyof typeof RECIPES)[]
  expect(soundsHeard(kinds.map((sound) => ({ ...happening, sound })))).toHaveLength(4)
})

test('what has no sound is silent', () => {
  expect(soundsHeard([{ ...happening, sound: null }])).toEqual([])
})

test('every layer can be played: glides need frequencies above zero', () => {
  for (const layers of Object.values(RECIPES))
    for (const { from, to, length } of layers) expect(Math.min(from, to, length)).toBeGreaterThan(0)
})
