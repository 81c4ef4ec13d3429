// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { gamePackages } from './game-packages.mjs'
import { root } from './install.mjs'

/**
 * Keeps a game as it is now, before its version is raised: one built file with its recorded matches beside it. Running matches
 * then end by the rules they began with. What it prints is to be added to `frozen` in `games/list/rules.ts`.
 * @param {string} id the ruleset's
 * @param {string} [into]
 */
export async function freeze(id, into = join(root, 'games', 'list', 'frozen')) {
  const found = gamePackages().find(({ ids }) => ids.includes(id))
  if (found === undefined) throw new Error(`No package holds a game called ${id}`)
  const home = join(root, 'games', found.folder, 'rules')
  mkdirSync(into, { recursive: true })
  const built = join(into, `${id}-now-${process.pid}.js`)
  try {
    await bundle(home, await exportOf(home, id, built), built)
    const { game } = await import(pathToFileURL(built).href)
    const name = `${id}-${game.ruleset.version}`
    renameSync(built, join(into, `${name}.js`))
    for (const file of recordsOf(home, id)) cpSync(join(home, 'fixtures', file), join(into, name, file))
    return { game, name, file: join(into, `${name}.js`) }
  } finally {
    rmSync(built, { force: true })
  }
}

/**
 * The name under which a package exports the game with this ruleset.
 * @param {string} home
 * @param {string} id
 * @param {string} built
 */
async function exportOf(home, id, built) {
  const all = `${built}.all.mjs`
  try {
    await bundle(home, '*', all)
    const entries = Object.entries(await import(pathToFileURL(all).href))
    const [name] = entries.find(([, value]) => value?.ruleset?.id === id) ?? []
    if (name === undefined) throw new Error(`${home} exports no game whose ruleset is ${id}`)
    return name
  } finally {
    rmSync(all, { force: true })
  }
}

/**
 * @param {string} home
 * @param {string} name
 * @param {string} outfile
 */
async function bundle(home, name, outfile) {
  const what = name === '*' ? '*' : `{ ${name} as game }`
  await build({
    stdin: { contents: `export ${what} from './index.ts'`, resolveDir: home, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
  })
}

/**
 * @param {string} home
 * @param {string} id
 */
function recordsOf(home, id) {
  const folder = join(home, 'fixtures')
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter(
    (file) => file.endsWith('.json') && JSON.parse(readFileSync(join(folder, file), 'utf8')).game === id,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const id = process.argv[2]
  if (id === undefined)
    throw new Error(
      `Say which game, by the id of its ruleset: ${gamePackages()
        .flatMap(({ ids }) => ids)
        .join(', ')}`,
    )
  const { name, file } = await freeze(id)
  console.log(`${file}\nadd to games/list/rules.ts: import { game as ... } from './frozen/${name}.js'`)
}
