import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anyGame, copy, openRecord, readRecord, verifyRecord } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { hexline } from '../index.ts'

const folder = join(import.meta.dirname, '..', '..', 'fixtures')
const game = anyGame(hexline)

describe('HEX-206 recorded matches replay to the same hash for ever, or the version is raised', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  test.each(files)('%s', (file) => {
    const record = recordIn(file)
    expect(verifyRecord(game.ruleset, record)).toMatchObject({ ok: true, hash: record.hash })
  })
})

test('a match that began under version 1, whose states carried the config, goes on to the same end', () => {
  const record = recordIn(join('version-1', 'best-of-three-placed-by-hand.json'))
  const { config } = record.start
  const timeline = openRecord(game.ruleset, record, 'spectator')
  const now = timeline.state(timeline.length >> 1)
  const then = { ...(now as object), config: copy(config) }
  expect(game.ruleset.upgrade?.(then, 1, config)).toEqual(now)
  expect(game.ruleset.formerly?.(now, 1, config)).toEqual(then)
})

test('HEX-18 a match that began under version 2 goes on by the first edition', () => {
  expect(recordIn(join('version-2', 'best-of-five-deferred.json')).start.config).not.toHaveProperty('edition')
})

test.each([
  [3, 2],
  [4, 3],
  [5, 4],
])('HEX-18 a match that began under version %i goes on by edition %i', (version, edition) => {
  expect(recordIn(join(`version-${version}`, 'best-of-five-deferred.json')).start.config).toHaveProperty(
    'edition',
    edition,
  )
})

test.each([2, 3, 4, 5])('a state of version %i is what it was', (version) => {
  const record = recordIn(join(`version-${version}`, 'best-of-five-deferred.json'))
  const { config } = record.start
  const timeline = openRecord(game.ruleset, record, 'spectator')
  const now = timeline.state(timeline.length >> 1)
  expect(game.ruleset.upgrade?.(now, version, config)).toEqual(now)
  expect(game.ruleset.formerly?.(now, version, config)).toEqual(now)
})

test('verifying takes many beats at once and counts the frames that a timeline has', () => {
  for (const file of ['best-of-three-placed-by-hand.json', 'given-up.json', 'scenario.json']) {
    const record = recordIn(file)
    expect(verifyRecord(game.ruleset, record).frames).toBe(openRecord(game.ruleset, record, 'spectator').length)
  }
})

function recordIn(file: string) {
  const read = readRecord(readFileSync(join(folder, file), 'utf8'), () => game)
  if (!read.ok) throw new Error(read.inputErrors[0]?.text)
  return read.value
}
