import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './server.ts'

/** A chunk of the build: its file, what it cannot do without, and what it asks for later. */
interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

const dist = join(root, 'apps', 'web', 'dist')
const chunks: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))

const KILO = 1000
/** Scripts and styles as they are sent, compressed; three fonts of 25 kB each come on top. */
const MOST_HOME = 110 * KILO
const MOST_MATCH = 370 * KILO

/** Where the table of a game is loaded from, beside its screens. */
const TABLES: Readonly<Record<string, string>> = {
  hexline: 'setup/table.tsx',
  siegefront: 'match/table.tsx',
  cohort: 'match/table.tsx',
  'gauntlet-duel': 'match/table.tsx',
  'gauntlet-run': 'match/table.tsx',
  hundred: 'match/table.tsx',
}

/** The bytes that these chunks come to with all they import at once. */
function sizeOf(names: readonly string[]): number {
  const files = new Set<string>()
  const known = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (known.has(name)) continue
    known.add(name)
    const chunk = chunks[name]
    if (chunk === undefined) throw new Error(`The build has no ${name}`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    open.push(...(chunk.imports ?? []))
  }
  // What is too small to gain anything is sent as it is.
  const sent = (file: string): string => [`${file}.br`, file].map((name) => join(dist, name)).find(existsSync) ?? file
  return [...files].reduce((sum, file) => sum + statSync(sent(file)).size, 0)
}

test('the home page is light', () => {
  expect(sizeOf(['index.html'])).toBeLessThan(MOST_HOME)
})

test.each(Object.entries(TABLES))('the first match of %s is light, the home page with it', (game, table) => {
  const folder = `src/games/${game}`
  expect(sizeOf(['index.html', `${folder}/index.tsx`, `${folder}/${table}`])).toBeLessThan(MOST_MATCH)
})
