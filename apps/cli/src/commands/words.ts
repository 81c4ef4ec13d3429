import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Messages, problemsOf } from '@tessera/words'
import type { LauncherPaths } from '../launcher-paths.ts'
import { failure, usage } from '../problem.ts'

interface Flags {
  readonly json?: true
  readonly web?: string
}

/** A language as a server takes it: `<folder>/<language>/<scope>.json`, in English until somebody translates it. */
export function newLanguage(paths: LauncherPaths, language: string, folder: string, flags: Flags): void {
  if (!isTag(language)) throw usage(`"${language}" is no language: give its tag, such as fr or pt-BR`)
  const place = join(resolve(folder), language)
  if (existsSync(place)) throw usage(`${place} exists already; nothing was changed`)
  const catalogues = english(paths, flags)
  mkdirSync(place, { recursive: true })
  for (const [scope, messages] of catalogues)
    writeFileSync(join(place, `${scope}.json`), `${JSON.stringify(messages, null, 2)}\n`)
  const count = [...catalogues.values()].reduce((sum, messages) => sum + Object.keys(messages).length, 0)
  process.stdout.write(
    flags.json
      ? `${JSON.stringify({ folder: place, files: catalogues.size, messages: count })}\n`
      : `${count} messages are in ${place}, in English.\nTranslate them, check them with: tessera words check ${folder}\nand show them with: TESSERA_LANGUAGES=${folder} tessera serve\n`,
  )
}

/** What is wrong with the languages of a folder; it fails when something is. */
export function checkLanguages(paths: LauncherPaths, folder: string, flags: Flags): void {
  const place = resolve(folder)
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) throw usage(`There is no folder ${folder}`)
  const languages = readdirSync(place).filter((name) => isTag(name) && statSync(join(place, name)).isDirectory())
  if (languages.length === 0) throw usage(`There is no language in ${folder}: a language is a folder such as fr`)
  const catalogues = english(paths, flags)
  const problems = languages.flatMap((language) =>
    [...catalogues].flatMap(([scope, messages]) => {
      const file = join(place, language, `${scope}.json`)
      const read = messagesIn(file)
      return (typeof read === 'string' ? [read] : problemsOf(messages, read)).map((problem) => ({
        file: `${language}/${scope}.json`,
        problem,
      }))
    }),
  )
  if (flags.json) process.stdout.write(`${JSON.stringify({ languages, problems })}\n`)
  else for (const { file, problem } of problems) process.stdout.write(`${file}: ${problem}\n`)
  if (problems.length > 0)
    throw failure(`${problems.length} ${problems.length === 1 ? 'message needs' : 'messages need'} work`)
  if (!flags.json) process.stdout.write(`${languages.join(', ')}: every message is there and asks for the same facts\n`)
}

function english(paths: LauncherPaths, { web }: Flags): ReadonlyMap<string, Messages> {
  const folder = join(web === undefined ? join(paths.root, 'apps', 'web', 'dist') : resolve(web), 'words', 'en')
  if (!existsSync(folder)) throw failure(`There is no built client with words in ${folder}: tessera serve builds one`)
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.slice(0, -'.json'.length),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages,
      ]),
  )
}

/** Messages, or what is wrong with their file. */
function messagesIn(file: string): Messages | string {
  if (!existsSync(file)) return 'the file is missing'
  let read: unknown
  try {
    read = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return `this is not JSON: ${(error as Error).message}`
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return 'this is no object of messages by key'
  const wrong = Object.entries(read).find(([, text]) => typeof text !== 'string')
  return wrong === undefined ? (read as Messages) : `${wrong[0]} is no text`
}

function isTag(language: string): boolean {
  return /^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$/.test(language)
}
