import { createMatch, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import type { HexlineConfig } from '../config.ts'
import { DEFAULT_CONFIG } from '../config.ts'
import { hexline } from '../index.ts'
import { ruleset } from '../ruleset.ts'
import { configWith } from '../testing/scene.ts'

const STRONG = ['warden', 'warden', 'crossbowman']
const WEAK = ['mason']

describe('secrets', () => {
  test('HEX-150 until both armies are in, the other seat learns only that one has chosen', () => {
    const match = begin()
    expect(match.submit(0, 0, { type: 'muster', units: STRONG })).toBeNull()
    const other = begin()
    expect(other.submit(0, 0, { type: 'muster', units: WEAK })).toBeNull()
    expect(match.envelope(1)).toEqual(other.envelope(1))
    expect(match.envelope(1)).toMatchObject({ sealed: [0], mine: null, awaiting: [1] })
    expect(match.envelope(0)).toMatchObject({ sealed: [0], mine: { choice: { units: STRONG }, final: true } })
    expect(match.envelope('spectator')).toEqual(other.envelope('spectator'))
  })

  test('HEX-150 cells of free deployment are as secret as armies', () => {
    const placed = (cell: readonly [number, number]) => {
      const match = begin({ deployment: 'free' })
      match.submit(0, 0, { type: 'muster', units: WEAK })
      match.submit(1, 0, { type: 'muster', units: WEAK })
      expect(match.submit(0, 1, { type: 'deploy', cells: [cell] })).toBeNull()
      return match.envelope(1)
    }
    expect(placed([0, 0])).toEqual(placed([5, 4]))
  })

  test('HEX-151 a view is the state, the config and who looks', () => {
    const match = begin()
    match.submit(0, 0, { type: 'muster', units: STRONG })
    match.submit(1, 0, { type: 'muster', units: WEAK })
    for (const to of [0, 1, 'spectator'] as const)
      expect(match.envelope(to).view).toEqual({ ...match.state, config: match.record().start.config, to })
  })

  test('HEX-152 neither envelopes nor frames hold the seed or a place in its stream', () => {
    const seed = seedFrom('a secret')
    const frames: unknown[] = []
    const watcher = { to: 1, frame: (frame: unknown) => void frames.push(frame) }
    const match = createMatch(ruleset, { config: DEFAULT_CONFIG, seed }, [watcher])
    match.submit(0, 0, { type: 'muster', units: STRONG })
    match.submit(1, 0, { type: 'muster', units: WEAK })
    expect(frames.length).toBeGreaterThan(10)
    expect(JSON.stringify([frames, match.envelope(1)])).not.toMatch(new RegExp(`${seed}|"seed"|"position"`))
    expect(match.record().start.seed).toBe(seed)
  })
})

test('HEX-13 the last choice of a muster fights the whole battle, one frame a step', () => {
  const causes: string[] = []
  const watcher = { to: 'spectator' as const, frame: ({ cause }: { cause: string }) => void causes.push(cause) }
  const match = createMatch(ruleset, { config: configWith({ battles: 1 }), seed: seedFrom('one pace') }, [watcher])
  match.submit(0, 0, { type: 'muster', units: STRONG })
  expect(causes).toEqual(['setup'])
  match.submit(1, 0, { type: 'muster', units: WEAK })
  expect(match.result()).toMatchObject({ winner: 0 })
  expect(causes.slice(0, 2)).toEqual(['setup', 'resolve'])
  expect(causes.filter((cause) => cause === 'beat')).toHaveLength(match.state.past[0]?.steps ?? -1)
})

test('HEX-170 a bot chooses from its view with dice of its own, and its choice is recorded like any other', () => {
  const match = begin()
  const level = hexline.bot.levels[0]?.id ?? ''
  const choose = () => hexline.bot.choose(match.envelope(1).view, match.botDice(1), { level }, {})
  const answer = choose()
  expect(choose()).toEqual(answer)
  match.submit(0, 0, { type: 'muster', units: STRONG })
  expect(choose()).toEqual(answer)
  if (!('choice' in answer)) throw new Error('the bot did not muster')
  expect(match.submit(1, 0, answer.choice)).toBeNull()
  expect(match.record().turns[0]?.choices[1]).toEqual(answer.choice)
})

function begin(changes: Partial<HexlineConfig> = {}) {
  return createMatch(ruleset, { config: configWith(changes), seed: seedFrom('secrets') })
}
