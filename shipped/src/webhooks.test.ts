import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from '@tessera/server/testing'
import { routes } from '@tessera/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFolder } from './databases.ts'
import { guest } from './people.ts'
import { type Product, startProduct } from './product.ts'

const PASSWORD = 'correct horse battery'
/** A delivery is noticed at once; what waits for a lane is looked at every five seconds. */
const SOON_MS = 8000

const database = newFolder()
let product: Product
let names: Socket
const servers: Server[] = []
const arrived: string[] = []

beforeAll(async () => {
  names = createSocket('udp4')
  names.bind(0, '127.0.0.1')
  await once(names, 'listening')
  product = await startProduct({
    database,
    env: { TESSERA_PRIVATE_WEBHOOKS: 'yes', NAME_SERVER: String(names.address().port) },
    preload: new URL('./silent-names.mjs', import.meta.url),
  })
})
afterAll(async () => {
  await product.kill()
  names.close()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  database.remove()
})

/** A place where messages arrive, and whether they are answered. */
async function place(answers: boolean): Promise<number> {
  const server = createServer((request, response) => {
    request.resume()
    arrived.push(request.url ?? '')
    if (answers) response.end()
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

let people = 0
async function user(): Promise<Client> {
  const client = new Client(product)
  await client.ask(routes.register, {
    body: { name: `Hooked${'abcdefghjkmnpqrtuvwxyz'[people++]}`, password: PASSWORD },
  })
  return client
}

async function hook(client: Client, url: string): Promise<string> {
  const { status, text, body } = await client.ask(routes.makeWebhook, { body: { url } })
  if (status !== 200) throw new Error(text)
  return body.id
}

/** How long a trial message takes to arrive. */
async function tried(client: Client, id: string, path: string): Promise<number> {
  const before = arrived.filter((one) => one === path).length
  const began = performance.now()
  expect((await client.ask(routes.tryWebhook, { params: { id } })).status).toBe(204)
  await expect
    .poll(() => arrived.filter((one) => one === path).length, { timeout: 60_000, interval: 20 })
    .toBe(before + 1)
  return performance.now() - began
}

test('names whose name server is silent hold up nobody: those who give them wait, one name at a time', async () => {
  const client = await user()
  const id = await hook(client, `http://localhost:${await place(true)}/names`)
  const other = await guest(product)
  const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') }
  const asked = Array.from({ length: 60 }, (_, n) =>
    other.ask(routes.subscribe, { body: { endpoint: `https://name${n}.example/x`, keys } }),
  )
  expect(await tried(client, id, '/names')).toBeLessThan(SOON_MS)
  const codes = (await Promise.all(asked)).map(({ problem }) => problem.code)
  expect([...new Set(codes)].toSorted()).toEqual(['no_such_address', 'too_many_lookups'])
  expect(codes.filter((code) => code === 'no_such_address').length).toBeLessThanOrEqual(10)
})

test('webhooks that never answer keep those waiting who made them, not one that answered promptly last', async () => {
  const client = await user()
  const id = await hook(client, `http://127.0.0.1:${await place(true)}/prompt`)
  await tried(client, id, '/prompt')
  const hooks = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const other = await user()
      const ids = [`http://127.0.0.1:${await place(false)}/silent`, `http://127.0.0.1:${await place(false)}/silent`]
      return await Promise.all(ids.map(async (url) => ({ other, params: { id: await hook(other, url) } })))
    }),
  )
  const trials = hooks.flat().flatMap(({ other, params }) => [1, 2].map(() => other.ask(routes.tryWebhook, { params })))
  const answers = (await Promise.all(trials)).map(({ status, problem }) => (status === 204 ? 'sent' : problem.code))
  expect(answers.toSorted()).toEqual([...Array(32).fill('sent'), ...Array(32).fill('trial_waiting')])
  // Lanes for hosts that are not known are all taken, and some wait for one.
  await expect.poll(() => arrived.filter((path) => path === '/silent').length, { timeout: 9000 }).toBe(24)
  expect(await tried(client, id, '/prompt')).toBeLessThan(SOON_MS)
})
