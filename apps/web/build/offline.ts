import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Builds `src/offline/service-worker.ts` beside the client, with the list of everything the client consists of: after the
 * first visit the whole of Tessera works without a connection.
 */
export function offline(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'tessera-offline',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (this.environment.name !== 'client') return
        const files = filesUnder(outDir).filter((file) => file !== 'sw.js' && !file.startsWith('.'))
        const version = createHash('sha256')
        for (const file of files) version.update(file).update(readFileSync(join(outDir, file)))
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          define: {
            __PRECACHE__: JSON.stringify(files.map((file) => (file === 'index.html' ? '/' : `/${file}`))),
            __VERSION__: JSON.stringify(version.digest('hex').slice(0, 16)),
          },
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: {
              input: join(root, 'src/offline/service-worker.ts'),
              output: { entryFileNames: 'sw.js', format: 'iife' },
            },
          },
        })
      },
    },
  }
}

function filesUnder(folder: string, prefix = ''): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(folder, entry.name), `${prefix}${entry.name}/`) : [prefix + entry.name],
    )
    .sort()
}
