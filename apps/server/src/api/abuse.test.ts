import { serverPlugins } from '@tessera/games/online'
import { type Route, routes } from '@tessera/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeAdmin } from '../accounts/operator.ts'
import type { RunningServer } from '../start.ts'
import { bids } from '../testing/toys.ts'
import { Client, testServer } from './testing/client.ts'
import { beginOnline, newSalt } from './testing/play.ts'

let server: RunningServer
let owner: Client
let rival: Client
let stranger: Client
let guest: Client
let match: string
let token: string

const all = [routes, ...serverPlugins.map((plugin) => plugin.routes)].flatMap((table) => Object.entries<Route>(table))
const writing = all.filter(([, { method }]) => method !== 'GET')
const PASSWORD = 'correct horse battery'

beforeAll(async () => {
  server = await testServer({ privateWebhooks: true }, { games: [bids()] })
  const clients = Array.from({ length: 4 }, () => new Client(server))
  const [a, b, c, d] = clients as [Client, Client, Client, Client]
  for (const [index, client] of [a, b, c].entries())
    await client.ask(routes.register, { body: { name: `Abuse${index}`, password: PASSWORD } })
  await d.ask(routes.guest)
  owner = a
  stranger = c
  guest = d
  const seats = [{ who: 'me' as const }, { who: 'invited' as const, name: 'Abuse1' }]
  match = await beginOnline([a, b], { game: 'bids', visibility: 'private', seats })
  rival = b
  token = (await a.ask(routes.makeToken, { body: { name: 'read', scopes: ['read'] } })).body.token
})
afterAll(() => server.close())

function pathOf(route: Route, id = match): string {
  return route.path
    .replace(':id', id)
    .replace(':name', 'Abuse0')
    .replace(':game', 'bids')
    .replace(/:(\w+)/g, (_, name: string) => {
      const known = route.params instanceof z.ZodObject ? exampleOf(route.params.shape[name] as z.ZodType) : undefined
      if (typeof known !== 'string') throw new Error(`${route.path} has no example of ${name}`)
      return known
    })
}

/** Schemas of plug-ins come with what fits them. */
function exampleOf(schema: z.ZodType | undefined): unknown {
  const examples = schema?.meta()?.['examples']
  return Array.isArray(examples) ? examples[0] : undefined
}

/** Streams stay open; they are tried in their own tests. */
const quick = all.filter(([, { tag }]) => tag !== 'streams')

describe('who may ask', () => {
  test.each(all.filter(([, { who }]) => who !== 'anybody'))('%s without a session is refused', async (_name, route) => {
    const { status, problem, headers } = await new Client(server).send(route.method, pathOf(route), {})
    expect([status, problem.code]).toEqual([401, 'no_session'])
    expect(headers.get('content-type')).toContain('application/problem+json')
  })

  test.each(all.filter(([, { who }]) => who === 'admin'))('%s is for administrators', async (_name, route) => {
    const { status, problem } = await owner.send(route.method, pathOf(route), {})
    expect([status, problem.code]).toEqual([403, 'admins_only'])
  })

  test.each(all.filter(([, { who }]) => who === 'user'))('%s is not for guests', async (_name, route) => {
    const { status, problem } = await guest.send(route.method, pathOf(route), {})
    expect([status, problem.code]).toEqual([403, 'guests_not'])
  })

  test.each(writing)('%s from a foreign page is refused', async (_name, route) => {
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`, null]) {
      const client = new Client(server)
      client.cookie = owner.cookie
      client.origin = origin
      const { status, problem } = await client.send(route.method, pathOf(route), {})
      expect([status, problem.code]).toEqual([403, 'foreign_origin'])
    }
  })

  test.each(all.filter(([, { scope }]) => scope !== 'read'))(
    '%s is not opened by a token that may only read',
    async (_name, route) => {
      const program = new Client(server)
      program.token = token
      const { status, problem } = await program.send(route.method, pathOf(route), {})
      expect(status).toBe(403)
      expect(['missing_scope', 'session_only']).toContain(problem.code)
    },
  )

  test.each(quick)('%s with a wrong token says so', async (_name, route) => {
    for (const wrong of ['tess_00', `tess_${'0'.repeat(64)}`, 'x y z']) {
      const program = new Client(server)
      program.token = wrong
      const { status, problem } = await program.send(route.method, pathOf(route), {})
      expect([status, problem.code]).toEqual([401, 'bad_token'])
    }
  })
})

describe('what belongs to others', () => {
  test.each(all.filter(([, { path, who }]) => path.startsWith('/api/matches/:id') && who !== 'admin'))(
    '%s of a private match is as if it were not there',
    async (_name, route) => {
      const { status, problem } = await stranger.send(route.method, pathOf(route), valid(route))
      expect([status, problem.code]).toEqual([404, 'no_such_match'])
    },
  )

  test('another seat of the same match: neither what it sees, nor its choice, nor its turn', async () => {
    const at = { params: { id: match } }
    const frames = await rival.ask(routes.frames, { ...at, query: { audience: 0 } })
    expect([frames.status, frames.problem.code]).toEqual([403, 'not_yours'])
    const body = { at: 0, choice: { bid: 7 }, final: false, key: 'the first seat' }
    expect((await owner.ask(routes.submit, { ...at, body })).status).toBe(200)
    const seen = (await rival.ask(routes.match, at)).body
    expect([seen.mine, seen.chosen]).toEqual([1, null])
    await rival.ask(routes.withdraw, { ...at, body: { at: 0 } })
    expect((await owner.ask(routes.match, at)).body.chosen).toMatchObject({ choice: { bid: 7 } })
    const salt = await rival.ask(routes.reveal, { ...at, body: { salt: newSalt().salt } })
    expect(salt.status).toBeGreaterThanOrEqual(400)
    expect((await rival.ask(routes.cancel, at)).status).toBeGreaterThanOrEqual(400)
    expect((await rival.ask(routes.record, at)).problem.code).toBe('not_over')
  })

  test('tokens, webhooks, bots, sessions and notices of others cannot be touched', async () => {
    const made = (await owner.ask(routes.makeToken, { body: { name: 'mine', scopes: ['read'] } })).body
    const bot = (await owner.ask(routes.makeBot, { body: { name: 'AbuseBot' } })).body
    const hook = (await owner.ask(routes.makeWebhook, { body: { url: 'http://127.0.0.1:9/x' } })).body
    const [session] = (await owner.ask(routes.sessions)).body.entries
    const tried = [
      await stranger.ask(routes.endToken, { params: { id: made.id } }),
      await stranger.ask(routes.deleteBot, { params: { id: bot.id } }),
      await stranger.ask(routes.tryWebhook, { params: { id: hook.id } }),
      await stranger.ask(routes.deleteWebhook, { params: { id: hook.id } }),
      await stranger.ask(routes.endSession, { params: { id: session?.id ?? '' } }),
    ]
    // Ending a token or a session that is not one's own says what ending one that is over says, and does nothing.
    expect(tried.map(({ status }) => status)).toEqual([204, 404, 404, 404, 204])
    const [notice] = (await rival.ask(routes.notices)).body.entries
    await stranger.ask(routes.readNotices, { body: { ids: [notice?.id ?? ''] } })
    expect((await rival.ask(routes.notices)).body.entries[0]).toMatchObject({ id: notice?.id, read: false })
    const left = [await owner.ask(routes.tokens), await owner.ask(routes.bots), await owner.ask(routes.webhooks)]
    expect(left.flatMap(({ body }) => body.entries.map(({ id }) => id))).toEqual(
      expect.arrayContaining([made.id, bot.id, hook.id]),
    )
    expect((await owner.ask(routes.me)).status).toBe(200)
  })
})

/** A body that fits the schema of a route on a match. */
function valid({ path }: Route): unknown {
  const bodies: Readonly<Record<string, unknown>> = {
    join: { saltHash: newSalt().saltHash },
    salt: { salt: newSalt().salt },
    choice: { at: 0, choice: { bid: 1 }, key: 'abcdefgh' },
    withdraw: { at: 0 },
    act: { act: 'resign' },
    phrase: { phrase: 'hello' },
    written: { text: 'everyone hold', key: 'the same key' },
    chat: { text: 'hello', key: 'the same key' },
    watched: { frame: 0 },
    rematch: { saltHash: newSalt().saltHash },
    fork: { frame: 0, seats: [{ who: 'me' }, { who: 'open' }], saltHash: newSalt().saltHash },
  }
  return bodies[path.split('/').at(-1) ?? '']
}

let count = 0

/** The same for the routes that are not about one match; nothing where nothing is sent. */
function elsewhere(name: string, { body }: Route, about: string): unknown {
  const { saltHash } = newSalt()
  const endpoint = 'http://127.0.0.1:9/push'
  const bodies: Readonly<Record<string, unknown>> = {
    register: { name: 'TwiceOver', password: PASSWORD },
    signIn: { name: 'Abuse1', password: PASSWORD },
    recover: { name: 'Abuse1', code: 'abcd-efgh', password: PASSWORD },
    recoverByMail: { name: 'Abuse1' },
    changePassword: { current: PASSWORD, password: 'another horse entirely' },
    changeName: { name: 'TwiceNamed' },
    recoveryCodes: { password: PASSWORD },
    changeEmail: { email: '', password: PASSWORD },
    confirmEmail: { code: 'x.y' },
    deleteMe: { password: PASSWORD },
    makeToken: { name: 'twice', scopes: ['read'] },
    signInByPasskey: { ticket: 'x', response: {} },
    newPasskey: {},
    keepPasskey: { ticket: 'x', response: {}, name: 'twice' },
    makeBot: { name: 'TwiceBot' },
    report: { about, reason: 'other', text: 'twice' },
    create: { game: 'bids', seats: [{ who: 'me' }, { who: 'open' }], saltHash, key: 'the same key' },
    pair: { game: 'bids', clock: { kind: 'none' }, saltHash },
    browserError: { text: 'twice', page: '/hexline' },
    readNotices: {},
    makeWebhook: { url: 'http://127.0.0.1:9/x' },
    subscribe: { endpoint, keys: { p256dh: 'x', auth: 'y' } },
    unsubscribe: { endpoint },
    rename: { name: 'TwiceRenamed' },
    ban: { reason: 'twice' },
  }
  return bodies[name] ?? exampleOf(body)
}

const BROKEN = [
  '{',
  '[]',
  '""',
  'null',
  '{"a":',
  '\u0000',
  '{"__proto__":{"a":1}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
]

describe('what is sent', () => {
  test.each(writing.filter(([, { body }]) => body !== undefined))(
    '%s refuses broken and oversized bodies',
    async (_name, route) => {
      const client = route.who === 'admin' ? new Client(server) : owner
      const allowed = route.who === 'admin' ? [401] : [400, 403, 404, 409, 422]
      for (const body of BROKEN) {
        const { status } = await client.send(route.method, pathOf(route), body, true)
        expect({ body: body.slice(0, 30), status, ok: allowed.includes(status) }).toMatchObject({ ok: true })
      }
      const large = await client.send(route.method, pathOf(route), { text: 'x'.repeat(70_000) })
      expect(large.status).toBe(route.who === 'admin' ? 401 : 413)
    },
  )

  test.each(writing.filter(([, { tag, path }]) => tag === 'matches' && path.includes(':id')))(
    '%s sent twice at once does no harm',
    async (_name, route) => {
      const [a, b] = [new Client(server), new Client(server)]
      for (const client of [a, b]) await client.ask(routes.guest)
      const id = await beginOnline([a, b], { game: 'bids' })
      const body = valid(route)
      const answers = await Promise.all([1, 2, 3].map(() => a.send(route.method, pathOf(route, id), body)))
      for (const { status, text } of answers) expect({ status: status < 500, text }).toMatchObject({ status: true })
      const rows = await server.context.database.sql<{ key: string }>('select key from choices where match = $1', [id])
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
    },
  )

  test.each(writing.filter(([, { tag, path }]) => !(tag === 'matches' && path.includes(':id'))))(
    '%s sent three times at once does no harm',
    async (name, route) => {
      const client = new Client(server)
      const started = { name: `Twice${++count}`, password: PASSWORD }
      const { id } = (await client.ask(routes.register, { body: started })).body.me
      const about = (await rival.ask(routes.me)).body.id
      const body = elsewhere(name, route, about)
      if (route.who === 'admin') {
        await makeAdmin(server.context.database, started.name, true)
        await server.context.visitors.forget(id)
      }
      const answers = await Promise.all(
        [1, 2, 3].map(() => client.send(route.method, pathOf(route, route.who === 'admin' ? id : about), body)),
      )
      for (const { status, text } of answers) {
        expect({ fine: status < 500, text }).toMatchObject({ fine: true })
        // What is sent fits its schema: a refusal is for what it asks, not for how.
        expect([401, 400, 415]).not.toContain(name.startsWith('delete') || name === 'signOut' ? 0 : status)
      }
      if (name === 'register') expect(answers.filter(({ status }) => status === 200)).toHaveLength(0)
      if (name === 'makeBot') expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      if (name === 'report')
        expect(await server.context.database.sql('select from reports where "by" = $1', [id])).toHaveLength(1)
    },
  )

  test('a body of the wrong kind is refused', async () => {
    const response = await fetch(`${server.url}/api/sign-in`, {
      method: 'POST',
      headers: { origin: server.url, 'content-type': 'application/xml' },
      body: '<x/>',
    })
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({ code: 'wrong_type' })
  })

  test.each(quick.filter(([, { params }]) => params !== undefined))(
    '%s refuses ids that are none',
    async (name, route) => {
      for (const id of ['x', '../../etc', '%00', 'a'.repeat(200), "' or 1=1 --", 'zzzzzzzzzzzz']) {
        const path = route.path.replace(/:\w+/, encodeURIComponent(id))
        const { status } = await owner.send(route.method, path, valid(route) ?? {})
        expect({ name, id, status: status < 500 && (status >= 400 || status < 300) }).toMatchObject({ status: true })
      }
    },
  )

  test.each(quick.filter(([, { query }]) => query !== undefined))(
    '%s refuses pages that are none',
    async (_name, route) => {
      for (const query of [
        'limit=0',
        'limit=1e9',
        'limit=x',
        'after=%00',
        'after=2020~x',
        'after=9999999-01-01T00:00:00Z~abc',
        'from=-1',
      ]) {
        const { status } = await owner.send(route.method, `${pathOf(route)}?${query}`)
        expect(status).toBeLessThan(500)
      }
    },
  )

  test('an unknown address under /api is not a page of the client', async () => {
    const { status, problem } = await owner.send('GET', '/api/nothing')
    expect([status, problem.code]).toEqual([404, 'not_found'])
  })
})

describe('limits', () => {
  test('per address, per account, for passwords and for guests', async () => {
    const { database } = server.context
    const tight = await testServer({ rates: { address: 30, account: 10, passwords: 3, guests: 2 } }, { database })
    const client = new Client(tight)
    expect((await client.ask(routes.register, { body: { name: 'Limited', password: PASSWORD } })).status).toBe(200)
    const codes = []
    for (let i = 0; i < 4; i++)
      codes.push((await new Client(tight).ask(routes.signIn, { body: { name: 'Nobody', password: 'x' } })).problem.code)
    expect(codes).toEqual(['wrong_sign_in', 'wrong_sign_in', 'too_many_requests', 'too_many_requests'])
    const guests = []
    for (let i = 0; i < 3; i++) guests.push((await new Client(tight).ask(routes.guest)).status)
    expect(guests).toEqual([200, 200, 429])
    const own = []
    for (let i = 0; i < 11; i++) own.push((await client.ask(routes.me)).status)
    expect(own.at(0)).toBe(200)
    expect(own.at(-1)).toBe(429)
    let last = 200
    for (let i = 0; i < 20 && last !== 429; i++) last = (await new Client(tight).ask(routes.facts)).status
    expect(last).toBe(429)
    await tight.close()
  })

  test('no secret is in the log', async () => {
    const lines: string[] = []
    const logTo = { write: (line: string) => lines.push(line) }
    const loud = await testServer({ logLevel: 'debug' }, { database: server.context.database, logTo })
    const client = new Client(loud)
    await client.ask(routes.register, { body: { name: 'Secretive', password: 'my very secret one' } })
    const made = (await client.ask(routes.makeToken, { body: { name: 't', scopes: ['read'] } })).body.token
    const program = new Client(loud)
    program.token = made
    const { headers } = await program.ask(routes.me)
    await client.ask(routes.signIn, { body: { name: 'Secretive', password: 'my very wrong one' } })
    await loud.close()
    const log = lines.join('')
    expect(log).toContain('/api/register')
    expect(log).toContain(headers.get('x-request-id'))
    for (const secret of ['my very', made, client.cookie, program.token]) expect(log).not.toContain(secret)
  })
})
