// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { interval, isKilled, isSettled, readFound, reportsFolder, sampleFile } from '../mutants/found.mjs'
import { gamePackages } from './game-packages.mjs'
import { install, root } from './install.mjs'

/**
 * Mutation testing: `npm run test:mutants <game>`, of some files alone, `npm run test:mutants <game> rules/setup rules/victory`,
 * or of a random sample that is the same every time, `npm run test:mutants <game> -- --sample 200 --seed 2`.
 * `--minutes 5` stops it after that time; the next run goes on where it stopped, since what was found is kept
 * (.cache/mutants/<package>.found.jsonl). `--slow` runs the slow tests too, so that survivors meet all there are; `--examples` leaves
 * out the recorded matches and the tests of secrecy in whole matches, which notice much, take longest and name no rule.
 * The sources are changed one mutant at a time, so it works in a copy under .cache/mutants.
 */
/**
 * Tests by the hundred matches, or of other things than rules. A rule should be held without them, and a mutant that survives would meet
 * them all.
 */
const SLOW = ['/bot/', '/lab/', '/puzzles/', '/orders/', 'properties', 'matches', 'agreement', 'symmetry', 'outlook']

const { values, positionals } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string' },
    slow: { type: 'boolean', default: false },
    examples: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const [name = '', ...files] = positionals
for (const option of /** @type {const} */ (['sample', 'minutes'])) {
  if (values[option] === undefined || /^[1-9]\d*$/.test(values[option])) continue
  console.error(`--${option} takes a number above 0, not "${values[option]}"`)
  process.exit(2)
}
/** The kernel, or the rules of a game. */
const source = name === 'kernel' ? 'engine/kernel' : `games/${name}/rules`
const folder = join(root, source)
if (name === '' || !existsSync(folder)) {
  console.error(
    `Say which package: kernel, ${gamePackages()
      .map((game) => game.folder)
      .join(', ')}`,
  )
  process.exit(2)
}
for (const file of files) {
  if (existsSync(join(folder, `${file}.ts`))) continue
  console.error(`There is no ${source}/${file}.ts`)
  process.exit(2)
}

install()
// What it imports is there only now.
const { withoutAssertions } = await import('../mutants/assertions.mjs')
const tools = join(root, 'mutants')
if (!existsSync(join(tools, 'node_modules', '@stryker-mutator', 'core'))) {
  console.log('Installing the tool for mutants (once) ...')
  const args = ['ci', '--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts', '--loglevel=error']
  execFileSync('npm', args, { cwd: tools, stdio: 'inherit', shell: process.platform === 'win32' })
}

const copy = join(reportsFolder(root), `copy-${name}`)
rmSync(copy, { recursive: true, force: true })
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
for (const file of listed.toString().split('\0').filter(Boolean)) {
  if (!existsSync(join(root, file)) || /^(apps|bench|e2e|kit)\//.test(file)) continue
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  const isRule = file.startsWith(`${source}/`) && file.endsWith('.ts') && !file.endsWith('.test.ts')
  if (isRule) writeRule(file)
  else cpSync(join(root, file), join(copy, file))
}
link('node_modules')
symlinkSync(join(tools, 'node_modules'), join(copy, 'mutants', 'node_modules'))
rmSync(sampleFile(root, name), { force: true })

const tests = hashOfTests()
const stryker = join(tools, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
const run = spawn(process.execPath, [stryker, 'run', 'mutants/stryker.config.mjs'], {
  cwd: copy,
  env: {
    ...process.env,
    TESSERA_MUTANTS_ROOT: root,
    TESSERA_MUTANTS_OF: name,
    TESSERA_MUTANTS_SOURCE: source,
    TESSERA_MUTANTS_IN: files.join(','),
    TESSERA_MUTANTS_SEED: values.seed,
    TESSERA_MUTANTS_TESTS: tests,
    TESSERA_MUTANTS_TEST_FILES: testFiles().join(','),
    ...(values.sample !== undefined && { TESSERA_MUTANTS_SAMPLE: values.sample }),
  },
  stdio: 'inherit',
  // A group of its own, so that the processes it starts end with it.
  detached: process.platform !== 'win32',
})
let stopped = false
const stop = () => {
  stopped = true
  if (run.pid === undefined || process.platform === 'win32') run.kill()
  else process.kill(-run.pid, 'SIGKILL')
}
const limit = values.minutes === undefined ? undefined : setTimeout(stop, Number(values.minutes) * 60_000)
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
run.once('exit', (code) => {
  clearTimeout(limit)
  rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  if (existsSync(sampleFile(root, name))) tell()
  process.exitCode = stopped ? 0 : (code ?? 1)
})

/**
 * Stryker puts all mutants of a file into it; what it was before, the runner finds beside.
 * @param {string} file
 */
function writeRule(file) {
  const text = withoutAssertions(readFileSync(join(root, file), 'utf8'))
  const kept = join(copy, '.plain', file)
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, text)
  writeFileSync(join(copy, file), text)
}

/**
 * The packages of others are linked to; ours are those of the copy, since their links are relative.
 * @param {string} modules
 */
function link(modules) {
  const from = join(root, modules)
  if (!existsSync(from)) return
  mkdirSync(join(copy, modules), { recursive: true })
  for (const entry of readdirSync(from)) {
    if (entry === '@tessera')
      cpSync(join(from, entry), join(copy, modules, entry), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(from, entry), join(copy, modules, entry))
  }
}

function testFiles() {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const tests = all.map((file) => `${source}/${file.replaceAll('\\', '/')}`).filter(isTest)
  const left = [...(values.slow ? [] : SLOW), ...(values.examples ? ['fixtures', 'secrecy'] : [])]
  return tests.filter((file) => !left.some((word) => file.includes(word)))
}

/**
 * Those that plant mutants of their own replace text of the sources, which has others in it here.
 * @param {string} file
 */
function isTest(file) {
  return file.endsWith('.test.ts') && !readFileSync(join(root, file), 'utf8').includes("from './mutants.ts'")
}

/** Names the tests there are: those that find nothing new need not run again. */
function hashOfTests() {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const hash = createHash('sha256').update(`${values.slow} ${values.examples}`)
  for (const file of all.filter((path) => /\.test\.ts$|\btesting\b.*\.ts$/.test(path)).sort())
    hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * A survivor that mutants/equivalent.json lists cannot be noticed by any test, and counts for nothing.
 * @typedef {{ file: string, line: string, was: string, becomes: string, why: string }} Equivalent
 */
function tell() {
  /** @type {{ of: number, drawn: readonly import('../mutants/found.mjs').Drawn[] }} */
  const { of, drawn } = JSON.parse(readFileSync(sampleFile(root, name), 'utf8'))
  /** @type {readonly Equivalent[]} */
  const equivalent = JSON.parse(readFileSync(join(tools, 'equivalent.json'), 'utf8'))
  const found = readFound(root, name)
  const count = { killed: 0, timeout: 0, survived: 0, equivalent: 0, broken: 0, open: 0 }
  // Those that no test reaches, and those that were killed before, are known at once: a stopped run is a random sample only as
  // far as it got in the order drawn.
  const end = drawn.findIndex(({ key }) => !isSettled(found.get(key), tests))
  const measured = end < 0 ? drawn : drawn.slice(0, end)
  count.open = drawn.length - measured.length
  for (const { key, at, ...mutant } of measured) {
    const result = found.get(key)
    if (result === undefined) continue
    if (isKilled(result)) {
      count.killed++
      if (result.status === 'Timeout') count.timeout++
    } else if (result.status !== 'Survived' && result.status !== 'NoCoverage') {
      count.broken++
      console.log(`${result.status}  ${mutant.file}:${at}  ${mutant.line}`)
    } else if (equivalent.some(({ why: _, ...known }) => isDeepStrictEqual(known, mutant))) count.equivalent++
    else {
      count.survived++
      console.log(`${result.status}  ${mutant.file}:${at}  ${mutant.line}\n    ${mutant.was}\n    -> ${mutant.becomes}`)
    }
  }
  const all = count.killed + count.survived
  const [from = 0, to = 0] = interval(count.killed, all)
  console.log(
    `${name}: ${count.killed} of ${all} mutants killed, ${((100 * count.killed) / Math.max(1, all)).toFixed(1)} % ` +
      `(95 % interval ${from.toFixed(1)} to ${to.toFixed(1)}); seed ${values.seed}, drawn from ${of}; ${count.timeout} by time limit, ` +
      `${count.equivalent} equivalent, ${count.broken} could not run, ${count.open} not measured yet`,
  )
}
