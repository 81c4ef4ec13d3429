import { seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { simulateAll } from './node/simulate.ts'
import { panelCells, panelReport } from './panel.ts'
import { runMatch } from './run-match.ts'
import { stones } from './testing/toy.ts'

const game = stones()

test('a script sits where a bot would', () => {
  const players = [{ level: 'script', personality: 'pair' }, { level: 'few' }]
  const { record } = runMatch(game, { rounds: 2 }, seedFrom('x'), players)
  expect(record.turns.map(({ choices }) => choices)).toEqual([
    [{ stones: 2 }, { stones: 1 }],
    [{ stones: 2 }, { stones: 1 }],
  ])
})

test('every level meets every script and random play on every ground, with the goal for it', () => {
  const cells = panelCells(game, 's', { levels: ['few', 'quitter'] })
  if (!cells.ok) throw new Error('cells')
  expect(cells.value.map(({ level, opponent, ground, goal }) => [level, opponent, ground, goal])).toEqual([
    ['few', 'pair', 'short', 40],
    ['few', 'pair', 'long', 40],
    ['few', 'random', 'short', 10],
    ['few', 'random', 'long', 10],
    ['quitter', 'pair', 'short', null],
    ['quitter', 'pair', 'long', null],
    ['quitter', 'random', 'short', null],
    ['quitter', 'random', 'long', null],
  ])
})

test('the worst cell of a level is the one farthest below its goal; where nothing is asked, the lowest share', async () => {
  const cells = panelCells(game, 's')
  if (!cells.ok) throw new Error('cells')
  const simulations = cells.value.map(({ simulation }) => simulation)
  const reports = await simulateAll(game, simulations, 20, { jobs: 1 })
  const { results, worst } = panelReport(cells.value, reports)
  expect(results.every(({ matches }) => matches === 20)).toBe(true)
  expect(worst.map(({ level }) => level)).toEqual(['few', 'many', 'quitter'])
  const [few, many, quitter] = worst
  const under = (level: string) =>
    results.filter((each) => each.level === level).map(({ share, goal }) => (goal ?? 0) / 100 - share)
  expect((few?.goal ?? 0) / 100 - (few?.share ?? 1)).toBe(Math.max(...under('few')))
  expect((many?.goal ?? 0) / 100 - (many?.share ?? 1)).toBe(Math.max(...under('many')))
  // It resigns in the second round of a long match.
  expect(quitter).toMatchObject({ ground: 'long', share: 0, interval: { low: 0 } })
})

test('a draw is half a win', () => {
  const cells = panelCells(game, 's', { levels: ['few'], opponents: ['pair'], grounds: ['short'] })
  if (!cells.ok) throw new Error('cells')
  const none = { low: 0, high: 1 }
  const report = {
    ...{ matches: 4, wins: [1, 1] as const, draws: 2, shares: [none, none] as const, drawShare: none },
    ...{ score: null, meanTurns: 2, meanSteps: 3, hash: '' },
  }
  expect(panelReport(cells.value, [report]).results[0]).toMatchObject({ share: 0.5, wins: 1, draws: 2 })
})

test.each([
  [{ levels: ['grand'] }, 'Stones has no level "grand": few, many, quitter'],
  [{ opponents: ['nobody'] }, 'Stones has no opponent "nobody": pair, random'],
  [{ grounds: ['moon'] }, 'Stones has no ground "moon": short, long'],
])('%j is told what there is', (choice, text) => {
  expect(panelCells(game, 's', choice)).toMatchObject({ ok: false, inputErrors: [{ text }] })
})
