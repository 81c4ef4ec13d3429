/// <reference path="./subset-font.d.ts" />
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import subset from 'subset-font'

/** What English text is made of. Other letters come with the whole font, which a page then loads besides. */
const LETTERS = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 32 + at))}\u00a0§°±·½×–—‘’“”•…−`
/** Distances between letters, and figures of one height and one width. */
const FEATURES = ['kern', 'lnum', 'tnum']
/** Hints are a third of such a font, and screens of today do without them. */
const SHAPE = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true } as const

const FONTS = [
  '@fontsource/alegreya/files/alegreya-latin-500-normal.woff2',
  '@fontsource/alegreya/files/alegreya-latin-500-italic.woff2',
  '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2',
  '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2',
  '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2',
  '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2',
  '@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2',
  '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2',
]

/**
 * Makes the small halves of the fonts that `fonts.css` names as `basic-fonts/basic-…`, half as large as the Latin ones, and keeps them for the
 * next build. Returns their folder.
 */
export async function basicFonts(root: string): Promise<string> {
  const require = createRequire(join(root, 'package.json'))
  const wanted = createHash('sha256').update(JSON.stringify([LETTERS, SHAPE, require.resolve('subset-font')]))
  const sources = FONTS.map((name) => ({ name: basename(name), whole: readFileSync(require.resolve(name)) }))
  for (const { whole } of sources) wanted.update(whole)
  const folder = join(root, 'node_modules', '.cache', `basic-fonts-${wanted.digest('hex').slice(0, 12)}`)
  mkdirSync(folder, { recursive: true })
  for (const { name, whole } of sources) {
    const file = join(folder, `basic-${name}`)
    if (existsSync(file)) continue
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, await subset(whole, LETTERS, SHAPE))
    renameSync(unfinished, file)
  }
  return folder
}
