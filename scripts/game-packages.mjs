// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * A folder below `games/` with rules: the ids of their rulesets, the rulebooks, and the rules of those books which no test can
 * show, each with the reason.
 * @typedef {{ folder: string, ids: readonly string[], rulebooks: readonly string[], untested: Readonly<Record<string, string>> }} GamePackage
 */

/**
 * Every game whose `rules/package.json` names its rulesets under `tessera`.
 * @returns {readonly GamePackage[]}
 */
export function gamePackages() {
  return readdirSync(join(root, 'games')).flatMap((folder) => {
    const file = join(root, 'games', folder, 'rules', 'package.json')
    if (!existsSync(file)) return []
    const { tessera } = JSON.parse(readFileSync(file, 'utf8'))
    if (tessera?.games === undefined) return []
    const rulebooks = rulebooksOf(folder).map(({ file }) => file)
    return [{ folder, ids: tessera.games, rulebooks, untested: tessera.untested ?? {} }]
  })
}

/**
 * The rulebooks of a game by the name under which pages show them: `book.md` has the folder's, `<part>-book.md` is `<folder>-<part>`.
 * @param {string} folder
 * @returns {readonly { name: string, file: string }[]}
 */
export function rulebooksOf(folder) {
  return readdirSync(join(root, 'games', folder)).flatMap((file) => {
    const found = /^(?:(\w+)-)?book\.md$/.exec(file)
    if (found === null) return []
    return [
      { name: found[1] === undefined ? folder : `${folder}-${found[1]}`, file: join(root, 'games', folder, file) },
    ]
  })
}
