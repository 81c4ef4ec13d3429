import { readFileSync } from 'node:fs'
import {
  anyGame,
  createMatch,
  hashOf,
  openRecord,
  refereeOf,
  scriptedDice,
  seedFrom,
  verifyRecord,
} from '@tessera/kernel'
import { leaksOf } from '@tessera/kernel/testing'
import { fuzz, simulateSlice } from '@tessera/lab'
import { plainWords } from '@tessera/words'
import { expect, test } from 'vitest'
import { lanterns } from './lanterns.ts'
import { PUZZLES, replyTo } from './puzzles/index.ts'
import puzzleSet from './puzzles/set.json' with { type: 'json' }

const { ruleset } = lanterns
const config = { nights: 2, oil: 10, lighthouse: 3 }
const start = { config, seed: seedFrom('lanterns') }

test('LAN-3 the brighter lantern takes the night, and between equal ones a coin decides', () => {
  const dice = scriptedDice([1])
  const told: unknown[] = []
  const ref = refereeOf(config, { dice, tell: (event: unknown) => void told.push(event) })
  const state = ruleset.setup(config, ref)
  ruleset.resolve(state, [{ burn: 4 }, { burn: 3 }, { burn: 0 }], ref)
  ruleset.resolve(state, [{ burn: 2 }, { burn: 2 }, { burn: 2 }], ref)
  dice.done()
  expect(told).toMatchObject([
    { taken: 0, coin: null },
    { taken: 1, coin: 1 },
  ])
  expect(ruleset.result(state, config)).toEqual({ winner: null, reason: 'nights', score: [1, 1] })
})

test('LAN-6 nobody takes a night on which the lighthouse outshines both, and no coin is thrown', () => {
  const told: unknown[] = []
  const ref = refereeOf(config, { dice: scriptedDice([]), tell: (event: unknown) => void told.push(event) })
  const state = ruleset.setup(config, ref)
  ruleset.resolve(state, [{ burn: 2 }, { burn: 2 }, { burn: 3 }], ref)
  expect(told).toMatchObject([{ taken: null, coin: null }])
  expect(state).toEqual({ night: 1, oil: [8, 8], taken: [0, 0] })
  expect([...(ruleset.legal?.(ruleset.view(state, 2, config)) ?? [])]).toHaveLength(4)
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
      burnt: event.burnt.map((burnt, seat) => (seat === to || seat === 2 ? burnt : 99)),
    }),
  }
  expect(leaksOf(ruleset, config, rehide, 'secrecy')).toEqual([])
})

test('a match is recorded, replayed and read frame by frame', () => {
  const match = createMatch(ruleset, start)
  for (const at of [0, 1]) for (const seat of [0, 1, 2]) match.submit(seat, at, { burn: seat + 1 })
  const record = match.record()
  expect(verifyRecord(ruleset, record)).toMatchObject({ ok: true, frames: 3 })
  const { events, view } = openRecord(ruleset, record, 0).frame(1)
  expect(
    lanterns
      .narrator()(events, view)
      .map(({ line }) => plainWords(line?.parts ?? [])),
  ).toEqual(['Night 1: 1 of oil against some oil, 3 of oil in the lighthouse. The lighthouse outshines both.'])
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

test('every puzzle can be solved, and not by the first plan that comes to mind', () => {
  const plans = [
    [3, 3, 3],
    [7, 0],
    [4, 4, 4, 4],
  ]
  expect(PUZZLES.map((puzzle, place) => replyTo(puzzle, plans[place] ?? []))).toEqual(PUZZLES.map(() => null))
  const [first, second] = PUZZLES
  expect(first && replyTo(first, [9, 0, 0])).not.toBeNull()
  // Halves are not enough: the lighthouse takes one night and the other the next.
  expect(second && replyTo(second, [4, 3])).toHaveLength(2)
  expect(puzzleSet).toEqual({ count: PUZZLES.length, edition: hashOf(PUZZLES).slice(0, 8) })
})

test('the rules in docs/games.md are those of the rulebook', () => {
  const rulesIn = (path: string) => [...read(path).matchAll(/^- \*\*LAN-.*$/gm)].map(([rule]) => rule)
  expect(rulesIn('../../../docs/games.md')).toEqual(rulesIn('../book.md'))
})

test('what docs/games.md shows of it is what it is', () => {
  const sources = ['lanterns.ts', 'lanterns.test.ts', '../online/index.ts', '../screens/entry.tsx'].map(read).join('')
  const shown = [...read('../../../docs/games.md').matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code.trim())
  expect(shown.length).toBeGreaterThan(5)
  for (const code of shown) expect(sources).toContain(code)
})

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}
