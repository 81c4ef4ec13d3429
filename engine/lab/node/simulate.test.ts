import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readRecord, verifyRecord } from '@tessera/kernel'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Simulation } from '../slice.ts'
import { stones } from '../testing/toy.ts'
import { simulate } from './simulate.ts'

const game = stones()
const simulation: Simulation = {
  config: { rounds: 3 },
  players: [{ level: 'random' }, { level: 'many' }],
  seed: 'pool',
}
let folder: string
let worker: URL

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-lab-'))
  const source = `
    import { serveSlices } from ${JSON.stringify(resolve(import.meta.dirname, 'worker.ts'))}
    import { stones } from ${JSON.stringify(resolve(import.meta.dirname, '../testing/toy.ts'))}
    const game = stones()
    serveSlices((id) => (id === 'stones' ? game : undefined))`
  const outfile = join(folder, 'worker.mjs')
  await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
  })
  worker = pathToFileURL(outfile)
})

afterAll(() => rm(folder, { recursive: true }))

test('one job here and three in workers give the same report, hash included', async () => {
  const alone = await simulate(game, simulation, 101, { jobs: 1 })
  const seen: number[] = []
  const shared = await simulate(game, simulation, 101, { jobs: 3, worker, progress: (done) => seen.push(done) })
  expect(shared).toEqual(alone)
  expect(alone.matches).toBe(101)
  expect(seen.at(-1)).toBe(101)
})

test('records are written as they are played, and verify', async () => {
  const save = join(folder, 'records')
  await simulate(game, simulation, 12, { jobs: 2, worker, save })
  const files = (await readdir(save)).sort()
  expect(files).toHaveLength(12)
  expect(files[11]).toBe('stones-000011.json')
  const read = readRecord(await readFile(join(save, 'stones-000007.json'), 'utf8'), () => game)
  if (!read.ok) throw new Error(JSON.stringify(read.inputErrors))
  expect(verifyRecord(game.ruleset, read.value).ok).toBe(true)
})

test('trouble in a worker is told with its words', async () => {
  const players: Simulation['players'] = [{ level: 'few', brings: { stones: 9 } }, { level: 'few' }]
  await expect(simulate(game, { ...simulation, players }, 10, { jobs: 2, worker })).rejects.toThrow(
    'Hide 1 to 4 stones',
  )
  const broken = join(folder, 'broken.mjs')
  await writeFile(broken, 'process.exit(3)')
  await expect(simulate(game, simulation, 10, { jobs: 2, worker: pathToFileURL(broken) })).rejects.toThrow(/code 3/)
})

test('it can be called off', async () => {
  const stop = new AbortController()
  const running = simulate(game, simulation, 1_000_000, {
    jobs: 2,
    worker,
    signal: stop.signal,
    progress: () => stop.abort(new Error('enough')),
  })
  await expect(running).rejects.toThrow('enough')
})
