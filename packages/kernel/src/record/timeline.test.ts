import { describe, expect, it } from 'vitest'
import {
  copy,
  createMatch,
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
    for (let index = timeline.length - 1; index >= 0; index--) expect(timeline.frame(index)).toEqual(seen[index])
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
      timeline.frame(dice.int(timeline.length))
      expect(beats).toBeLessThanOrEqual(64)
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
      expect(stored.at(index)).toBe(timeline.at(index))
    }
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

  it('says so when the first view is missing', () => {
    expect(() => openFrames([{ at: 0, cause: 'setup', period: 0, events: [], change: null }])).toThrow('has no view')
  })
})
