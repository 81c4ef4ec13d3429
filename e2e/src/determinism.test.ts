import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { type Played, playAll, replay } from './replay.ts'
import { root } from './server.ts'
import { visit } from './visit.ts'

const bundle = build({
  entryPoints: [join(import.meta.dirname, 'replay.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'tessera',
  target: 'es2022',
}).then(({ outputFiles }) => outputFiles[0]?.text ?? '')

test('the same seeds play the same matches, state by state, in Node and in the browser', async () => {
  const page = await visit('/')
  await page.evaluate(await bundle)
  for (const seed of process.env['TESSERA_DEEP'] === undefined ? ['one'] : ['one', 'two', 'three']) {
    const there = await page.evaluate<Played[]>(`tessera.playAll(${JSON.stringify(seed)})`)
    const here = playAll(seed)
    expect(here.length).toBeGreaterThan(0)
    expect(there).toEqual(here)
  }
})

test('recorded matches replay to the same hashes in Node and in the browser', async () => {
  const page = await visit('/')
  await page.evaluate(await bundle)
  const records = fixtures()
  expect(records.length).toBeGreaterThan(0)
  for (const record of records) {
    const there = await page.evaluate<Played>(`tessera.replay(${JSON.stringify(record)})`)
    expect(there).toEqual(replay(record))
  }
})

function fixtures(): string[] {
  const packages = join(root, 'packages')
  return readdirSync(packages)
    .filter((name) => name !== 'chain')
    .map((name) => join(packages, name, 'fixtures'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(file, 'utf8'))
}
