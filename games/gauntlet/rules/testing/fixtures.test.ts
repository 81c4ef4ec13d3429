import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anyGame, readRecord, verifyRecord } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { gauntletDuel } from '../index.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')
const game = anyGame(gauntletDuel)

describe('GB-101 recorded duels replay to the same hash for ever, or the version is raised', () => {
  test.each(readdirSync(folder).filter((file) => file.startsWith('duel-')))('%s', (file) => {
    const read = readRecord(readFileSync(join(folder, file), 'utf8'), () => game)
    if (!read.ok) throw new Error(read.inputErrors[0]?.text)
    expect(verifyRecord(game.ruleset, read.value)).toMatchObject({ ok: true, hash: read.value.hash })
  })
})
