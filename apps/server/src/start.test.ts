import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, testSettings } from './api/testing/client.ts'
import type { RunningServer } from './index.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'

let webRoot: string
let server: RunningServer
let database: TestDatabase

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'tessera-web-'))
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Tessera</title>')
  await writeFile(join(webRoot, 'sw.js'), 'self.x = 1')
  await writeFile(join(webRoot, '.sources'), 'a hash of sources')
  await mkdir(join(webRoot, '.vite'))
  await writeFile(join(webRoot, '.vite', 'manifest.json'), '{}')
  await writeFile(join(webRoot, 'assets', 'main-Ab3_xYz9.js'), 'export {}')
  await writeFile(join(webRoot, 'assets', 'rules.worker-Ab3_xYz9.js'), 'export {}')
  database = await testDatabase()
  server = await testServer({}, { webRoot, database })
})

afterAll(async () => {
  await server.close()
  await database.close()
  await rm(webRoot, { recursive: true })
})

describe('files', () => {
  test('the front page, under a policy that allows nothing foreign and nothing inline', async () => {
    const response = await fetch(`${server.url}/`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Tessera</title>')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("worker-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('hashed assets are kept for ever, everything else is asked for anew', async () => {
    const asset = await fetch(`${server.url}/assets/main-Ab3_xYz9.js`)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toContain('javascript')
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff')
    expect(asset.headers.get('content-security-policy')).toBeNull()
    const thread = await fetch(`${server.url}/assets/rules.worker-Ab3_xYz9.js`)
    expect(thread.headers.get('content-security-policy')).toContain("default-src 'none'")
    const worker = await fetch(`${server.url}/sw.js`)
    expect(worker.headers.get('cache-control')).toBe('no-cache')
  })

  test('what the build keeps for itself is nobody else’s', async () => {
    expect((await fetch(`${server.url}/.vite/manifest.json`)).status).toBe(404)
    expect(await (await fetch(`${server.url}/.sources`)).text()).not.toContain('hash of sources')
  })

  test('any path without an extension is a page of the client', async () => {
    const response = await fetch(`${server.url}/hexline/army?units=x`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('a missing file is missing, not the front page', async () => {
    const response = await fetch(`${server.url}/assets/old-12345678.js`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found', detail: 'There is nothing at this address.' })
  })

  test('nothing outside the folder is served', async () => {
    for (const path of ['/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2f..%2fetc%2fpasswd', '/%00', '/%']) {
      const response = await fetch(server.url + path)
      expect(await response.text()).not.toContain('root:')
      expect(response.status).toBeLessThan(500)
    }
  })
})

test('healthz says ok and is not cached', async () => {
  const response = await fetch(`${server.url}/healthz`)
  expect(await response.json()).toEqual({ ok: true })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('bodies nobody asked for are refused', async () => {
  const post = await fetch(`${server.url}/anything`, { method: 'POST', body: 'x' })
  expect(post.status).toBeGreaterThanOrEqual(400)
  const huge = await fetch(`${server.url}/anything`, { method: 'POST', body: 'x'.repeat(200_000) })
  expect(huge.status).toBeGreaterThanOrEqual(400)
  expect(huge.status).toBeLessThan(500)
})

test('a port in use and a missing client are errors that say so', async () => {
  const other: Server = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as AddressInfo
  await expect(testServer({}, { port, webRoot, database })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
  await new Promise((done) => other.close(done))
  await expect(testServer({}, { webRoot: join(webRoot, 'none'), database })).rejects.toThrow(/no built web client/)
})

test('closing lets idle connections go and frees the port', async () => {
  const second = await testServer({}, { webRoot, database })
  await fetch(`${second.url}/healthz`)
  await second.close()
  await expect(fetch(`${second.url}/healthz`)).rejects.toThrow()
})

test('a server that stops is not ready first and still answers; asked again it goes at once', async () => {
  const second = await testServer({ drainSeconds: 600 }, { webRoot, database })
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  const closed = second.close()
  expect((await fetch(`${second.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${second.url}/api/server`)).status).toBe(200)
  await second.close()
  await closed
  await expect(fetch(`${second.url}/healthz`)).rejects.toThrow()
})

test('a request under way is answered before the server is gone', async () => {
  const second = await testServer({}, { webRoot, database })
  const { matches } = second.context
  let go = (): void => {}
  let begun = (): void => {}
  const gate = new Promise<void>((open) => {
    go = open
  })
  const asked = new Promise<void>((open) => {
    begun = open
  })
  const sql: typeof database.sql = async (...asked) => {
    begun()
    await gate
    return await database.sql(...asked)
  }
  Object.assign(matches, { database: { ...matches.database, sql } })
  const answer = fetch(`${second.url}/api/leaderboards/hexline`)
  await asked
  const closed = second.close()
  go()
  expect((await answer).status).toBe(200)
  await closed
})

test('addresses that a proxy forwards are believed only where it is trusted', async () => {
  const rates = { ...testSettings().rates, address: 2 }
  const tries = async (trustedProxies: readonly string[]): Promise<readonly number[]> => {
    const behind = await testServer({ rates, trustedProxies }, { database })
    const statuses: number[] = []
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      statuses.push((await fetch(`${behind.url}/api/games`, { headers: { 'x-forwarded-for': address } })).status)
    await behind.close()
    return statuses
  }
  expect(await tries([])).toEqual([200, 200, 429])
  expect(await tries(['127.0.0.0/8'])).toEqual([200, 200, 200])
})

test('a client that leaves in the middle of a request is no error of the server', async () => {
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const heard = await testServer({}, { database, logTo })
  const { port } = new URL(heard.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    `POST /api/sign-in HTTP/1.1\r\nhost: localhost:${port}\r\norigin: http://localhost:${port}\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"name":`,
  )
  // It is being answered once another request, sent later, has been.
  await new Promise((done) => socket.once('connect', done))
  await fetch(`${heard.url}/healthz`)
  socket.destroy()
  await expect.poll(() => lines.some((line) => line.includes('left in its middle'))).toBe(true)
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
  await heard.close()
})

test('an error that nobody foresaw is a 500 that tells nothing; the log has it under the id of the request', async () => {
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const broken = await testServer({}, { database, logTo })
  const sql = async () => {
    throw new Error('a detail of ours')
  }
  const { matches } = broken.context
  Object.assign(matches, { database: { ...matches.database, sql } })
  const answer = await fetch(`${broken.url}/api/leaderboards/hexline`)
  expect(await answer.json()).toMatchObject({
    status: 500,
    code: 'internal',
    detail: 'Something went wrong on the server.',
  })
  const logged = lines.find((line) => line.includes('a detail of ours')) ?? '{}'
  expect(JSON.parse(logged)).toMatchObject({ reqId: answer.headers.get('x-request-id'), msg: 'a request failed' })
  await broken.close()
})
