import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyRecord, anyGame, hashOf, openRecord, readRecord, verifyRecord } from '@tessera/kernel'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { siegefront } from '../index.ts'
import { MUTANTS, type Mutant } from './mutants.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')
const game = anyGame(siegefront)
const current = readdirSync(folder).filter((file) => file.endsWith('.json'))

function recordIn(file: string): AnyRecord {
  const read = readRecord(readFileSync(join(folder, file), 'utf8'), () => game)
  if (!read.ok) throw new Error(read.inputErrors[0]?.text)
  return read.value
}

describe('a mutant of the rules is noticed', () => {
  const records = current.map(recordIn)
  const seen = records.map((record) => lookOf(game.ruleset, record))

  test.each(MUTANTS.map((mutant) => [mutant.what, mutant] as const))('%s', async (_what, mutant) => {
    const ruleset = await rulesWith(mutant)
    expect(records.some((record, index) => noticed(ruleset, record, seen[index] ?? ''))).toBe(true)
  })

  test('and without one nothing is', async () => {
    const ruleset = await rulesWith({ what: '', file: 'rules/attack.ts', right: 'SGF-503', wrong: 'SGF-503' })
    for (const [index, record] of records.entries()) expect(noticed(ruleset, record, seen[index] ?? '')).toBe(false)
  })
})

type Rules = typeof game.ruleset

/** The ruleset bundled anew, with the fault in it. */
async function rulesWith({ file, right, wrong }: Mutant): Promise<Rules> {
  const path = join(import.meta.dirname, '..', file)
  const source = readFileSync(path, 'utf8')
  if (!source.includes(right)) throw new Error(`${file} does not have what the fault replaces: ${right}`)
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '..', 'index.ts')],
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
  const bundle = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as { siegefrontRules: Rules }
  return bundle.siegefrontRules
}

function noticed(ruleset: Rules, record: AnyRecord, seen: string): boolean {
  try {
    return !verifyRecord(ruleset, record).ok || lookOf(ruleset, record) !== seen
  } catch {
    return true
  }
}

/** What a match shows at a few of its moments: the views, and what the rules list as legal. */
function lookOf(ruleset: Rules, record: AnyRecord): string {
  const timeline = openRecord(ruleset, record, 'spectator')
  let hash = ''
  for (let frame = 0; frame < timeline.length; frame += 3) {
    const views = [0, 1].map((seat) => ruleset.view(timeline.state(frame), seat, record.start.config))
    hash = hashOf([hash, views, views.map((view) => [...(ruleset.legal?.(view) ?? [])])])
  }
  return hash
}
