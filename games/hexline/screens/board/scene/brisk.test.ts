import { READY_ARMIES, ruleset } from '@tessera/hexline'
import { createMatch, FrameLog, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { PLAY_CONFIG } from '../../setup/remembered.ts'
import { battlesOf, type HexlineTimeline } from '../../table/frames.ts'
import { briskPaces } from './brisk.ts'
import { paceOf } from './timing.ts'

/** The events of one battle between two ready-made armies. */
function battle(first: number, second: number) {
  const timeline = new FrameLog() as HexlineTimeline & FrameLog<never, never>
  const config = { ...PLAY_CONFIG, deployment: 'drill' as const, battles: 1 as const }
  const match = createMatch(ruleset, { config, seed: seedFrom(`${first} ${second}`) }, [
    { to: 'spectator', frame: (frame) => timeline.push(frame as never) },
  ])
  for (const [seat, army] of [first, second].entries())
    match.submit(seat, match.at, { type: 'muster', units: READY_ARMIES[army]?.units ?? [] })
  const span = battlesOf(timeline)[0]
  return Array.from({ length: (span?.last ?? 0) + 1 }, (_, index) => timeline.events(index)).slice(span?.first)
}

test('a battle of ready-made armies takes 30 to 45 seconds, every step of it minutes', () => {
  const total = (paces: readonly number[]) => paces.reduce((all, pace) => all + pace, 0) / 1000
  const seconds = READY_ARMIES.map((_, army) => battle(army, (army + 1) % READY_ARMIES.length)).map((steps) => ({
    brisk: total(briskPaces(steps)),
    every: total(steps.map(paceOf)),
  }))
  expect(seconds.length).toBeGreaterThan(5)
  for (const { brisk, every } of seconds) {
    expect(brisk).toBeGreaterThanOrEqual(29)
    expect(brisk).toBeLessThanOrEqual(46)
    expect(every).toBeGreaterThan(brisk)
  }
})

test('walking is fast, blows are slow, deaths slower, and invisible events take no time', () => {
  const [walk = 0, blow = 0, death = 0, unseen] = briskPaces([
    [{ type: 'move' }],
    [{ type: 'move' }, { type: 'damage' }],
    [{ type: 'damage' }, { type: 'death' }],
    [{ type: 'turn_end' }],
  ] as never)
  expect(walk).toBeLessThan(blow / 3)
  expect(blow).toBeLessThan(death)
  expect(unseen).toBe(0)
})
