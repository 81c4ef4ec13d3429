import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyRecord, anyGame, readRecord, verifyRecord } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { cohort } from '../index.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')
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
