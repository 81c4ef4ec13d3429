// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * A package that holds games: its folder in `packages/`, the ids of their rulesets, its rulebooks, and the rules of those
 * books which no test can show, each with the reason.
 * @typedef {{ folder: string, ids: readonly string[], rulebooks: readonly string[], untested: Readonly<Record<string, string>> }} GamePackage
 */

/**
 * Every package whose `package.json` names games under `tessera`.
 * @returns {readonly GamePackage[]}
 */
export function gamePackages() {
  return readdirSync(join(root, 'packages')).flatMap((folder) => {
    const file = join(root, 'packages', folder, 'package.json')
    if (!existsSync(file)) return []
    const { tessera } = JSON.parse(readFileSync(file, 'utf8'))
    if (tessera?.games === undefined) return []
    /** @type {readonly string[]} */
    const books = tessera.rulebooks ?? [folder]
    const rulebooks = books.map((book) => join(root, 'docs', 'rules', `${book}.md`))
    return [{ folder, ids: tessera.games, rulebooks, untested: tessera.untested ?? {} }]
  })
}
