import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** The worker of rules and bots with all games, as a module that a thread can start from; it has a folder of its own. */
export async function workerModule(): Promise<URL> {
  const outfile = join(mkdtempSync(join(tmpdir(), 'tessera-worker-')), 'worker.mjs')
  const entry = join(import.meta.dirname, '..', 'bots', 'worker.ts')
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' })
  return pathToFileURL(outfile)
}
