import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { roundedPath } from './rounded-path.ts'

/**
 * `import 'virtual:icons/ui'` and `import 'virtual:icons/<game>'` register the icons that `engine/ui/icons/icons.ts` and
 * `games/<game>/screens/icons.ts` list: every string in such a file is the name of one icon of the game-icons set. Icons that a game
 * loads when they are drawn have lists of their own, such as `games/<game>/screens/unit-icons/order.ts`. A name that the set does not have, and an `<Icon name="...">` that no list holds, fail the build.
 */
export function icons(): Plugin {
  const prefix = 'virtual:icons/'
  let listed: ReadonlySet<string> | undefined
  return {
    name: 'tessera-icons',
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
      const list = listFile(id.slice(prefix.length + 1))
      this.addWatchFile(list)
      const shared = earlierLists(list).flatMap((file) => namesIn(readFileSync(file, 'utf8')))
      const names = namesIn(readFileSync(list, 'utf8')).filter((name) => !shared.includes(name))
      const paths: Record<string, string> = {}
      for (const name of names) {
        const path = pathOf(name)
        if (path === undefined) this.error(`${list} asks for the icon "${name}", which game-icons does not have`)
        paths[name] = path
      }
      const registry = join(ROOT, 'engine/ui/icons/icon-registry.ts')
      return `import { registerIcons } from ${JSON.stringify(registry)}\nregisterIcons(${JSON.stringify(paths)})\n`
    },
    transform(code, id) {
      if (!SOURCES.some((folder) => id.startsWith(folder)) || !id.split('?')[0]?.endsWith('.tsx')) return
      listed ??= allListed()
      const text = existsSync(id) ? readFileSync(id, 'utf8') : code
      for (const match of text.matchAll(/<Icon\s[^>]*?name="([a-z0-9-]+)"/g)) {
        const name = match[1]
        if (name !== undefined && !listed.has(name)) this.error(`<Icon name="${name}"> is in no icons.ts`)
      }
    },
  }
}

const ROOT = join(import.meta.dirname, '../../..')
const SOURCES = ['engine', 'games', 'apps/web/src', 'kit'].map((folder) => join(ROOT, folder))

/** Lists of icons that are loaded when one of them is drawn. */
const LATER = '/unit-icons/'

/** What is loaded before a list: the one of all pages, and its game's own. */
function earlierLists(list: string): string[] {
  const table = listFile('ui')
  if (list === table) return []
  return list.includes(LATER) ? [table, list.replace(/\/unit-icons\/.*$/, '/icons.ts')] : [table]
}

function listFile(name: string): string {
  if (name === 'ui') return join(ROOT, 'engine/ui/icons/icons.ts')
  if (name === 'guide') return join(ROOT, 'engine/play/guide/icons.ts')
  const [game = '', ...rest] = name.split('/')
  const path = join(ROOT, 'games', game, 'screens', ...rest)
  return name.includes(LATER) ? `${path}.ts` : join(path, 'icons.ts')
}

/** Every quoted word; lists hold nothing else, so no parser is needed. */
function namesIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '')
  return [...new Set([...code.matchAll(/'([^'\n]*)'/g)].map((match) => match[1] ?? ''))]
}

function allListed(): Set<string> {
  const lists = ['ui', 'guide'].map(listFile)
  for (const game of readdirSync(join(ROOT, 'games'))) {
    const screens = join(ROOT, 'games', game, 'screens')
    if (!existsSync(screens)) continue
    for (const file of readdirSync(screens, { recursive: true, encoding: 'utf8' })) {
      const path = join(screens, file)
      if (file.includes('node_modules')) continue
      if (file.endsWith('icons.ts') || (path.includes(LATER) && !file.endsWith('index.ts') && file.endsWith('.ts')))
        lists.push(path)
    }
  }
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
