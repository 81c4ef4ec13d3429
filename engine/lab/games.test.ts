import { games } from '@tessera/games'
import {
  type AnyRecord,
  hashOf,
  type Json,
  type Playback,
  peopleSeats,
  playRecord,
  readRecord,
  seededDice,
  seedFrom,
  verifyRecord,
} from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'
import { matchSeed, runMatch } from './run-match.ts'
import { simulateSlice } from './slice.ts'

const DEEP = process.env['TESSERA_DEEP'] !== undefined

/** Of the builds that are tried, as many are played; the rules judge them all. */
const PLAYED = 6

describe.each(games.map((game) => [game.name, game] as const))('%s', (_name, game) => {
  const parsed = [game.simulation, {}].map((input) => game.ruleset.config.parse(input))
  const configs = [...parsed, ...(game.variants ?? []).map((input) => game.ruleset.config.parse(input))].flatMap(
    (read) => (read.ok ? [read.value] : []),
  )
  const [config = null] = configs
  const seats = peopleSeats(game.ruleset, config)
  const weakest = { level: game.bot.levels[0]?.id ?? '' }

  test('stands up to random and hostile play', () => {
    const matches = DEEP ? 48 : 4
    const report = fuzz(game, { configs, seed: 'all games', matches })
    expect(report.failures).toEqual([])
    expect(report.refusals).toBeGreaterThan(50)
  })

  test('what the lab plays without anybody watching is what a match would have been', () => {
    const { record, steps } = runMatch(
      game,
      config,
      matchSeed('lab', 0),
      seats.map((_, place) => (place === 0 ? weakest : { level: 'random' })),
    )
    expect(readRecord(JSON.stringify(record), () => game)).toMatchObject({ ok: true })
    expect(verifyRecord(game.ruleset, record)).toEqual({ ok: true, frames: steps, hash: record.hash })
  })

  test('its rules may run inside its rules: each event of one match carries another on by a step', () => {
    const players = seats.map(() => ({ level: 'random' }))
    const [outer, inner] = ['outer', 'inner'].map((seed) => runMatch(game, config, seedFrom(seed), players).record)
    if (outer === undefined || inner === undefined) throw new Error('Nothing was played')
    const endOf = (record: AnyRecord): string => hashOf(played(playRecord(game.ruleset, record)).course.state)
    const within = playRecord(game.ruleset, inner)
    let steps = 0
    const around = playRecord(game.ruleset, outer, () => {
      if (within.next() !== null) steps++
    })
    played(around)
    expect(steps).toBeGreaterThan(10)
    expect(hashOf(around.course.state)).toBe(endOf(outer))
    expect(hashOf(played(within).course.state)).toBe(endOf(inner))
  })

  test.runIf(seats.length > 1)('the easiest bot beats random legal play at least four times in five', () => {
    const players = [weakest, { level: 'random' }] as const
    const matches = DEEP ? 120 : 30
    const { wins } = simulateSlice(game, { config, players, seed: 'easy' }, 0, matches)
    expect(wins[0]).toBeGreaterThanOrEqual(0.8 * matches)
  })

  const { workshop } = game
  test.runIf(workshop !== undefined)('its workshop makes what its rules accept', () => {
    if (workshop === undefined) return
    const dice = seededDice(seedFrom('workshop'))
    const random = Array.from({ length: 5 }, () => workshop.complete(config, [], dice))
    for (const [place, build] of [...random, ...workshop.presets.map((preset) => preset.build)].entries()) {
      expect(workshop.refuse(config, build)).toBeNull()
      const read = workshop.read(workshop.write(build))
      expect(read.ok && read.value.toSorted()).toEqual(build.toSorted())
      const never = new Set(build.slice(0, 1))
      const rest = build.filter((part) => !never.has(part))
      expect(workshop.complete(config, rest, dice, never)).not.toContain(build[0])
      if (place > PLAYED) continue
      const { config: seated, brings } = workshop.seat(config, [build, null])
      const players = brings.map((choice) => (choice === null ? weakest : { ...weakest, brings: choice }))
      expect(runMatch(game, seated, matchSeed('seated', 0), players).result).toBeDefined()
    }
    expect(game.bot.levels.map(({ id }) => id)).toContain(workshop.leader)
    const [part] = workshop.parts(config)
    const changed = workshop.change(config, part?.id ?? '', 'cost', 3)
    expect(changed.ok && workshop.parts(changed.value)[0]?.cost).toBe(3)
    expect(game.ruleset.config.hostFields).toContain('changes')
  })
})

type AnyPlayback = Playback<Json, Json, Json, Json, Json>

/** To its end. */
function played(playback: AnyPlayback): AnyPlayback {
  while (playback.next() !== null);
  return playback
}
