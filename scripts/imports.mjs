// @ts-check
import { spawnSync } from 'node:child_process'
import { root } from './install.mjs'

/** With a TypeScript it cannot use the cruiser finds no modules and is content, so too few of them is a failure. */
const leastModules = 1500

const args = [
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  'engine',
  'games',
  'apps',
  'bench',
  'e2e',
  'shipped',
  'scripts',
]
const run = spawnSync(process.execPath, [...args, '--config', '.dependency-cruiser.mjs', '--output-type', 'json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 28,
})
if (!run.stdout) {
  console.error(run.stderr)
  process.exit(1)
}
const { summary, modules } = JSON.parse(run.stdout)
const ours = modules.filter((/** @type {{ source: string }} */ module) => !module.source.includes('node_modules'))
for (const violation of summary.violations) console.log(`${violation.rule.name}: ${violation.from} -> ${violation.to}`)
if (ours.length < leastModules) console.log(`Only ${ours.length} modules were seen; at least ${leastModules} exist.`)
else console.log(`${ours.length} modules, ${summary.violations.length} imports in the wrong direction`)
process.exitCode = summary.violations.length > 0 || ours.length < leastModules ? 1 : 0
