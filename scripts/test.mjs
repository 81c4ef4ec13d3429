// @ts-check
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { installChromium } from './chromium.mjs'
import { install, root } from './install.mjs'

/**
 * With a report a step is a run of many tests, without one it counts as one.
 * @typedef {{ name: string, args: readonly string[], report?: string }} Step
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 */

install()
installChromium()

const deep = process.argv.includes('--deep')
const reports = join(root, '.cache', 'test')
/** One checker a project: several check what they share several times over, and the other core has other steps to do. */
const tsc = (/** @type {string} */ project) => ['node_modules/ts7/bin/tsc', '-p', project, '--checkers', '1']
const vitest = ['node_modules/vitest/vitest.mjs', 'run']

/** @type {readonly Step[]} */
const checks = [
  { name: 'types of the rules', args: tsc('tsconfig.rules.json') },
  { name: 'types of tools and tests', args: tsc('tsconfig.node.json') },
  { name: 'types of the browser client', args: tsc('tsconfig.web.json') },
  { name: 'lint and format', args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'imports between packages', args: ['scripts/imports.mjs'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'purity of the rules', args: ['scripts/purity.mjs'] },
  { name: 'every rule cited by a test', args: ['scripts/cited.mjs'] },
  { name: 'every promise held by a test', args: ['scripts/promises.mjs'] },
]
/** @type {Step} */
const build = { name: 'build of the browser client', args: ['scripts/build-web.mjs'] }
/** @type {Step} */
const unit = { name: 'unit and property tests', args: vitest, report: 'unit.json' }
/** @type {Step} */
const browser = { name: 'browser tests', args: [...vitest, '--config', 'e2e/vitest.config.ts'], report: 'browser.json' }

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** @type {string[]} */
const failures = []

// The browser tests take longest and wait for pages and databases much of the time, so they begin as soon as there is a client,
// and everything else goes beside them.
const client = run(build).then(async (built) => [built, await run(browser)])
const others = async () => {
  const counts = []
  for (const step of [...checks, unit]) counts.push(await run(step))
  return counts
}
const counts = (await Promise.all([client, others()])).flat()

// Again at the end, where it is found: what was printed above may be thousands of lines.
for (const failure of failures) console.log(`FAILED  ${failure}`)
const sum = (/** @type {keyof Count} */ key) => counts.reduce((total, count) => total + count[key], 0)
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
process.exitCode = sum('failed') > 0 ? 1 : 0

/**
 * @param {Step} step
 * @returns {Promise<Count>}
 */
async function run(step) {
  const report = step.report && join(reports, step.report)
  const args = report
    ? [...step.args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    : step.args
  const from = performance.now()
  const { status, output } = await capture(args)
  const count = report
    ? countOf(report, status)
    : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
  if (count.failed > 0) process.stdout.write(output)
  if (count.failed > 0) failures.push(...failuresOf(step.name, report, output))
  const tests = report ? `${count.passed} passed, ${count.failed} failed, ` : ''
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  console.log(`${count.failed > 0 ? 'FAILED' : 'ok    '}  ${step.name} (${tests}${seconds} s)`)
  return count
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<{ status: number, output: string }>}
 */
function capture(args) {
  const env = { ...process.env, NO_COLOR: '1', ...(deep ? { TESSERA_DEEP: '1' } : {}) }
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) => resolve({ status: code ?? 1, output }))
  })
}

/**
 * A file that does not load, an error outside every test and a runner that dies count as a failure each.
 * @param {string} report
 * @param {number} status
 * @returns {Count}
 */
function countOf(report, status) {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const told = JSON.parse(readFileSync(report, 'utf8'))
  let broken = 0
  for (const file of told.testResults) {
    const said = file.assertionResults.some((/** @type {{ status: string }} */ test) => test.status === 'failed')
    if (file.status === 'failed' && !said) broken++
  }
  const failed = told.numFailedTests + broken
  return {
    passed: told.numPassedTests,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    skipped: told.numPendingTests + told.numTodoTests,
  }
}

/**
 * File, name and first message of each red test; the end of the output where no test is to blame.
 * @param {string} step
 * @param {string | undefined} report
 * @param {string} output
 * @returns {string[]}
 */
function failuresOf(step, report, output) {
  const lines = []
  const told = report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] }
  for (const file of told.testResults) {
    const name = relative(root, file.name)
    const red = file.assertionResults.filter((/** @type {{ status: string }} */ test) => test.status === 'failed')
    for (const test of red) lines.push(`${name}: ${test.fullName}\n${(test.failureMessages[0] ?? '').slice(0, 600)}`)
    if (file.status === 'failed' && red.length === 0) lines.push(`${name}\n${file.message.slice(0, 600)}`)
  }
  return lines.length > 0 ? lines : [`${step}\n${output.slice(-2000)}`]
}
