import { createMatch, type Match, seedFrom, verifyRecord } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { hexline } from '../index.ts'
import { ruleset } from '../ruleset.ts'

/** Strikes every unit each turn; a wounded unit heals and hardens its whole side. */
const ECHO = {
  id: 'x_echo',
  name: 'Echo',
  max_hp: 200,
  damage: 0,
  attack_range: 1,
  armor: 0,
  speed: 100,
  cost: 1,
  abilities: [
    { trigger: 'turnstart', effect: 'strike', target: 'global', value: 5 },
    { trigger: 'wounded', effect: 'heal', target: 'global', value: 50 },
    { trigger: 'wounded', effect: 'fortify', target: 'global', value: 50 },
  ],
}

function echoes(
  count: number,
  listening: boolean,
): { readonly match: Match<never, never, never, never, never>; readonly events: number } {
  const army = Array.from({ length: count }, () => 'x_echo')
  const parsed = ruleset.config.parse({
    custom_units: [ECHO],
    budget: 400,
    max_units: 30,
    max_copies: 30,
    round_limit: 200,
    armies: [army, army],
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  let events = 0
  const watchers = listening
    ? [
        {
          to: 'spectator' as const,
          frame: (frame: { events: readonly unknown[] }) => {
            events += frame.events.length
          },
        },
      ]
    : []
  const match = createMatch(ruleset, { config: parsed.value, seed: seedFrom('echo') }, watchers)
  return { match: match as unknown as Match<never, never, never, never, never>, events }
}

test('HEX-123 units that answer every wound with effects on all end in exhaustion, at the same point with and without listeners', () => {
  const heard = echoes(30, true)
  const alone = echoes(30, false)
  const state = heard.match.state as unknown as { past: readonly { reason: string; winner_seat: number | null }[] }
  expect(state.past.map(({ reason }) => reason)).toContain('exhausted')
  expect(state.past[0]?.winner_seat).toBeNull()
  expect(alone.match.record()).toEqual(heard.match.record())
  expect(alone.match.record().limits).toEqual({ step: 2000, match: 60_000 })
  expect(verifyRecord(ruleset, alone.match.record()).ok).toBe(true)
  expect(heard.events).toBeLessThan(400_000)
})

test('HEX-123 an army of the roster is far from it', () => {
  const [first, second] = hexline.workshop?.presets ?? []
  const parsed = ruleset.config.parse({ armies: [first?.build, second?.build] })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  const match = createMatch(ruleset, { config: parsed.value, seed: seedFrom('roster') })
  expect(match.save().point.work).toBeLessThan(6000)
  expect(match.state.past.every(({ reason }) => reason !== 'exhausted')).toBe(true)
})
