import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fuzz } from '@tessera/lab'
import { stones } from '@tessera/lab/testing'
import { expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { runFuzz, settle } from './fuzz.ts'

test('a failure is told with the file that its record was written to', async () => {
  const out = await mkdtemp(join(tmpdir(), 'tessera-fuzz-'))
  const broken = stones({ fault: 'crash' })
  const report = fuzz(broken, { configs: [{ rounds: 3 }], seed: 'a/b', matches: 40 })
  const [first] = report.failures
  const file = join(out, `fuzz-stones-a_b-${first?.index}.json`)
  let problem: unknown
  try {
    settle(broken, { seed: 'a/b', out, json: true }, report)
  } catch (thrown) {
    problem = thrown
  }
  expect(problem).toBeInstanceOf(Problem)
  expect(problem).toMatchObject({ exitCode: 1, message: expect.stringContaining(file) })
  expect(problem).toMatchObject({ message: expect.stringContaining('two stones are too heavy') })
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(first?.record)
  await rm(out, { recursive: true })
})

test('a folder for failures that is not there is named before hours are spent', () => {
  const flags = { matches: 1, seed: '1', out: '/nowhere/at/all' }
  expect(() => runFuzz('hexline', flags)).toThrow('--out: there is no folder /nowhere/at/all')
})
