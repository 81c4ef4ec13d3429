import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './install.mjs'

test('every icon in the client is credited to whoever drew it', () => {
  const client = join(root, 'apps', 'web', 'src')
  const lists = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[\\/])icons\.ts$/.test(file),
  )
  const used = lists.flatMap((file) => iconsIn(readFileSync(join(client, file), 'utf8')))
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
