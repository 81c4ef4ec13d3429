import { type Dice, type Json, seededDice, seedFrom } from '@tessera/kernel'
import { type Route, routes } from '@tessera/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import type { RunningServer } from '../start.ts'
import { bids } from '../testing/toys.ts'
import { Client, testServer } from './testing/client.ts'
import { beginOnline, newSalt } from './testing/play.ts'

const REQUESTS = process.env['TESSERA_DEEP'] ? 10_000 : 300
const PASSWORD = 'correct horse battery'

let server: RunningServer
let clients: Client[]
const ids: string[] = []

beforeAll(async () => {
  server = await testServer({ openMatches: { account: 1000, address: 100_000, running: 100_000 } }, { games: [bids()] })
  clients = Array.from({ length: 6 }, () => new Client(server))
  for (const [index, client] of clients.entries())
    if (index < 3) await client.ask(routes.register, { body: { name: `Fuzz${index}`, password: PASSWORD } })
    else if (index < 5) await client.ask(routes.guest)
  const [a, b, c, d] = clients as [Client, Client, Client, Client]
  for (const pair of [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ])
    ids.push(await beginOnline(pair, { game: 'bids', config: { rounds: 500 } }))
})
afterAll(() => server.close())

type Parts = { params?: Record<string, Json>; query?: Record<string, Json>; body?: Json }

/** What a well-meaning client would send. */
function kind(name: string, dice: Dice): Parts {
  const id = dice.pick(ids)
  const byId = { params: { id } }
  const saltHash = newSalt().saltHash
  const seats = [
    { who: 'me' },
    dice.pick([{ who: 'open' }, { who: 'bot', bot: { level: 'plain' } }, { who: 'invited', name: 'Fuzz1' }]),
  ]
  const clock = dice.pick([
    { kind: 'none' },
    { kind: 'turn', seconds: 60 },
    { kind: 'days', hours: 24 },
    { kind: 'bank', seconds: 60, increment: 5 },
  ])
  const known: Readonly<Record<string, () => Parts>> = {
    register: () => ({ body: { name: `F${newId()}`, password: PASSWORD } }),
    signIn: () => ({ body: { name: `Fuzz${dice.int(3)}`, password: PASSWORD } }),
    recover: () => ({ body: { name: 'Fuzz1', code: 'abcd-efgh', password: PASSWORD } }),
    recoverByMail: () => ({ body: { name: 'Fuzz1' } }),
    changePassword: () => ({ body: { current: PASSWORD, password: PASSWORD } }),
    recoveryCodes: () => ({ body: { password: PASSWORD } }),
    changeEmail: () => ({ body: { email: '', password: PASSWORD } }),
    confirmEmail: () => ({ body: { code: 'x.y' } }),
    deleteMe: () => ({ body: { password: 'not this one' } }),
    makeToken: () => ({ body: { name: 'fuzz', scopes: ['read'] } }),
    signInByPasskey: () => ({ body: { ticket: 'x', response: { id: 'x' } } }),
    newPasskey: () => ({ body: {} }),
    keepPasskey: () => ({ body: { ticket: 'x', response: { id: 'x' }, name: 'fuzz' } }),
    makeBot: () => ({ body: { name: `B${newId()}` } }),
    endSession: () => ({ params: { id: '0123456789abcdef' } }),
    profile: () => ({ params: { name: `Fuzz${dice.int(3)}` } }),
    history: () => ({ params: { name: `Fuzz${dice.int(3)}` }, query: { limit: dice.d(50) } }),
    leaderboard: () => ({ params: { game: 'bids' } }),
    report: () => ({ body: { about: id, reason: 'other', text: 'fuzz' } }),
    openMatches: () => ({ query: dice.int(2) ? { game: 'bids' } : {} }),
    myMatches: () => ({ query: dice.int(2) ? { status: dice.pick(['open', 'running', 'finished']) } : {} }),
    create: () => ({
      body: {
        game: 'bids',
        config: { rounds: dice.d(9) },
        seats,
        clock,
        visibility: dice.pick(['public', 'link', 'private']),
        saltHash,
      },
    }),
    frames: () => ({ ...byId, query: { from: dice.int(2) } }),
    join: () => ({ ...byId, body: { saltHash } }),
    reveal: () => ({ ...byId, body: { salt: newSalt().salt } }),
    submit: () => ({
      ...byId,
      body: { at: dice.int(8), choice: { bid: dice.int(22) }, final: dice.int(2) > 0, key: newId() },
    }),
    withdraw: () => ({ ...byId, body: { at: dice.int(3) } }),
    act: () => ({
      ...byId,
      body: { act: dice.pick(['offer-draw', 'decline-draw', 'ask-takeback', 'decline-takeback']) },
    }),
    say: () => ({ ...byId, body: { phrase: 'hello' } }),
    sayLine: () => ({ ...byId, body: { text: 'hello' } }),
    watched: () => ({ ...byId, body: { frame: dice.int(3) } }),
    rematch: () => ({ ...byId, body: { saltHash } }),
    fork: () => ({ ...byId, body: { frame: 0, seats, saltHash } }),
    pair: () => ({ body: { game: 'bids', clock, saltHash } }),
    readNotices: () => ({ body: {} }),
    makeWebhook: () => ({ body: { url: 'https://127.0.0.1/x' } }),
    subscribe: () => ({ body: { endpoint: 'https://127.0.0.1/x', keys: { p256dh: 'x', auth: 'y' } } }),
    unsubscribe: () => ({ body: { endpoint: 'https://example.com/x' } }),
    rename: () => ({ ...byId, body: { name: 'Renamed' } }),
    ban: () => ({ ...byId, body: { reason: 'fuzz' } }),
  }
  return known[name]?.() ?? ((routes as Record<string, Route>)[name]?.params === undefined ? {} : byId)
}

const ODD: readonly Json[] = [
  null,
  true,
  -1,
  1.5,
  1e21,
  '',
  '\u0000',
  { broken: '\ud83c' },
  'x'.repeat(5000),
  '🎲'.repeat(30),
  [],
  {},
  [[[[]]]],
  { __proto__: 1 },
  'zzzzzzzzzzzz',
  '9007199254740993',
]

/** Where a whole part was replaced by something odd there is nothing to put into the address. */
function fields(part: Json | undefined): Record<string, Json> {
  return typeof part === 'object' && part !== null ? (part as Record<string, Json>) : {}
}

/** One thing in it is not as it should be. */
function unkind(parts: Parts, dice: Dice): Parts {
  const copy = structuredClone(parts) as Record<string, Json>
  const places: [Record<string, Json>, string][] = []
  const walk = (value: Record<string, Json>): void => {
    for (const [key, inner] of Object.entries(value)) {
      places.push([value, key])
      if (typeof inner === 'object' && inner !== null) walk(inner as Record<string, Json>)
    }
  }
  walk(copy)
  if (places.length === 0) return { query: { limit: dice.pick(ODD) as Json } }
  const [at, key] = dice.pick(places)
  const how = dice.int(8)
  if (how < 2) delete at[key]
  else if (how < 4) at['extra'] = dice.pick(ODD)
  else at[key] = dice.pick(ODD)
  return copy as Parts
}

test(`${REQUESTS} generated requests, at least three in ten of them right: never a mistake of ours`, async () => {
  const dice = seededDice(seedFrom('fuzz of requests'))
  const names = Object.entries(routes as Record<string, Route>).filter(([, { tag }]) => tag !== 'streams')
  let fine = 0
  for (let i = 0; i < REQUESTS; i++) {
    const [name, route] = dice.pick(names)
    const client = dice.pick(clients)
    const parts = dice.int(100) < 70 ? kind(name, dice) : unkind(kind(name, dice), dice)
    const path = Object.values(fields(parts.params)).reduce<string>(
      (path, value) => path.replace(/:\w+/, encodeURIComponent(Buffer.from(String(value)).toString())),
      route.path,
    )
    const search = new URLSearchParams(Object.entries(fields(parts.query)).map(([key, value]) => [key, String(value)]))
    const answer = await client.send(route.method, `${path}?${search}`, parts.body)
    // An account that signed out signs in again, so that the rest still means something.
    if (client.cookie === '' && name === 'signOut') await client.ask(routes.guest)
    if (answer.status < 300) {
      fine++
      if (name === 'create') ids[dice.int(ids.length)] = (answer.body as unknown as { id: string }).id
    } else
      expect(answer.problem, `${route.method} ${path}`).toMatchObject({
        status: answer.status,
        code: expect.any(String),
      })
    expect(answer.status, `${route.method} ${path} ${JSON.stringify(parts)} ${answer.text}`).toBeLessThan(500)
  }
  expect(fine / REQUESTS).toBeGreaterThanOrEqual(0.3)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
}, 1_800_000)
