// @ts-check
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const lock = join(root, 'package-lock.json')
const marker = join(root, 'node_modules', '.tessera-installed')
const leastNode = /** @type {const} */ ([20, 19])

/**
 * Leaves `node_modules` as `package-lock.json` says, and does nothing when it already is. Uses only Node's own modules,
 * since nothing else is there on a fresh clone. Ends the process with a sentence when it cannot.
 */
export function install() {
  refuseOldNode(process.versions.node)
  if (!existsSync(lock))
    fail(`package-lock.json is missing from ${root}: restore it with "git checkout package-lock.json".`)
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (installed(wanted)) return
  console.log('Installing dependencies (once) ...')
  const npm = process.env['npm_execpath']
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const run = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
  if (run.status !== 0) {
    process.stderr.write(`${run.stdout ?? ''}${run.stderr ?? ''}${run.error ? `${run.error.message}\n` : ''}`)
    fail('The dependencies could not be installed: "npm ci" failed with the messages above.')
  }
  mark(wanted)
}

/** @param {string} version */
export function oldNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1])
}

/** @param {string} version */
function refuseOldNode(version) {
  if (oldNode(version)) fail(`Tessera needs Node ${leastNode.join('.')} or newer; this is Node ${version}.`)
}

/**
 * By our own marker, or by npm's: somebody who typed `npm ci` has installed as well.
 * @param {string} wanted
 */
function installed(wanted) {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return true
  const npms = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(npms) || statSync(npms).mtimeMs < statSync(lock).mtimeMs) return false
  mark(wanted)
  return true
}

/** @param {string} wanted */
function mark(wanted) {
  writeFileSync(marker, wanted)
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
