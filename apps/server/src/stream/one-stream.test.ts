import { type MatchMessage, type MatchUpdate, routes } from '@tessera/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, testServer } from '../api/testing/client.ts'
import { type Ear, listen } from '../api/testing/listen.ts'
import { beginOnline } from '../api/testing/play.ts'
import { newId } from '../ids.ts'
import type { RunningServer } from '../start.ts'
import { DATABASES, type TestDatabase, testDatabase } from '../testing/database.ts'
import { bids } from '../testing/toys.ts'

type Told = Ear['heard'][number]

function updateOf(message: Told): MatchUpdate {
  const { update } = message as MatchMessage
  if (update === undefined) throw new Error(`A message of the kind ${message.kind} has no update`)
  return update
}

const about = (match: string) => (message: Told) => 'match' in message && message.match === match

describe.each(DATABASES)('one stream for everything, on the %s database', (kind) => {
  let database: TestDatabase
  let server: RunningServer

  beforeAll(async () => {
    database = await testDatabase(kind)
    server = await testServer({}, { database, games: [bids()] })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const guests = async (on: RunningServer = server): Promise<[Client, Client]> => {
    const both = [new Client(on), new Client(on)] as [Client, Client]
    for (const client of both) await client.ask(routes.guest)
    return both
  }
  const bid = (client: Client, id: string, at: number, final = true) =>
    client.ask(routes.submit, { params: { id }, body: { at, choice: { bid: 1 }, final, key: newId() } })
  const revisionOf = async (client: Client, id: string) =>
    (await client.ask(routes.match, { params: { id } })).body.revision

  test('it carries what concerns oneself and several matches, each with what changed', async () => {
    const [a, b] = await guests()
    const [one, two] = [await beginOnline([a, b], { game: 'bids' }), await beginOnline([a, b], { game: 'bids' })]
    const ear = await listen(b, `/api/stream?matches=${one},${two}`)
    for (const id of [one, two]) await ear.until((message) => about(id)(message) && message.kind === 'fresh')
    await bid(a, one, 0)
    await bid(a, two, 0)
    expect(updateOf(await ear.until((message) => about(two)(message) && message.kind === 'chosen'))).toMatchObject({
      sealed: [0],
      awaiting: [1],
    })
    expect(updateOf(await ear.until((message) => about(one)(message) && message.kind === 'chosen'))).toBeTruthy()
    await bid(b, one, 0)
    const resolved = await ear.until((message) => about(one)(message) && message.kind === 'resolved')
    expect(updateOf(resolved).fresh).toHaveLength(1)
    const mine = () =>
      ear
        .text()
        .split('\n\n')
        .filter((event) => event.includes('"seq"') && !event.startsWith('event: match'))
    // What concerns oneself is told beside the matches, and on a busy machine after them.
    await expect.poll(() => mine()[0] ?? '').toContain('"kind":"fresh"')
    ear.close()
  })

  test('a client that comes back and says what they know is told what they missed, each change once, and need not ask', async () => {
    const [a, b] = await guests()
    const id = await beginOnline([a, b], { game: 'bids' })
    const known = await revisionOf(b, id)
    await bid(a, id, 0)
    await bid(b, id, 0)
    await bid(a, id, 1)
    const ear = await listen(b, `/api/stream?matches=${id}.${known}`)
    const fresh = await ear.until((message) => about(id)(message) && message.kind === 'fresh')
    const before = ear.heard.filter(about(id)).filter((message) => message.kind !== 'fresh')
    expect(before.map(({ seq }) => seq)).toEqual([known + 1, known + 2, known + 3])
    expect(fresh.seq).toBe(known + 3)
    expect(before.map((message) => updateOf(message).revision)).toEqual([known + 1, known + 2, known + 3])
    expect(before.flatMap((message) => updateOf(message).fresh ?? [])).toHaveLength(1)
    ear.close()
    const again = await listen(b, `/api/stream?matches=${id}.${fresh.seq}`)
    await again.until((message) => about(id)(message) && message.kind === 'fresh')
    expect(again.heard.filter(about(id))).toHaveLength(1)
    again.close()
  })

  test('a client with a stream asks for the receipt alone, and is told once what its choice caused', async () => {
    const [a, b] = await guests()
    const id = await beginOnline([a, b], { game: 'bids' })
    const known = await revisionOf(a, id)
    const ear = await listen(a, `/api/stream?matches=${id}.${known}`)
    await ear.until((message) => about(id)(message) && message.kind === 'fresh')
    await bid(b, id, 0)
    a.prefer = 'return=minimal'
    const { body, text } = await bid(a, id, 0)
    expect(Object.keys(body)).toEqual(['at', 'revision', 'resolved'])
    expect(text.length).toBeLessThan(60)
    const told = await ear.until(({ seq }) => seq === body.revision)
    expect(updateOf(told)).toMatchObject({ revision: body.revision, at: 1, from: 1 })
    expect(updateOf(told).fresh).toHaveLength(1)
    const withdrawn = await a.ask(routes.withdraw, { params: { id }, body: { at: 1, key: newId() } })
    expect(withdrawn.problem.code).toBe('nothing_chosen')
    const offered = await a.ask(routes.act, { params: { id }, body: { act: 'offer-draw', key: newId() } })
    expect(offered.body).not.toHaveProperty('update')
    a.prefer = 'respond-async, return=representation'
    expect((await bid(a, id, 1)).body.update).toMatchObject({ sealed: [0] })
    ear.close()
  })

  test('a stream that breaks between the choice and its answer goes on by number: sent again it counts once and is told once', async () => {
    const [a, b] = await guests()
    const id = await beginOnline([a, b], { game: 'bids' })
    await bid(b, id, 0)
    const known = await revisionOf(a, id)
    const first = await listen(a, `/api/stream?matches=${id}.${known}`)
    await first.until((message) => about(id)(message) && message.kind === 'fresh')
    first.close()
    a.prefer = 'return=minimal'
    const choice = { params: { id }, body: { at: 0, choice: { bid: 3 }, final: true, key: 'sent twice' } }
    // The first answer is lost: neither it nor the stream reached the browser.
    await a.ask(routes.submit, choice)
    const { body } = await a.ask(routes.submit, choice)
    expect(body.revision).toBe(known + 1)
    const again = await listen(a, `/api/stream?matches=${id}.${known}`)
    await again.until((message) => about(id)(message) && message.kind === 'fresh')
    const told = again.heard.filter(about(id)).filter(({ kind: what }) => what !== 'fresh')
    expect(told.map(({ seq }) => seq)).toEqual([known + 1])
    expect(told.flatMap((message) => updateOf(message).fresh ?? [])).toHaveLength(1)
    expect((await a.ask(routes.match, { params: { id } })).body).toMatchObject({ at: 1, revision: known + 1 })
    again.close()
  })

  test('a draft wakes nobody else; the own other pages hear of it', async () => {
    const [a, b] = await guests()
    const id = await beginOnline([a, b], { game: 'bids' })
    const [own, other] = [await listen(a, `/api/stream?matches=${id}`), await listen(b, `/api/stream?matches=${id}`)]
    for (const ear of [own, other]) await ear.until((message) => about(id)(message) && message.kind === 'fresh')
    await bid(a, id, 0, false)
    expect(updateOf(await own.until(({ kind: what }) => what === 'chosen')).chosen).toEqual({
      choice: { bid: 1 },
      final: false,
    })
    await bid(a, id, 0)
    expect(updateOf(await other.until(({ kind: what }) => what === 'chosen')).sealed).toEqual([0])
    expect(other.heard.filter(({ kind: what }) => what === 'chosen')).toHaveLength(1)
    own.close()
    other.close()
  })

  test('a match that one may not see is said to be gone, and the others are heard', async () => {
    const [a] = await guests()
    const seats = [{ who: 'me' as const }, { who: 'open' as const }]
    const wish = { game: 'bids', seats, visibility: 'private' as const, saltHash: '0'.repeat(64) }
    const { id } = (await a.ask(routes.create, { body: wish })).body
    const stranger = new Client(server)
    const ear = await listen(stranger, `/api/stream?matches=${id},${'x'.repeat(12)}`)
    await ear.until((message) => about(id)(message) && message.kind === 'gone')
    await ear.until((message) => about('x'.repeat(12))(message) && message.kind === 'gone')
    ear.close()
    expect((await a.send('GET', '/api/stream?matches=nonsense')).status).toBe(400)
  })

  test('what another server did comes with what it made of the match', async () => {
    const other = await testServer({}, { database: await database.again(), games: [bids()] })
    const [a, b] = await guests()
    const id = await beginOnline([a, b], { game: 'bids' })
    const there = Object.assign(new Client(other), { cookie: a.cookie })
    const ear = await listen(b, `/api/stream?matches=${id}`)
    await ear.until((message) => about(id)(message) && message.kind === 'fresh')
    await bid(there, id, 0)
    expect(updateOf(await ear.until(({ kind: what }) => what === 'chosen'))).toMatchObject({ sealed: [0], fresh: [] })
    await bid(b, id, 0)
    await ear.until(({ kind: what }) => what === 'resolved')
    const frames = (await b.ask(routes.match, { params: { id } })).body.frames
    const alsoThere = Object.assign(new Client(other), { cookie: b.cookie })
    await bid(alsoThere, id, 1)
    await bid(there, id, 1)
    const carried = await ear.until((message) => message.kind === 'resolved' && updateOf(message).at === 2)
    expect(updateOf(carried)).toMatchObject({ frames: frames + 1, from: frames, at: 2 })
    const page = await b.ask(routes.frames, { params: { id }, query: { from: 0 } })
    expect(updateOf(carried).fresh).toEqual(page.body.frames.slice(frames - page.body.from))
    ear.close()
    await other.close()
  })

  test('acts, withdrawals and phrases that are sent twice with the same key count once', async () => {
    const [a, b] = await guests()
    const id = await beginOnline([a, b], { game: 'bids' })
    const ear = await listen(b, `/api/stream?matches=${id}`)
    await ear.until((message) => about(id)(message) && message.kind === 'fresh')
    const offer = { params: { id }, body: { act: 'offer-draw' as const, key: 'an offer of it' } }
    const first = await a.ask(routes.act, offer)
    expect(first.body.update?.offers).toHaveLength(1)
    const second = await a.ask(routes.act, offer)
    expect([second.status, second.body.revision]).toEqual([200, first.body.revision])
    const another = { params: { id }, body: { act: 'resign' as const, key: 'an offer of it' } }
    expect((await a.ask(routes.act, another)).problem.code).toBe('key_used')

    await bid(a, id, 0)
    const back = { params: { id }, body: { at: 0, key: 'taken back' } }
    const taken = await a.ask(routes.withdraw, back)
    const repeated = await a.ask(routes.withdraw, back)
    expect([repeated.status, repeated.body.revision]).toEqual([200, taken.body.revision])

    const hello = { params: { id }, body: { phrase: 'hello' as const, key: 'one hello' } }
    await a.ask(routes.say, hello)
    await a.ask(routes.say, hello)
    const quit = { params: { id }, body: { act: 'resign' as const, key: 'it is over' } }
    expect((await a.ask(routes.act, quit)).status).toBe(200)
    expect((await a.ask(routes.act, quit)).status).toBe(200)
    await ear.until(({ kind: what }) => what === 'finished')
    expect(ear.heard.filter(({ kind: what }) => what === 'phrase')).toHaveLength(1)
    ear.close()
  })
})
