import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as listenOn } from 'node:net'
import { beginOnline, Client, listen } from '@tessera/server/testing'
import { routes } from '@tessera/wire'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabase, type ShippedDatabase } from './databases.ts'
import { guest, play } from './people.ts'
import { type Product, runCommand, startProduct } from './product.ts'

const PASSWORD = 'correct horse battery'
const METRICS_TOKEN = 'a token for the figures'

interface Arrived {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let database: ShippedDatabase
let sql: pg.Client
let one: Product
let two: Product
let metrics: string
/** Everything that webhooks and the collector of figures were sent. */
const arrived: Arrived[] = []
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => {
    body += piece
  })
  request.on('end', () => {
    arrived.push({ path: request.url ?? '', headers: request.headers, body })
    response.end('{}')
  })
})
let target: string

beforeAll(async () => {
  database = await newDatabase('PostgreSQL 18')
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  target = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  const port = await freePort()
  metrics = `http://127.0.0.1:${port}`
  const env = {
    TESSERA_METRICS_PORT: String(port),
    TESSERA_METRICS_TOKEN: METRICS_TOKEN,
    TESSERA_OTLP_URL: target,
    TESSERA_PRIVATE_WEBHOOKS: 'yes',
    TESSERA_PASSWORD_COST: null,
  }
  // At the same moment, on an empty database.
  const started = await Promise.all([
    startProduct({ database, env, preload: new URL('./minute.mjs', import.meta.url) }),
    startProduct({ database, env: { TESSERA_DRAIN_SECONDS: '2', TESSERA_PRIVATE_WEBHOOKS: 'yes' } }),
  ])
  one = started[0]
  two = started[1]
  sql = new pg.Client(database.place)
  await sql.connect()
})
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await sql.end()
  receiver.close()
})

async function freePort(): Promise<number> {
  const server = listenOn().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The same person at another server. */
const at = (product: Product, { cookie }: Client): Client => Object.assign(new Client(product), { cookie })

async function user(name: string, product: Product = two): Promise<Client> {
  const client = new Client(product)
  const { status, text } = await client.ask(routes.register, { body: { name, password: PASSWORD } })
  if (status !== 200) throw new Error(`${name} may not register: ${status} ${text}`)
  return client
}

test('of seven people who take names that look alike at once, on two servers, one gets theirs', async () => {
  const people = await Promise.all(
    Array.from({ length: 7 }, async (_, n) => {
      const client = new Client(n % 2 === 0 ? one : two)
      await client.ask(routes.register, { body: { name: `Unlike${'abcdefg'[n]}`, password: PASSWORD } })
      return client
    }),
  )
  const names = ['Kill3r1', 'Kill3rl', 'Ki1l3r1', 'Kil-l3rl', 'K1ll3r1', 'Kill_3rl', 'kill3ri']
  const answers = await Promise.all(
    people.map((client, n) => client.ask(routes.changeName, { body: { name: names[n] ?? '' } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('two servers that start at the same moment on an empty database are both ready', async () => {
  for (const { url } of [one, two]) expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test('a session of one server is one at the other, and a match is played across them without sticky requests', async () => {
  const [ada, ben] = [await guest(one), await guest(two)]
  const id = await beginOnline([ada, at(one, ben)], {
    game: 'hexline',
    clock: { kind: 'bank', seconds: 600, increment: 5 },
  })
  const ear = await listen(at(two, ada), `/api/stream?matches=${id}`)
  await ear.until((message) => message.kind === 'fresh' && 'match' in message)
  // Every request goes to the other server than the one before.
  const wandering = [ada, ben].map((client) => {
    const places = [at(one, client), at(two, client)]
    let asked = 0
    const ask: Client['ask'] = (...parts) => (places[++asked % 2] ?? client).ask(...parts)
    return Object.assign(at(one, client), { ask })
  })
  await play(wandering, id, 'hexline')
  await ear.until((message) => message.kind === 'finished')
  // A change that another server made may come after a later one of this server's; none is missing and none comes twice.
  const seqs = ear.heard.flatMap((message) => ('update' in message ? [message.seq] : [])).sort((a, b) => a - b)
  const [first = 0] = seqs
  expect(seqs).toEqual(seqs.map((_, index) => first + index))
  ear.close()
  const [here, there] = [
    await ada.ask(routes.match, { params: { id } }),
    await at(two, ada).ask(routes.match, { params: { id } }),
  ]
  expect(there.body).toEqual({ ...here.body, link: there.body.link })
})

test('a server with another secret does not start and says which one is missing', async () => {
  const other = { ...database, env: { TESSERA_SECRETS: 'quite another secret that nobody here has used' } }
  await expect(startProduct({ database: other })).rejects.toThrow(/secret/)
})

test('passwords are hashed with scrypt at 2^17, and neither they nor the secret nor a session or token is in the database', async () => {
  const client = await user('Hashed', one)
  const { token } = (await client.ask(routes.makeToken, { body: { name: 'one', scopes: ['read'] } })).body
  const asked = performance.now()
  const stranger = await new Client(one).ask(routes.signIn, { body: { name: 'Nobody here', password: PASSWORD } })
  expect(stranger.problem.code).toBe('wrong_sign_in')
  // An unknown name costs a hash too; no machine makes one in less.
  expect(performance.now() - asked).toBeGreaterThan(100)
  const { rows } = await sql.query(`select password_hash from accounts where name = 'Hashed'`)
  expect(rows[0].password_hash).toMatch(/^scrypt\$131072\$/)
  let text = ''
  for (const table of ['accounts', 'sessions', 'tokens', 'settings', 'recovery_codes'])
    text += JSON.stringify((await sql.query(`select * from ${table}`)).rows)
  for (const secret of [PASSWORD, token, client.cookie, database.env['TESSERA_SECRETS'] ?? ''])
    expect(text).not.toContain(secret)
})

test('an operator makes an administrator, whom running servers know of, and gives out a code that sets a new password', async () => {
  const client = await user('Chief')
  const run = (...args: string[]) => runCommand(['user', ...args, ...database.flags])
  expect((await client.ask(routes.reports)).problem.code).toBe('admins_only')
  expect((await run('admin', 'Chief')).code).toBe(0)
  await expect.poll(async () => (await client.ask(routes.reports)).status, { timeout: 15_000, interval: 500 }).toBe(200)
  const { stdout } = await run('reset', 'Chief', '--json')
  const { code } = JSON.parse(stdout) as { readonly code: string }
  const recovered = await new Client(two).ask(routes.recover, {
    body: { name: 'Chief', code, password: 'a better memory' },
  })
  expect(recovered.status).toBe(200)
})

test('administrators see reports, rename, shut out and end matches', async () => {
  await sql.query(`update accounts set role = 'admin' where name = $1`, ['Hashed'])
  const admin = new Client(two)
  await admin.ask(routes.signIn, { body: { name: 'Hashed', password: PASSWORD } })
  const [bad, good] = [await guest(two), await guest(two)]
  const { id: about } = (await bad.ask(routes.me)).body
  await good.ask(routes.report, { body: { about, reason: 'stalling' } })
  expect((await admin.ask(routes.reports)).body.entries[0]?.about.id).toBe(about)
  const match = await beginOnline([bad, good], { game: 'hundred' })
  const { id: named } = (await (await user('Rudeness')).ask(routes.me)).body
  expect((await admin.ask(routes.rename, { params: { id: named }, body: { name: 'Renamed' } })).status).toBe(204)
  expect((await admin.ask(routes.profile, { params: { name: 'Renamed' } })).body.id).toBe(named)
  expect((await admin.ask(routes.ban, { params: { id: named }, body: { reason: 'stalls' } })).status).toBe(204)
  const back = await new Client(two).ask(routes.signIn, { body: { name: 'Renamed', password: PASSWORD } })
  expect([back.status, back.problem.code]).toEqual([403, 'banned'])
  expect((await admin.ask(routes.abort, { params: { id: match } })).status).toBe(204)
  expect((await new Client(two).ask(routes.match, { params: { id: match } })).body.result).toMatchObject({
    winner: null,
    reason: 'aborted',
  })
})

test('figures are on a port of their own, for those who have the token, without ids', async () => {
  expect((await fetch(`${metrics}/metrics`)).status).toBe(401)
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  expect((await fetch(`${metrics}/api/server`, { headers })).status).toBe(404)
  const text = await (await fetch(`${metrics}/metrics`, { headers })).text()
  const names = [
    'tessera_http_requests_total',
    'tessera_http_seconds_bucket',
    'tessera_streams',
    'tessera_matches_in_memory',
    'tessera_matches_set_aside_total',
    'tessera_rules_waiting',
    'tessera_bots_busy',
    'tessera_rules_seconds_total',
    'tessera_database_connections',
    'tessera_database_waiting',
    'tessera_browser_errors_total',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_p99_seconds',
  ]
  for (const name of names) expect(text).toContain(`\n${name}`)
  expect(text).toContain('route="/api/matches/:id"')
})

test('a webhook is signed, with the same number for every try, and says nothing of the position', async () => {
  const client = await user('Caller')
  const { id, secret } = (await client.ask(routes.makeWebhook, { body: { url: `${target}/hook` } })).body
  await client.ask(routes.tryWebhook, { params: { id } })
  const called = () => arrived.find(({ path }) => path === '/hook')
  await expect.poll(called, { timeout: 20_000, interval: 200 }).toBeDefined()
  const { headers, body } = called() as Arrived
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['tessera-signature'])) ?? []
  expect(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')).toBe(signature)
  expect(JSON.parse(body)).toMatchObject({ id: headers['tessera-delivery'], kind: 'trial', match: null })
  const { rows } = await sql.query('select secret from webhooks')
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('a minute after the start guests not seen for 60 days, sessions and tokens that ended and notices of 90 and lines of 30 days are deleted', async () => {
  const [idle, player, other, recent] = [await guest(two), await guest(two), await guest(two), await guest(two)]
  const match = await beginOnline([player, other], { game: 'hundred' })
  const ids = await Promise.all([idle, player, recent].map(async (client) => (await client.ask(routes.me)).body.id))
  await sql.query(`update accounts set last_seen = now() - interval '61 days' where id = any($1)`, [ids.slice(0, 2)])
  const caller = (await sql.query(`select id from accounts where name = 'Caller'`)).rows[0].id
  await sql.query(
    `insert into notices (id, account, kind, text, created) values ('oldnotice001', $1, 'turn', 'old', now() - interval '91 days')`,
    [caller],
  )
  await sql.query(
    `insert into chat_lines (match, number, seat, account, text, said) values ($1, 1, 0, $2, 'old', now() - interval '31 days')`,
    [match, caller],
  )
  await sql.query(`update tokens set expires = now() - interval '31 days'`)
  await sql.query(`update sessions set expires = now() - interval '1 second' where account = $1`, [caller])
  one.process.kill('SIGUSR2')
  const seen = () =>
    Promise.all(ids.map(async (name) => (await recent.ask(routes.profile, { params: { name } })).body.gone))
  await expect.poll(seen).toEqual([undefined, true, false])
  expect((await other.ask(routes.match, { params: { id: match } })).body.seats[0]?.person?.name).toBe(
    'Somebody who left',
  )
  for (const table of [
    'notices where account = $1',
    'sessions where account = $1',
    'chat_lines where account = $1',
    'tokens where $1 <> id',
  ])
    expect((await sql.query(`select 1 from ${table}`, [caller])).rows).toEqual([])
})

test('a season is closed by a command: the old ladder is kept', async () => {
  const { code, stdout } = await runCommand(['season', 'gauntlet-run', 'Second season', ...database.flags])
  expect([code, stdout]).toEqual([0, expect.stringContaining('Second season')])
  const seasons = (await (await guest(one)).send('GET', '/api/gauntlet/seasons')).text
  expect(seasons).toContain('Second season')
  expect((await (await guest(one)).send('GET', '/api/gauntlet/ladder?by=runs&season=1')).status).toBe(200)
})

test('a server that stops is not ready first and still answers, then ends its streams and its process; the other goes on', async () => {
  const client = await guest(two)
  const ear = await listen(client, '/api/stream')
  const stopped = two.stop()
  await expect.poll(async () => (await fetch(`${two.url}/readyz`)).status, { interval: 20 }).toBe(503)
  expect((await fetch(`${two.url}/healthz`)).status).toBe(200)
  expect((await client.ask(routes.me)).status).toBe(200)
  await ear.over
  expect(await stopped).toBe(0)
  expect((await at(one, client).ask(routes.me)).status).toBe(200)
})

test('a collector is sent a span for every API request and the figures, and nothing that says who asked', async () => {
  const client = await guest(one)
  const { id } = (await client.ask(routes.me)).body
  const parent = '00-11112222333344445555666677778888-9999aaaabbbbcccc-01'
  await fetch(`${one.url}/api/people/${id}`, { headers: { traceparent: parent } })
  expect(await one.stop()).toBe(0)
  const sent = (path: string): string =>
    arrived
      .filter((one) => one.path === path)
      .map(({ body }) => body)
      .join('\n')
  expect(sent('/v1/traces')).toContain('GET /api/people/:name')
  expect(sent('/v1/traces')).toContain(parent.slice(3, 35))
  expect(sent('/v1/metrics')).toContain('tessera_http_requests_total')
  for (const secret of [id, client.cookie]) expect(sent('/v1/traces') + sent('/v1/metrics')).not.toContain(secret)
})
