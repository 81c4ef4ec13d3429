import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './install.mjs'

test('every icon in the client is credited to its author', () => {
  const lists = ['engine', 'games']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
    )
    .filter(
      (file) =>
        /[\\/](icons|unit-icons[\\/]\w+)\.ts$/.test(file) &&
        !file.includes('node_modules') &&
        !file.endsWith('index.ts'),
    )
  const used = lists.flatMap((file) => iconsIn(readFileSync(file, 'utf8')))
  const credited = iconsCredited(readFileSync(join(root, 'docs', 'credits.md'), 'utf8'))
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((icon) => !credited.includes(icon))).toEqual([])
})

/** Every quoted word of such a list is the name of an icon; imports are not quoted words. */
function iconsIn(text: string): string[] {
  return [...text.matchAll(/'([a-z0-9-]+)'/g)].map((match) => match[1] ?? '')
}

function iconsCredited(text: string): string[] {
  const table = text.slice(text.indexOf('| icons made by'), text.indexOf('## Typefaces'))
  const rows = table
    .split('\n')
    .slice(2)
    .filter((row) => row.startsWith('|'))
  return rows.flatMap((row) => (row.split('|')[2] ?? '').split(',').map((name) => name.trim()))
}
