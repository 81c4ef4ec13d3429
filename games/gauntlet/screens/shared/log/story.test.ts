import { READY_ARMIES } from '@tessera/gauntlet'
import { fought } from '@tessera/gauntlet/fought'
import { expect, test } from 'vitest'
import { paceFor, storyOf } from './story.ts'

test('GB-1302 a battle is watched in 40 to 70 seconds at normal speed', () => {
  const seconds = [0, 6, 12, 18].map((a) => {
    const timeline = fought(a, (a + 7) % READY_ARMIES.length)
    const paceOf = paceFor(timeline)
    let ms = 0
    for (let index = 0; index < timeline.length; index++) ms += paceOf(timeline.events(index))
    return ms / 1000
  })
  expect(Math.min(...seconds)).toBeGreaterThan(40)
  expect(Math.max(...seconds)).toBeLessThan(70)
})

test('the story of a battle has a tick for each round and a mark for each death', () => {
  const timeline = fought(0, 5)
  const { marks, ticks, lines } = storyOf(timeline, ['Ada', 'Ben'])
  const { battle } = timeline.frame(timeline.length - 1).view
  expect(ticks).toHaveLength(battle?.round ?? 0)
  expect(marks.length).toBeGreaterThan(0)
  expect(lines.length).toBeGreaterThan(20)
})
