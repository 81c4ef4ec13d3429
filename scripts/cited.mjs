// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'

/**
 * Every rule that a test can hold is named by the title of at least one. These cannot be held, and this is why.
 * @type {Readonly<Record<string, string>>}
 */
export const exempt = {
  'HEX-71': 'a short form of writing abilities, used only by the rulebook itself',
  'HEX-173': 'says that there is nothing to do',
  'SGF-006': 'explains the marks that the rulebook itself uses',
  'SGF-1505': 'figures of trial play, measured again in docs/balance/siegefront.md',
  'COH-1.1': 'says what the chapters after it are about',
  'COH-2.4': 'says which of two tables is the rule',
}

const books = ['hexline', 'siegefront', 'cohort']
const rooms = [...books.map((book) => `packages/${book}`), 'packages/chain', 'packages/lab', 'apps', 'e2e'].map(
  (room) => join(root, room),
)

/**
 * The rules a rulebook numbers (`**HEX-12**`, `**X3**`, or the first cell of a row of worked examples).
 * @param {string} book
 */
export function rulesOf(book) {
  return [
    ...book.matchAll(/(?:\*\*|^\| )((?:HEX-|SGF-|X)\d+|COH-\d+\.\d+)(?: \(changed\))?(?:[^*|\n]*\*\*| \|)/gm),
  ].map((match) => /** @type {string} */ (match[1]))
}

/**
 * The rules that a test, or what tests are made from, cites in its strings; comments prove nothing.
 * @param {string} text
 */
export function citedBy(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
  return [...code.matchAll(/\b(?:(?:HEX-|SGF-|X)\d+|COH-\d+\.\d+)\b/g)].map((match) => match[0])
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rules = new Set(
    books.flatMap((book) => rulesOf(readFileSync(join(root, 'docs', 'rules', `${book}.md`), 'utf8'))),
  )
  const cited = new Set(rooms.flatMap(testsUnder).flatMap((file) => citedBy(readFileSync(file, 'utf8'))))
  const missing = [...rules].filter((rule) => !cited.has(rule) && !(rule in exempt))
  const unknown = [...cited].filter((rule) => !rules.has(rule))
  const idle = Object.keys(exempt).filter((rule) => cited.has(rule) || !rules.has(rule))
  if (rules.size === 0) console.log('The rulebooks number no rules.')
  if (missing.length > 0) console.log(`No test cites ${missing.join(', ')}.`)
  if (unknown.length > 0) console.log(`Tests cite ${unknown.join(', ')}, which no rulebook has.`)
  if (idle.length > 0) console.log(`${idle.join(', ')} need no exemption any more.`)
  process.exitCode = rules.size === 0 || missing.length + unknown.length + idle.length > 0 ? 1 : 0
}
