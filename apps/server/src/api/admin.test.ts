import { serverPlugins } from '@tessera/games/online'
import { type Route, routes } from '@tessera/wire'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, resetPassword } from '../accounts/operator.ts'
import { accounts } from '../database/schema.ts'
import { tidy } from '../retention/retention.ts'
import type { RunningServer } from '../start.ts'
import { bids } from '../testing/toys.ts'
import { Client, testServer } from './testing/client.ts'
import { beginOnline } from './testing/play.ts'

const PASSWORD = 'correct horse battery'
let server: RunningServer
let admin: Client

beforeAll(async () => {
  server = await testServer({}, { games: [bids()] })
  admin = await user('Chief')
  await makeAdmin(server.context.database, 'chief', true)
  await server.context.visitors.forget((await admin.ask(routes.me)).body.id)
})
afterAll(() => server.close())

async function user(name: string): Promise<Client> {
  const client = new Client(server)
  await client.ask(routes.register, { body: { name, password: PASSWORD } })
  return client
}
const idOf = async (client: Client): Promise<string> => (await client.ask(routes.me)).body.id

describe('administrators', () => {
  test('see reports, newest first, and settle them', async () => {
    const [a, b] = [await user('Reporter'), await user('Reported')]
    const about = await idOf(b)
    for (const reason of ['name', 'cheating'] as const)
      expect((await a.ask(routes.report, { body: { about, reason, text: 'look' } })).status).toBe(204)
    await a.ask(routes.report, { body: { about, reason: 'name', text: 'look again' } })
    const { entries } = (await admin.ask(routes.reports)).body
    expect(entries.map(({ reason, text }) => [reason, text])).toEqual([
      ['cheating', 'look'],
      ['name', 'look again'],
    ])
    expect(entries[0]).toMatchObject({ by: { name: 'Reporter' }, about: { name: 'Reported' }, settled: null })
    expect((await admin.ask(routes.settle, { params: { id: entries[0]?.id ?? '' } })).status).toBe(204)
    expect((await admin.ask(routes.reports)).body.entries[0]?.settled).not.toBeNull()
    expect((await admin.ask(routes.settle, { params: { id: 'zzzzzzzzzzzz' } })).status).toBe(404)
  })

  test('rename', async () => {
    const client = await user('BadName')
    const id = await idOf(client)
    expect((await admin.ask(routes.rename, { params: { id }, body: { name: 'Chief' } })).problem.code).toBe(
      'name_taken',
    )
    expect((await admin.ask(routes.rename, { params: { id }, body: { name: 'GoodName' } })).status).toBe(204)
    expect((await client.ask(routes.me)).body.name).toBe('GoodName')
  })

  test('shut somebody out and let them in again, but not each other', async () => {
    const client = await user('Banned')
    const id = await idOf(client)
    const bot = new Client(server)
    bot.token = (await client.ask(routes.makeBot, { body: { name: 'Henchman' } })).body.token
    bot.origin = null
    const pairing = { game: 'bids', clock: { kind: 'turn' as const, seconds: 60 }, saltHash: 'a'.repeat(64) }
    expect((await bot.ask(routes.pair, { body: pairing })).status).toBe(200)
    expect((await admin.ask(routes.ban, { params: { id }, body: { days: 3, reason: 'stalling' } })).status).toBe(204)
    expect((await client.ask(routes.me)).status).toBe(401)
    expect((await bot.ask(routes.pair, { body: pairing })).problem.code).toBe('banned')
    const again = await client.ask(routes.signIn, { body: { name: 'Banned', password: PASSWORD } })
    expect([again.status, again.problem.code]).toEqual([403, 'banned'])
    expect(again.problem.detail).toContain('stalling')
    await admin.ask(routes.unban, { params: { id } })
    expect((await bot.ask(routes.pair, { body: pairing })).status).toBe(200)
    expect((await client.ask(routes.signIn, { body: { name: 'Banned', password: PASSWORD } })).status).toBe(200)
    expect(
      (await admin.ask(routes.ban, { params: { id: await idOf(admin) }, body: { reason: 'x' } })).problem.code,
    ).toBe('an_admin')
  })

  test('end a match', async () => {
    const players = [await user('EndedA'), await user('EndedB')]
    const id = await beginOnline(players, { game: 'bids' })
    expect((await admin.ask(routes.abort, { params: { id } })).status).toBe(204)
    expect((await players[0]?.ask(routes.match, { params: { id } }))?.body.result).toMatchObject({
      winner: null,
      reason: 'aborted',
    })
  })
})

test('the operator gives out a code that sets a new password', async () => {
  await user('Forgetful')
  const code = await resetPassword(server.context.database, 'FORGETFUL')
  const client = new Client(server)
  expect(
    (await client.ask(routes.recover, { body: { name: 'Forgetful', code, password: 'a better memory' } })).status,
  ).toBe(200)
  await expect(resetPassword(server.context.database, 'Nobody')).rejects.toThrow()
})

test('guests that were not seen for long are deleted; those who played become nameless', async () => {
  const [idle, player, other, recent] = [new Client(server), new Client(server), new Client(server), new Client(server)]
  for (const client of [idle, player, other, recent]) await client.ask(routes.guest)
  const match = await beginOnline([player, other], { game: 'bids' })
  const [idleId, playerId, recentId] = [await idOf(idle), await idOf(player), await idOf(recent)]
  const { db } = server.context.database
  for (const id of [idleId, playerId])
    await db.update(accounts).set({ lastSeen: sql`now() - interval '61 days'` }).where(eq(accounts.id, id))
  expect(await tidy(server.context)).toBe(2)
  const seen = await Promise.all(
    [idleId, playerId, recentId].map((name) => recent.ask(routes.profile, { params: { name } })),
  )
  expect(seen.map(({ status }) => status)).toEqual([404, 200, 200])
  expect(seen.map(({ body }) => body?.gone)).toEqual([undefined, true, false])
  expect((await other.ask(routes.match, { params: { id: match } })).body.result).toMatchObject({ winner: 1 })
  expect(await tidy(server.context)).toBe(0)
})

describe('operation', () => {
  test('alive, ready, and metrics without ids in them', async () => {
    await admin.ask(routes.profile, { params: { name: 'Chief' } })
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const watched = await testServer({ metrics: { port: 0, host: '127.0.0.1' } }, { database: server.context.database })
    await fetch(`${watched.url}/api/people/nobody`)
    const metrics = await (await fetch(`http://127.0.0.1:${watched.metricsPort}/metrics`)).text()
    await watched.close()
    expect(metrics).toMatch(/tessera_http_requests_total\{method="GET",route="\/api\/people\/:name",status="404"\} \d+/)
    expect(metrics).toMatch(/^tessera_streams 0$/m)
    expect(metrics).toMatch(/^tessera_matches_in_memory \d+$/m)
    for (const line of metrics.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{.*\})? -?[\d.e+-]+)$/)
  })

  test('metrics have a port of their own, are closed unless asked for, and may ask for a token', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    const { database } = server.context
    const metrics = { port: 0, host: '127.0.0.1' }
    const closed = await testServer({ metrics, metricsToken: 'a token for the metrics' }, { database })
    const url = `http://127.0.0.1:${closed.metricsPort}/metrics`
    expect((await fetch(url)).status).toBe(401)
    const headers = { authorization: 'Bearer a token for the metrics' }
    expect((await fetch(url, { headers })).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${closed.metricsPort}/api/server`, { headers })).status).toBe(404)
    await closed.close()
  })

  test('the documentation is OpenAPI 3.1 and has every route', async () => {
    const document = (await (await fetch(`${server.url}/api/docs/json`)).json()) as {
      openapi: string
      paths: Record<string, Record<string, unknown>>
    }
    expect(document.openapi).toBe('3.1.0')
    for (const { path, method } of [routes, ...serverPlugins.map((plugin) => plugin.routes)].flatMap((table) =>
      Object.values<Route>(table),
    ))
      expect(document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()], path).toBeDefined()
    const page = await fetch(`${server.url}/api/docs/`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
    expect(await page.text()).not.toMatch(/<script>|<style>/)
  })
})
