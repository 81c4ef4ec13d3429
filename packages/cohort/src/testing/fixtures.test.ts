import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyRecord, anyGame, copy, type Json, openRecord, readRecord, verifyRecord } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { cohort } from '../index.ts'

const folder = join(import.meta.dirname, '..', '..', 'fixtures')
const game = anyGame(cohort)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
const records = new Map(files.map((file) => [file, recordIn(file)]))

function recordIn(file: string): AnyRecord {
  const read = readRecord(readFileSync(join(folder, file), 'utf8'), () => game)
  if (!read.ok) throw new Error(read.inputErrors[0]?.text)
  return read.value
}

describe('COH-18.8 recorded battles replay to the same hash for ever, or the version is raised', () => {
  test.each(files)('%s', (file) => {
    const record = records.get(file) as AnyRecord
    expect(verifyRecord(game.ruleset, record)).toMatchObject({ ok: true, hash: record.hash })
  })
})

test('a battle that began under version 2, whose states carried the config, goes on to the same end', () => {
  const record = recordIn(join('version-2', 'river-crossing.json'))
  const { config } = record.start
  const timeline = openRecord(game.ruleset, record, 'spectator')
  const now = timeline.state(timeline.length >> 1)
  const then = { ...(now as object), config: copy(config) }
  expect(game.ruleset.upgrade?.(then, 2, config)).toEqual(now)
  expect(game.ruleset.formerly?.(now, 2, config)).toEqual(then)
})

describe('COH-13.4 a turn missed is marked by the kernel', () => {
  const silence = { type: 'orders', orders: [], text: '', recruit: null }
  /** A battle cut off in the middle, where seat 1 says so itself; nobody has vouched for its hash. */
  const saying = (file: string, choice: Json) => {
    const { turns, ...record } = recordIn(file)
    const kept = turns.slice(0, 4).map((turn, at) => (at < 3 ? turn : { ...turn, choices: [turn.choices[0], choice] }))
    return readRecord(JSON.stringify({ ...record, turns: kept, result: null, acts: [] }), () => game, 'unchecked')
  }
  const missedIn = (read: ReturnType<typeof saying>): unknown => {
    if (!read.ok) return read.inputErrors[0]?.code
    const timeline = openRecord(game.ruleset, read.value, 'spectator')
    return (timeline.state(timeline.length - 1) as { seats: { missed: number }[] }).seats.map(({ missed }) => missed)
  }

  test('in records of version 2 the choice of an expired clock says so, and counts', () => {
    const file = join('version-2', 'river-crossing.json')
    expect(missedIn(saying(file, { ...silence, missed: true }))).toEqual([0, 1])
    expect(missedIn(saying(file, silence))).toEqual([0, 0])
    expect(missedIn(saying(file, { ...silence, text: 'All hold.', missed: true }))).toBe('not_a_choice')
  })

  test('since then nobody may send it', () => {
    expect(missedIn(saying('river-crossing.json', silence))).toEqual([0, 0])
    expect(missedIn(saying('river-crossing.json', { ...silence, missed: true }))).toBe('not_a_choice')
  })
})
