import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

/**
 * Writes every catalogue beside the client, as `words/<language>/<scope>.json`: what a translator begins with, and what languages
 * from outside fall back on.
 */
export function words(root: string): Plugin {
  return {
    name: 'tessera-words',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const folder of ['engine', 'games', 'apps'].flatMap((each) => foldersOfWords(join(root, each))))
        for (const [language, messages] of await messagesIn(folder))
          this.emitFile({
            type: 'asset',
            fileName: `words/${language}/${scopeOf(folder)}.json`,
            source: `${JSON.stringify(messages, null, 2)}\n`,
          })
    },
  }
}

function foldersOfWords(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return entry.name === 'english-later.ts' ? [folder] : []
    return entry.name === 'node_modules' || entry.name === 'dist' ? [] : foldersOfWords(path)
  })
}

function scopeOf(folder: string): string {
  const [, scope] = /new Catalogue\('([\w-]+)'/.exec(readFileSync(join(folder, 'catalogue.ts'), 'utf8')) ?? []
  if (scope === undefined) throw new Error(`${folder}/catalogue.ts makes no catalogue`)
  return scope
}

async function messagesIn(folder: string): Promise<readonly (readonly [language: string, unknown])[]> {
  const bundled = await build({
    entryPoints: [join(folder, 'en/index.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  })
  const code = `data:text/javascript;base64,${Buffer.from(bundled.outputFiles[0]?.contents ?? []).toString('base64')}`
  const { en } = (await import(code)) as { readonly en: unknown }
  const others = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return [
    ['en', en],
    ...others.map((file) => [file.slice(0, -5), JSON.parse(readFileSync(join(folder, file), 'utf8'))] as const),
  ]
}
