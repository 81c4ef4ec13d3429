import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/** What a new game touches, and nothing beyond it: docs/games.md, "Registering it". */
const ROOMS = ['engine', 'games', 'apps/cli', 'apps/server', 'bench', 'scripts']
const WITH_SCREENS = [...ROOMS, 'apps/web']

/** A copy of the sources in which the example Lanterns is registered, without or with its screens. */
export function scratchCopy(scratch: string, screens: boolean): void {
  for (const room of screens ? WITH_SCREENS : ROOMS)
    cpSync(join(root, room), join(scratch, room), {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist|fixtures)$/.test(path),
    })
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(scratch, file))
  if (!screens) {
    mkdirSync(join(scratch, 'apps/web/dist'), { recursive: true })
    writeFileSync(join(scratch, 'apps/web/dist/index.html'), '<!doctype html>')
  }
  registerRules(scratch)
  if (screens) registerScreens(scratch)
  linkModules(scratch)
}

/** Its folder with its package, one import and one entry in the list of games. */
function registerRules(scratch: string): void {
  const home = join(scratch, 'games/lanterns/rules')
  mkdirSync(home, { recursive: true })
  cpSync(join(root, 'kit/lanterns/rules/lanterns.ts'), join(home, 'index.ts'))
  writePackage(home, '@tessera/lanterns', { exports: './index.ts', tessera: { games: ['lanterns'] } })
  const list = join(scratch, 'games/list')
  addTo(join(list, 'rules.ts'), `import { lanterns } from '@tessera/lanterns'`, '  anyGame(lanterns),')
}

/** Its rulebook, its screens, and a line in each list of screens. */
function registerScreens(scratch: string): void {
  const page = readFileSync(join(root, 'docs/games.md'), 'utf8')
  const rules = page.split('\n').filter((line) => line.startsWith('- **LAN-'))
  const home = join(scratch, 'games/lanterns')
  writeFileSync(join(home, 'book.md'), ['# Lanterns', '', ...rules, ''].join('\n'))
  cpSync(join(root, 'kit/lanterns/screens'), join(home, 'screens'), { recursive: true })
  const exports = { './entry': './entry.tsx', './rules': './game.ts' }
  writePackage(join(home, 'screens'), '@tessera/lanterns-screens', { exports })
  const list = join(scratch, 'games/list')
  addTo(join(list, 'screens.ts'), `import { lanterns } from '@tessera/lanterns-screens/entry'`, '  lanterns,')
  addTo(join(list, 'rules-of.ts'), '', `  lanterns: () => import('@tessera/lanterns-screens/rules'),`)
}

function writePackage(folder: string, name: string, about: object): void {
  const text = JSON.stringify({ name, version: '0.1.0', private: true, type: 'module', ...about })
  writeFileSync(join(folder, 'package.json'), text)
}

function addTo(list: string, imported: string, entry: string): void {
  const before = readFileSync(list, 'utf8')
  const after = before.replace(/= [[{]\n?/, (begins) => `${begins.trimEnd()}\n${entry}\n`)
  if (after === before) throw new Error(`${list} has no list to add a game to`)
  writeFileSync(list, `${imported}\n${after}`)
}

/** Packages from outside as they are installed; ours from the scratch copy. */
function linkModules(scratch: string): void {
  const modules = join(scratch, 'node_modules')
  mkdirSync(join(modules, '@tessera'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tessera' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction')
  // The empty database that a first start prepares takes seconds; it has nothing to do with games.
  const prepared = join(root, 'node_modules', '.cache', 'tessera-database')
  mkdirSync(prepared, { recursive: true })
  mkdirSync(join(modules, '.cache'))
  symlinkSync(prepared, join(modules, '.cache', 'tessera-database'), 'junction')
  const inside = (folder: string) => readdirSync(join(scratch, folder)).map((name) => join(folder, name))
  const rooms = [...inside('engine'), ...inside('games').flatMap(roomsOfGame(scratch)), ...inside('apps'), 'bench']
  for (const room of rooms) {
    const file = join(scratch, room, 'package.json')
    if (!existsSync(file)) continue
    const { name } = JSON.parse(readFileSync(file, 'utf8')) as { readonly name: string }
    symlinkSync(join(scratch, room), join(modules, name), 'junction')
    const own = join(root, room, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(scratch, room, 'node_modules'), 'junction')
  }
}

function roomsOfGame(scratch: string): (folder: string) => readonly string[] {
  return (folder) =>
    [folder, ...readdirSync(join(scratch, folder)).map((name) => join(folder, name))].filter((room) =>
      existsSync(join(scratch, room, 'package.json')),
    )
}
