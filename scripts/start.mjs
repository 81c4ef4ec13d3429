// @ts-check
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, root } from './install.mjs'

install()
const { buildWeb } = await import('./build-web.mjs')
const built = buildWeb()
if (built.status !== 0) {
  process.stderr.write(built.output)
  console.error('The browser client could not be built; the messages above say why.')
  process.exit(1)
}

const cli = join(root, 'apps', 'cli', 'bin', 'tessera.mjs')
const server = spawn(process.execPath, [cli, 'serve', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})
