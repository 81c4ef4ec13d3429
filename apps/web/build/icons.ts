import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { roundedPath } from './rounded-path.ts'

/**
 * `import 'virtual:icons/table'` and `import 'virtual:icons/hexline'` register the icons that `src/table/icons.ts` and
 * `src/games/hexline/icons.ts` list: every string in such a file is the name of one icon of the game-icons set. Icons that a game
 * loads when they are drawn have lists of their own, `src/games/gauntlet-shared/unit-icons/order.ts` for instance. A name that the set does not have, and an `<Icon name="...">` that no list holds, fail the build.
 */
export function icons(): Plugin {
  const prefix = 'virtual:icons/'
  let source = ''
  let listed: ReadonlySet<string> | undefined
  return {
    name: 'tessera-icons',
    configResolved(config) {
      source = join(config.root, 'src')
    },
    buildStart() {
      listed = undefined
    },
    watchChange(id) {
      if (id.endsWith('icons.ts') || id.includes(LATER)) listed = undefined
    },
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const list = listFile(source, id.slice(prefix.length + 1))
      this.addWatchFile(list)
      const shared = earlierLists(source, list).flatMap((file) => namesIn(readFileSync(file, 'utf8')))
      const names = namesIn(readFileSync(list, 'utf8')).filter((name) => !shared.includes(name))
      const paths: Record<string, string> = {}
      for (const name of names) {
        const path = pathOf(name)
        if (path === undefined) this.error(`${list} asks for the icon "${name}", which game-icons does not have`)
        paths[name] = path
      }
      const registry = join(source, 'table/icon-registry.ts')
      return `import { registerIcons } from ${JSON.stringify(registry)}\nregisterIcons(${JSON.stringify(paths)})\n`
    },
    transform(code, id) {
      if (!id.startsWith(source) || !id.split('?')[0]?.endsWith('.tsx')) return
      listed ??= allListed(source)
      const text = existsSync(id) ? readFileSync(id, 'utf8') : code
      for (const match of text.matchAll(/<Icon\s[^>]*?name="([a-z0-9-]+)"/g)) {
        const name = match[1]
        if (name !== undefined && !listed.has(name)) this.error(`<Icon name="${name}"> is in no icons.ts`)
      }
    },
  }
}

/** Lists of icons that are loaded when one of them is drawn. */
const LATER = '/unit-icons/'

/** What is loaded before a list: the table's, and its game's own. */
function earlierLists(source: string, list: string): string[] {
  const table = listFile(source, 'table')
  if (list === table) return []
  return list.includes(LATER) ? [table, list.replace(/\/unit-icons\/.*$/, '/icons.ts')] : [table]
}

function listFile(source: string, folder: string): string {
  if (folder.includes(LATER)) return join(source, 'games', `${folder}.ts`)
  const shared = folder === 'table' || folder === 'rules'
  return shared ? join(source, folder, 'icons.ts') : join(source, 'games', folder, 'icons.ts')
}

/** Every quoted word; lists hold nothing else, so no parser is needed. */
function namesIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '')
  return [...new Set([...code.matchAll(/'([^'\n]*)'/g)].map((match) => match[1] ?? ''))]
}

function allListed(source: string): Set<string> {
  const games = join(source, 'games')
  const folders = readdirSync(games).filter((name) => statSync(join(games, name)).isDirectory())
  const later = folders
    .map((name) => join(games, name, 'unit-icons'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name !== 'index.ts')
        .map((name) => join(folder, name)),
    )
  const lists = ['table', 'rules', ...folders]
    .map((name) => listFile(source, name))
    .concat(later)
    .filter((file) => existsSync(file))
  return new Set(lists.flatMap((file) => namesIn(readFileSync(file, 'utf8'))))
}

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const require = createRequire(import.meta.url)
/** From the set's field of 512 to ours, `ICON_FIELD`. */
const SCALE = 1 / 2
let set: IconSet | undefined

function pathOf(name: string): string | undefined {
  set ??= require('@iconify-json/game-icons/icons.json') as IconSet
  const path = /\bd="([^"]+)"/.exec(set.icons[name]?.body ?? '')?.[1]
  return path === undefined ? undefined : roundedPath(path, SCALE)
}
