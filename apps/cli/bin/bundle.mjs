import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addedGames } from '../../../scripts/added-games.mjs'

/** What the command may be made of, and what in there is none of it. */
const ROOMS = ['engine', 'games', 'apps/cli/src', 'apps/server/src', 'bench/src']
const APART = new Set(['node_modules', 'fixtures', 'screens', 'e2e', 'ui', 'table', 'play'])

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The command, bundled from its TypeScript sources, ready to import: made anew only when a source has changed. Returns the
 * folder. Several runs may do this at once: each builds aside and moves its folder into place, and the first one wins.
 */
export async function bundle(root) {
  const cache = join(root, 'node_modules', '.cache', 'tessera')
  const folder = join(cache, keyOf(root))
  if (existsSync(folder)) return folder
  const aside = join(cache, `building-${process.pid}-${Date.now()}`)
  mkdirSync(aside, { recursive: true })
  try {
    await build(root, aside)
    renameSync(aside, folder)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  dropOld(cache, folder)
  return folder
}

/** Of all sources by what is in them: times say nothing after a checkout, a copy or a layer of an image. */
function keyOf(root) {
  const hash = createHash('sha1')
  const add = (path) => hash.update(`${relative(root, path)}\0`).update(readFileSync(path))
  const walk = (folder) => {
    const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) APART.has(entry.name) || walk(path)
      else if (!/\.(test\.ts|tsx|css|md)$/.test(entry.name)) add(path)
    }
  }
  add(join(root, 'package-lock.json'))
  add(fileURLToPath(import.meta.url))
  add(fileURLToPath(new URL('./build.mjs', import.meta.url)))
  for (const room of ROOMS) walk(join(root, room))
  for (const { folder } of addedGames(root)) walk(folder)
  return hash.digest('hex').slice(0, 16)
}

/** In a process of its own: a bundler keeps hundreds of megabytes, and a server runs for months. */
async function build(root, folder) {
  const program = fileURLToPath(new URL('./build.mjs', import.meta.url))
  const child = spawn(process.execPath, [program, root, folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  const errors = []
  child.stderr.on('data', (text) => errors.push(text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The command could not be bundled: ${Buffer.concat(errors)}`)
}

/** Other folders are removed only a day after their last use was begun: a run may still import from them. */
function dropOld(cache, current) {
  utimesSync(current, new Date(), new Date())
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    try {
      if (path !== current && Date.now() - statSync(path).mtimeMs > DAY_MS)
        rmSync(path, { recursive: true, force: true })
    } catch {
      // Another run removed it first.
    }
  }
}
