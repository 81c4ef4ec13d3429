// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve, sep } from 'node:path'

/**
 * The parts of a game that stand in lists of games/list: the file that holds such a list for games from elsewhere, what it exports, and what
 * the module of a game exports for it. docs/games.md, "A game from elsewhere", says what each is.
 */
const PARTS = /** @type {const} */ ({
  rules: { file: 'added-rules.ts', list: 'addedGames', exported: 'games' },
  screens: { file: 'added-screens.ts', list: 'addedEntries', exported: 'entries' },
  primers: { file: 'added-primers.ts', list: 'addedPrimers', exported: 'primers' },
  online: { file: 'added-online.ts', list: 'addedPlugins', exported: 'plugins' },
  benches: { file: 'added-benches.ts', list: 'addedBenches', exported: 'benches' },
})

/**
 * A game from outside this repository. Its `package.json` says under `tessera` which rulesets it has (`games`) and where its parts are; all
 * but the rules may be missing.
 * @typedef {{ folder: string, ids: readonly string[], rules: string, parts: Readonly<Partial<Record<keyof typeof PARTS, string>>> }} AddedGame
 */

/**
 * The games that the configuration names: `tessera.config.json` in the root, or the file that TESSERA_CONFIG names. An entry of its list
 * `games` is a path from that file or the name of a package that is installed beside it.
 * @param {string} root
 * @returns {readonly AddedGame[]}
 */
export function addedGames(root) {
  const file = resolve(process.env['TESSERA_CONFIG'] ?? join(root, 'tessera.config.json'))
  if (!existsSync(file)) {
    if (process.env['TESSERA_CONFIG'] === undefined) return []
    throw new Error(`TESSERA_CONFIG names a file that is not there: ${file}`)
  }
  const { games = [] } = JSON.parse(readFileSync(file, 'utf8'))
  return games.map((/** @type {string} */ name) => gameIn(folderOf(file, name)))
}

/**
 * @param {string} file
 * @param {string} name
 */
function folderOf(file, name) {
  if (/^[./]/.test(name)) return resolve(dirname(file), name)
  return dirname(createRequire(file).resolve(`${name}/package.json`))
}

/**
 * @param {string} folder
 * @returns {AddedGame}
 */
function gameIn(folder) {
  const { tessera } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!Array.isArray(tessera?.games) || typeof tessera.rules !== 'string')
    throw new Error(`${folder}/package.json does not say under "tessera" which games it has and where their rules are`)
  const named = Object.keys(PARTS).filter((part) => typeof tessera[part] === 'string')
  const parts = Object.fromEntries(named.map((part) => [part, join(folder, tessera[part])]))
  return { folder, ids: tessera.games, rules: join(folder, tessera.rules), parts }
}

/**
 * Puts these games into the lists of games/list while a bundler reads them. What a game imports is looked for where this repository's own
 * packages are, so that there is one copy of each.
 * @param {string} root
 */
export function withAddedGames(root) {
  const games = addedGames(root)
  const list = join(root, 'games', 'list')
  const lists = new Map([[join(list, 'added-rules-of.ts'), rulesOf(games)]])
  for (const [part, { file, list: name, exported }] of Object.entries(PARTS)) {
    const modules = games.flatMap(({ parts }) => parts[/** @type {keyof typeof PARTS} */ (part)] ?? [])
    lists.set(join(list, file), listOf(name, exported, modules))
  }
  return {
    name: 'added-games',
    /**
     * @this {{ resolve(source: string, importer: string, options: object): Promise<unknown> }}
     * @param {string} source
     * @param {string | undefined} importer
     */
    async resolveId(source, importer) {
      const foreign = games.some(({ folder }) => importer?.startsWith(folder + sep))
      if (!foreign || /^[./\0]/.test(source)) return null
      return await this.resolve(source, join(list, 'rules.ts'), { skipSelf: true })
    },
    /** @param {string} id */
    load(id) {
      return games.length === 0 ? null : (lists.get(id) ?? null)
    },
  }
}

/**
 * @param {string} name
 * @param {string} exported
 * @param {readonly string[]} modules
 */
function listOf(name, exported, modules) {
  const imports = modules.map((module, at) => `import { ${exported} as added${at} } from ${JSON.stringify(module)}`)
  const all = modules.map((_, at) => `...added${at}`)
  return `${imports.join('\n')}\nexport const ${name} = [${all.join(', ')}]\n`
}

/** @param {readonly AddedGame[]} games */
function rulesOf(games) {
  const entries = games.flatMap(({ ids, rules }) =>
    ids.map(
      (id) =>
        `${JSON.stringify(id)}: async () => ({ game: (await import(${JSON.stringify(rules)})).games.find(({ ruleset }) => ruleset.id === ${JSON.stringify(id)}) })`,
    ),
  )
  return `export const ADDED_RULES = { ${entries.join(', ')} }\n`
}
