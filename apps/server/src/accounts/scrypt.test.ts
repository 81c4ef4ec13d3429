import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import { scryptHere, scryptInThreads } from './scrypt.ts'

test('threads of their own hash passwords as Node does, several at once; what fails is told, and the next one is hashed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-scrypt-'))
  const outfile = join(folder, 'scrypt-worker.mjs')
  const entry = join(import.meta.dirname, 'scrypt-worker.ts')
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' })
  const threads = scryptInThreads(pathToFileURL(outfile))
  onTestFinished(async () => {
    await threads.close()
    await rm(folder, { recursive: true })
  })
  const hashes = async (scrypt: typeof scryptHere) =>
    await Promise.all(
      ['one', 'another', 'a third'].map((text) => scrypt(Buffer.from(text), Buffer.from('some salt'), 2 ** 8)),
    )
  expect(await hashes(threads.scrypt)).toEqual(await hashes(scryptHere))
  await expect(threads.scrypt(Buffer.from('one'), Buffer.from('some salt'), 3)).rejects.toThrow()
  expect(await hashes(threads.scrypt)).toEqual(await hashes(scryptHere))
})
