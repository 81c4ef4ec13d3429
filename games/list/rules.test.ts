import { describe, expect, test } from 'vitest'
import { gamePackages } from '../../scripts/game-packages.mjs'
import { frozen, gameAt, gameById, games } from './rules.ts'

test('every game is found by its id, and nothing else is', () => {
  for (const game of games) expect(gameById(game.ruleset.id)).toBe(game)
  for (const id of ['', 'chess', 'HEXLINE', '__proto__']) expect(gameById(id)).toBeUndefined()
})

test('every version ever shipped is found, or its battles are carried over to the current one', () => {
  const ids = new Set([...games, ...frozen].map(({ ruleset }) => `${ruleset.id}@${ruleset.version}`))
  expect(ids.size).toBe(games.length + frozen.length)
  for (const { ruleset } of games) {
    expect(gameAt(ruleset.id, ruleset.version)?.ruleset).toBe(ruleset)
    for (let version = 1; version < ruleset.version; version++)
      if (gameAt(ruleset.id, version) === undefined) expect([ruleset.id, typeof ruleset.upgrade]).toContain('function')
  }
  expect(gameAt('hexline', 0)).toBeUndefined()
})

test('ids are different and fit for addresses, flags and file names', () => {
  const ids = games.map((game) => game.ruleset.id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/)
})

test('the packages that say they hold games hold these', () => {
  const named = gamePackages().flatMap(({ ids }) => ids)
  expect(named.sort()).toEqual(games.map(({ ruleset }) => ruleset.id).sort())
})

describe.each(games.map((game) => [game.ruleset.id, game] as const))('%s', (_id, game) => {
  test('has words for people', () => {
    expect(game.name).not.toBe('')
    expect(game.blurb).toMatch(/[.!]$/)
    expect(game.minutes).toBeGreaterThan(0)
  })

  test('its simulation config is a config, and so is an empty one', () => {
    expect(game.ruleset.config.parse(game.simulation)).toMatchObject({ ok: true })
    expect(game.ruleset.config.parse({})).toMatchObject({ ok: true })
  })

  test('its bots have levels with different ids', () => {
    const levels = game.bot.levels.map((level) => level.id)
    expect(levels.length).toBeGreaterThan(0)
    expect(new Set(levels).size).toBe(levels.length)
    expect(levels).not.toContain('random')
  })
})
