// @ts-check
import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { installChromium } from './chromium.mjs'
import { install, root } from './install.mjs'

install()
installChromium()
const { buildWeb } = await import('./build-web.mjs')
const built = buildWeb()
process.stdout.write(built.output)
if (built.status !== 0) process.exit(built.status)

const folder = join(root, '.cache', 'shots')
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'e2e/vitest.config.ts', 'screens']
const run = spawnSync(process.execPath, [...vitest, ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, TESSERA_DEEP: '1', TESSERA_SHOTS: folder },
  stdio: 'inherit',
})
console.log(`The pictures are in ${relative(process.cwd(), folder)}`)
process.exitCode = run.status ?? 1
