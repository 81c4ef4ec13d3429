import { expect, test } from 'vitest'
import { configOf, playTo, runOf, seen } from '../testing/climb.ts'
import type { PlayerView } from './view.ts'
import { battleView } from './view.ts'

test('GR-2401 a battle of a run is shown as a duel: its table, its results and nothing of the armies', () => {
  const match = playTo(runOf(), 'camp')
  playTo(match, 'camp')
  const view = seen(match)
  const [entry] = view.battles
  expect(battleView(view)).toEqual({
    to: 0,
    config: { armies: [null, null], gold: 0, roundLimit: view.config.roundLimit, bestOf: 1 },
    phase: 'over',
    armies: [null, null],
    deployments: [null, null],
    battle: view.battle,
    fought: [{ winner: entry?.winner, reason: entry?.reason, rounds: entry?.rounds, shares: entry?.shares }],
    wins: [view.wins, view.losses],
    result: null,
  })
  const fighting: PlayerView = { ...view, phase: 'battle', config: configOf({ changes: [] }) }
  expect(battleView(fighting).phase).toBe('battle')
})
