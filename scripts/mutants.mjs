// @ts-check
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { install, root } from './install.mjs'

/**
 * Mutation testing: `npm run test:mutants cohort`, of some files alone, `npm run test:mutants cohort rules/upkeep rules/victory`,
 * or of a random sample that is the same every time, `npm run test:mutants cohort -- --sample 1000`.
 * The sources are changed one mutant at a time, so it works in a copy under .cache/mutants. What was measured before is
 * not measured again, samples aside; the report is .cache/mutants/<package>.html.
 */
const { values, positionals } = parseArgs({ options: { sample: { type: 'string' } }, allowPositionals: true })
const [name = '', ...files] = positionals
if (values.sample !== undefined && !/^[1-9]\d*$/.test(values.sample)) {
  console.error(`--sample takes a number of mutants, not "${values.sample}"`)
  process.exit(2)
}
const folder = join(root, 'packages', name)
if (name === '' || !existsSync(join(folder, 'src'))) {
  console.error(`Say which package: ${readdirSync(join(root, 'packages')).join(', ')}`)
  process.exit(2)
}
for (const file of files) {
  if (existsSync(join(folder, 'src', `${file}.ts`))) continue
  console.error(`There is no packages/${name}/src/${file}.ts`)
  process.exit(2)
}

install()
const tools = join(root, 'mutants')
if (!existsSync(join(tools, 'node_modules', '@stryker-mutator', 'core'))) {
  console.log('Installing the tool for mutants (once) ...')
  const args = ['ci', '--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts', '--loglevel=error']
  execFileSync('npm', args, { cwd: tools, stdio: 'inherit', shell: process.platform === 'win32' })
}

const reports = join(root, '.cache', 'mutants')
const copy = join(reports, `copy-${name}`)
rmSync(copy, { recursive: true, force: true })
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
for (const file of listed.toString().split('\0').filter(Boolean)) {
  if (!existsSync(join(root, file))) continue
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  cpSync(join(root, file), join(copy, file))
}
link('node_modules')
for (const room of readdirSync(join(root, 'packages'))) link(join('packages', room, 'node_modules'))

const env = {
  ...process.env,
  TESSERA_MUTANTS_OF: name,
  TESSERA_MUTANTS_IN: files.join(','),
  TESSERA_MUTANTS_REPORTS: reports,
  ...(values.sample !== undefined && { TESSERA_MUTANTS_SAMPLE: values.sample }),
}
const stryker = join(tools, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
symlinkSync(join(tools, 'node_modules'), join(copy, 'mutants', 'node_modules'))
const run = spawnSync(process.execPath, [stryker, 'run', 'mutants/stryker.config.mjs'], {
  cwd: copy,
  env,
  stdio: 'inherit',
})
if (run.status === 0) tell(join(reports, `${name}.json`))
rmSync(copy, { recursive: true, force: true })
process.exitCode = run.status ?? 1

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

/**
 * A survivor that mutants/equivalent.json lists cannot be noticed by any test, and counts for nothing.
 * @typedef {{ mutatorName: string, replacement: string, status: string, location: { start: Place, end: Place } }} Told
 * @typedef {{ line: number, column: number }} Place
 * @typedef {{ file: string, line: string, was: string, becomes: string, why: string }} Equivalent
 */

/** @param {string} file */
function tell(file) {
  /** @type {Record<string, { source: string, mutants: Told[] }>} */
  const report = JSON.parse(readFileSync(file, 'utf8')).files
  /** @type {readonly Equivalent[]} */
  const equivalent = JSON.parse(readFileSync(join(tools, 'equivalent.json'), 'utf8'))
  let killed = 0
  const survivors = []
  for (const [path, { source, mutants }] of Object.entries(report)) {
    const lines = source.split('\n')
    for (const mutant of mutants) {
      if (mutant.status === 'Killed' || mutant.status === 'Timeout') killed++
      if (mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') continue
      const told = {
        file: path,
        line: lines[mutant.location.start.line - 1]?.trim() ?? '',
        was: folded(between(lines, mutant.location.start, mutant.location.end)),
        becomes: folded(mutant.replacement),
      }
      if (equivalent.some(({ why: _, ...known }) => isDeepStrictEqual(known, told))) continue
      survivors.push({ ...told, at: mutant.location.start.line, status: mutant.status })
    }
  }
  for (const { file: path, at, line, was, becomes, status } of survivors)
    console.log(`${status}  ${path}:${at}  ${line}\n    ${was}\n    -> ${becomes}`)
  const all = killed + survivors.length
  console.log(`${name}: ${killed} of ${all} mutants killed (${((100 * killed) / Math.max(1, all)).toFixed(1)} %)`)
}

/**
 * @param {readonly string[]} lines
 * @param {Place} from counted from 1, as editors do
 * @param {Place} to
 */
function between(lines, from, to) {
  const some = lines.slice(from.line - 1, to.line)
  some[some.length - 1] = some[some.length - 1]?.slice(0, to.column - 1) ?? ''
  some[0] = some[0]?.slice(from.column - 1) ?? ''
  return some.join(' ')
}

/** @param {string} text */
function folded(text) {
  return text.replaceAll(/\s+/g, ' ').trim()
}
