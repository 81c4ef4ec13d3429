import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { readMarkdown } from '../src/rulebook/markdown.ts'

/**
 * `virtual:rules` maps the name of every rulebook in these folders of games to a function that loads it: `book.md` has the name of its folder,
 * `<part>-book.md` has `<folder>-<part>`. Books come as data that the page draws, each in a chunk of its own.
 */
export function rules(folders: readonly string[]): Plugin {
  const all = 'virtual:rules'
  const books = new Map<string, string>()
  return {
    name: 'tessera-rules',
    buildStart() {
      for (const folder of folders)
        for (const file of readdirSync(folder)) {
          const [whole, part] = /^(?:(\w+)-)?book\.md$/.exec(file) ?? []
          const game = basename(folder)
          if (whole !== undefined) books.set(part === undefined ? game : `${game}-${part}`, join(folder, file))
        }
    },
    resolveId(id) {
      return id === all || id.startsWith(`${all}/`) ? `\0${id}` : undefined
    },
    load(id) {
      if (id === `\0${all}`) {
        const entries = [...books.keys()].map((name) => `'${name}': () => import('${all}/${name}')`)
        return `export const books = {${entries.join(', ')}}\n`
      }
      if (!id.startsWith(`\0${all}/`)) return undefined
      const file = books.get(id.slice(all.length + 2))
      if (file === undefined) return undefined
      this.addWatchFile(file)
      return `export default ${JSON.stringify(readMarkdown(readFileSync(file, 'utf8')))}\n`
    },
  }
}
