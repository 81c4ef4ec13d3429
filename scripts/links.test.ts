import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const pages = ['docs', 'kit', 'games']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .concat(readdirSync(root))
  .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))

test('every link between our pages leads somewhere, to its heading too', () => {
  expect(pages.length).toBeGreaterThan(15)
  const broken = pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => !leads(page, link))
      .map((link) => `${page}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('every command that the README shows is one that the program has', () => {
  const commands = [...text('README.md').matchAll(/^npx tessera (\S+)/gm)].map(([, name]) => name)
  const program = text('apps/cli/src/program.ts')
  expect(commands.length).toBeGreaterThan(8)
  for (const name of commands) expect(program).toContain(`new Command('${name}')`)
})

function text(page: string): string {
  return readFileSync(join(root, page), 'utf8')
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
