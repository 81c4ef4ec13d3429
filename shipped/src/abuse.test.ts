import { request } from 'node:http'
import { Authenticator, Client, type Database, newSalt, openDatabase } from '@tessera/server/testing'
import { type Problem, routes } from '@tessera/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newDatabase, type ShippedDatabase } from './databases.ts'
import { type MailSink, startMailSink } from './mail-sink.ts'
import { begin, guest, play } from './people.ts'
import { type Product, runCommand, startProduct } from './product.ts'

const PASSWORD = 'a long enough secret'
const MOST = 40
const CHAINS = {
  chains: [{ chainId: 1, name: 'None', rpc: ['http://127.0.0.1:9'], factories: [`0x${'1'.repeat(40)}`] }],
}

let product: Product
let place: ShippedDatabase
let database: Database
let mails: MailSink
let people = 0

beforeAll(async () => {
  mails = await startMailSink()
  place = await newDatabase('PostgreSQL 18')
  product = await startProduct({
    database: place,
    env: {
      TESSERA_SMTP_URL: mails.url,
      TESSERA_MAIL_FROM: 'tessera@play.example',
      TESSERA_TRUSTED_PROXIES: '127.0.0.1',
      TESSERA_HOSTS: 'nas.home',
      TESSERA_CHAINS: JSON.stringify(CHAINS),
    },
  })
  database = await openDatabase({ url: place.place })
})
afterAll(async () => {
  await product.stop()
  await database.close()
  await mails.close()
})

async function user(name = `Person${++people}`): Promise<Client> {
  const client = new Client(product)
  const { status, text } = await client.ask(routes.register, { body: { name, password: PASSWORD } })
  if (status !== 200) throw new Error(text)
  return client
}

const idOf = async (client: Client): Promise<string> => (await client.ask(routes.me)).body.id

/** Accounts of nobody, to be asked, blocked or reported. */
async function strangers(count: number): Promise<readonly string[]> {
  const rows = await database.sql<{ id: string }>(
    `insert into accounts (id, kind, name, name_key) select 'stranger' || lpad(g::text, 4, '0'), 'user', 'Stranger' || g, 'stranger' || g
     from generate_series($1::int, $2::int) g returning id`,
    [people + 1, people + count],
  )
  people += count
  return rows.map(({ id }) => id)
}

interface Asked {
  readonly status: number
  readonly problem: Problem
}

describe('of forty at once no more are taken than may be', () => {
  const limits: readonly (readonly [
    string,
    number,
    string,
    (client: Client) => Promise<(n: number) => Promise<Asked>>,
  ])[] = [
    [
      'webhooks',
      5,
      'too_many_webhooks',
      async (client) => (n) => client.ask(routes.makeWebhook, { body: { url: `https://192.0.43.10/${n}` } }),
    ],
    [
      'tokens',
      20,
      'too_many_tokens',
      async (client) => (n) => client.ask(routes.makeToken, { body: { name: `token ${n}`, scopes: ['read'] } }),
    ],
    ['bots', 5, 'too_many_bots', async (client) => (n) => client.ask(routes.makeBot, { body: { name: `Golem${n}` } })],
    [
      'push subscriptions',
      10,
      'too_many_browsers',
      async (client) => {
        const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') }
        return (n) => client.ask(routes.subscribe, { body: { endpoint: `https://192.0.43.10/${n}`, keys } })
      },
    ],
    [
      'passkeys',
      10,
      'too_many_passkeys',
      async (client) => {
        const made = await Promise.all(
          Array.from({ length: MOST }, async () => {
            const { options, ticket } = (await client.ask(routes.newPasskey, { body: {} })).body
            return { ticket, response: new Authenticator().make(options, product.url) as never, name: 'A phone' }
          }),
        )
        return (n) => client.ask(routes.keepPasskey, { body: made[n] as (typeof made)[0] })
      },
    ],
    [
      'reports',
      20,
      'too_many_reports',
      async (client) => {
        const about = await strangers(MOST)
        return (n) => client.ask(routes.report, { body: { about: about[n] ?? '', reason: 'other' } })
      },
    ],
    [
      'friends of 195 already',
      5,
      'too_many_friends',
      async (client) => {
        const others = await strangers(195 + MOST)
        await database.sql('insert into friends (account, friend) select $1, json_array_elements_text($2::json)', [
          await idOf(client),
          JSON.stringify(others.slice(MOST)),
        ])
        return (n) => client.ask(routes.befriend, { params: { id: others[n] ?? '' } })
      },
    ],
    [
      'blocks of 495 already',
      5,
      'too_many_blocks',
      async (client) => {
        const others = await strangers(495 + MOST)
        await database.sql('insert into blocks (account, blocked) select $1, json_array_elements_text($2::json)', [
          await idOf(client),
          JSON.stringify(others.slice(MOST)),
        ])
        return (n) => client.ask(routes.block, { params: { id: others[n] ?? '' } })
      },
    ],
    [
      'matches that wait',
      20,
      'too_many_matches',
      async (client) => () =>
        client.ask(routes.create, {
          body: { game: 'hundred', seats: [{ who: 'me' }, { who: 'open' }], saltHash: newSalt().saltHash },
        }),
    ],
    [
      'lines of chat',
      5,
      'too_fast',
      async (client) => {
        const id = await begin([client, await guest(product)], { game: 'hundred', visibility: 'link' })
        return (n) => client.ask(routes.sayLine, { params: { id }, body: { text: `line ${n}` } })
      },
    ],
    [
      'decks',
      24,
      'too_many_decks',
      async (client) => {
        const { factions } = JSON.parse((await client.send('GET', '/api/gauntlet/catalogue')).text) as {
          readonly factions: readonly { readonly id: string; readonly starter: readonly string[] }[]
        }
        const units = factions.find(({ id }) => id === 'order')?.starter
        const deck = { faction: 'order', leader: 'ser_aldric', spells: ['divine_smite', 'oath_of_iron'] }
        return (n) => client.send('POST', '/api/gauntlet/decks', { name: `Deck ${n}`, ...deck, units })
      },
    ],
    [
      'runs',
      1,
      'run_active',
      async (client) => () =>
        client.ask(routes.create, {
          body: {
            game: 'gauntlet-run',
            seats: [{ who: 'me' }],
            clock: { kind: 'days', hours: 24 },
            saltHash: newSalt().saltHash,
          },
        }),
    ],
    [
      'texts to sign for a wallet',
      20,
      'too_many_proofs',
      async (client) => () =>
        client.send('POST', '/api/me/wallets/proof', { address: `0x${'2'.repeat(40)}`, chainId: 1 }),
    ],
  ]

  test.each(limits)('%s: %i', async (_, most, code, prepare) => {
    const send = await prepare(await user())
    const answers = await Promise.all(Array.from({ length: MOST }, (_, n) => send(n)))
    const taken = answers.filter(({ status }) => status < 300)
    const refused = answers.filter(({ status }) => status >= 300).map(({ problem }) => problem.code)
    expect([taken.length, [...new Set(refused)]]).toEqual([most, [code]])
  })
})

describe('a code to recover an account by mail', () => {
  const codeIn = (text: string): string => /\b[a-z0-9]{4}(-[a-z0-9]{4}){4}\b/.exec(text)?.[0] ?? ''
  const mailsTo = (address: string) => mails.received.filter(({ to }) => to === address).map(({ text }) => codeIn(text))

  async function reachable(name: string): Promise<string> {
    await user(name)
    const address = `${name.toLowerCase()}@example.com`
    await database.sql('update accounts set email = $1 where name = $2', [address, name])
    return address
  }

  const askAs = async (from: string, name: string): Promise<number> =>
    (
      await fetch(`${product.url}/api/recover/mail`, {
        method: 'POST',
        headers: { origin: product.url, 'x-forwarded-for': from, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      })
    ).status

  const recover = (name: string, code: string) =>
    new Client(product).ask(routes.recover, { body: { name, code, password: `${PASSWORD} anew` } })

  const from = (kind: number, n: number) => `198.51.${kind}.${n}`

  test('of a hundred asked for from five addresses three are sent, and everybody gets the same answer', async () => {
    const address = await reachable('Flooded')
    const asked = (name: string, kind: number) =>
      Promise.all(Array.from({ length: 100 }, (_, n) => askAs(from(kind, n % 5), name)))
    const known = await asked('Flooded', 100)
    const unknown = await asked('Nobody', 101)
    expect(known.toSorted()).toEqual(unknown.toSorted())
    expect([...new Set(known)]).toEqual([204])
    expect(await askAs(from(100, 1), 'Flooded')).toBe(429)
    await expect.poll(() => mailsTo(address).length).toBe(3)
    await askAs(from(102, 1), 'Flooded')
    await reachable('Afterwards')
    await askAs(from(102, 1), 'Afterwards')
    await expect.poll(() => mailsTo('afterwards@example.com').length).toBe(1)
    expect(mailsTo(address)).toHaveLength(3)
  })

  test('six go to one account in a day, each works until one is used, and then none', async () => {
    const address = await reachable('Persistent')
    for (const [hours, sent] of [
      [0, 3],
      [2, 6],
      [4, 6],
    ] as const) {
      if (hours > 0) await database.sql("update counted_mails set sent = sent - interval '2 hours'")
      for (let n = 0; n < 4; n++) await askAs(from(110, hours), 'Persistent')
      await expect.poll(() => mailsTo(address).length).toBe(sent)
    }
    const [alive] = await database.sql<{ codes: number }>(
      "select count(*)::int as codes from recovery_codes join accounts on id = account where name = 'Persistent' and expires is not null",
    )
    expect(alive).toEqual({ codes: 6 })
    const [first = '', second = ''] = mailsTo(address)
    const both = await Promise.all([recover('Persistent', first), recover('Persistent', second)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
    for (const code of mailsTo(address)) expect((await recover('Persistent', code)).problem.code).toBe('wrong_code')
  })

  test('one mail address is sent three, however many accounts have it', async () => {
    const names = ['Sharer', 'Shares', 'Shared', 'Sharing']
    for (const name of names) await reachable(name)
    await database.sql("update accounts set email = 'Family@example.com' where name like 'Shar%'")
    for (const name of names) await askAs(from(120, 1), name)
    await reachable('Later')
    await askAs(from(120, 1), 'Later')
    await expect.poll(() => mailsTo('later@example.com').length).toBe(1)
    expect(mailsTo('Family@example.com')).toHaveLength(3)
  })

  test('one that an operator gave out is not ended by mails, and one that was used ends them', async () => {
    const address = await reachable('Helped')
    const { stdout } = await runCommand(['user', 'reset', 'Helped', ...place.flags], place.env)
    const given = codeIn(stdout)
    for (let n = 0; n < 3; n++) await askAs(from(130, 1), 'Helped')
    await expect.poll(() => mailsTo(address).length).toBe(3)
    expect((await recover('Helped', given)).status).toBe(200)
    expect((await recover('Helped', mailsTo(address)[0] ?? '')).problem.code).toBe('wrong_code')
  })

  test('to confirm an address three mails an hour are sent for an account', async () => {
    const client = await user()
    const confirm = (n: number) =>
      client.ask(routes.changeEmail, { body: { email: `victim${n}@example.com`, password: PASSWORD } })
    for (let n = 0; n < 3; n++) expect((await confirm(n)).status).toBe(204)
    expect((await confirm(3)).problem).toMatchObject({ status: 429, code: 'too_many_mails' })
  })
})

describe('a request to a name that is not the server’s', () => {
  const ask = (
    host: string,
    path: string,
    more: Record<string, string> = {},
  ): Promise<{ status: number; text: string }> =>
    new Promise((done, failed) => {
      const { port } = new URL(product.url)
      const asked = request({ host: '127.0.0.1', port, path, headers: { host, ...more } }, (answer) => {
        let text = ''
        answer.on('data', (piece) => {
          text += piece
        })
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text }))
      })
      asked.on('error', failed)
      asked.end()
    })

  test.each(['evil.example:8017', 'localhost.evil.example', 'nas', '127.0.0.1.evil.example', 'a@localhost', '-'])(
    'is refused: %s',
    async (host) => {
      for (const path of ['/', '/api/server', '/m/abc'])
        expect([path, (await ask(host, path)).status]).toEqual([path, 421])
    },
  )

  test('is told which setting allows it', async () => {
    const { text } = await ask('nas.fritz.box:8017', '/api/server')
    expect(JSON.parse(text)).toMatchObject({
      code: 'foreign_host',
      detail: expect.stringContaining('TESSERA_HOSTS=nas.fritz.box'),
    })
  })

  test.each([
    'localhost',
    'LOCALHOST.:80',
    'play.localhost',
    '192.168.1.20:8017',
    '[::1]:8017',
    'nas.local',
    'nas.home',
  ])('is none: %s', async (host) => {
    for (const path of ['/', '/api/server']) expect([path, (await ask(host, path)).status]).toEqual([path, 200])
  })

  test('is answered where only health is asked for', async () => {
    for (const path of ['/healthz', '/readyz?from=balancer']) expect((await ask('evil.example', path)).status).toBe(200)
  })

  test('is judged by what a trusted proxy says was asked', async () => {
    const through = (name: string) => ask('one:8017', '/api/server', { 'x-forwarded-host': name })
    expect([(await through('nas.home')).status, (await through('evil.example')).status]).toEqual([200, 421])
  })
})

test('a match whose frames are damaged in the database ends for its players, who are told so; others go on', async () => {
  const people = [await guest(product), await guest(product)]
  const [a = await guest(product)] = people
  const [id, over, other] = [
    await begin(people, { game: 'hundred' }),
    await begin(people, { game: 'hundred' }),
    await begin(people, { game: 'hundred' }),
  ]
  await a.ask(routes.act, { params: { id: over }, body: { act: 'resign' } })
  await database.sql(`update frames set data = '\\x0163' where match in ($1, $2)`, [id, over])
  // As another server leaves it behind: what this one holds in memory is out of date.
  await database.sql('update matches set revision = revision + 1 where id in ($1, $2)', [id, over])
  const act = await a.ask(routes.act, { params: { id }, body: { act: 'resign' } })
  expect([act.status, act.problem.code]).toEqual([409, 'damaged'])
  const { body } = await a.ask(routes.match, { params: { id } })
  expect(body).toMatchObject({ status: 'finished', result: { winner: null, reason: 'damaged' }, view: null })
  const { entries } = (await a.ask(routes.notices)).body
  const told = entries.filter(({ kind }) => kind === 'set-aside')
  expect(told).toMatchObject([{ match: id, text: expect.stringContaining('damaged') }])
  expect(product.output()).toMatch(new RegExp(`"match":"${id}".*"part":"frames".*set aside`))
  for (const match of [id, over]) {
    const { status, problem } = await a.ask(routes.frames, { params: { id: match }, query: { from: 0 } })
    expect([status, problem.code]).toEqual([409, 'damaged'])
  }
  expect((await a.ask(routes.history, { params: { name: await idOf(a) } })).body.entries).toHaveLength(2)
  await play(people, other, 'hundred')
  expect((await a.ask(routes.match, { params: { id: other } })).body.status).toBe('finished')
})
