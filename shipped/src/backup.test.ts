import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { newSalt } from '@tessera/server/testing'
import { routes } from '@tessera/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DATABASES, newDatabase, newFolder, type ShippedDatabase } from './databases.ts'
import { begin, guest, play } from './people.ts'
import { runCommand, startProduct } from './product.ts'

const MATCHES = 1_000
const files = newFolder()
const opened: ShippedDatabase[] = [files]
let backupFile = ''

const database = async (kind: (typeof DATABASES)[number]): Promise<ShippedDatabase> => {
  const made = await newDatabase(kind)
  opened.push(made)
  return made
}
const fileCalled = (name: string): string => join(files.place, '..', name)
/** What a backup holds; when it was made and its hash differ between two of the same. */
const rowsOf = (file: string): readonly string[] =>
  gunzipSync(readFileSync(file)).toString().split('\n').slice(1, -2).sort()

async function backedUp(from: ShippedDatabase, name: string): Promise<string> {
  const file = fileCalled(name)
  const { code, stderr } = await runCommand(['backup', file, ...from.flags], from.env)
  expect([code, stderr]).toEqual([0, ''])
  return file
}

/** A thousand matches that wait for somebody, one that was played to its end, and the accounts they are of. */
beforeAll(async () => {
  const from = await database('PostgreSQL 18')
  const product = await startProduct({ database: from, env: { TESSERA_OPEN_MATCHES: '1000' } })
  const people = await Promise.all(Array.from({ length: 40 }, () => guest(product)))
  const [ada, ben] = people
  if (ada === undefined || ben === undefined) throw new Error('Nobody is here')
  await play([ada, ben], await begin([ada, ben], { game: 'siegefront' }), 'siegefront')
  const seats = [{ who: 'me' as const }, { who: 'open' as const }]
  await Promise.all(
    people.map(async (person) => {
      for (let made = 0; made < MATCHES / people.length; made++) {
        const { saltHash } = newSalt()
        const { status, text } = await person.ask(routes.create, { body: { game: 'hexline', seats, saltHash } })
        if (status !== 200) throw new Error(`A match was refused: ${status} ${text}`)
      }
    }),
  )
  await product.stop()
  backupFile = await backedUp(from, 'backup.gz')
  const rows = rowsOf(backupFile)
  expect(rows.filter((row) => row.startsWith('{"id":') && row.includes('"game":"hexline"')).length).toBe(MATCHES)
}, 300_000)
afterAll(() => {
  for (const each of opened) each.remove()
})

test.each(DATABASES)('a backup of a thousand matches is restored into %s, row by row the same', async (kind) => {
  const into = await database(kind)
  const { code, stdout, stderr } = await runCommand(['restore', backupFile, ...into.flags], into.env)
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toContain(
    `${rowsOf(backupFile).filter((row) => !row.startsWith('{"table":')).length} rows are restored`,
  )
  const again = await backedUp(into, `again-${kind.replaceAll(' ', '-')}.gz`)
  expect(rowsOf(again)).toEqual(rowsOf(backupFile))
})

test('a backup that was cut or changed is refused, no row is shown, and nothing is left of the try', async () => {
  const text = gunzipSync(readFileSync(backupFile)).toString()
  const lines = text.split('\n')
  const wrong = {
    'cut.gz': gzipSync(lines.slice(0, Math.floor(lines.length * 0.8)).join('\n')),
    'changed.gz': gzipSync(text.replace('"kind":"guest"', '"kind":"user"')),
    'half.gz': readFileSync(backupFile).subarray(0, 5_000),
  }
  for (const [name, bytes] of Object.entries(wrong)) {
    const file = fileCalled(name)
    writeFileSync(file, bytes)
    const into = newFolder()
    opened.push(into)
    const { code, stderr } = await runCommand(['restore', file, ...into.flags])
    expect(code).toBe(1)
    expect(stderr).toMatch(/its end is missing|its hash is another one|not all of one/)
    expect(stderr).not.toContain('guest')
    expect(existsSync(into.place)).toBe(false)
  }
})
