// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root } from './install.mjs'

/**
 * Keeps a game as it is now, before its version is raised: one built file with its recorded matches beside it. Running matches
 * then end by the rules they began with. What it prints is to be added to `frozen` in `packages/games/src/index.ts`.
 * @param {string} id
 * @param {string} [into]
 */
export async function freeze(id, into = join(root, 'packages', 'games', 'frozen')) {
  const home = join(root, 'packages', id)
  const entry = join(home, 'src', 'index.ts')
  if (!existsSync(entry)) throw new Error(`There is no game in packages/${id}`)
  mkdirSync(into, { recursive: true })
  const built = join(into, `${id}-now-${process.pid}.js`)
  await build({
    stdin: { contents: `export { ${id} as game } from './src/index.ts'`, resolveDir: home, loader: 'ts' },
    outfile: built,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
  })
  const { game } = await import(pathToFileURL(built).href)
  const name = `${id}-${game.ruleset.version}`
  renameSync(built, join(into, `${name}.js`))
  const fixtures = join(home, 'fixtures')
  for (const file of existsSync(fixtures) ? readdirSync(fixtures) : [])
    if (file.endsWith('.json')) cpSync(join(fixtures, file), join(into, name, file))
  return { game, name, file: join(into, `${name}.js`) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const id = process.argv[2]
  if (id === undefined) throw new Error('Say which game: node scripts/freeze.mjs hexline')
  const { name, file } = await freeze(id)
  console.log(`${file}\nadd to packages/games/src/index.ts: import { game as ... } from '../frozen/${name}.js'`)
}
