import { expect, test } from 'vitest'
import type { RunConfig } from '../config.ts'
import { configOf, nextChoice, playTo, runOf, seen, submit } from '../testing/climb.ts'
import type { PlayerView } from './view.ts'
import { battleView, viewRun } from './view.ts'

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

test('GR-2411 the views of a run of a day hold no seed of its battles, those of others do', () => {
  const match = playTo(runOf(), 'camp')
  submit(match, nextChoice(match.state))
  playTo(match, 'camp')
  const seeds = (config: RunConfig): readonly string[] => {
    const view = viewRun(match.state, 0, config)
    return view.to === 0 ? view.battles.map(({ seed }) => seed) : []
  }
  const { config, state } = match
  expect(seeds(config)).toEqual(state.battles.map(({ seed }) => seed))
  const daily = { day: '2026-01-01', faction: 'order', leader: 'ser_aldric', spells: [], deck: [] } as const
  expect(seeds({ ...config, daily })).toEqual(state.battles.map(() => ''))
  expect(state.battles.length).toBeGreaterThan(0)
})
