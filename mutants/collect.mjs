// @ts-check
import { pathToFileURL } from 'node:url'
import { format } from 'node:util'

/**
 * What test files import from vitest, as far as tests of rules use it; its own `expect`, and tests that are noted, not run.
 * @typedef {() => unknown} Run
 * @typedef {{ id: string, name: string, run: Run, before: readonly Run[], after: readonly Run[] }} Test
 * @typedef {{ path: readonly string[], before: Run[], after: Run[] }} Suite
 */

/** @param {NodeJS.Require} require */
export async function collecting(require) {
  const expect = await expectOf(require)
  /** @type {Test[]} */
  let tests = []
  let file = ''
  /** @type {Suite} */
  let suite = { path: [], before: [], after: [] }
  const test = withEach((name, run) => {
    const full = [...suite.path, name].join(' ')
    tests.push({ id: `${file}#${tests.length} ${full}`, name: full, run, before: suite.before, after: suite.after })
  })
  const describe = withEach((name, run) => {
    const outer = suite
    suite = { path: [...outer.path, name], before: [...outer.before], after: [...outer.after] }
    run()
    suite = outer
  })
  const beforeEach = (/** @type {Run} */ run) => void suite.before.push(run)
  const afterEach = (/** @type {Run} */ run) => void suite.after.unshift(run)
  return {
    api: { describe, test, it: test, expect, beforeEach, afterEach },
    /**
     * @param {string} path
     * @param {(() => Promise<unknown>) | undefined} load
     * @returns {Promise<readonly Test[]>}
     */
    async collect(path, load) {
      if (load === undefined) throw new Error(`There is no test file ${path}`)
      file = path
      tests = []
      await load()
      return tests
    },
  }
}

/**
 * `test(name, run)` and `test.each(rows)(name, run)`.
 * @param {(name: string, run: Run) => void} note
 */
function withEach(note) {
  const one = (/** @type {string} */ name, /** @type {readonly unknown[]} */ ...rest) =>
    note(name, /** @type {Run} */ (rest.find((part) => typeof part === 'function')))
  const each =
    (/** @type {readonly unknown[]} */ rows) =>
    (/** @type {string} */ name, /** @type {readonly unknown[]} */ ...rest) => {
      const run = /** @type {(...row: readonly unknown[]) => unknown} */ (
        rest.find((part) => typeof part === 'function')
      )
      for (const row of rows) {
        const given = Array.isArray(row) ? row : [row]
        note(format(name, ...given.filter((part) => typeof part !== 'object')), () => run(...given))
      }
    }
  return Object.assign(one, { each })
}

/** @type {Promise<unknown> | undefined} */
let known

/** @param {NodeJS.Require} require */
function expectOf(require) {
  known ??= (async () => {
    const {
      chai,
      JestAsymmetricMatchers,
      JestChaiExpect,
      JestExtend,
      ASYMMETRIC_MATCHERS_OBJECT,
      GLOBAL_EXPECT,
      setState,
    } = await import(pathToFileURL(require.resolve('@vitest/expect')).href)
    for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin)
    const expect = (/** @type {unknown} */ value, /** @type {string | undefined} */ message) =>
      chai.expect(value, message)
    Object.assign(expect, chai.expect, Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT))
    Reflect.set(globalThis, GLOBAL_EXPECT, expect)
    setState({ assertionCalls: 0 }, expect)
    return expect
  })()
  return known
}
