import { readFileSync } from 'node:fs'
import { anyGame, createMatch, openRecord, refereeOf, scriptedDice, seedFrom, verifyRecord } from '@tessera/kernel'
import { leaksOf } from '@tessera/kernel/testing'
import { fuzz, simulateSlice } from '@tessera/lab'
import { plainWords } from '@tessera/words'
import { expect, test } from 'vitest'
import { lanterns } from './lanterns.ts'

const { ruleset } = lanterns
const config = { nights: 2, oil: 10 }
const start = { config, seed: seedFrom('lanterns') }

test('LAN-3 the brighter lantern takes the night, and between equal ones a coin decides', () => {
  const dice = scriptedDice([1])
  const told: unknown[] = []
  const ref = refereeOf(config, { dice, tell: (event: unknown) => void told.push(event) })
  const state = ruleset.setup(config, ref)
  ruleset.resolve(state, [{ burn: 4 }, { burn: 3 }], ref)
  ruleset.resolve(state, [{ burn: 2 }, { burn: 2 }], ref)
  dice.done()
  expect(told).toMatchObject([
    { taken: 0, coin: null },
    { taken: 1, coin: 1 },
  ])
  expect(ruleset.result(state, config)).toEqual({ winner: null, reason: 'nights', score: [1, 1] })
})

test('LAN-2 nobody burns more than there is', () => {
  const match = createMatch(ruleset, start)
  expect(match.submit(0, 0, { burn: 11 })).toEqual({
    code: 'too_little_oil',
    message: 'You have 10 measures of oil left.',
  })
  expect([...(ruleset.legal?.(match.envelope(0).view) ?? [])]).toHaveLength(11)
})

test('LAN-4 nothing that is hidden from a listener changes what it gets', () => {
  const rehide = {
    state: (state: ReturnType<typeof ruleset.setup>, to: number | 'spectator') => ({
      ...state,
      oil: state.oil.map((oil, seat) => (seat === to ? oil : oil + 100)) as [number, number],
    }),
    event: <E extends { readonly burnt: readonly (number | null)[] }>(event: E, to: number | 'spectator'): E => ({
      ...event,
      burnt: event.burnt.map((burnt, seat) => (seat === to ? burnt : 99)),
    }),
  }
  expect(leaksOf(ruleset, config, rehide, 'secrecy')).toEqual([])
})

test('a match is recorded, replayed and read frame by frame', () => {
  const match = createMatch(ruleset, start)
  for (const at of [0, 1]) for (const seat of [0, 1]) match.submit(seat, at, { burn: 3 + seat })
  const record = match.record()
  expect(verifyRecord(ruleset, record)).toMatchObject({ ok: true, frames: 3 })
  const { events, view } = openRecord(ruleset, record, 0).frame(1)
  expect(
    lanterns
      .narrator()(events, view)
      .map(({ line }) => plainWords(line?.parts ?? [])),
  ).toEqual(['Night 1: 3 of oil against some oil. Seat 1 takes it.'])
})

test('bulk simulation and fuzzing work at once', () => {
  const game = anyGame(lanterns)
  const parsed = game.ruleset.config.parse({})
  if (!parsed.ok) throw new Error('The config of an ordinary match is refused')
  expect(fuzz(game, { configs: [parsed.value], seed: 'fuzz', matches: 30 }).failures).toEqual([])
  const players = [{ level: 'steward' }, { level: 'gambler' }] as const
  const { wins, draws } = simulateSlice(game, { config: parsed.value, seed: 'sim', players }, 0, 200)
  expect(wins[0] + wins[1] + draws).toBe(200)
  expect(wins[0]).toBeGreaterThan(wins[1])
})

test('what docs/games.md shows of it is what it is', () => {
  const here = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
  const sources = here('lanterns.ts') + here('lanterns.test.ts')
  const shown = [...here('../../../docs/games.md').matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code.trim())
  expect(shown.length).toBeGreaterThan(5)
  for (const code of shown) expect(sources).toContain(code)
})
