import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gamePackages } from './game-packages.mjs'
import { root } from './install.mjs'

/** Everything but games and documents; tests play some game or other. */
const FOLDERS = ['apps', 'bench', 'e2e', 'engine', 'kit', 'scripts', 'shipped']
const SOURCE = /\.(tsx?|mjs|css|html|c)$/
const TEST = /\.test\.tsx?$|\/testing\//

/** A name that is also an English word counts where it is quoted, part of a path, or written with a capital. */
const WORDS: readonly string[] = ['hundred']

const named = gamePackages()
  .map(({ folder }) => folder)
  .map((name) =>
    WORDS.includes(name) ? `['"\`/@-]${name}['"\`/-]|\\b${capital(name)}\\b` : `(?<!\\w)(?:${name}|${capital(name)})`,
  )
const NAMED = new RegExp(named.join('|'), 'g')

test('no file outside a game names one', () => {
  const sources = FOLDERS.flatMap(filesUnder).filter((file) => SOURCE.test(file) && !TEST.test(file))
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(NAMED) ?? []).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

function filesUnder(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return ['node_modules', 'dist'].includes(entry.name) ? [] : filesUnder(path)
  })
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
