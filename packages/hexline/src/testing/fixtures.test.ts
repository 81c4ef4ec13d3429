import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anyGame, readRecord, verifyRecord } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { hexline } from '../index.ts'

const folder = join(import.meta.dirname, '..', '..', 'fixtures')
const game = anyGame(hexline)

describe('HEX-206 recorded matches replay to the same hash for ever, or the version is raised', () => {
  test.each(readdirSync(folder))('%s', (file) => {
    const read = readRecord(readFileSync(join(folder, file), 'utf8'), () => game)
    if (!read.ok) throw new Error(read.faults[0]?.text)
    expect(verifyRecord(game.ruleset, read.value)).toMatchObject({ ok: true, hash: read.value.hash })
  })
})
