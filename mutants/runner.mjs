// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { build } from 'esbuild'
import { collecting } from './collect.mjs'

/**
 * A test runner for Stryker that runs vitest's tests without vitest: starting it anew for every mutant takes far longer than the
 * tests do. The tests of a package are put into one script, which is run from the top for every mutant, so that nothing a mutant
 * did is left for the next one.
 * @typedef {import('./collect.mjs').Test} Test
 * @typedef {{ activeMutant?: string | undefined, currentTestId?: string | undefined, hitCount?: number | undefined,
 *   hitLimit?: number | undefined, mutantCoverage?: object }} Switches
 * @typedef {{ activeMutant: { id: string }, testFilter?: readonly string[], hitLimit?: number }} MutantRun
 */

const TESTS = (process.env['TESSERA_MUTANTS_TEST_FILES'] ?? '').split(',').filter(Boolean)
/** How long each test took without a mutant: the quickest run first, and the first that fails ends a mutant. */
const TIMES = resolve('.stryker-times.json')
const require = createRequire(join(process.cwd(), 'package.json'))
/** What the sources with mutants in them look at. */
const switches = /** @type {Switches} */ (Reflect.get(globalThis, '__stryker__') ?? {})
Reflect.set(globalThis, '__stryker__', switches)

function runner() {
  /** @type {Script | undefined} */
  let quick
  /** @type {Record<string, number> | undefined} */
  let times
  return {
    capabilities: () => ({ reloadEnvironment: true }),

    async dryRun() {
      const script = await bundled(true)
      switches.activeMutant = undefined
      switches.mutantCoverage = { static: {}, perTest: {} }
      const load = await loader(script)
      const results = []
      for (const file of TESTS) {
        for (const test of await load(file)) {
          switches.currentTestId = test.id
          const from = performance.now()
          const error = await failure(test)
          switches.currentTestId = undefined
          const told = { id: test.id, name: test.name, timeSpentMs: performance.now() - from }
          results.push(error === null ? { ...told, status: 0 } : { ...told, status: 1, failureMessage: error })
        }
      }
      times = Object.fromEntries(results.map(({ id, timeSpentMs }) => [id, timeSpentMs]))
      writeFileSync(TIMES, JSON.stringify(times))
      return { status: 'complete', tests: results, mutantCoverage: switches.mutantCoverage }
    },

    /** @param {MutantRun} run */
    async mutantRun({ activeMutant, testFilter = [], hitLimit }) {
      quick ??= await bundled(false)
      times ??= /** @type {Record<string, number>} */ (JSON.parse(readFileSync(TIMES, 'utf8')))
      const took = times
      const load = await loader(quick)
      const ids = [...testFilter].sort((a, b) => (took[a] ?? 0) - (took[b] ?? 0))
      switches.hitCount = 0
      switches.hitLimit = hitLimit
      let count = 0
      for (const id of ids) {
        // No mutant is at work while a file is collected: that would be another program, not another rule.
        switches.activeMutant = undefined
        const test = (await load(id.slice(0, id.indexOf('#')))).find((other) => other.id === id)
        if (test === undefined) return { status: 'error', errorMessage: `There is no test ${id}` }
        switches.activeMutant = activeMutant.id
        const error = await failure(test)
        switches.activeMutant = undefined
        count++
        if (hitLimit !== undefined && switches.hitCount > hitLimit)
          return { status: 'timeout', reason: 'An endless loop' }
        if (error !== null) return { status: 'killed', killedBy: [id], failureMessage: error, nrOfTests: count }
      }
      return { status: 'survived', nrOfTests: count }
    },
  }
}

/**
 * @param {Test} test
 * @returns {Promise<string | null>}
 */
async function failure({ before, run, after }) {
  try {
    for (const hook of before) await hook()
    await run()
    for (const hook of after) await hook()
    return null
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error)
  }
}

/**
 * Every file's tests, collected when they are first asked for, in an instance of the program of its own.
 * @param {Script} script
 */
async function loader(script) {
  const { api, collect } = await collecting(require)
  /** @type {{ exports: { files: Record<string, () => Promise<unknown>> } }} */
  const module = { exports: { files: {} } }
  const load = (/** @type {string} */ name) => (name === 'vitest' ? api : require(name))
  script.runInThisContext()(load, module, module.exports)
  /** @type {Map<string, readonly Test[]>} */
  const known = new Map()
  return async (/** @type {string} */ file) => {
    const tests = known.get(file) ?? (await collect(file, module.exports.files[file]))
    known.set(file, tests)
    return tests
  }
}

/**
 * The tests and all they import in one script. Counting which test reaches what costs time, and is wanted once.
 * @param {boolean} counting
 */
async function bundled(counting) {
  const entries = TESTS.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`./${file}`)})`)
  const { outputFiles } = await build({
    stdin: { contents: `export const files = { ${entries.join(', ')} }`, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        name: 'tests',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@tessera/') ? undefined : { path, external: true },
          )
          onLoad({ filter: /\.ts$/ }, ({ path }) => ({ contents: asLoaded(path, counting), loader: 'ts' }))
        },
      },
    ],
  })
  const text = outputFiles[0]?.text ?? ''
  return new Script(`(function (require, module, exports) {${text}\n})`, { filename: resolve('tests.cjs') })
}

/**
 * @param {string} path
 * @param {boolean} counting
 */
function asLoaded(path, counting) {
  const text = readFileSync(path, 'utf8')
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
    .replaceAll('import.meta.filename', JSON.stringify(path))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
  return counting ? text : text.replace(/function (stryCov_\w+)\(\) \{/, 'function $1() {}\nfunction $1_counting() {')
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'once', factory: runner }]
