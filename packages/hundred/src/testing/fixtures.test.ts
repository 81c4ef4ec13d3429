import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type AnyRecord, anyGame, hashOf, openRecord, readRecord, verifyRecord } from '@tessera/kernel'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { hundred } from '../index.ts'
import { MUTANTS, type Mutant } from './mutants.ts'

const folder = join(import.meta.dirname, '..', '..', 'fixtures')
const game = anyGame(hundred)
/** The shortest first: most mutants show in it already, and replaying is what takes long. */
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort((a, b) => statSync(join(folder, a)).size - statSync(join(folder, b)).size)

function recordIn(file: string): AnyRecord {
  const read = readRecord(readFileSync(join(folder, file), 'utf8'), () => game)
  if (!read.ok) throw new Error(read.inputErrors[0]?.text)
  return read.value
}

describe('HUN-1906 recorded matches replay to the same hash for ever, or the version is raised', () => {
  test.each(files)('%s', (file) => {
    const record = recordIn(file)
    expect(verifyRecord(game.ruleset, record)).toMatchObject({ ok: true, hash: record.hash })
  })
})

describe('a mutant of the rules is noticed', () => {
  const records = files.map(recordIn)
  const seen = records.map((record) => lookOf(game.ruleset, record))
  /** Most mutants already show in where a match ends, so that is asked first. */
  const isNoticed = (ruleset: Rules): boolean =>
    records.some((record) => endsOtherwise(ruleset, record)) ||
    records.some((record, index) => lookOf(ruleset, record) !== seen[index])

  test.each(MUTANTS.map((mutant) => [mutant.what, mutant] as const))('%s', async (_what, mutant) => {
    const ruleset = await rulesWith(mutant)
    expect(isNoticed(ruleset)).toBe(true)
  })

  test('and without one nothing is', async () => {
    const ruleset = await rulesWith({ what: '', file: 'rules/combat/attack.ts', right: 'HUN-801', wrong: 'HUN-801' })
    expect(isNoticed(ruleset)).toBe(false)
  })
})

test('a finished match with the frames of all listeners takes at most 250 kB, compressed', () => {
  for (const file of process.env['TESSERA_DEEP'] === undefined ? files.slice(-2) : files) {
    const record = recordIn(file)
    const stories = ([0, 1, 'spectator'] as const).map((to) => {
      const timeline = openRecord(game.ruleset, record, to)
      return Array.from({ length: timeline.length }, (_, frame) => timeline.frame(frame).events)
    })
    const size = gzipSync(JSON.stringify([record, stories])).length
    expect(size, file).toBeLessThanOrEqual(250_000)
  }
})

type Rules = typeof game.ruleset

/** The ruleset bundled anew, with the mistake in it. */
async function rulesWith({ file, right, wrong }: Mutant): Promise<Rules> {
  const path = join(import.meta.dirname, '..', file)
  const source = readFileSync(path, 'utf8')
  if (!source.includes(right)) throw new Error(`${file} does not have what the mutant replaces: ${right}`)
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '..', 'ruleset.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    plugins: [
      {
        name: 'mutant',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, ({ path: loaded }) =>
            loaded === path ? { contents: source.replace(right, wrong), loader: 'ts' } : undefined,
          ),
      },
    ],
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  const bundle = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as { hundredRules: Rules }
  return bundle.hundredRules
}

function endsOtherwise(ruleset: Rules, record: AnyRecord): boolean {
  try {
    return !verifyRecord(ruleset, record).ok
  } catch {
    return true
  }
}

/** What a match shows to both seats at a few of its moments. */
function lookOf(ruleset: Rules, record: AnyRecord): string {
  const timeline = openRecord(ruleset, record, 'spectator')
  let hash = ''
  for (let frame = 0; frame < timeline.length; frame += 23)
    hash = hashOf([hash, [0, 1].map((seat) => ruleset.view(timeline.state(frame), seat, record.start.config))])
  return hash
}
