import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.ico', '.wasm', '.glb'])
/** What is shorter fits into one packet either way. */
const LEAST_BYTES = 600

const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)

/**
 * Puts everything that shrinks beside itself, compressed as far as it goes: it is done once, and every visitor has it. It is two
 * thirds of a build, so one that nobody will visit often does without, by any other `--mode` than the usual one.
 */
export function compress(): Plugin {
  let outDir = ''
  return {
    name: 'tessera-compress',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (this.environment.name !== 'client') return
        const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
          .map((entry) => join(entry.parentPath, entry.name))
        await Promise.all(files.map(compressed))
      },
    },
  }
}

async function compressed(file: string): Promise<void> {
  const plain = readFileSync(file)
  if (plain.length < LEAST_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [brotli, zipped] = await Promise.all([withBrotli(plain, { params }), withGzip(plain, { level: 9 })])
  if (brotli.length < plain.length) writeFileSync(`${file}.br`, brotli)
  if (zipped.length < plain.length) writeFileSync(`${file}.gz`, zipped)
}
