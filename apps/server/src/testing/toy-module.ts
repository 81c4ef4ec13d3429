import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** `toy-worker.ts` as a module that a thread can start from. */
export async function toyModule(): Promise<URL> {
  const outfile = join(mkdtempSync(join(tmpdir(), 'tessera-toys-')), 'toy-worker.mjs')
  const entry = join(import.meta.dirname, 'toy-worker.ts')
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' })
  return pathToFileURL(outfile)
}
