import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { type RequestOptions, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownCertificate } from '@tessera/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabase, type ShippedDatabase } from './databases.ts'
import { type Product, startProduct } from './product.ts'

const PUBLIC = 'https://play.example'
const { cert: ca, key } = ownCertificate()
const folder = mkdtempSync(join(tmpdir(), 'tessera-https-'))
let database: ShippedDatabase
let product: Product

beforeAll(async () => {
  const files = { TESSERA_TLS_CERT_FILE: join(folder, 'cert.pem'), TESSERA_TLS_KEY_FILE: join(folder, 'key.pem') }
  writeFileSync(files.TESSERA_TLS_CERT_FILE, ca)
  writeFileSync(files.TESSERA_TLS_KEY_FILE, key)
  database = await newDatabase('PostgreSQL 15')
  product = await startProduct({
    database,
    env: {
      ...files,
      TESSERA_PUBLIC_URL: PUBLIC,
      TESSERA_RATE_ADDRESS: '60',
      TESSERA_RATE_ACCOUNT: '10',
      TESSERA_RATE_PASSWORDS: '2',
      TESSERA_RATE_GUESTS: '3',
      TESSERA_GRACE_SECONDS: '1',
    },
  })
})
afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

function ask(path: string, options: RequestOptions = {}, body?: string): Promise<Answer> {
  return new Promise((done, failed) => {
    const asked = request(product.url + path, { ca, ...options }, (answer) => {
      let text = ''
      answer.on('data', (piece: Buffer) => {
        text += piece
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    asked.on('error', failed)
    asked.end(body)
  })
}

const enter = (headers: Record<string, string> = {}): Promise<Answer> =>
  ask('/api/guest', { method: 'POST', headers: { origin: PUBLIC, ...headers } })

test('a server with a certificate speaks https, HTTP/2 to those who can and HTTP/1.1 to others', async () => {
  expect(product.url).toMatch(/^https:\/\/localhost:\d+$/)
  const session = connect(product.url, { ca })
  const status = await new Promise((done, failed) => {
    const asked = session.request({ ':path': '/healthz' })
    asked.on('response', (answer) => done(answer[':status']))
    asked.on('error', failed)
    asked.resume()
  })
  session.close()
  expect(status).toBe(200)
  expect((await ask('/healthz')).status).toBe(200)
})

test('what writes must come from the public address; cookies are secure, and browsers come back by https', async () => {
  const stranger = await ask('/api/guest', { method: 'POST', headers: { origin: product.url } })
  expect([stranger.status, stranger.text]).toEqual([403, expect.stringContaining('foreign_origin')])
  const entered = await enter()
  expect(String(entered.headers['set-cookie'])).toMatch(/HttpOnly; Secure; SameSite=Lax$/)
  expect((await ask('/')).headers['strict-transport-security']).toBe('max-age=31536000')
})

test('an address that a proxy forwards is not believed unless the proxy is trusted, and limits are those of the settings', async () => {
  const cookie = String((await enter({ 'x-forwarded-for': '11.1.1.1' })).headers['set-cookie']).split(';', 1)[0] ?? ''
  const entered = [await enter({ 'x-forwarded-for': '11.1.1.2' }), await enter({ 'x-forwarded-for': '11.1.1.3' })]
  expect(entered.map(({ status }) => status)).toEqual([200, 429])
  const code = { method: 'POST', headers: { origin: PUBLIC, 'content-type': 'application/json' } }
  const body = JSON.stringify({ name: 'Nobody', code: 'none', password: 'correct horse battery' })
  const tried = [
    await ask('/api/recover', code, body),
    await ask('/api/recover', code, body),
    await ask('/api/recover', code, body),
  ]
  expect(tried.map(({ status }) => status)).toEqual([403, 403, 429])
  const own = []
  for (let time = 0; time < 12; time++) own.push((await ask('/api/me', { headers: { cookie } })).status)
  expect([own.at(0), own.at(-1)]).toEqual([200, 429])
  let last = 200
  for (let time = 0; time < 60 && last !== 429; time++) last = (await ask('/api/server')).status
  expect(last).toBe(429)
})

test('a server that stops waits for a client that does not read its answer as long as the settings say', async () => {
  const session = connect(product.url, { ca })
  const asked = session.request({ ':path': '/' })
  await once(asked, 'response')
  session.on('error', () => undefined)
  asked.on('error', () => undefined)
  expect(await product.stop()).toBe(0)
})
