import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import * as board from '@tessera/board'
import * as kernel from '@tessera/kernel'
import { type AnyRecord, anyGame, hashOf, openRecord, playRecord, readRecord, verifyRecord } from '@tessera/kernel'
import { context } from 'esbuild'
import { afterAll, describe, expect, test } from 'vitest'
import * as zod from 'zod'
import { hundred } from '../index.ts'
import { MUTANTS, type Mutant } from './mutants.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')
const game = anyGame(hundred)
/** A short battle of few comes first, in which nearly every mutant shows: replaying is what takes long. */
const TELLING = 'troll-ford-easy.json'
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort((a, b) => rankOf(a) - rankOf(b))

function rankOf(file: string): number {
  return file === TELLING ? 0 : statSync(join(folder, file)).size
}

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
  const { rulesWith, dispose } = bundling()
  afterAll(dispose)
  const records = files.map(recordIn)
  const right = records.map((record) => [...looks(game.ruleset, record)])
  const isNoticed = (ruleset: Rules): boolean =>
    records.some((record, match) => {
      let turn = 0
      for (const look of looks(ruleset, record)) if (look !== right[match]?.[turn++]) return true
      return turn !== right[match]?.length
    })

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
      return Array.from({ length: timeline.length }, (_, frame) => timeline.events(frame))
    })
    const size = gzipSync(JSON.stringify([record, stories])).length
    expect(size, file).toBeLessThanOrEqual(250_000)
  }
})

type Rules = typeof game.ruleset

/** The rules in one script, bundled again and again with another mistake in it; what they import of others is ours. */
function bundling() {
  const modules: Readonly<Record<string, unknown>> = { zod, '@tessera/kernel': kernel, '@tessera/board': board }
  let path = ''
  let contents = ''
  const bundle = context({
    entryPoints: [join(import.meta.dirname, '..', 'ruleset.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    target: 'es2022',
    external: Object.keys(modules),
    plugins: [
      {
        name: 'mutant',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, ({ path: loaded }) => (loaded === path ? { contents, loader: 'ts' } : undefined)),
      },
    ],
  })
  const rulesWith = async ({ file, right, wrong }: Mutant): Promise<Rules> => {
    path = join(import.meta.dirname, '..', file)
    const source = readFileSync(path, 'utf8')
    if (!source.includes(right)) throw new Error(`${file} does not have what the mutant replaces: ${right}`)
    contents = source.replace(right, wrong)
    const { outputFiles } = await (await bundle).rebuild()
    const module = { exports: {} as { readonly hundredRules: Rules } }
    runInThisContext(`(function (require, module) {${outputFiles[0]?.text}\n})`)((id: string) => modules[id], module)
    return module.exports.hundredRules
  }
  return { rulesWith, dispose: async () => (await bundle).dispose() }
}

/** The state of a match after every turn, and the views of both seats, as far as the rules get. */
function* looks(ruleset: Rules, record: AnyRecord): Generator<string> {
  try {
    const playback = playRecord(ruleset, record)
    const { course } = playback
    for (let cause: string | null = 'setup'; cause !== null; cause = playback.next()) {
      playback.skipBeats()
      yield hashOf([course.state, course.view(0), course.view(1)])
    }
  } catch (error) {
    yield String(error)
  }
}
