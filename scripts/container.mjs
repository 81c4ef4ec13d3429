// @ts-check
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './install.mjs'

/** The user that owns nothing. */
const NOBODY = 65534

/**
 * Replays the Dockerfile in a clean folder, for machines without a container engine: what it copies of a clean checkout, its commands in
 * their order, then the server as somebody who owns nothing but the data, on files that nobody may change. Looks whether it becomes
 * ready, drains and ends.
 */
const place = mkdtempSync(join(tmpdir(), 'tessera-container-'))
try {
  const [checkout, image, data] = ['checkout', 'image', 'data'].map((name) => join(place, name))
  if (!checkout || !image || !data) throw new Error('unreachable')
  chmodSync(place, 0o755)
  for (const folder of [checkout, image, data]) mkdirSync(folder)
  run('git', ['checkout-index', '--all', `--prefix=${checkout}/`], root)
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n')
  const [build, served] = stagesOf(lines)
  for (const line of build ?? []) {
    const [word = '', ...rest] = line.split(' ')
    if (word === 'COPY') for (const from of rest.slice(0, -1)) copy(join(checkout, from), target(image, from, rest))
    if (word === 'RUN') run('sh', ['-c', rest.join(' ')], image)
  }
  const unwanted = ['vite', 'vitest', 'typescript', 'react', 'three', 'solc', 'playwright-core', '@biomejs']
  const there = unwanted.filter((name) => existsSync(join(image, 'node_modules', name)))
  if (there.length > 0) throw new Error(`The image would hold ${there.join(', ')}`)
  await serve(image, data, served ?? [])
  console.log('The container starts without root on files it cannot change, becomes ready, drains and ends.')
} finally {
  rmSync(place, { recursive: true, force: true })
}

/** @param {readonly string[]} lines */
function stagesOf(lines) {
  const whole = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const begins = whole.flatMap((line, index) => (line.startsWith('FROM ') ? [index] : []))
  return begins.map((from, index) => whole.slice(from + 1, begins[index + 1]))
}

/**
 * @param {string} image
 * @param {string} from
 * @param {readonly string[]} words
 */
function target(image, from, words) {
  const to = words.at(-1) ?? ''
  return to === './' ? join(image, from) : join(image, to)
}

/**
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  cpSync(from, to, { recursive: true })
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
}

/**
 * @param {string} image
 * @param {string} data
 * @param {readonly string[]} served
 */
async function serve(image, data, served) {
  const command = JSON.parse(served.find((line) => line.startsWith('CMD '))?.slice(4) ?? '[]')
  const settings = (served.find((line) => line.startsWith('ENV '))?.slice(4) ?? '')
    .split(' ')
    .map((one) => one.split('='))
  const env = { PATH: process.env['PATH'], ...Object.fromEntries(settings), TESSERA_DATA: data, TESSERA_LOG: 'warn' }
  const root = process.getuid?.() === 0
  if (root) chownSync(data, NOBODY, NOBODY)
  else for (const name of readdirSync(image)) spawnSync('chmod', ['-R', 'a-w', join(image, name)])
  const args = [...command.slice(1, -1), '0', '--json']
  const child = spawn(process.execPath, args, {
    cwd: image,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(root ? { uid: NOBODY, gid: NOBODY } : {}),
  })
  const ended = once(child, 'exit')
  let said = ''
  child.stderr.on('data', (piece) => {
    said += piece
  })
  const line = await Promise.race([once(child.stdout, 'data'), ended.then(() => null)])
  if (line === null) throw new Error(`The server did not start:\n${said}`)
  const { url } = JSON.parse(String(line[0]))
  const asked = async (/** @type {string} */ path) => (await fetch(url + path)).status
  /** @type {[string, number][]} */
  const wanted = [
    ['/healthz', 200],
    ['/readyz', 200],
    ['/', 200],
    ['/api/server', 200],
  ]
  for (const [path, status] of wanted) {
    const got = await asked(path)
    if (got !== status) throw new Error(`${path} answers ${got}`)
  }
  child.kill('SIGTERM')
  const red = await untilRed(asked)
  const [code] = await ended
  if (!red) throw new Error('The server closed before it said that it is not ready')
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${said}`)
  if (readdirSync(data).length === 0) throw new Error('The server kept nothing in its data folder')
  if (!root) spawnSync('chmod', ['-R', 'u+w', image])
}

/**
 * Whether the server says that it is not ready while it still answers.
 * @param {(path: string) => Promise<number>} asked
 */
async function untilRed(asked) {
  try {
    for (;;) if ((await asked('/readyz')) === 503) return (await asked('/healthz')) === 200
  } catch {
    return false
  }
}
