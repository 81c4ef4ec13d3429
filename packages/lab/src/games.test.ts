import { games } from '@tessera/games'
import { readRecord, verifyRecord } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'
import { matchSeed, runMatch } from './run-match.ts'
import { simulateSlice } from './slice.ts'

describe.each(games.map((game) => [game.name, game] as const))('%s', (_name, game) => {
  const parsed = [game.simulation, {}].map((input) => game.ruleset.config.parse(input))
  const configs = parsed.flatMap((read) => (read.ok ? [read.value] : []))
  const [config = null] = configs
  const weakest = { level: game.bot.levels[0]?.id ?? '' }

  test('stands up to random and hostile play', () => {
    const report = fuzz(game, { configs, seed: 'all games', matches: 12 })
    expect(report.failures).toEqual([])
    expect(report.refusals).toBeGreaterThan(50)
  })

  test('what the lab plays without anybody watching is what a match would have been', () => {
    const { record, steps } = runMatch(game, config, matchSeed('lab', 0), [weakest, { level: 'random' }])
    expect(readRecord(JSON.stringify(record), () => game)).toMatchObject({ ok: true })
    expect(verifyRecord(game.ruleset, record)).toEqual({ ok: true, frames: steps, hash: record.hash })
  })

  test('the easiest bot beats random legal play at least four times in five', () => {
    const players = [weakest, { level: 'random' }] as const
    const { wins } = simulateSlice(game, { config, players, seed: 'easy' }, 0, 60)
    expect(wins[0]).toBeGreaterThanOrEqual(48)
  })
})
