import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Messages, problemsOf } from '@tessera/words'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Every file of the product, by its path. */
const FILES = ['engine', 'games', 'apps', 'kit'].flatMap(filesBelow)

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesBelow(path)
  })
}

/** Folders of words: English in `en/index.ts`, every other language in a file of its own beside it. */
const FOLDERS = FILES.filter((file) => file.endsWith('/words/en/index.ts')).map((file) => dirname(dirname(file)))

async function english(folder: string): Promise<Messages> {
  const { en } = (await import(join(ROOT, folder, 'en/index.ts'))) as { readonly en: Messages }
  return en
}

function translations(folder: string): readonly (readonly [language: string, Messages])[] {
  return FILES.filter((file) => dirname(file) === folder && file.endsWith('.json')).map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Messages,
  ])
}

const SOURCES = FILES.filter((file) => /\.tsx?$/.test(file) && !file.includes('/words/en/')).map((file) =>
  readFileSync(join(ROOT, file), 'utf8'),
)

/** Every text in quotes, and the beginning of every template. */
const QUOTED = new Set(
  SOURCES.flatMap((source) => [
    ...[...source.matchAll(/['"]([\w.-]+)['"]/g)].map(([, text]) => text ?? ''),
    ...[...source.matchAll(/`([\w.-]+)\$\{/g)].map(([, text]) => `${text}*`),
  ]),
)

function isUsed(key: string): boolean {
  if (QUOTED.has(key)) return true
  for (let end = key.length - 1; end > 0; end--) if (QUOTED.has(`${key.slice(0, end)}*`)) return true
  return false
}

describe.each(FOLDERS)('%s', (folder: string) => {
  it('says nothing that no code asks for', async () => {
    expect(Object.keys(await english(folder)).filter((key) => !isUsed(key))).toEqual([])
  })

  it('is whole in every language, with the same facts and markup in every message', async () => {
    const source = await english(folder)
    for (const [language, messages] of translations(folder))
      expect([language, problemsOf(source, messages)]).toEqual([language, []])
  })
})
