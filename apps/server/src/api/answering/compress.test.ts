import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { routes } from '@tessera/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../../start.ts'
import { Client, testServer } from '../testing/client.ts'
import { beginOnline } from '../testing/play.ts'
import { wayFor } from './compress.ts'

let server: RunningServer
let folder: string
const script = 'const told = "the same again and again"\n'.repeat(100)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-web-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  const file = join(folder, 'assets', 'main-abcd1234.js')
  writeFileSync(file, script)
  writeFileSync(`${file}.br`, brotliCompressSync(script))
  writeFileSync(`${file}.gz`, gzipSync(script))
  server = await testServer({}, { webRoot: folder })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** As it comes over the wire. */
function got(path: string, accept: string, cookie = ''): Promise<{ encoding: string | undefined; body: Buffer }> {
  return new Promise((done, failed) => {
    const headers = { 'accept-encoding': accept, ...(cookie === '' ? {} : { cookie: `tessera_session=${cookie}` }) }
    const sent = request(server.url + path, { headers }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () => done({ encoding: answer.headers['content-encoding'], body: Buffer.concat(pieces) }))
    })
    sent.on('error', failed)
    sent.end()
  })
}

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
  ['', null],
])('of "%s" the best way is %s', (accepted, way) => {
  expect(wayFor(accepted)).toBe(way)
})

test('answers are compressed for clients that can read it, and plain for others', async () => {
  const plain = await got('/api/games', '')
  const brotli = await got('/api/games', 'gzip, br')
  const zipped = await got('/api/games', 'gzip')
  expect([plain.encoding, brotli.encoding, zipped.encoding]).toEqual([undefined, 'br', 'gzip'])
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
  expect(gunzipSync(zipped.body)).toEqual(plain.body)
  expect(brotli.body.length * 4).toBeLessThan(plain.body.length)
})

test('files come as the build has compressed them', async () => {
  const brotli = await got('/assets/main-abcd1234.js', 'gzip, br')
  expect(brotli.encoding).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
  const cached = await fetch(`${server.url}/assets/main-abcd1234.js`)
  expect(cached.headers.get('cache-control')).toContain('immutable')
  expect((await got('/assets/main-abcd1234.js', '')).body.toString()).toBe(script)
})

test('a stream goes on compressing from message to message, and each arrives at once', async () => {
  const [a, b] = [new Client(server), new Client(server)]
  for (const client of [a, b]) await client.ask(routes.guest)
  const id = await beginOnline([a, b], { game: 'hexline' })
  const sizes: number[] = []
  let heard = 0
  const acts: Promise<unknown>[] = []
  await new Promise<void>((done, failed) => {
    const headers = { 'accept-encoding': 'gzip', cookie: `tessera_session=${b.cookie}` }
    const sent = request(`${server.url}/api/stream?matches=${id}`, { headers }, (answer) => {
      expect(answer.headers['content-encoding']).toBe('gzip')
      answer.on('data', (piece: Buffer) => {
        sizes.push(piece.length)
        if (++heard > 12) {
          sent.destroy()
          done()
        } else if (heard % 2 === 1) acts.push(a.ask(routes.act, { params: { id }, body: { act: 'offer-draw' } }))
        else acts.push(b.ask(routes.act, { params: { id }, body: { act: 'decline-draw' } }))
      })
    })
    sent.on('error', (error) => (heard > 12 ? undefined : failed(error)))
    sent.end()
  })
  // The last may be told before it is answered, and the server is not closed over it.
  await Promise.all(acts)
  expect(sizes.at(-1)).toBeLessThan(200)
})
