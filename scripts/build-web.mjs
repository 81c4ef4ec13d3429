// @ts-check
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addedGames } from './added-games.mjs'
import { root } from './install.mjs'

const web = join(root, 'apps', 'web')
/** Any other build empties the folder, and the marker with it. */
const marker = join(web, 'dist', '.sources')

/**
 * Builds the browser client into `apps/web/dist`, unless that folder was built from these very sources.
 * @returns {{ status: number, output: string }}
 */
export function buildWeb() {
  const sources = hashOfSources()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === sources) return { status: 0, output: '' }
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const run = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, encoding: 'utf8' })
  if (run.status === 0) writeFileSync(marker, sources)
  return { status: run.status ?? 1, output: `${run.stdout}${run.stderr}` }
}

function hashOfSources() {
  const hash = createHash('sha256')
  const added = addedGames(root).map(({ folder }) => folder)
  const folders = [web, join(root, 'engine'), join(root, 'games'), ...added]
  const files = [join(root, 'package-lock.json'), ...folders.flatMap(filesUnder)]
  for (const file of files.sort()) {
    hash.update(`${relative(root, file)}\0`)
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'fixtures', 'testing', 'bench', 'e2e', 'images'].includes(entry.name)
        ? []
        : filesUnder(path)
    return entry.name.includes('.test.') ? [] : [path]
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { status, output } = buildWeb()
  process.stdout.write(output)
  process.exitCode = status
}
