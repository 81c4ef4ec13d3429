// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'

/** Documents in which every sentence that promises something names the test that holds it. */
const DOCUMENTS = ['docs/operating.md', 'docs/scaling.md', 'docs/security.md', 'docs/api.md']

/** How marks shorten the folders of tests: `shipped/sign-in` is shipped/src/sign-in.test.ts. */
const FOLDERS = { shipped: 'shipped/src', server: 'apps/server/src', cli: 'apps/cli/src' }

/**
 * @typedef {{ name: string, title: string }} Test
 * @typedef {{ line: number, text: string }} Block
 * @typedef {{ text: string, tests: readonly Test[] }} Held
 */

/**
 * Paragraphs, list items and table rows; headings, code and the heads of tables are none.
 * @param {string} document
 * @returns {Block[]}
 */
export function blocksOf(document) {
  /** @type {Block[]} */
  const blocks = []
  /** @type {Block | null} */
  let open = null
  let code = false
  const lines = document.split('\n')
  for (const [index, line] of lines.entries()) {
    const fence = line.startsWith('```')
    if (fence) code = !code
    const row = line.startsWith('|')
    const head = row && /^\|[\s|:-]+\|$/.test(lines[index + 1] ?? '')
    if (fence || code || head || /^(#.*|\s*|\|[\s|:-]+\|)$/.test(line)) {
      open = null
    } else if (open === null || row || /^\s*(-|\d+\.) /.test(line)) {
      open = { line: index + 1, text: line.trim() }
      blocks.push(open)
    } else open.text += ` ${line.trim()}`
  }
  return blocks
}

/**
 * What each mark of a block holds, and what is left behind the last one. A mark without tests says that there is no promise.
 * @param {string} block
 * @returns {{ held: readonly Held[], loose: string, unreadable: readonly string[] }}
 */
export function marksOf(block) {
  /** @type {Held[]} */
  const held = []
  const unreadable = []
  let from = 0
  for (const mark of block.matchAll(/<!--(.*?)-->/g)) {
    const text = plain(block.slice(from, mark.index))
    from = mark.index + mark[0].length
    const said = (mark[1] ?? '').trim()
    const tests = [...said.matchAll(/([\w./-]+) "([^"]+)"/g)].map(([, name = '', title = '']) => ({ name, title }))
    const readable = said === 'no promise' || /^test:( [\w./-]+ "[^"]+")+$/.test(said)
    if (!readable || text === '') unreadable.push(mark[0])
    else held.push({ text, tests })
  }
  return { held, loose: plain(block.slice(from)), unreadable }
}

/** @param {string} text */
function plain(text) {
  return text.replace(/^[\s|]*(?:(?:-|\d+\.)\s)?|[\s|]+$/g, '')
}

/**
 * The titles of the tests, and groups of tests, in a file.
 * @param {string} source
 */
export function titlesOf(source) {
  const calls = source.matchAll(
    /\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1,\s*(?:async\b|function\b|\(|\w+ =>|[A-Za-z_]\w*\s*\))/g,
  )
  return [...calls].map(([, , title = '']) => title.replace(/\\(.)/g, '$1'))
}

/** @param {string} name */
function fileOf(name) {
  const [folder = '', ...rest] = name.split('/')
  const path = folder in FOLDERS ? [FOLDERS[/** @type {keyof typeof FOLDERS} */ (folder)], ...rest] : [folder, ...rest]
  return `${path.join('/')}.test.ts`
}

/** @param {Test} test */
function wrong({ name, title }) {
  const file = fileOf(name)
  if (!existsSync(join(root, file))) return `there is no file ${file}`
  const found = titlesOf(readFileSync(join(root, file), 'utf8')).some((one) => one.includes(title))
  return found ? null : `no test in ${file} is called "${title}"`
}

/**
 * Every sentence with its tests, and what is missing, as lines.
 * @param {string} path
 */
function checked(path) {
  /** @type {string[][]} */
  const rows = []
  const missing = []
  for (const { line, text } of blocksOf(readFileSync(join(root, path), 'utf8'))) {
    const at = `${path}:${line}`
    const { held, loose, unreadable } = marksOf(text)
    for (const mark of unreadable) missing.push(`${at}: a mark that cannot be read, or holds nothing: ${mark}`)
    if (loose !== '') missing.push(`${at}: neither a test nor "no promise": ${loose}`)
    for (const { text: sentence, tests } of held) {
      for (const test of tests) {
        const sorry = wrong(test)
        if (sorry !== null) missing.push(`${at}: ${sorry}`)
        rows.push([at, test.name.startsWith('shipped/') ? 'shipped' : '', `${test.name} "${test.title}"`, sentence])
      }
    }
  }
  return { rows, missing }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = DOCUMENTS.map(checked)
  const rows = found.flatMap((one) => one.rows)
  const missing = found.flatMap((one) => one.missing)
  console.log('| sentence of | on the product as shipped | test | sentence |\n|---|---|---|---|')
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
  const sentences = new Map(rows.map(([at, , , text]) => [`${at} ${text}`, false]))
  for (const [at, shipped, , text] of rows) if (shipped) sentences.set(`${at} ${text}`, true)
  const seen = [...sentences.values()].filter(Boolean).length
  console.log(`${sentences.size} promises: ${seen} held on the product as shipped, the others beside the code alone`)
  for (const line of missing) console.log(line)
  process.exitCode = missing.length > 0 ? 1 : 0
}
