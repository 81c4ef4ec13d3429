import { createDecipheriv, createECDH, createHmac, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Json, ReportFacts } from '@tessera/kernel'
import { routes } from '@tessera/wire'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Client, testServer } from '../api/testing/client.ts'
import { beginOnline } from '../api/testing/play.ts'
import { deliveries, notices } from '../database/schema.ts'
import { newId } from '../ids.ts'
import { openMetrics } from '../operate/metrics.ts'
import type { RunningServer } from '../start.ts'
import { bids, relay } from '../testing/toys.ts'
import { type Courier, openCourier } from './deliver.ts'

interface Arrived {
  readonly path: string
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: Buffer
}

let server: RunningServer
let courier: Courier
let post: Server
let target: string
let client: Client
let account: string
const arrived: Arrived[] = []
let answer: number | ((earlier: number) => number) = 200
/** Whether the game has much to say. */
let long = false
/** Answers to /slow that wait to be given. */
let held: (() => void)[] | null = null

beforeAll(async () => {
  const telling = {
    ...bids(),
    report: (view: Json, { seat, names }: ReportFacts) => ({
      title: 'Bids',
      text: long ? 'much to say '.repeat(750) : `Your hand: ${(view as { hand: number }).hand}`,
      fields: [{ name: 'You', value: `${names[seat]}, seat ${seat}` }],
    }),
  }
  server = await testServer({ privateWebhooks: true, publicUrl: 'http://play.example' }, { games: [telling, relay()] })
  courier = openCourier(server.context, openMetrics())
  post = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      const status = typeof answer === 'number' ? answer : answer(arrived.length)
      const reply = () =>
        void response.writeHead(status, status === 302 ? { location: `${target}/elsewhere` } : {}).end('x')
      arrived.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
      if (held !== null && path === '/slow') held.push(reply)
      else reply()
    })
  })
  await new Promise<void>((done) => post.listen(0, '127.0.0.1', done))
  target = `http://127.0.0.1:${(post.address() as AddressInfo).port}`
  client = new Client(server)
  client.origin = 'http://play.example'
  const { body } = await client.ask(routes.register, { body: { name: 'Notified', password: 'correct horse battery' } })
  account = body.me.id
})
afterAll(async () => {
  await courier.stop()
  await server.close()
  await new Promise((done) => post.close(done))
})
beforeEach(async () => {
  arrived.length = 0
  answer = 200
  await server.context.database.db.delete(deliveries)
  for (const { id } of (await client.ask(routes.webhooks)).body.entries)
    await client.ask(routes.deleteWebhook, { params: { id } })
})

async function notice(match: string | null = null): Promise<void> {
  await server.context.database.db
    .insert(notices)
    .values({ id: newId(), account, kind: 'turn', match, text: 'It is your turn.' })
}

/** Both couriers, this one and the server's own, may be at it: wait until nothing is on its way. */
async function delivered(count: number): Promise<void> {
  const tried = async (): Promise<number> => {
    await courier.run()
    return arrived.length
  }
  await expect.poll(tried, { interval: 20 }).toBeGreaterThanOrEqual(count)
}

describe('webhooks', () => {
  test('a notice arrives once, signed, and says nothing of the position', async () => {
    const { secret } = (await client.ask(routes.makeWebhook, { body: { url: `${target}/hook` } })).body
    await notice('abcdefghijkl')
    await delivered(1)
    await Promise.all([courier.run(), courier.run()])
    expect(arrived).toHaveLength(1)
    const [{ body, headers } = { body: Buffer.alloc(0), headers: {} as Arrived['headers'] }] = arrived
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['tessera-signature'])) ?? []
    expect(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')).toBe(signature)
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(600)
    const { id, created, ...message } = JSON.parse(String(body))
    expect(message).toEqual({
      kind: 'turn',
      text: 'It is your turn.',
      match: 'abcdefghijkl',
      link: 'http://play.example/m/abcdefghijkl',
    })
    expect(headers['tessera-delivery']).toBe(id)
    expect(created).toMatch(/Z$/)
  })

  test('the form that Discord reads mentions no user', async () => {
    await client.ask(routes.makeWebhook, { body: { url: `${target}/discord`, form: 'discord' } })
    await notice()
    await delivered(1)
    expect(JSON.parse(String(arrived[0]?.body))).toEqual({
      username: 'Tessera',
      content: 'It is your turn.',
      allowed_mentions: { parse: [] },
    })
  })

  test('those who ask for it are told how things stand for them, in the words of the game; others are not', async () => {
    const other = new Client(server)
    other.origin = client.origin
    await other.ask(routes.guest)
    const id = await beginOnline([client, other], { game: 'bids' })
    const { hand } = (await client.ask(routes.match, { params: { id } })).body.view as { hand: number }
    await server.context.database.db.delete(notices)
    for (const [path, form, details] of [
      ['plain', 'json', false],
      ['json', 'json', true],
      ['discord', 'discord', true],
    ] as const)
      await client.ask(routes.makeWebhook, { body: { url: `${target}/${path}`, form, details } })
    await notice(id)
    await delivered(3)
    const sent = (name: string) =>
      JSON.parse(String(arrived.find(({ path }) => path === `/${name}`)?.body)) as Record<string, unknown>
    const fields = [{ name: 'You', value: 'Notified, seat 0' }]
    expect(sent('plain')).not.toHaveProperty('report')
    expect(sent('json')['report']).toEqual({ title: 'Bids', text: `Your hand: ${hand}`, fields })
    expect(sent('discord')['embeds']).toMatchObject([
      { title: 'Bids', description: expect.stringContaining(`Your hand: ${hand}`), fields },
    ])
  })

  test('no picture is sent of a position that follows from beats still to be watched', async () => {
    const other = new Client(server)
    other.origin = client.origin
    await other.ask(routes.guest)
    const id = await beginOnline([client, other], { game: 'relay' })
    for (const one of [client, other])
      await one.ask(routes.submit, { params: { id }, body: { at: 0, choice: { pass: true }, key: newId() } })
    const seen = (await client.ask(routes.match, { params: { id } })).body
    expect([seen.status, seen.watched < seen.frames - 1]).toEqual(['running', true])
    await server.context.database.db.delete(notices)
    await client.ask(routes.makeWebhook, { body: { url: `${target}/beats`, details: true } })
    await notice(id)
    await delivered(1)
    await client.ask(routes.watched, { params: { id }, body: { frame: seen.frames - 1 } })
    await notice(id)
    await delivered(2)
    const told = arrived.map(({ body }) => 'report' in JSON.parse(String(body)))
    expect(told).toEqual([false, true])
  })

  test('a long report goes to Discord in parts; one that fails is gone on from, the others do not come twice', async () => {
    const other = new Client(server)
    other.origin = client.origin
    await other.ask(routes.guest)
    const id = await beginOnline([client, other], { game: 'bids' })
    const { db } = server.context.database
    await db.delete(notices)
    await client.ask(routes.makeWebhook, { body: { url: `${target}/parts`, form: 'discord', details: true } })
    long = true
    answer = (earlier) => (earlier === 1 ? 429 : 204)
    await notice(id)
    await delivered(2)
    await expect.poll(async () => (await db.select().from(deliveries))[0]?.body).toMatchObject({ sent: 1 })
    await expect.poll(async () => (await client.ask(routes.webhooks)).body.entries[0]?.failures).toBe(1)
    long = false
    answer = 204
    await db.update(deliveries).set({ due: new Date(0) })
    await delivered(4)
    await expect.poll(async () => (await db.select().from(deliveries)).length).toBe(0)
    const titles = arrived.map(
      ({ body }) => (JSON.parse(String(body)) as { embeds: { title: string }[] }).embeds[0]?.title,
    )
    expect(titles).toEqual(['Bids (1/3)', 'Bids (2/3)', 'Bids (2/3)', 'Bids (3/3)'])
    expect(arrived.map(({ headers }) => String(headers['tessera-delivery']).replace(/^\w{12}/, ''))).toEqual([
      '',
      '-2',
      '-2',
      '-3',
    ])
  })

  test('a receiver that answers slowly delays its own messages only', async () => {
    const slow = new Client(server)
    slow.origin = client.origin
    await slow.ask(routes.register, { body: { name: 'Snail', password: 'correct horse battery' } })
    const mine = (await slow.ask(routes.makeWebhook, { body: { url: `${target}/slow` } })).body.id
    const theirs = (await client.ask(routes.makeWebhook, { body: { url: `${target}/quick` } })).body.id
    const account = (await slow.ask(routes.me)).body.id
    const body = { kind: 'turn', text: '', match: null, link: null, created: '' }
    await server.context.database.db.insert(deliveries).values(
      Array.from({ length: 40 }, (_, index) => ({
        id: `slow${String(index).padStart(8, '0')}`,
        account,
        webhook: mine,
        body,
        due: new Date(0),
      })),
    )
    held = []
    const carried = courier.run()
    await slow.ask(routes.tryWebhook, { params: { id: mine } })
    const slowly = () => arrived.filter(({ path }) => path === '/slow').length
    // Two lanes of this courier and two of the server's own.
    await expect.poll(slowly, { timeout: 20_000 }).toBe(4)
    await client.ask(routes.tryWebhook, { params: { id: theirs } })
    await expect.poll(() => arrived.some(({ path }) => path === '/quick'), { timeout: 20_000 }).toBe(true)
    expect(slowly()).toBe(4)
    await slow.ask(routes.deleteWebhook, { params: { id: mine } })
    for (const answered of held) answered()
    held = null
    await carried
  })

  test('failures are tried again later and counted; redirects are failures and are not followed', async () => {
    await client.ask(routes.makeWebhook, { body: { url: `${target}/broken` } })
    const { db } = server.context.database
    for (const [tries, status] of [500, 302].entries()) {
      answer = status
      const before = Date.now()
      if (tries === 0) await notice()
      else await db.update(deliveries).set({ due: new Date(0) })
      await delivered(tries + 1)
      await expect.poll(async () => (await client.ask(routes.webhooks)).body.entries[0]?.failures).toBe(tries + 1)
      expect((await client.ask(routes.webhooks)).body.entries[0]?.lastStatus).toBe(status)
      const [waiting] = await db.select().from(deliveries)
      expect(waiting?.tries).toBe(tries + 1)
      expect(waiting?.due.getTime()).toBeGreaterThan(before + (tries === 0 ? 9000 : 59_000))
    }
    answer = 204
    await db.update(deliveries).set({ due: new Date(0) })
    await delivered(3)
    await expect.poll(async () => (await db.select().from(deliveries)).length).toBe(0)
    expect(arrived.map(({ path }) => path)).toEqual(['/broken', '/broken', '/broken'])
    expect((await client.ask(routes.webhooks)).body.entries[0]).toMatchObject({ failures: 0, lastStatus: 204 })
  })

  test('one trial of a webhook is on its way at a time, and it is sent once', async () => {
    const { id } = (await client.ask(routes.makeWebhook, { body: { url: `${target}/slow` } })).body
    const { db } = server.context.database
    held = []
    answer = 500
    const asked = await Promise.all(Array.from({ length: 7 }, () => client.ask(routes.tryWebhook, { params: { id } })))
    expect(asked.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(asked.find(({ status }) => status !== 204)?.problem).toMatchObject({ status: 429, code: 'trial_waiting' })
    await expect.poll(() => held?.length).toBe(1)
    expect((await client.ask(routes.tryWebhook, { params: { id } })).status).toBe(429)
    for (const answered of held) answered()
    held = null
    await expect.poll(async () => (await db.select().from(deliveries)).length).toBe(0)
    await expect.poll(async () => (await client.ask(routes.webhooks)).body.entries[0]?.lastStatus).toBe(500)
    expect((await client.ask(routes.tryWebhook, { params: { id } })).status).toBe(204)
    await delivered(2)
  })

  test('a trial is sent at once', async () => {
    const { id } = (await client.ask(routes.makeWebhook, { body: { url: `${target}/trial` } })).body
    expect((await client.ask(routes.tryWebhook, { params: { id } })).status).toBe(204)
    await delivered(1)
    expect(JSON.parse(String(arrived[0]?.body)).kind).toBe('trial')
  })

  test('where the operator does not allow it, closed addresses and plain http are refused', async () => {
    const strict = await testServer()
    const other = new Client(strict)
    await other.ask(routes.register, { body: { name: 'Strict', password: 'correct horse battery' } })
    for (const url of [target, 'https://127.0.0.1/x', 'https://[::1]/', 'https://169.254.169.254/latest/meta-data'])
      expect((await other.ask(routes.makeWebhook, { body: { url } })).status).toBe(422)
    await strict.close()
  })
})

describe('push messages', () => {
  test('are encrypted, carry our key, and a browser that is gone is forgotten', async () => {
    const browser = createECDH('prime256v1')
    const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
    expect((await client.ask(routes.subscribe, { body: { endpoint: `${target}/push/1`, keys } })).status).toBe(204)
    await notice()
    await delivered(1)
    const [message] = arrived
    expect(message?.headers['content-encoding']).toBe('aes128gcm')
    expect(message?.headers['authorization']).toContain((await client.ask(routes.facts)).body.pushKey)
    expect(String(message?.body)).not.toContain('your turn')
    const opened = JSON.parse(unpacked(message?.body ?? Buffer.alloc(0), browser, Buffer.from(keys.auth, 'base64url')))
    expect(opened).toMatchObject({ kind: 'turn', text: 'It is your turn.' })
    answer = 410
    await notice()
    await delivered(2)
    await expect
      .poll(async () => (await server.context.database.sql('select 1 from push_subscriptions')).length)
      .toBe(0)
  })

  test('keys that are none are refused', async () => {
    const { problem } = await client.ask(routes.subscribe, {
      body: { endpoint: `${target}/x`, keys: { p256dh: 'x', auth: 'y' } },
    })
    expect(problem.code).toBe('bad_push_keys')
  })
})

/** What the browser that holds these keys reads (RFC 8291: one record in aes128gcm). */
function unpacked(body: Buffer, browser: ECDH, auth: Buffer): string {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const shared = hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32)
  const key = (purpose: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${purpose}\0`, length))
  const cipher = createDecipheriv('aes-128-gcm', key('aes128gcm', 16), key('nonce', 12))
  cipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

test('notices are listed newest first and marked as read', async () => {
  const { entries } = (await client.ask(routes.notices)).body
  expect(entries.length).toBeGreaterThan(2)
  const instants = entries.map(({ created }) => created)
  expect(instants).toEqual([...instants].sort().reverse())
  await client.ask(routes.readNotices, { body: { ids: [entries[0]?.id ?? ''] } })
  expect((await client.ask(routes.notices)).body.entries.filter(({ read }) => read)).toHaveLength(1)
  await client.ask(routes.readNotices, { body: {} })
  expect((await client.ask(routes.notices)).body.entries.every(({ read }) => read)).toBe(true)
})
