import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { transform } from 'esbuild'
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
/** Scripts, styles and the fonts that the page shows, as they are sent, compressed. */
const MOST_HOME = 128 * KILO

/** The screens of each game, and what its first match may come to with the home page and the worker of its bots. */
const GAMES: Readonly<Record<string, readonly [screens: string, most: number]>> = {
  hexline: ['hexline/screens', 310 * KILO],
  siegefront: ['siegefront/screens', 324 * KILO],
  cohort: ['cohort/screens', 375 * KILO],
  'gauntlet-duel': ['gauntlet/screens/duel', 356 * KILO],
  'gauntlet-run': ['gauntlet/screens/run', 380 * KILO],
  hundred: ['hundred/screens', 330 * KILO],
}

/** Where the shell's words are that every page shows. */
const SHELL = ['../../engine/ui', 'src']

/** Headings, text and what is bold in it; a table has figures of one width besides. */
const HOME_FONTS = ['alegreya-latin-700-normal', 'alegreya-sans-latin-400-normal', 'alegreya-sans-latin-700-normal']
const TABLE_FONTS = [...HOME_FONTS, 'jetbrains-mono-latin-500-normal']

function fontsOf(names: readonly string[]): number {
  const files = readdirSync(join(dist, 'assets'))
  return names.reduce((sum, name) => {
    const file = files.find((one) => one.startsWith(`basic-${name}-`))
    if (file === undefined) throw new Error(`The build has no small ${name}`)
    return sum + statSync(join(dist, 'assets', file)).size
  }, 0)
}

/** The files of these chunks with all they import at once. */
function filesOf(names: readonly string[]): ReadonlySet<string> {
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
  return files
}

function sizeOf(names: readonly string[]): number {
  // What is too small to gain anything is sent as it is.
  const sent = (file: string): string => [`${file}.br`, file].map((name) => join(dist, name)).find(existsSync) ?? file
  return [...filesOf(names)].reduce((sum, file) => sum + statSync(sent(file)).size, 0)
}

const LANGUAGES = ['en/index.ts', 'de.json']

/** The messages of one language, of the shell and of a game. */
function wordsIn(language: string, folders: readonly string[]): readonly string[] {
  return folders.map((folder) => `${folder}/words/${language}`)
}

test.each(LANGUAGES)('the home page is light, with its words (%s)', (language) => {
  const parts = ['index.html', ...wordsIn(language, SHELL)]
  expect(sizeOf(parts) + fontsOf(HOME_FONTS)).toBeLessThan(MOST_HOME)
})

test.each(
  Object.entries(GAMES).flatMap(([game, [screens, most]]) =>
    LANGUAGES.map((language) => [game, language, screens, most] as const),
  ),
)('the first match of %s is light, the home page and its words with it (%s)', (game, language, screens, most) => {
  const folder = `../../games/${screens}`
  const parts = ['index.html', `${folder}/index.tsx`, `${folder}/match/table.tsx`, ...workerOf(folder)]
  const messages = wordsIn(language, [...SHELL, '../../engine/table', `../../games/${screens.split('/')[0]}/rules`])
  expect(sizeOf([...parts, ...messages, ...picturesOf(game)]) + fontsOf(TABLE_FONTS)).toBeLessThan(most)
})

/** Pictures that come when they are drawn: of the two factions whose pictures are heaviest, and of summoned units. */
function picturesOf(game: string): readonly string[] {
  if (!game.startsWith('gauntlet')) return []
  const sets = Object.keys(chunks).filter((name) => name.includes('virtual:icons/gauntlet/shared/unit-icons/'))
  expect(sets).toHaveLength(9)
  const summoned = sets.filter((name) => name.endsWith('/summoned'))
  const heaviest = sets.filter((name) => !summoned.includes(name)).sort((a, b) => sizeOf([b]) - sizeOf([a]))
  return [...summoned, ...heaviest.slice(0, 2)]
}

/** The worker in which a game's bots think. */
function workerOf(folder: string): readonly string[] {
  return ['src/game.worker.ts', `${folder}/game.ts`]
}

test.each(Object.entries(GAMES))('the rules of %s come once, for its page and for its bots', (_, [screens]) => {
  const folder = `../../games/${screens}`
  const page = filesOf([`${folder}/index.tsx`])
  const besides = [...filesOf(workerOf(folder))].filter((file) => !page.has(file))
  const bytes = besides.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0)
  expect(bytes).toBeLessThan(6 * KILO)
})

test('a worker loads nothing of a page', () => {
  const shown = filesOf(['index.html'])
  const workers = Object.keys(chunks).filter((name) => name.endsWith('.worker.ts'))
  expect(workers).toHaveLength(4)
  const shared = new Set(workers.flatMap((worker) => [...filesOf([worker])]).filter((file) => shown.has(file)))
  const allowed = /^assets\/(preload-helper|rolldown-runtime|registry|words)-[\w-]{8}\.js$/
  expect([...shared].filter((file) => !allowed.test(file))).toEqual([])
})

test('everything that is heard fits into 15 kB', async () => {
  const sound = join('engine', 'ui', 'sound')
  const own = readdirSync(join(root, sound)).filter((name) => !name.includes('.test.'))
  const files = own.map((name) => join(sound, name))
  expect(files.length).toBeGreaterThan(4)
  const parts = await Promise.all(
    files.map((file) =>
      transform(readFileSync(join(root, file), 'utf8'), {
        loader: file.endsWith('x') ? 'tsx' : 'ts',
        minify: true,
        jsx: 'automatic',
      }),
    ),
  )
  expect(gzipSync(parts.map(({ code }) => code).join('')).length).toBeLessThan(15 * KILO)
})
