import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readBackup, writeBackup } from './keep.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-keep-'))
const here = new URL('file:///')
const paths = {
  root: folder,
  worker: here,
  bench: here,
  benchChild: here,
  botWorker: here,
  scryptWorker: here,
  framesWorker: here,
}

afterAll(() => rmSync(folder, { recursive: true }))

test('a backup of nothing, or to nowhere, is refused before a database is made', async () => {
  const data = join(folder, 'none')
  const sayings = [
    [writeBackup(paths, join(folder, 'x', 'b.gz'), { data }), 2, 'there is no folder'],
    [writeBackup(paths, folder, { data }), 2, 'is a folder, not a file'],
    [writeBackup(paths, join(folder, 'b.gz'), { data }), 1, 'There is no database in'],
    [readBackup(paths, join(folder, 'b.gz'), { data }), 2, 'There is no file'],
    [readBackup(paths, folder, { data }), 2, 'is a folder, not a file'],
  ] as const
  for (const [call, exitCode, sentence] of sayings)
    await expect(call).rejects.toMatchObject({ exitCode, message: expect.stringContaining(sentence) })
  expect(readdirSync(folder)).toEqual([])
})
