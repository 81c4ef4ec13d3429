import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyRecord, anyGame, readRecord, verifyRecord } from '@tessera/kernel'
import { context } from 'esbuild'
import { afterAll, describe, expect, test } from 'vitest'
import { cohort } from '../index.ts'
import { MUTANTS, type Mutant } from './mutants.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')
const game = anyGame(cohort)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
const records = files.map(recordIn)

function recordIn(file: string): AnyRecord {
  const read = readRecord(readFileSync(join(folder, file), 'utf8'), () => game)
  if (!read.ok) throw new Error(read.inputErrors[0]?.text)
  return read.value
}

describe('a mutant of the rules is noticed', () => {
  test.each(MUTANTS.map((mutant) => [mutant.what, mutant] as const))('%s', async (_what, mutant) => {
    const ruleset = await rulesWith(mutant)
    expect(records.some((record) => isNoticed(ruleset, record))).toBe(true)
  })
})

type Rules = typeof game.ruleset

let fault: Mutant | null = null
const bundler = await context({
  stdin: {
    contents: "export { cohortRules } from './index.ts'",
    resolveDir: join(import.meta.dirname, '..'),
    loader: 'ts',
  },
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  plugins: [
    {
      name: 'mutant',
      setup: ({ onLoad }) =>
        onLoad({ filter: /\.ts$/ }, ({ path }) => {
          if (fault === null || path !== join(import.meta.dirname, '..', fault.file)) return undefined
          const source = readFileSync(path, 'utf8')
          if (!source.includes(fault.right)) throw new Error(`${fault.file} does not have ${fault.right}`)
          return { contents: source.replace(fault.right, fault.wrong), loader: 'ts' }
        }),
    },
  ],
})
afterAll(() => bundler.dispose())

/** The ruleset bundled anew, with the fault in it. */
async function rulesWith(mutant: Mutant): Promise<Rules> {
  fault = mutant
  const { outputFiles } = await bundler.rebuild()
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  const bundle = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as { cohortRules: Rules }
  return bundle.cohortRules
}

function isNoticed(ruleset: Rules, record: AnyRecord): boolean {
  try {
    return !verifyRecord(ruleset, record).ok
  } catch {
    return true
  }
}
