import { type DuelEvent, type DuelView, duelRules, normalDeployment, PRINTED, READY_ARMIES } from '@tessera/gauntlet'
import { createMatch, FrameLog, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { paceFor, storyOf } from './story.ts'

/** A duel of two ready teams, with what side A saw. */
function fought(a: number, b: number) {
  const armies = [READY_ARMIES[a]?.army, READY_ARMIES[b]?.army]
  const parsed = duelRules.config.parse({ armies })
  if (!parsed.ok) throw new Error('The config is wrong')
  const timeline = new FrameLog<DuelEvent, DuelView>()
  const match = createMatch(duelRules, { config: parsed.value, seed: seedFrom(`${a} ${b}`) }, [
    { to: 0, frame: timeline.push.bind(timeline) },
  ])
  for (const [seat, army] of armies.entries())
    if (army !== undefined) match.submit(seat, 0, { do: 'deploy', ...normalDeployment(PRINTED, army) })
  return timeline
}

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
  const { marks, ticks, lines } = storyOf(timeline)
  const { battle } = timeline.frame(timeline.length - 1).view
  expect(ticks).toHaveLength(battle?.round ?? 0)
  expect(marks.length).toBeGreaterThan(0)
  expect(lines.length).toBeGreaterThan(20)
})
