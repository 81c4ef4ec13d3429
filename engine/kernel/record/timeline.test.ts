import { describe, expect, it } from 'vitest'
import type { FramePolicy } from '../contract/ruleset.ts'
import {
  copy,
  createMatch,
  difference,
  type Frame,
  FrameLog,
  hashOf,
  openFrames,
  openRecord,
  seededDice,
  seedFrom,
} from '../index.ts'
import { duel } from '../testing/duel.ts'
import { race } from '../testing/race.ts'
import { playRandomly } from '../testing/random-match.ts'
import { type Cause, unperceived } from './frame.ts'

function longRace(watch: (frame: Frame<unknown, unknown>) => void = () => {}) {
  const match = createMatch(race, { config: { length: 500, fixed: false }, seed: seedFrom('long race') }, [
    { to: 0, frame: watch },
  ])
  match.submit(0, 0, { runner: 'hare' })
  match.submit(1, 0, { runner: 'tortoise' })
  return match
}

describe('a timeline from a record', () => {
  it('shows the frames that were seen, at any point and in any order', () => {
    const seen: Frame<unknown, unknown>[] = []
    const match = longRace((frame) => seen.push(frame))
    const timeline = openRecord(race, match.record(), 0)
    expect(timeline.length).toBe(seen.length)
    expect(timeline.length).toBeGreaterThan(300)
    const dice = seededDice(seedFrom('jumps'))
    for (let jump = 0; jump < 400; jump++) {
      const index = dice.int(timeline.length)
      expect(timeline.frame(index)).toEqual(seen[index])
    }
    for (let index = timeline.length - 1; index >= 0; index--) {
      const { events, cause, period, at } = timeline
      expect(timeline.frame(index)).toEqual(seen[index])
      expect(seen[index]).toMatchObject({
        events: events(index),
        cause: cause(index),
        period: period(index),
        at: at(index),
      })
    }
  })

  it('runs at most 64 beats again to reach a frame', () => {
    let beats = 0
    const counting: typeof race = {
      ...race,
      beat(state, ref) {
        beats++
        race.beat?.(state, ref)
      },
    }
    const timeline = openRecord(counting, longRace().record(), 0)
    const dice = seededDice(seedFrom('counted jumps'))
    for (let jump = 0; jump < 200; jump++) {
      beats = 0
      const index = dice.int(timeline.length)
      timeline.frame(index)
      expect(beats).toBeLessThanOrEqual(64)
      beats = 0
      timeline.frame(index)
      expect(beats).toBe(0)
    }
  })

  it('forks at a frame into a match that goes on from there', () => {
    const record = longRace().record()
    const timeline = openRecord(race, record, 'spectator')
    const start = timeline.fork(100, seedFrom('other dice'))
    const fork = createMatch(race, start)
    expect(start.state?.beats).toBe(99)
    expect(fork.result()?.reason).toBe('finish')
    expect(hashOf(fork.state)).not.toBe(hashOf(timeline.state(timeline.length - 1)))
    const again = openRecord(race, fork.record(), 'spectator')
    expect(hashOf(again.state(0))).toBe(hashOf(start.state))
    expect(hashOf(again.state(again.length - 1))).toBe(hashOf(fork.state))
  })

  it('gives each listener its own eyes', () => {
    const record = playRandomly(duel, { cards: 5 }, 'eyes').record()
    expect(openRecord(duel, record, 0).frame(3).view.hand).not.toEqual(openRecord(duel, record, 1).frame(3).view.hand)
    expect(openRecord(duel, record, 'spectator').frame(3).view.hand).toEqual([])
  })

  it('includes how it was left', () => {
    const match = createMatch(duel, { config: { cards: 3 }, seed: seedFrom('left') })
    match.act(0, 'resign')
    const timeline = openRecord(duel, match.record(), 1)
    expect(timeline.cause(timeline.length - 1)).toBe('act')
    expect(timeline.frame(timeline.length - 1).view.left).toBe(0)
    expect(timeline.result()).toEqual({ winner: 1, reason: 'left' })
  })

  it('refuses frames there are not', () => {
    const timeline = openRecord(race, longRace().record(), 0)
    for (const bad of [-1, timeline.length, 1.5]) expect(() => timeline.frame(bad)).toThrow(RangeError)
  })
})

describe('a timeline from stored frames', () => {
  it('shows the same as the one from the record', () => {
    const log = new FrameLog<unknown, unknown>()
    const match = longRace((frame) => log.push(frame))
    const stored = openFrames(JSON.parse(JSON.stringify(log.stored())))
    const timeline = openRecord(race, match.record(), 0)
    expect(stored.length).toBe(timeline.length)
    const dice = seededDice(seedFrom('stored jumps'))
    for (let jump = 0; jump < 300; jump++) {
      const index = dice.int(stored.length)
      expect(stored.frame(index)).toEqual(timeline.frame(index))
      expect(stored.period(index)).toBe(timeline.period(index))
      expect([stored.cause(index), stored.events(index)]).toEqual([timeline.cause(index), timeline.events(index)])
      expect(stored.at(index)).toBe(timeline.at(index))
    }
  })

  it('takes differences as they come, with a whole view at every key frame, and goes on from them', () => {
    const frames: Frame<unknown, unknown>[] = []
    longRace((frame) => frames.push(frame))
    const log = new FrameLog<unknown, unknown>()
    const last = Math.min(frames.length - 1, 200)
    for (const frame of frames.slice(0, last)) {
      const { view, index, ...step } = frame
      log.append(index === 0 ? { ...step, view } : { ...step, change: difference(frames[index - 1]?.view, view) })
    }
    const whole = log.stored().flatMap(({ view }, index) => (view === undefined ? [] : [index]))
    expect(whole).toEqual([0, 64, 128, 192])
    log.push(frames[last] as Frame<unknown, unknown>)
    for (const index of [last, 3, 130, 64, 0, 199]) expect(log.frame(index)).toEqual(frames[index])
  })

  it('keeps whole views only at key frames', () => {
    const log = new FrameLog<unknown, unknown>()
    longRace((frame) => log.push(frame))
    const whole = log.stored().flatMap((frame, index) => (frame.view === undefined ? [] : [index]))
    expect(whole).toEqual(Array.from({ length: Math.ceil(log.length / 64) }, (_, key) => key * 64))
  })

  it('refuses frames there are not', () => {
    const log = new FrameLog<unknown, unknown>()
    longRace((frame) => log.push(frame))
    for (const bad of [-1, log.length]) expect(() => log.frame(bad)).toThrow(RangeError)
  })

  it('does not change what was read before when it reads on', () => {
    const log = new FrameLog<unknown, unknown>()
    longRace((frame) => log.push(frame))
    const early = log.frame(70)
    const kept = copy(early)
    log.frame(90)
    expect(early).toEqual(kept)
  })

  it('keeps the view where a step changed nothing', () => {
    const log = new FrameLog<unknown, unknown>()
    const step = { at: 0, cause: 'beat', period: 0, events: [] } as const
    for (const view of [{ hp: 3 }, { hp: 3 }, { hp: 2 }, { hp: 2 }]) log.push({ ...step, view })
    const views = (of: typeof log | ReturnType<typeof openFrames>) => [3, 1, 0, 2].map((index) => of.frame(index).view)
    expect(views(log)).toEqual([{ hp: 2 }, { hp: 3 }, { hp: 3 }, { hp: 2 }])
    expect(log.stored().map(({ change }) => change)).toEqual([undefined, null, ['{', { hp: ['=', 2] }], null])
    expect(views(openFrames(log.stored()))).toEqual(views(log))
    expect(openFrames([{ ...step, view: { hp: 3 } }, step]).frame(1).view).toEqual({ hp: 3 })
  })

  it('joins a step with the one before only where frames are perceived, it is a beat, and nothing came of it', () => {
    const joined = (policy: FramePolicy | undefined, cause: Cause, events: readonly unknown[], after: unknown) =>
      unperceived(policy, cause, events, { hp: 3 }, after)
    expect(joined('perceived', 'beat', [], { hp: 3 })).toBe(true)
    expect(joined(undefined, 'beat', [], { hp: 3 })).toBe(false)
    for (const cause of ['setup', 'resolve', 'act'] as const)
      expect(joined('perceived', cause, [], { hp: 3 })).toBe(false)
    expect(joined('perceived', 'beat', ['heard'], { hp: 3 })).toBe(false)
    expect(joined('perceived', 'beat', [], { hp: 2 })).toBe(false)
  })

  it('says so when the first view is missing', () => {
    expect(() => openFrames([{ at: 0, cause: 'setup', period: 0, events: [], change: null }])).toThrow('has no view')
  })
})
