import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@tessera/server/testing'
import { routes } from '@tessera/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyday } from './everyday.ts'
import { guest } from './people.ts'
import { runCommand, startProduct } from './product.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-folder-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a data folder and all in it are for their owner alone', () => {
  const { folder: data } = everyday()
  const entries = readdirSync(data, { withFileTypes: true, recursive: true })
  expect(entries.length).toBeGreaterThan(100)
  expect(lstatSync(data).mode & 0o777).toBe(0o700)
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    expect(lstatSync(path).mode & 0o077, path).toBe(0)
  }
  expect(readFileSync(join(data, 'secrets'), 'utf8')).toMatch(/^\S{32,}\n$/)
})

test('a folder that a server has open is refused', async () => {
  expect(lstatSync(join(everyday().folder, 'tessera.socket')).isSocket()).toBe(true)
  const { code, stderr } = await runCommand(['user', 'reset', 'Somebody', '--data', everyday().folder])
  expect([code, stderr]).toEqual([1, expect.stringContaining('is in use by another server: stop that one first')])
  expect((await fetch(`${everyday().url}/readyz`)).status).toBe(200)
})

test('everything wrong with the settings is named at once, unknown variables too, and nothing is made', async () => {
  const data = join(folder, 'never')
  const { code, stderr } = await runCommand(['serve', '--port', '0', '--data', data], {
    TESSERA_PUBLIC_ULR: 'https://play.example',
    TESSERA_SECRETS: 'short',
    TESSERA_RATE_GUESTS: 'many',
    TESSERA_SMTP_URL: 'http://mail.example',
    TESSERA_TLS_KEY_FILE: join(folder, 'no such file'),
  })
  expect(code).not.toBe(0)
  for (const name of [
    'TESSERA_PUBLIC_ULR',
    'TESSERA_SECRETS',
    'TESSERA_RATE_GUESTS',
    'TESSERA_SMTP_URL',
    'TESSERA_TLS_KEY_FILE',
  ])
    expect(stderr).toContain(name)
  expect(existsSync(data)).toBe(false)
})

test('a damaged folder is refused with a sentence and never replaced by an empty database', async () => {
  const data = join(folder, 'damaged')
  mkdirSync(join(data, 'database'), { recursive: true })
  const left = join(data, 'database', 'something')
  writeFileSync(left, 'of a database')
  const { code, stderr } = await runCommand(['serve', '--port', '0', '--data', data])
  expect([code, stderr]).toEqual([1, expect.stringContaining(data)])
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(readFileSync(left, 'utf8')).toBe('of a database')
  expect(existsSync(join(data, 'database', 'PG_VERSION'))).toBe(false)
})

test('what was answered before a process was killed is there when it starts again', async () => {
  const database = { flags: ['--data', join(folder, 'killed')], env: {} }
  const before = await startProduct({ database })
  const ada = await guest(before)
  const seats = [{ who: 'me' as const }, { who: 'open' as const }]
  const wish = { game: 'hundred', seats, saltHash: '0'.repeat(64) }
  const made = (await ada.ask(routes.create, { body: wish })).body
  await before.kill()
  const after = await startProduct({ database })
  const again = Object.assign(new Client(after), { cookie: ada.cookie })
  const { link, ...kept } = (await again.ask(routes.match, { params: { id: made.id } })).body
  expect(made).toMatchObject(kept)
  expect(link).toContain(made.id)
  expect(await after.stop()).toBe(0)
  expect(existsSync(join(folder, 'killed', 'tessera.socket'))).toBe(false)
})
