import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Builds workers as further entries of the client, so that a page and its workers share their chunks: rules that both run are
 * loaded once. By itself Vite bundles every worker apart.
 */
export function workers(): Plugin {
  return {
    name: 'tessera-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (!code.includes('Worker(new URL(') || !/\.tsx?$/.test(file)) return
      return code.replaceAll(/Worker\(new URL\('([^']+)', import\.meta\.url\)/g, (_, path: string) => {
        const entry = this.emitFile({ type: 'chunk', id: resolve(dirname(file), path) })
        return `Worker(import.meta.ROLLUP_FILE_URL_${entry}`
      })
    },
  }
}

/**
 * What is loaded ahead of a chunk, by links in the document. Nothing for what a worker asks for, since it has no document: its own
 * chunks, and rules, which pages and workers load by the same line of the registry.
 */
export function loadedAhead(chunk: string, all: string[], { hostId }: { readonly hostId: string }): string[] {
  return /(\.worker|(^|\/)registry)-[^/]+\.js$/.test(hostId) || /(^|\/)rules-of-[^/]+\.js$/.test(chunk) ? [] : all
}
