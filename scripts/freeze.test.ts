import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@tessera/games'
import { anyGame, readRecord, verifyRecord } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { freeze } from './freeze.mjs'

const rulesets = games.map(({ ruleset }) => ruleset)
/** One of a package with one ruleset and one of a package with two; bundling takes long. */
const everyday = rulesets.filter(({ id }) => ['siegefront', 'gauntlet-run'].includes(id))

test.each(process.env['TESSERA_DEEP'] === undefined ? everyday : rulesets)(
  '$id frozen is one file that plays its recorded matches',
  async (now) => {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-frozen-'))
    try {
      const { game, name } = await freeze(now.id, folder)
      expect(name).toBe(`${now.id}-${now.version}`)
      const kept = anyGame(game)
      const files = readdirSync(folder).sort()
      // Recorded matches are kept beside it, as soon as the game has some.
      if (files.length === 1) {
        expect(files).toEqual([`${name}.js`])
        expect(kept.ruleset).toMatchObject({ id: now.id, version: now.version })
        return
      }
      expect(files).toEqual([name, `${name}.js`])
      const [first] = readdirSync(join(folder, name))
      const read = readRecord(readFileSync(join(folder, name, first ?? ''), 'utf8'), () => kept)
      if (!read.ok) throw new Error('The recorded match cannot be read')
      expect(verifyRecord(kept.ruleset, read.value).ok).toBe(true)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
