import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { nodeOf } from './other-nodes.ts'
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

const deep = process.env['TESSERA_DEEP'] !== undefined

test.skipIf(!deep).for([20, 22, 24])('Node %i plays and replays the same', async (major, { skip }) => {
  const node = nodeOf(major)
  if ('missing' in node) return skip(node.missing)
  const folder = mkdtempSync(join(tmpdir(), 'tessera-node-'))
  try {
    const script = join(folder, 'play.cjs')
    const records = fixtures()
    writeFileSync(join(folder, 'records.json'), JSON.stringify(records))
    writeFileSync(script, `${await bundle}\n${ELSEWHERE}`)
    const { stdout } = await promisify(execFile)(node.path, [script], { cwd: folder, maxBuffer: 2 ** 28 })
    const there = JSON.parse(stdout) as { version: string; played: Played[]; replayed: Played[] }
    expect(there.version).toMatch(`v${major}.`)
    expect(there.played).toEqual(playAll('one'))
    expect(there.replayed).toEqual(records.map(replay))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const ELSEWHERE = `
const records = JSON.parse(require('node:fs').readFileSync('records.json', 'utf8'))
const told = { version: process.version, played: tessera.playAll('one'), replayed: records.map(tessera.replay) }
process.stdout.write(JSON.stringify(told))
`

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
