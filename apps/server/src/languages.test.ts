import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from './api/testing/client.ts'
import type { RunningServer } from './index.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'

let folder: string
let server: RunningServer
let database: TestDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-languages-'))
  const webRoot = join(folder, 'web')
  await mkdir(join(webRoot, 'words', 'en'), { recursive: true })
  await writeFile(join(webRoot, 'index.html'), '<!doctype html>')
  await writeFile(join(webRoot, 'words', 'en', 'ui.json'), '{"done":"Done"}')
  await mkdir(join(folder, 'languages', 'fr'), { recursive: true })
  await mkdir(join(folder, 'languages', 'no language at all'))
  await writeFile(join(folder, 'languages', 'fr', 'ui.json'), '{"done":"Fini"}')
  await writeFile(join(folder, 'languages', 'fr', 'notes.txt'), 'mine')
  await writeFile(join(folder, 'secret.json'), '{}')
  database = await testDatabase()
  server = await testServer({ languages: join(folder, 'languages') }, { webRoot, database })
})

afterAll(async () => {
  await server.close()
  await database.close()
  await rm(folder, { recursive: true })
})

const ask = (path: string): Promise<Response> => fetch(`${server.url}${path}`)

test('languages added to the server are listed and served beside English, and read anew', async () => {
  expect(await (await ask('/words/languages.json')).json()).toEqual(['fr'])
  expect(await (await ask('/words/fr/ui.json')).json()).toEqual({ done: 'Fini' })
  expect(await (await ask('/words/en/ui.json')).json()).toEqual({ done: 'Done' })
  await writeFile(join(folder, 'languages', 'fr', 'ui.json'), '{"done":"Terminé"}')
  const again = await ask('/words/fr/ui.json')
  expect(await again.json()).toEqual({ done: 'Terminé' })
  expect(again.headers.get('cache-control')).toBe('no-cache')
})

test('nothing but messages is served from their folder', async () => {
  for (const path of [
    '/words/fr/notes.txt',
    '/words/fr/table.json',
    '/words/../secret.json',
    '/words/%2e%2e/secret.json',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
})
