import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '../database/schema.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { keyId, keysOf } from './keys.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { installationKeys, SecretsError } from './secrets.ts'

const OLD = 'o'.repeat(40)
const NEW = 'n'.repeat(40)
let database: TestDatabase
let folder: string
let file: string

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.empty()
  folder = mkdtempSync(join(tmpdir(), 'tessera-secrets-'))
  file = join(folder, 'data', 'secrets')
  return () => rmSync(folder, { recursive: true, force: true })
})

const open = (given: readonly string[] = [], at: string | null = file) =>
  installationKeys(database.db, { given, file: at }, 8)

/** Everything the database holds, as text. */
async function everything(): Promise<string> {
  return JSON.stringify(await database.sql('select * from settings'))
}

test('a secret is made once, kept in a file of its owner and in no table', async () => {
  const made = await open()
  const secret = readFileSync(file, 'utf8').trim()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(made.current).toBe(keyId(secret))
  expect((await open()).current).toBe(made.current)
  expect(await everything()).not.toContain(secret)
})

test('servers that start at the same moment have the same secret', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => open()))
  expect(new Set(all.map(({ current }) => current)).size).toBe(1)
})

test('the secret of an older database moves into the file, and its passwords still fit', async () => {
  await database.db.insert(settings).values({ key: 'secret', value: OLD })
  const stored = await hashPassword(keysOf([OLD], 8), 'secret words')
  const keys = await open()
  expect(await checkPassword(keys, 'secret words', stored)).toEqual({ ok: true, again: false })
  expect(readFileSync(file, 'utf8')).toBe(`${OLD}\n`)
  expect(await everything()).not.toContain(OLD)
})

test('with secrets of the operator’s own the earlier one must be among them, and leaves the database then', async () => {
  await database.db.insert(settings).values({ key: 'secret', value: OLD })
  await expect(open([NEW])).rejects.toThrow(/Put it at the end of TESSERA_SECRETS/)
  expect(await everything()).toContain(OLD)
  expect((await open([NEW, OLD])).current).toBe(keyId(NEW))
  expect(await everything()).not.toContain(OLD)
})

test('a new one is put in front of the old one; without the one in use no server starts', async () => {
  await open([OLD])
  await expect(open([NEW])).rejects.toThrow(SecretsError)
  await expect(open([])).rejects.toThrow(/another secret .* missing from the file/)
  expect(existsSync(file)).toBe(false)
  await open([NEW, OLD])
  await expect(open([OLD])).rejects.toThrow(/missing from TESSERA_SECRETS/)
  expect((await open([NEW])).current).toBe(keyId(NEW))
  const [row] = await database.db.select().from(settings).where(eq(settings.key, 'secret-id'))
  expect(row?.value).toBe(keyId(NEW))
})

test('a damaged or unwritable file is refused with a sentence and left as it is', async () => {
  await open()
  writeFileSync(file, 'short\n')
  await expect(open()).rejects.toThrow(/is damaged: it must hold a secret/)
  expect(readFileSync(file, 'utf8')).toBe('short\n')
  const taken = join(folder, 'taken')
  writeFileSync(taken, '')
  chmodSync(taken, 0o600)
  await database.empty()
  await expect(open([], join(taken, 'secrets'))).rejects.toThrow(/cannot be (kept|read)/)
})
