// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve, sep } from 'node:path'

/**
 * A game from outside this repository. Its `package.json` says under `tessera` which rulesets it has (`games`) and where its parts are:
 * `rules` exports `games`, `screens` exports `entries`, `online` exports `plugin`; the last two may be missing.
 * @typedef {{ folder: string, ids: readonly string[], rules: string, screens: string | null, online: string | null }} AddedGame
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
  const part = (/** @type {unknown} */ path) => (typeof path === 'string' ? join(folder, path) : null)
  const { games, rules, screens, online } = tessera
  return { folder, ids: games, rules: join(folder, rules), screens: part(screens), online: part(online) }
}

/**
 * Puts these games into the lists of games/list while a bundler reads them. What a game imports is looked for where this repository's own
 * packages are, so that there is one copy of each.
 * @param {string} root
 */
export function withAddedGames(root) {
  const games = addedGames(root)
  const list = join(root, 'games', 'list')
  const lists = new Map([
    [join(list, 'added-rules.ts'), listOf('addedGames', games, 'games', ({ rules }) => rules)],
    [join(list, 'added-online.ts'), listOf('addedPlugins', games, '[plugin]', ({ online }) => online)],
    [join(list, 'added-screens.ts'), listOf('addedEntries', games, 'entries', ({ screens }) => screens)],
    [join(list, 'added-rules-of.ts'), rulesOf(games)],
  ])
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
 * @param {readonly AddedGame[]} games
 * @param {string} exported
 * @param {(game: AddedGame) => string | null} fileOf
 */
function listOf(name, games, exported, fileOf) {
  const files = games.flatMap((game) => fileOf(game) ?? [])
  const binding = exported.replace(/\W/g, '')
  const imports = files.map((file, at) => `import { ${binding} as added${at} } from ${JSON.stringify(file)}`)
  const all = files.map((_, at) => (exported === binding ? `...added${at}` : `added${at}`))
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
