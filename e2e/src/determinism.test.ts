import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { nodeOf } from './other-nodes.ts'
import { fixtures, rulesBundle } from './recorded.ts'
import { type Played, playAll, replay, verifies } from './replay.ts'
import { visit } from './visit.ts'

test('the same seeds play the same matches, state by state, in Node and in the browser', async () => {
  const page = await visit('/')
  await page.evaluate(await rulesBundle)
  for (const seed of process.env['TESSERA_DEEP'] === undefined ? ['one'] : ['one', 'two', 'three']) {
    const there = await page.evaluate<Played[]>(`tessera.playAll(${JSON.stringify(seed)})`)
    const here = playAll(seed)
    expect(here.length).toBeGreaterThan(0)
    expect(there).toEqual(here)
  }
})

test('recorded matches end in the browser in the states whose hashes Node wrote into them', async () => {
  const page = await visit('/')
  await page.evaluate(await rulesBundle)
  const records = fixtures()
  expect(records.length).toBeGreaterThan(0)
  for (const record of records)
    expect(await page.evaluate<boolean>(`tessera.${verifies.name}(${JSON.stringify(record)})`)).toBe(true)
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
    writeFileSync(script, `${await rulesBundle}\n${ELSEWHERE}`)
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
