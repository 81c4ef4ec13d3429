import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readMarkdown } from '../src/rules/markdown.ts'

/**
 * `virtual:rules` maps the id of every rulebook in `docs/rules` to a function that loads it; books come as data that the
 * page draws, each in a chunk of its own.
 */
export function rules(folder: string): Plugin {
  const all = 'virtual:rules'
  return {
    name: 'tessera-rules',
    resolveId(id) {
      return id === all || id.startsWith(`${all}/`) ? `\0${id}` : undefined
    },
    load(id) {
      if (id === `\0${all}`) {
        const books = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : []
        const entries = books.map((file) => file.slice(0, -3)).map((id) => `'${id}': () => import('${all}/${id}')`)
        return `export const books = {${entries.join(', ')}}\n`
      }
      if (!id.startsWith(`\0${all}/`)) return undefined
      const file = join(folder, `${id.slice(all.length + 2)}.md`)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(readMarkdown(readFileSync(file, 'utf8')))}\n`
    },
  }
}
