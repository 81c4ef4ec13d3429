import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Message, type Messages, parseMessage } from '@tessera/words'
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

/** The facts and the markup a message asks for. What a name's own grammar selects on comes from the sentence around it. */
function asked({ declarations, variants }: Message): readonly string[] {
  const found = new Set<string>()
  for (const piece of [...declarations.map(({ value }) => value), ...variants.flatMap(({ pattern }) => pattern)]) {
    if (typeof piece === 'string') continue
    if ('markup' in piece) found.add(`{#${piece.markup}}`)
    else if (piece.operand !== null && 'variable' in piece.operand) found.add(`$${piece.operand.variable}`)
  }
  return [...found].filter((name) => name !== '$case' && name !== '$article').sort()
}

/** A message that cannot be read fails with its key. */
function read(key: string, text: string): Message {
  try {
    return parseMessage(text)
  } catch (error) {
    throw new Error(`${key}: ${String(error)}`)
  }
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

  it('is whole in every language, with the same facts and markup in every sentence', async () => {
    const source = await english(folder)
    for (const [language, messages] of translations(folder)) {
      expect([language, Object.keys(messages).sort()]).toEqual([language, Object.keys(source).sort()])
      for (const [key, text] of Object.entries(source))
        expect([language, key, asked(read(key, messages[key] ?? ''))]).toEqual([language, key, asked(read(key, text))])
    }
  })
})
