import { connect } from 'node:http2'
import { request } from 'node:https'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from './api/testing/client.ts'
import { readSettings } from './operate/settings.ts'
import type { RunningServer } from './start.ts'
import { ownCertificate } from './testing/certificate.ts'

let server: RunningServer
let ca: string

beforeAll(async () => {
  const { cert, key } = ownCertificate()
  const { tls } = readSettings({ TESSERA_TLS_CERT: cert, TESSERA_TLS_KEY: key })
  ca = cert
  server = await testServer({ tls })
})
afterAll(() => server.close())

test('a certificate alone is refused with a sentence', () => {
  expect(() => readSettings({ TESSERA_TLS_CERT: 'BEGIN CERTIFICATE' })).toThrow(/belong together/)
})

test('with a certificate of its own the server speaks HTTP/2: one connection carries requests and a stream', async () => {
  expect(server.url).toMatch(/^https:\/\/localhost:\d+$/)
  const session = connect(server.url, { ca })
  const ask = (
    headers: Record<string, string>,
    body?: string,
  ): Promise<{ status: number; cookie: string; text: string }> =>
    new Promise((done, failed) => {
      const asked = session.request({ ...headers, origin: server.url })
      let [text, status, cookie] = ['', 0, '']
      asked.on('response', (answer) => {
        status = Number(answer[':status'])
        cookie = String(answer['set-cookie'] ?? '')
      })
      asked.on('data', (piece: Buffer) => {
        text += piece.toString()
        if (headers[':path'] !== '/api/stream' || !text.includes('"fresh"')) return
        asked.close()
        done({ status, cookie, text })
      })
      asked.on('end', () => done({ status, cookie, text }))
      asked.on('error', failed)
      asked.end(body)
    })
  const guest = await ask({ ':method': 'POST', ':path': '/api/guest' })
  expect([guest.status, guest.cookie]).toEqual([200, expect.stringContaining('Secure')])
  const cookie = guest.cookie.split(';', 1)[0] ?? ''
  const heard = await ask({ ':method': 'GET', ':path': '/api/stream', cookie })
  expect([heard.status, heard.text]).toEqual([200, expect.stringContaining('"kind":"fresh"')])
  expect((await ask({ ':method': 'GET', ':path': '/api/me', cookie })).status).toBe(200)
  expect((await ask({ ':method': 'GET', ':path': '/api/server', ':authority': 'evil.example' })).status).toBe(421)
  session.close()
})

test('a client without HTTP/2 is served by HTTP/1.1', async () => {
  const status = await new Promise((done, failed) => {
    const asked = request(`${server.url}/healthz`, { ca }, (answer) => {
      answer.resume()
      done(answer.statusCode)
    })
    asked.on('error', failed)
    asked.end()
  })
  expect(status).toBe(200)
})
