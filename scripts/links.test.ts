import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { program } from '../apps/cli/src/program.ts'

const root = resolve(import.meta.dirname, '..')
type Command = ReturnType<typeof program>

const FOLDERS = ['apps', 'bench', 'docs', 'e2e', 'engine', 'games', 'kit', 'mutants', 'scripts', 'shipped']
const pages = FOLDERS.flatMap((folder) => filesIn(folder))
  .concat(readdirSync(root))
  .filter((file) => file.endsWith('.md'))
const nowhere = new URL('file:///')
const known = program({
  root,
  worker: nowhere,
  bench: nowhere,
  benchChild: nowhere,
  botWorker: nowhere,
  scryptWorker: nowhere,
  framesWorker: nowhere,
})
const { scripts } = JSON.parse(text('package.json')) as { readonly scripts: Readonly<Record<string, string>> }

test('every link between our pages leads somewhere, to its heading too', () => {
  expect(pages.length).toBeGreaterThan(25)
  expect(faults((page) => linksOf(page).filter((link) => !leads(page, link)))).toEqual([])
})

test('every path that a page names exists', () => {
  const named = pages.flatMap(pathsOf)
  expect(named.length).toBeGreaterThan(80)
  expect(faults((page) => pathsOf(page).filter((path) => !exists(path.split('/'))))).toEqual([])
})

test('every command that a page shows is one the program has, with its flags', () => {
  const commands = pages.flatMap(commandsOf)
  expect(commands.length).toBeGreaterThan(60)
  expect(faults((page) => commandsOf(page).filter((line) => !understood(line)))).toEqual([])
})

test('every npm script that a page shows exists', () => {
  const shown = (page: string) => [...codeOf(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(
    faults((page) => shown(page).filter((name) => scripts[name] === undefined && !inPackageOf(page, name))),
  ).toEqual([])
})

function faults(of: (page: string) => readonly string[]): readonly string[] {
  return pages.flatMap((page) => of(page).map((fault) => `${page}: ${fault}`))
}

function text(page: string): string {
  return readFileSync(join(root, page), 'utf8')
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return ['node_modules', 'dist', 'data', '.cache'].includes(entry.name) ? [] : filesIn(path)
  })
}

/** Without what stands in code, and without addresses elsewhere. */
function linksOf(page: string): readonly string[] {
  const prose = text(page)
    .replace(/```.*?```/gs, '')
    .replace(/`[^`\n]*`/g, '')
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links.filter((link) => !/^[a-z]+:/.test(link))
}

function leads(page: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  const to = path === '' ? page : join(dirname(page), path)
  if (!existsSync(join(root, to))) return false
  return heading === undefined || headingsOf(to).includes(heading)
}

/** As GitHub names them. */
function headingsOf(page: string): readonly string[] {
  return [...text(page).matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}

/** Everything between backticks, one piece a line, with lines that a backslash goes on put together. */
function codeOf(page: string): string {
  const shown = text(page).replace(/<!--.*?-->/gs, '')
  const blocks = [...shown.matchAll(/```\w*\n(.*?)```/gs)].map(([, code = '']) => code.replaceAll(/\\\n\s*/g, ''))
  const prose = shown.replace(/```.*?```/gs, '')
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  return [...blocks, ...spans].join('\n')
}

/** Words of code that begin with one of our folders. */
function pathsOf(page: string): readonly string[] {
  const words = codeOf(page).split(/[\s'"`(),;=]+/)
  return words.filter(
    (word) => FOLDERS.includes(word.split('/')[0] ?? '') && /^[\w-]+\/[\w./<>*@-]*[\w>*/]$/.test(word),
  )
}

/** `<game>` and `*` stand for any name. */
function exists([name = '', ...rest]: readonly string[], folder = ''): boolean {
  if (name === '') return rest.length === 0 || exists(rest, folder)
  const pattern = new RegExp(`^${name.replace(/<\w+>|\*+/g, '.+').replace(/\.(?!\+)/g, '\\.')}$`)
  const here = join(root, folder)
  const fitting = readdirSync(here, { withFileTypes: true }).filter((entry) => pattern.test(entry.name))
  if (rest.length === 0) return fitting.length > 0
  return fitting.some((entry) => entry.isDirectory() && exists(rest, join(folder, entry.name)))
}

function commandsOf(page: string): readonly string[] {
  return codeOf(page)
    .split('\n')
    .map((line) => /(?:^|npx )tessera ([a-z][^#|]*)/.exec(line)?.[1]?.trim() ?? '')
    .filter((line) => line !== '')
}

/** Whether the program has the command, and the command the flags. Where options of a game may follow, any flag will do. */
function understood(line: string): boolean {
  const [name = '', ...words] = line.replace(/'[^']*'|"[^"]*"/g, 'quoted').split(/\s+/)
  const command = known.commands.find((one) => one.name() === name)
  if (command === undefined) return name === 'help'
  const inner = command.commands.find((one) => one.name() === words[0])
  if (command.commands.length > 0 && inner === undefined)
    return words.length === 0 || words[0]?.startsWith('-') === true
  const flags = words.map((word) => /^(--?[a-zA-Z][\w-]*)/.exec(word)?.[1] ?? '').filter((flag) => flag !== '')
  return flags.every((flag) => hasFlag(inner ?? command, flag))
}

function hasFlag(command: Command, flag: string): boolean {
  if (flag === '--help' || Reflect.get(command, '_allowUnknownOption') === true) return true
  return command.options.some((option) => option.long === flag || option.short === flag)
}

function inPackageOf(page: string, script: string): boolean {
  const manifest = join(dirname(page), 'package.json')
  return basename(page) === 'README.md' && existsSync(join(root, manifest)) && text(manifest).includes(`"${script}":`)
}
