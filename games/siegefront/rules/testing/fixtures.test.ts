import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyRecord, anyGame, readRecord, verifyRecord } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { siegefront } from '../index.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')
const game = anyGame(siegefront)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))

function recordIn(file: string): AnyRecord {
  const read = readRecord(readFileSync(join(folder, file), 'utf8'), () => game)
  if (!read.ok) throw new Error(read.inputErrors[0]?.text)
  return read.value
}

describe('SGF-2010 recorded matches replay to the same hash for ever, or the version is raised', () => {
  test.each(files)('%s', (file) => {
    const record = recordIn(file)
    expect(verifyRecord(game.ruleset, record)).toMatchObject({ ok: true, hash: record.hash })
  })
})
