import { expect, test } from 'vitest'
import { boxOf, marksOf, overlap, standing } from './astray.ts'
import { TALL_LAND, WIDE_LAND } from './land.ts'
import type { RoadStory, Step } from './story.ts'

const NAMES = ['Chief Engineer Grix', 'Vex’thar', 'Grand Marshal Vorn', 'Iron Maiden', 'Oakenheart', 'Lady Elara']

function storyOf(results: string): RoadStory {
  const steps = [...results].map(
    (result, place): Step => ({
      result: result === 'w' ? 'win' : result === 'l' ? 'loss' : 'draw',
      name: NAMES[place % NAMES.length] ?? '',
      faction: 'order',
      rounds: 5,
    }),
  )
  return { faction: 'order', leader: 'ser_aldric', steps, end: null, team: [], day: null }
}

test.each([
  ['wide', WIDE_LAND],
  ['tall', TALL_LAND],
] as const)(
  'on the %s land what led astray covers neither torches nor each other, wherever it happened',
  (_name, land) => {
    for (let wins = 0; wins < 9; wins++)
      for (const astray of ['l', 'll', 'lll', 'llld']) {
        const story = storyOf('w'.repeat(wins) + astray)
        const boxes = standing(story, land)
        const before = boxes.length
        for (const { to, words } of marksOf(story, land)) boxes.push(boxOf(to, words, land))
        for (const [place, box] of boxes.entries()) {
          if (place < before) continue
          expect(box.left).toBeGreaterThanOrEqual(0)
          expect(box.right).toBeLessThanOrEqual(land.width)
          for (const other of boxes.slice(0, place))
            expect([wins, astray, overlap(box, other)]).toEqual([wins, astray, 0])
        }
      }
  },
)
