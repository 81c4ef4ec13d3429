import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { play } from './play.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-play-'))

afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  [folder, 'is a folder, not a file'],
  [join(folder, 'none', 'match.json'), 'there is no folder'],
])('a record that could not be kept is refused before the first move: %s', async (save, sentence) => {
  await expect(play('siegefront', { auto: true, save })).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining(sentence),
  })
})
