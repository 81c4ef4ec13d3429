import { sounds as hexline, place as hexlinePlace } from '@tessera/hexline-screens/sounds'
import { RECIPES, soundsOf } from '@tessera/ui/sound'
import { expect, test } from 'vitest'

const SOUNDS = {
  hexline: { sounds: hexline, place: hexlinePlace },
}

test.each(Object.entries(SOUNDS))('%s has a place and several sounds', (_, { sounds, place }) => {
  expect(new Set(Object.values(sounds)).size).toBeGreaterThan(6)
  expect(place.name).toMatch(/\w/)
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
