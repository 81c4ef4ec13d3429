import { anyGame, plainNarrator, readRecord, seedFrom, verifyRecord } from '@tessera/kernel'
import { auction, errandGame } from '@tessera/kernel/testing'
import { describe, expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'
import { lineupOf, matchSeed, runLineup, runMatch } from './run-match.ts'
import { simulateSlice } from './slice.ts'
import { Tally } from './tally.ts'
import { stones } from './testing/toy.ts'

const game = stones()
const byId = () => game
const config = { rounds: 4 }

test('a match between bots plays to its end and repeats exactly', () => {
  const seats = [{ level: 'few' }, { level: 'many' }]
  const played = runMatch(game, config, seedFrom('x'), seats)
  expect(played.result.score).toEqual(expect.arrayContaining([expect.any(Number)]))
  expect(played.turns).toBe(5)
  // The set-up, four turns, and a beat for each of the 4 x (1 + 4) stones.
  expect(played.steps).toBe(1 + 4 + 20)
  const again = runMatch(game, config, seedFrom('x'), seats)
  expect(again).toEqual(played)
  expect(again.record).toEqual(played.record)
  expect(runMatch(game, config, seedFrom('y'), seats).record.hash).not.toBe(played.record.hash)
})

test('its record is one that a match would have made', () => {
  const { record, steps } = runMatch(game, config, seedFrom('x'), [{ level: 'random' }, { level: 'random' }])
  const read = readRecord(JSON.stringify(record), byId)
  expect(read).toMatchObject({ ok: true })
  expect(verifyRecord(game.ruleset, record)).toEqual({ ok: true, frames: steps, hash: record.hash })
})

test('a record is made when it is asked for, and once', () => {
  const played = runMatch(game, config, seedFrom('x'), [{ level: 'few' }, { level: 'many' }])
  expect(played.record).toBe(played.record)
})

test('a bot may resign; the record says so', () => {
  const { record, result } = runMatch(game, config, seedFrom('x'), [{ level: 'quitter' }, { level: 'few' }])
  expect(result).toEqual({ winner: 1, reason: 'resigned' })
  expect(record.acts).toEqual([{ at: 1, seat: 0, act: 'resign' }])
  expect(verifyRecord(game.ruleset, record).ok).toBe(true)
})

test('what a player brings is chosen whenever it is legal', () => {
  const bringing = [{ level: 'few', brings: { stones: 3 } }, { level: 'few' }]
  const { record } = runMatch(game, config, seedFrom('x'), bringing)
  expect(record.turns.map((turn) => turn.choices)).toEqual(
    Array.from({ length: 4 }, () => [{ stones: 3 }, { stones: 1 }]),
  )
  expect(() =>
    runMatch(game, config, seedFrom('x'), [{ level: 'few', brings: { stones: 9 } }, { level: 'few' }]),
  ).toThrow('Seat 0 cannot bring what it was given: Hide 1 to 4 stones.')
})

test('whether what is brought is legal is asked once for all matches of a lineup, unless something is drawn before', () => {
  const bringing = [{ level: 'few', brings: { stones: 3 } }, { level: 'few' }]
  const { ruleset } = game
  let asked = 0
  const refuse: typeof ruleset.refuse = (view, choice) => {
    if (JSON.stringify(choice) === '{"stones":3}') asked++
    return ruleset.refuse(view, choice)
  }
  const setup: typeof ruleset.setup = (given, ref) => {
    ref.dice.int(2)
    return ruleset.setup(given, ref)
  }
  const askedInThree = (changed: typeof ruleset): number => {
    const lineup = lineupOf({ ...game, ruleset: changed }, { rounds: 1 }, bringing)
    asked = 0
    for (const seed of ['x', 'y', 'z']) runLineup(lineup, seedFrom(seed))
    return asked
  }
  expect(askedInThree({ ...ruleset, refuse })).toBe(1)
  expect(askedInThree({ ...ruleset, refuse, setup })).toBe(3)
})

test('the number of players must fit', () => {
  expect(() => runMatch(game, config, seedFrom('x'), [{ level: 'few' }])).toThrow(
    'Stones has 2 seats for players here, not 1',
  )
})

test('matches of a batch have seeds of their own', () => {
  const seeds = new Set(Array.from({ length: 1000 }, (_, index) => matchSeed('s', index)))
  expect(seeds.size).toBe(1000)
  expect(matchSeed('s', 1)).not.toBe(matchSeed('s1', 1))
})

test('a seat of the host is nobody’s: the game’s bot answers for it, and a simulation has one player and scores', () => {
  const alone = anyGame(errandGame)
  const players = [{ level: 'random' }] as const
  const slice = simulateSlice(alone, { config: { errands: 2 }, players, seed: 'alone' }, 0, 20)
  expect(slice.wins[0] + slice.wins[1]).toBe(20)
  expect(slice.scores.count).toBe(20)
  expect(slice.scores.sum).toBeGreaterThan(20)
  const tally = new Tally()
  tally.add(slice)
  expect(tally.report().score?.mean).toBeCloseTo(slice.scores.sum / 20)
})

describe('more than two seats', () => {
  const three = anyGame({
    ruleset: auction,
    name: 'Auction',
    blurb: 'A toy for tests.',
    minutes: 1,
    bot: {
      levels: [
        { id: 'bold', name: 'Bold', blurb: 'Bids two at once.' },
        { id: 'meek', name: 'Meek', blurb: 'Bids one.' },
        { id: 'quitter', name: 'Quitter', blurb: 'Resigns in the second round.' },
      ],
      personalities: [],
      choose: (view, _dice, { level }) =>
        level === 'quitter' && view.round === 1 ? { act: 'resign' } : { choice: { bid: level === 'bold' ? 2 : 1 } },
    },
    simulation: {},
    narrator: plainNarrator(({ to }) => `Seat ${to} gets it.`),
    picture: ({ prizes }) => prizes.join(' : '),
    brokenInvariants: () => [],
  })

  test('A goes from seat to seat, B has all the others, and scores are A’s', () => {
    const players = [{ level: 'bold' }, { level: 'meek' }] as const
    const seated: unknown[] = []
    const slice = simulateSlice(three, { config: { rounds: 4 }, players, seed: 'three' }, 0, 6, (_, { record }) =>
      seated.push(record.turns[0]?.choices),
    )
    const sitting = (at: number) => [0, 1, 2].map((seat) => ({ bid: seat === at ? 2 : 1 }))
    expect(seated).toEqual([0, 1, 2, 0, 1, 2].map(sitting))
    expect(slice).toMatchObject({ wins: [6, 0], draws: 0, scores: { count: 6, sum: 24 } })
  })

  test('a seat that resigns is no longer awaited, the others play on, and the record equals that of a match', () => {
    const players = [{ level: 'quitter' }, { level: 'bold' }, { level: 'meek' }]
    const { record, result, steps } = runMatch(three, { rounds: 4 }, seedFrom('x'), players)
    expect(record.acts).toEqual([{ at: 1, seat: 0, act: 'resign' }])
    expect(record.turns.slice(1).map(({ choices }) => choices)).toEqual(
      Array.from({ length: 3 }, () => [null, { bid: 2 }, { bid: 1 }]),
    )
    expect(result).toMatchObject({ winner: 1, reason: 'prizes', score: [0, 4, 0] })
    expect(verifyRecord(three.ruleset, record)).toEqual({ ok: true, frames: steps, hash: record.hash })
  })

  test('fuzzing plays and listens at all of them', () => {
    const report = fuzz(three, { configs: [{ rounds: 4 }], seed: 'three', matches: 30 })
    expect(report.failures).toEqual([])
    expect(report.refusals).toBeGreaterThan(100)
  })
})

test('fuzzing plays both the seats of people and of the host', () => {
  const report = fuzz(anyGame(errandGame), { configs: [{ errands: 3 }], seed: 'errands', matches: 30 })
  expect(report.failures).toEqual([])
  expect(report.refusals).toBeGreaterThan(100)
})
