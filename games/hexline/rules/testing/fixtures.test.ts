import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anyGame, openRecord, readRecord, verifyRecord } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { hexline } from '../index.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')
const game = anyGame(hexline)

describe('HEX-206 recorded matches replay to the same hash for ever, or the version is raised', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  test.each(files)('%s', (file) => {
    const record = recordIn(file)
    expect(verifyRecord(game.ruleset, record)).toMatchObject({ ok: true, hash: record.hash })
  })
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
