import { DEFAULT_CONFIG, type HexlineEvent, type HexlineView, narrator, ruleset } from '@tessera/hexline'
import { createMatch, type Frame, seedFrom } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import { sceneOf } from './scene.ts'
import { timingOf } from './timing.ts'

type HexlineFrame = Frame<HexlineEvent, HexlineView>

/** A fight in which every kind of unit of the roster takes part somewhere. */
function fought(west: readonly string[], east: readonly string[]): readonly Omit<HexlineFrame, 'index'>[] {
  const frames: Omit<HexlineFrame, 'index'>[] = []
  const config = {
    ...DEFAULT_CONFIG,
    battles: 1 as const,
    budget: 400,
    max_families: 4,
    max_units: 30,
    armies: [west, east] as const,
  }
  createMatch(ruleset, { config, seed: seedFrom('scene') }, [{ to: 'spectator', frame: (frame) => frames.push(frame) }])
  return frames
}

const frames = [
  ...fought(
    [
      'shieldbearer',
      'warden',
      'oathkeeper',
      'night_stalker',
      'bone_piper',
      'mourner',
      'hush_singer',
      'frost_adept',
      'mason',
    ],
    [
      'greywolf',
      'ripper',
      'tuskboar',
      'headsman',
      'dirge_drummer',
      'gale_reader',
      'shard_slinger',
      'thorn_archer',
      'ghoul',
    ],
  ),
  ...fought(
    ['verdigris_alchemist', 'storm_caller', 'glass_golem', 'pikeman', 'field_surgeon', 'blade_caller'],
    ['aurochs', 'howler', 'matron_bear', 'oathkeeper', 'greywolf', 'ripper'],
  ),
]

/** Shown beside the board: in the order strip, the sentence and the debugger. */
const ELSEWHERE = new Set([
  'armies_revealed',
  'battle_start',
  'turn_start',
  'turn_end',
  'queued',
  'battle_end',
  'match_end',
])

describe('how a step looks', () => {
  it('HEX-183 shows every kind of event on the board', () => {
    const unseen = new Set<string>()
    const seen = new Set<string>()
    frames.forEach((frame, i) => {
      const before = frames[i - 1]?.view ?? null
      if (frame.cause !== 'beat' || before?.battle === null) return
      for (const event of frame.events) {
        if (ELSEWHERE.has(event.type) || (event.type === 'charge' && event.count === event.of)) continue
        const { marks, fallen, summoned } = sceneOf([event], narrator()([event], frame.view), before, frame.view)
        const shown = marks.length + fallen.size + summoned.size > 0
        ;(shown ? seen : unseen).add(event.type)
      }
    })
    expect([...unseen]).toEqual([])
    expect(seen.size).toBeGreaterThan(18)
  })

  it('ends every life where the position has it', () => {
    frames.forEach((frame, i) => {
      const before = frames[i - 1]?.view ?? null
      if (frame.cause !== 'beat' || before === null) return
      for (const [unit, beats] of sceneOf(frame.events, narrator()(frame.events, frame.view), before, frame.view)
        .life) {
        expect(beats.at(-1)?.hp).toBe(frame.view.battle?.units[unit - 1]?.hp)
      }
    })
  })

  it('ends every way where the position has it', () => {
    frames.forEach((frame, i) => {
      const before = frames[i - 1]?.view ?? null
      if (frame.cause !== 'beat' || before === null) return
      for (const [unit, legs] of sceneOf(frame.events, narrator()(frame.events, frame.view), before, frame.view).legs) {
        const moves = legs.filter((leg) => leg.how !== 'lunge')
        for (const [at, leg] of moves.slice(1).entries()) expect(leg.from).toEqual(moves[at]?.to)
        expect(frame.view.battle?.units[unit - 1]).toBeDefined()
      }
    })
  })

  it('never takes longer than the longest step may', () => {
    for (const frame of frames) expect(timingOf(frame.events).total).toBeLessThanOrEqual(1300)
  })
})
