import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Simulation, type Slice, simulateSlice } from './slice.ts'
import { Tally } from './tally.ts'
import { stones } from './testing/toy.ts'

const game = stones()
const simulation: Simulation = {
  config: { rounds: 2 },
  players: [{ level: 'few' }, { level: 'quitter' }],
  seed: 'batch',
}

function tallied(slices: readonly Slice[]) {
  const tally = new Tally()
  for (const slice of slices) tally.add(slice)
  return tally.report()
}

test('A and B change seats on odd indexes, and wins follow them', () => {
  const winners: (number | null)[] = []
  const slice = simulateSlice(game, simulation, 0, 6, (_index, played) => winners.push(played.result.winner))
  expect(winners).toEqual([0, 1, 0, 1, 0, 1])
  expect(slice).toMatchObject({ from: 0, to: 6, wins: [6, 0], draws: 0, turns: 12 })
})

test('without swapping, A keeps seat 0', () => {
  const winners: (number | null)[] = []
  simulateSlice(game, { ...simulation, swap: false }, 0, 4, (_index, played) => winners.push(played.result.winner))
  expect(winners).toEqual([0, 0, 0, 0])
})

test('the pieces of a batch add up to the same, however it is cut and in any order of arrival', () => {
  const players: Simulation['players'] = [{ level: 'random' }, { level: 'many' }]
  const batch = { ...simulation, players }
  const whole = tallied([simulateSlice(game, batch, 0, 40)])
  expect(whole.matches).toBe(40)
  expect(whole.wins[0] + whole.wins[1] + whole.draws).toBe(40)
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 39 })), fc.infiniteStream(fc.nat()), (cuts, order) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), 40]
      const pieces = edges.slice(1).map((to, i) => simulateSlice(game, batch, edges[i] ?? 0, to))
      const shuffled = pieces
        .map((piece) => ({ piece, key: order.next().value as number }))
        .sort((a, b) => a.key - b.key)
        .map(({ piece }) => piece)
      expect(tallied(shuffled)).toEqual(whole)
    }),
    { numRuns: 20 },
  )
})

test('another seed, another player or another order of results gives another hash', () => {
  const hashes = [
    tallied([simulateSlice(game, simulation, 0, 8)]).hash,
    tallied([simulateSlice(game, { ...simulation, seed: 'other' }, 0, 8)]).hash,
    tallied([simulateSlice(game, { ...simulation, players: [{ level: 'quitter' }, { level: 'few' }] }, 0, 8)]).hash,
    tallied([simulateSlice(game, simulation, 0, 9)]).hash,
  ]
  expect(new Set(hashes).size).toBe(4)
})

test('where only every fourth record is part of the hash, the others count by how they ended', () => {
  const players: Simulation['players'] = [{ level: 'random' }, { level: 'many' }]
  const batch = { ...simulation, players, recordEvery: 4 }
  const endings: string[] = []
  const records: string[] = []
  const slice = simulateSlice(game, batch, 2, 10, (_index, { result, turns, steps, record }) => {
    endings.push(`${result.winner ?? 'nobody'} ${result.reason} ${result.score?.join(' ')} ${turns} ${steps}`)
    records.push(record.hash)
  })
  const whole = [false, false, true, false, false, false, true, false]
  expect(slice.hashes).toEqual(whole.map((record, place) => (record ? records : endings)[place]))
  expect(simulateSlice(game, { ...batch, recordEvery: 1 }, 2, 10).hashes).toEqual(records)
  expect(tallied([simulateSlice(game, batch, 0, 7), simulateSlice(game, batch, 7, 10)])).toEqual(
    tallied([simulateSlice(game, batch, 0, 10)]),
  )
})

test('a slice counted twice is noticed', () => {
  const slice = simulateSlice(game, simulation, 0, 2)
  const tally = new Tally()
  tally.add(slice)
  expect(() => tally.add(slice)).toThrow('Matches 0 to 2 were counted already')
})

test('an empty batch has a report', () => {
  expect(new Tally().report()).toMatchObject({ matches: 0, wins: [0, 0], draws: 0, meanTurns: 0 })
})
