import { connect as http2Connect } from 'node:http2'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { connect as tlsConnect } from 'node:tls'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bareApp } from '../../app.ts'
import { ownCertificate } from '../../testing/certificate.ts'
import { testSettings } from '../testing/client.ts'
import { PATIENCE } from './patience.ts'

/** As in service, a hundred times as fast. */
const patience = { headers: 150, request: 300, look: 5, taking: 2000 }
const tls = ownCertificate()
let plain: FastifyInstance
let secure: FastifyInstance

beforeAll(async () => {
  plain = await listening(bareApp(testSettings(), undefined, patience))
  // A whole request must be done in this time on a busy machine too.
  secure = await listening(bareApp(testSettings({ tls }), undefined, { ...patience, request: 4000 }))
})
afterAll(async () => {
  await plain.close()
  await secure.close()
})

async function listening(app: FastifyInstance): Promise<FastifyInstance> {
  app.post('/', async ({ body }) => ({ heard: body }))
  // More than sockets take by themselves.
  app.get('/much', async (_, reply) =>
    reply.send(Readable.from(Array.from({ length: 256 }, () => Buffer.alloc(64 * 1024)))),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port

const HEAD = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n'

const ways: readonly (readonly [string, () => Socket, () => FastifyInstance])[] = [
  ['plain', () => connect(portOf(plain), '127.0.0.1'), () => plain],
  [
    'over TLS',
    () => tlsConnect({ port: portOf(secure), host: '127.0.0.1', ca: tls.cert, ALPNProtocols: ['http/1.1'] }),
    () => secure,
  ],
]

describe.each(ways)('HTTP/1.1 %s', (_, open) => {
  test('a body that comes byte by byte is answered and cut off', async () => {
    expect(await drippedTo(open(), HEAD, ' ')).toMatch(/^HTTP\/1.1 408 /)
  })

  test('headers that come byte by byte are answered and cut off', async () => {
    expect(await drippedTo(open(), 'POST / HTTP/1.1\r\nhost: localhost\r\nx: ', 'x')).toMatch(/^HTTP\/1.1 408 /)
  })

  test('a connection that says nothing is cut off', async () => {
    expect(await drippedTo(open(), '', '')).toMatch(/^HTTP\/1.1 408 /)
  })
})

test('HTTP/2: a body that comes byte by byte is cut off, and the connection carries other requests', async () => {
  const session = http2Connect(`https://127.0.0.1:${portOf(secure)}`, { ca: tls.cert })
  const head = { ':method': 'POST', ':path': '/', 'content-type': 'application/json' }
  const slow = session.request(head)
  const drip = setInterval(() => slow.write(' '), 20)
  slow.on('error', () => undefined)
  await new Promise((done) => slow.once('close', done))
  clearInterval(drip)
  const quick = session.request(head)
  let text = ''
  quick.on('data', (piece: Buffer) => {
    text += piece.toString()
  })
  const ended = new Promise((done) => quick.once('end', done))
  quick.end('{"a":1}')
  await ended
  expect(JSON.parse(text)).toEqual({ heard: { a: 1 } })
  session.close()
})

describe.each(ways)('an answer over HTTP/1.1 %s', (_, open, app) => {
  test('that nobody reads is given up, and its connection ends', async () => {
    const { server } = app()
    const before = await connectionsOf(server)
    const socket = open()
    socket.on('error', () => undefined)
    socket.pause()
    socket.write('GET /much HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await expect.poll(() => connectionsOf(server)).toBe(before + 1)
    await expect.poll(() => connectionsOf(server)).toBe(before)
    socket.destroy()
  })

  test('that is read slowly but steadily comes whole', async () => {
    const socket = open()
    socket.write('GET /much HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
    let bytes = 0
    const reading = setInterval(() => {
      const piece: Buffer | null = socket.read()
      bytes += piece?.length ?? 0
    }, 5)
    socket.on('readable', () => undefined)
    await new Promise((done) => socket.once('end', done))
    clearInterval(reading)
    expect(bytes).toBeGreaterThanOrEqual(16 * 1024 * 1024)
  })
})

test('in service headers have 15 seconds, a request 30 and a part of an answer 60, to when a connection is looked at again', () => {
  expect(PATIENCE.headers + PATIENCE.look).toBeLessThanOrEqual(15_000)
  expect(PATIENCE.request + PATIENCE.look).toBeLessThanOrEqual(30_000)
  expect(PATIENCE.taking + PATIENCE.look).toBeLessThanOrEqual(60_000)
})

const connectionsOf = (server: FastifyInstance['server']): Promise<number> =>
  new Promise((done, fail) => server.getConnections((error, count) => (error === null ? done(count) : fail(error))))

/** Sends the beginning, then one piece after the other for ever; what had been answered when the server closed. */
function drippedTo(socket: Socket, begin: string, piece: string): Promise<string> {
  return new Promise((done) => {
    let heard = ''
    const ready = 'encrypted' in socket ? 'secureConnect' : 'connect'
    let drip: NodeJS.Timeout | undefined
    socket.once(ready, () => {
      socket.write(begin)
      drip = setInterval(() => socket.writable && socket.write(piece), 20)
    })
    socket.on('data', (answer: Buffer) => {
      heard += answer.toString()
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      clearInterval(drip)
      done(heard)
    })
  })
}
