// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gamePackages } from './game-packages.mjs'
import { root } from './install.mjs'

/** Tests outside the games' own folders may show rules of any game. */
const elsewhere = ['engine/lab', 'apps', 'e2e'].map((folder) => join(root, folder))

/**
 * The rules a rulebook numbers: `**HEX-12**`, `**X3**`, or the first cell of a row of worked examples, if the book prints
 * numbers of that form in bold somewhere.
 * @param {string} book
 */
export function rulesOf(book) {
  const rule = `((?:${numberingOf(book).join('|')}))(?: \\(changed\\))?(?:[^*|\\n]*\\*\\*| \\|)`
  return [...book.matchAll(new RegExp(`(?:\\*\\*|^\\| )${rule}`, 'gm'))].map(
    (match) => /** @type {string} */ (match[1]),
  )
}

/**
 * How a book numbers its rules, as patterns: `HEX-\d+`, `X\d+`, `COH-\d+\.\d+`. A book without rules has one that fits
 * nothing.
 * @param {string} book
 */
export function numberingOf(book) {
  const bold = [...book.matchAll(/\*\*([A-Z]{1,4}-?)\d+(\.\d+)?(?: \(changed\))?[^*|\n]*\*\*/g)]
  const forms = new Set(bold.map(([, letters, part]) => `${letters}\\d+${part === undefined ? '' : '\\.\\d+'}`))
  return forms.size > 0 ? [...forms] : ['(?!)']
}

/**
 * The rules so numbered that a test, or what tests are made from, cites in its strings; comments prove nothing.
 * @param {string} text
 * @param {readonly string[]} numbering
 */
export function citedBy(text, numbering) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
  return [...code.matchAll(new RegExp(`\\b(?:${numbering.join('|')})\\b`, 'g'))].map((match) => match[0])
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function testsUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testsUnder(path)
    return /\.test\.tsx?$/.test(entry.name) || /[\\/]testing[\\/]/.test(path) ? [path] : []
  })
}

/**
 * @param {readonly string[]} folders
 * @param {readonly string[]} numbering
 */
function citedUnder(folders, numbering) {
  return folders.flatMap(testsUnder).flatMap((file) => citedBy(readFileSync(file, 'utf8'), numbering))
}

/**
 * What is wrong between a game's rulebooks and the tests, in sentences.
 * @param {import('./game-packages.mjs').GamePackage} game
 */
function gaps({ folder, rulebooks, untested }) {
  if (rulebooks.length === 0) return [`There is no rulebook games/${folder}/book.md.`]
  const book = rulebooks.map((rulebook) => readFileSync(rulebook, 'utf8')).join('\n')
  const names = rulebooks.map((rulebook) => `games/${folder}/${basename(rulebook)}`).join(' and ')
  const rules = new Set(rulesOf(book))
  const numbering = numberingOf(book)
  const cited = new Set(citedUnder([join(root, 'games', folder), ...elsewhere], numbering))
  const missing = [...rules].filter((rule) => !cited.has(rule) && !(rule in untested))
  const unknown = [...cited].filter((rule) => !rules.has(rule))
  const idle = Object.keys(untested).filter((rule) => cited.has(rule) || !rules.has(rule))
  return [
    ...(rules.size === 0 ? [`Nothing is numbered in ${names}.`] : []),
    ...(missing.length > 0 ? [`No test cites ${missing.join(', ')}.`] : []),
    ...(unknown.length > 0 ? [`Tests cite ${unknown.join(', ')}, which cannot be found in ${names}.`] : []),
    ...(idle.length > 0 ? [`${idle.join(', ')} need no exemption any more.`] : []),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const games = gamePackages()
  const found = games.length === 0 ? ['No package holds a game.'] : games.flatMap(gaps)
  for (const sentence of found) console.log(sentence)
  process.exitCode = found.length > 0 ? 1 : 0
}
