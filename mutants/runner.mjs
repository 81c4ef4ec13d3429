// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { build, context } from 'esbuild'
import { collecting } from './collect.mjs'
import { withLaps, withMutant } from './plain.mjs'

/**
 * A test runner for Stryker that runs vitest's tests without vitest: starting it anew for every mutant takes far longer than the
 * tests do. The tests of a package are put into one script, which is run from the top for every mutant, so that nothing a mutant
 * did is left for the next one. The sources with all mutants in them say which test reaches which; a mutant is then tried in
 * sources that hold it alone.
 * @typedef {import('./collect.mjs').Test} Test
 * @typedef {{ activeMutant?: string | undefined, currentTestId?: string | undefined, mutantCoverage?: object }} Switches
 * @typedef {{ activeMutant: import('./plain.mjs').Mutant, sandboxFileName: string, testFilter?: readonly string[] }} MutantRun
 */

const TESTS = (process.env['TESSERA_MUTANTS_TEST_FILES'] ?? '').split(',').filter(Boolean)
/** How long each test took without a mutant: the first that fails ends a mutant, so the quickest come first. */
const TIMES = resolve('.stryker-times.json')
const require = createRequire(join(process.cwd(), 'package.json'))
/** What the sources with mutants in them look at. */
const switches = /** @type {Switches} */ (Reflect.get(globalThis, '__stryker__') ?? {})
Reflect.set(globalThis, '__stryker__', switches)

function runner() {
  /** @type {((file: string, mutant: import('./plain.mjs').Mutant) => Promise<Script>) | undefined} */
  let mutated
  /** @type {Record<string, number> | undefined} */
  let times
  /** How many mutants a test has noticed so far: those that notice much come sooner than their time says. */
  const noticed = /** @type {Map<string, number>} */ (new Map())
  return {
    capabilities: () => ({ reloadEnvironment: true }),

    async dryRun() {
      const script = await bundled()
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
    async mutantRun({ activeMutant, sandboxFileName, testFilter = [] }) {
      mutated ??= await mutating()
      times ??= /** @type {Record<string, number>} */ (JSON.parse(readFileSync(TIMES, 'utf8')))
      const took = times
      const costOf = (/** @type {string} */ id) => (took[id] ?? 0) / (1 + (noticed.get(id) ?? 0))
      const ids = [...testFilter].sort((a, b) => costOf(a) - costOf(b))
      const script = await mutated(resolve(sandboxFileName), activeMutant)
      let count = 0
      try {
        laps = 0
        mostLaps = LEAST_LAPS
        const load = await loader(script)
        for (const id of ids) {
          laps = 0
          mostLaps = LEAST_LAPS + LAPS_A_MS * (took[id] ?? 0)
          const test = (await load(id.slice(0, id.indexOf('#')))).find((other) => other.id === id)
          if (test === undefined) return { status: 'error', errorMessage: `There is no test ${id}` }
          const error = await failure(test)
          count++
          if (laps > mostLaps) return { status: 'timeout', reason: 'An endless loop' }
          if (error === null) continue
          noticed.set(id, (noticed.get(id) ?? 0) + 1)
          return { status: 'killed', killedBy: [id], failureMessage: error, nrOfTests: count }
        }
      } catch (error) {
        // What a mutant breaks while the sources or the tests are loaded, no test can overlook.
        return laps > mostLaps
          ? { status: 'timeout', reason: 'An endless loop' }
          : { status: 'killed', killedBy: ids.slice(0, 1), failureMessage: String(error), nrOfTests: count }
      }
      return { status: 'survived', nrOfTests: count }
    },
  }
}

/** Far more turns of loops than a test takes, and few enough that an endless one fills no memory. */
const LEAST_LAPS = 3_000_000
const LAPS_A_MS = 50_000
let laps = 0
let mostLaps = Number.POSITIVE_INFINITY
Reflect.set(globalThis, '__lap', () => {
  if (++laps > mostLaps) throw new Error('An endless loop')
})

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

/** The tests and all they import in one script, with all mutants in it and with what counts which test reaches which. */
async function bundled() {
  const { outputFiles } = await build(settings((path) => asLoaded(path, readFileSync(path, 'utf8'))))
  return scriptOf(outputFiles[0]?.text)
}

/** The same without any mutant but one, again and again: what has not changed is not read again. */
async function mutating() {
  /** @type {Map<string, string>} */
  const known = new Map()
  let file = ''
  let text = ''
  const { rebuild } = await context(
    settings((path) => {
      if (path === file) return text
      const contents = known.get(path) ?? asLoaded(path, withLaps(plain(path)))
      known.set(path, contents)
      return contents
    }),
  )
  return async (/** @type {string} */ path, /** @type {import('./plain.mjs').Mutant} */ mutant) => {
    file = path
    text = asLoaded(path, withLaps(withMutant(plain(path), mutant)))
    const { outputFiles } = await rebuild()
    return scriptOf(outputFiles[0]?.text)
  }
}

/**
 * A source as it was before Stryker put all mutants into it.
 * @param {string} path
 */
function plain(path) {
  const kept = join(process.cwd(), '.plain', relative(process.cwd(), path))
  return readFileSync(existsSync(kept) ? kept : path, 'utf8')
}

/** @param {string | undefined} text */
function scriptOf(text = '') {
  return new Script(`(function (require, module, exports) {${text}\n})`, { filename: resolve('tests.cjs') })
}

/**
 * @param {(path: string) => string} load
 * @returns {import('esbuild').BuildOptions & { write: false }}
 */
function settings(load) {
  const entries = TESTS.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`./${file}`)})`)
  return {
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
          onLoad({ filter: /\.ts$/ }, ({ path }) => ({ contents: load(path), loader: 'ts' }))
        },
      },
    ],
  }
}

/**
 * @param {string} path
 * @param {string} text
 */
function asLoaded(path, text) {
  return text
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
    .replaceAll('import.meta.filename', JSON.stringify(path))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'once', factory: runner }]
