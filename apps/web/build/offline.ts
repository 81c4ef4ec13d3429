import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { GameModules } from './game-modules.ts'

/** What the pages need before a game is opened, and what each game needs besides. */
interface Kept {
  readonly core: readonly string[]
  readonly games: Readonly<Record<string, readonly string[]>>
}

/**
 * Builds `src/offline/service-worker.ts` beside the client, with the list of what to keep: the pages themselves at the first
 * visit, and everything of a game when that game is opened. What is kept works without a connection.
 */
export function offline(modules: readonly GameModules[]): Plugin {
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
      async handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const files = filesUnder(outDir).filter((file) => file !== 'sw.js' && !file.startsWith('.'))
        const version = createHash('sha256')
        for (const file of files) version.update(file).update(readFileSync(join(outDir, file)))
        const kept = keptFiles(outDir, files, bundle, modules)
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          define: {
            __CORE__: JSON.stringify(kept.core.map(addressOf)),
            __GAMES__: JSON.stringify(
              Object.fromEntries(Object.entries(kept.games).map(([id, own]) => [id, own.map(addressOf)])),
            ),
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

/** Chunks that hold the rules of one game, in pages and in workers, are named after it. */
export function rulesChunkName(modules: readonly GameModules[]) {
  return ({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string => {
    const game = modules.find(({ rules }) => rules === facadeModuleId)
    return game === undefined ? 'assets/[name]-[hash].js' : `assets/rules-of-${game.id}-[hash].js`
  }
}

function keptFiles(
  outDir: string,
  files: readonly string[],
  bundle: Rolldown.OutputBundle,
  modules: readonly GameModules[],
): Kept {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const named = namesIn(outDir, files)
  // Languages stand there once more for translators; pages load them from the assets.
  const core = new Set(files.filter((file) => !file.startsWith('assets/') && !file.startsWith('words/')))
  const entry = chunks
    .filter(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('.html'))
    .map(({ fileName }) => fileName)
  const add = (file: string): void => {
    if (core.has(file)) return
    core.add(file)
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) add(imported)
    if (chunk?.type === 'chunk') for (const style of chunk.viteMetadata?.importedCss ?? []) add(style)
    if (extname(file) === '.css') for (const used of named(file)) if (!isWholeFont(used)) add(used)
  }
  for (const file of entry) add(file)
  for (const { facadeModuleId, fileName } of chunks)
    if (/\/(engine|apps)\/.*\/words\/(en\/index\.ts|[\w-]+\.json)$/.test(facadeModuleId ?? '')) add(fileName)
  const filesOf = (is: (module: string) => boolean): readonly string[] =>
    chunks.flatMap(({ facadeModuleId, fileName }) => (facadeModuleId && is(facadeModuleId) ? [fileName] : []))
  const worker = filesOf((module) => module.endsWith('/game.worker.ts'))
  // The first page names the rules of every game and the worker that runs them, and is kept without following these names.
  const doors = modules.map(({ id, rules, opens }) => ({
    id,
    files: [
      ...filesOf(opens),
      ...chunks.filter((chunk) => chunk.moduleIds.includes(rules)).map(({ fileName }) => fileName),
    ],
  }))
  const games: Record<string, readonly string[]> = {}
  for (const { id, files } of doors) {
    const others = new Set(doors.flatMap((other) => other.files.filter((file) => !files.includes(file))))
    const own = new Set<string>()
    const reach = (file: string): void => {
      if (own.has(file) || core.has(file) || others.has(file)) return
      own.add(file)
      for (const next of named(file)) reach(next)
    }
    for (const file of [...files, ...worker]) reach(file)
    games[id] = [...own].sort()
  }
  return { core: [...core].sort(), games }
}

/** Only for letters that English does without: without a connection they are shown in another font. */
function isWholeFont(file: string): boolean {
  return extname(file) === '.woff2' && !basename(file).startsWith('basic-')
}

/** The other files that a file names: what it imports now or later, its workers, its fonts. */
function namesIn(outDir: string, files: readonly string[]): (file: string) => readonly string[] {
  const assets = files.filter((file) => file.startsWith('assets/')).map((file) => [basename(file), file] as const)
  return (file) => {
    if (extname(file) !== '.js' && extname(file) !== '.css') return []
    const text = readFileSync(join(outDir, file), 'utf8')
    return assets.filter(([name, other]) => other !== file && text.includes(name)).map(([, other]) => other)
  }
}

function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file}`
}

function filesUnder(folder: string, prefix = ''): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(folder, entry.name), `${prefix}${entry.name}/`) : [prefix + entry.name],
    )
    .sort()
}
