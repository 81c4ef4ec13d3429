import { expect, test } from 'vitest'
import { bridgesOf, sceneryOf, smooth, smoothPart, TALL_LAND, WIDE_LAND } from './land.ts'
import { countOf, readStory } from './story.ts'

const STORY = {
  faction: 'empire',
  leader: 'marshal_konrad',
  steps: [
    { result: 'win', name: 'Tamsin', faction: 'nature', rounds: 6 },
    { result: 'loss', name: 'Ivo', faction: 'shadow', rounds: 5 },
  ],
  end: null,
  team: [{ unit: 'emp_knight', tier: 2 }],
  day: null,
} as const

test('a road comes back from its link, and anything else is refused', () => {
  const story = readStory(JSON.parse(JSON.stringify(STORY)))
  expect(story).toEqual(STORY)
  expect(story && countOf(story, 'win')).toBe(1)
  for (const wrong of [null, 'road', {}, { ...STORY, faction: 'elves' }, { ...STORY, steps: [{ result: 'luck' }] }])
    expect(readStory(wrong)).toBeNull()
  expect(readStory({ ...STORY, steps: Array.from({ length: 21 }, () => STORY.steps[0]) })).toBeNull()
})

test.each([
  ['wide', WIDE_LAND],
  ['tall', TALL_LAND],
] as const)('the %s land has nine stations, a bridge and the same trees every time', (_name, land) => {
  expect(land.stations).toHaveLength(9)
  expect(bridgesOf(land).length).toBeGreaterThan(0)
  expect(sceneryOf(land)).toEqual(sceneryOf(land))
})

test('the pieces of a road are the whole of it', () => {
  const way = [WIDE_LAND.camp, ...WIDE_LAND.stations]
  const pieces = WIDE_LAND.stations.map((_, part) => smoothPart(way, part).split('C')[1])
  expect(smooth(way).split('C').slice(1)).toEqual(pieces)
})
