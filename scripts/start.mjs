// @ts-check
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { install, root } from './install.mjs'

install()
const cli = join(root, 'apps', 'cli', 'bin', 'tessera.mjs')
// The empty database that new data folders start from is made while the client is built.
const prepared = spawn(process.execPath, [cli, 'serve', '--prepare'], { cwd: root, stdio: 'inherit' })
const ready = new Promise((resolve) => prepared.on('exit', resolve))
const { buildWeb } = await import('./build-web.mjs')
const built = buildWeb()
if (built.status !== 0) {
  process.stderr.write(built.output)
  console.error('The browser client could not be built; the messages above say why.')
  process.exit(1)
}

await ready
const flags = process.argv.slice(2)
const ported = flags.some((flag) => /^(-p|--port)/.test(flag)) ? flags : [...flags, '--port', `${await freePort(8017)}`]
const server = spawn(process.execPath, [cli, 'serve', ...ported], { cwd: root, stdio: 'inherit' })
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})

/**
 * The first port from this one on that nobody listens on.
 * @param {number} port
 * @returns {Promise<number>}
 */
function freePort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE'
      if (taken && port < 65_535) resolve(freePort(port + 1))
      else reject(error)
    })
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
  })
}
