import { seededDice, seedFrom } from '@tessera/kernel'
import { routes } from '@tessera/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin } from '../accounts/operator.ts'
import { Client, testServer } from '../api/testing/client.ts'
import { listen } from '../api/testing/listen.ts'
import { beginOnline, playOnline } from '../api/testing/play.ts'
import { tidy } from '../retention/retention.ts'
import type { RunningServer } from '../start.ts'
import { DATABASES, type TestDatabase, testDatabase } from '../testing/database.ts'
import { bids } from '../testing/toys.ts'

const PASSWORD = 'a long enough secret'

describe.each(DATABASES)('company on %s', (kind) => {
  let server: RunningServer
  let database: TestDatabase
  let people = 0

  beforeAll(async () => {
    database = await testDatabase(kind)
    server = await testServer({}, { games: [bids()], database })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  async function guest(): Promise<Client> {
    const client = new Client(server)
    await client.ask(routes.guest)
    return client
  }
  async function user(): Promise<{ readonly client: Client; readonly id: string; readonly name: string }> {
    const client = new Client(server)
    const name = `Friend${'abcdefghij'[people++]}`
    const { id } = (await client.ask(routes.register, { body: { name, password: PASSWORD } })).body.me
    return { client, id, name }
  }
  const say = (client: Client, id: string, text: string, key?: string) =>
    client.ask(routes.sayLine, { params: { id }, body: { text, ...(key === undefined ? {} : { key }) } })
  const heard = async (client: Client, id: string, after = 0) =>
    (await client.ask(routes.chat, { params: { id }, query: { after } })).body
  const befriend = async (one: { client: Client; id: string }, other: { client: Client; id: string }) => {
    await one.client.ask(routes.befriend, { params: { id: other.id } })
    await other.client.ask(routes.befriend, { params: { id: one.id } })
  }

  test('in a match by link the two write to each other; a line sent twice is one, and others cannot read it', async () => {
    const [a, b, stranger] = [await guest(), await guest(), await guest()]
    const id = await beginOnline([a, b], { game: 'bids' })
    const [ear, other] = [
      await listen(b, `/api/stream?matches=${id}`),
      await listen(stranger, `/api/stream?matches=${id}`),
    ]
    expect((await say(a, id, 'Hello, you fucking genius', 'the same key')).status).toBe(204)
    await say(a, id, 'Hello again', 'the same key')
    expect(await ear.until(({ kind: what }) => what === 'chat')).toMatchObject({ match: id, seat: 0 })
    await say(b, id, 'see https://example.com')
    expect(await heard(a, id)).toMatchObject({
      free: true,
      lines: [
        { number: 1, seat: 0, text: 'Hello, you ******* genius' },
        { number: 2, seat: 1, text: 'see [link removed]' },
      ],
    })
    expect((await heard(b, id, 1)).lines).toHaveLength(1)
    const refused = await stranger.ask(routes.chat, { params: { id } })
    expect([refused.status, refused.problem.code]).toEqual([403, 'not_seated'])
    expect((await say(stranger, id, 'me too')).status).toBe(403)
    // A change that everybody hears comes after everything before it.
    await a.ask(routes.submit, { params: { id }, body: { at: 0, choice: { bid: 1 }, key: 'abcdefgh' } })
    await other.until(({ kind: what }) => what === 'chosen')
    expect(other.heard.map(({ kind: what }) => what)).not.toContain('chat')
    ear.close()
    other.close()
  })

  test('with people met by chance there are phrases, unless they are friends', async () => {
    const [a, b] = [await user(), await user()]
    const id = await beginOnline([a.client, b.client], { game: 'bids', visibility: 'public' })
    expect(await heard(a.client, id)).toEqual({ free: false, lines: [] })
    expect((await say(a.client, id, 'Hello')).problem.code).toBe('phrases_only')
    await a.client.ask(routes.befriend, { params: { id: b.id } })
    expect((await say(a.client, id, 'Hello')).problem.code).toBe('phrases_only')
    await b.client.ask(routes.befriend, { params: { id: a.id } })
    expect((await say(a.client, id, 'Hello')).status).toBe(204)
  })

  test('too many lines at once are refused, however they are sent', async () => {
    const [a, b] = [await guest(), await guest()]
    const id = await beginOnline([a, b], { game: 'bids' })
    const tried = await Promise.all(Array.from({ length: 9 }, (_, at) => say(a, id, `Line ${at}`)))
    expect(tried.filter(({ status }) => status === 204)).toHaveLength(5)
    expect(tried.filter(({ status }) => status === 429)).toHaveLength(4)
    expect((await say(a, id, '\u200b \u202e')).status).toBe(422)
    expect((await say(b, id, 'x'.repeat(201))).status).toBe(400)
  })

  test('a blocked person is neither heard nor read, and no friend any more; administrators read what is reported', async () => {
    const [a, b, admin] = [await user(), await user(), await user()]
    await befriend(a, b)
    const id = await beginOnline([a.client, b.client], { game: 'bids' })
    await say(b.client, id, 'Boo')
    await a.client.ask(routes.block, { params: { id: b.id } })
    expect((await heard(a.client, id)).lines).toEqual([])
    expect((await a.client.ask(routes.friends)).body.entries).toEqual([])
    expect((await b.client.ask(routes.friends)).body.entries).toEqual([])
    const report = { about: b.id, match: id, reason: 'chat' as const, text: 'rude' }
    expect((await a.client.ask(routes.report, { body: report })).status).toBe(204)
    await makeAdmin(database, admin.name, true)
    await server.context.visitors.forget(admin.id)
    expect((await heard(admin.client, id)).lines).toMatchObject([{ text: 'Boo' }])
    // Old lines go, but not while a report of them is open.
    await database.sql("update chat_lines set said = now() - interval '31 days'")
    await tidy(server.context)
    expect((await heard(admin.client, id)).lines).toHaveLength(1)
    await database.sql('update reports set settled = now()')
    await tidy(server.context)
    expect((await heard(admin.client, id)).lines).toEqual([])
  })

  test('friends are two who ask each other; then each sees where the other is', async () => {
    const [a, b] = [await user(), await user()]
    const ear = await listen(b.client, '/api/stream')
    await a.client.ask(routes.befriend, { params: { id: b.id } })
    await ear.until(({ kind: what }) => what === 'notice')
    expect((await b.client.ask(routes.notices)).body.entries[0]).toMatchObject({ kind: 'friend', about: a.name })
    const state = async ({ client }: { client: Client }) =>
      (await client.ask(routes.friends)).body.entries.map((one) => [one.state, one.here, one.playing])
    // A person who was only asked shows nothing of themselves.
    expect(await state(a)).toEqual([['asked', false, null]])
    expect(await state(b)).toEqual([['asks', false, null]])
    expect((await a.client.ask(routes.profile, { params: { name: b.name } })).body.friend).toBe('asked')
    const id = await beginOnline([b.client, await guest()], { game: 'bids', visibility: 'public' })
    await b.client.ask(routes.befriend, { params: { id: a.id } })
    expect(await state(a)).toEqual([['friends', true, id]])
    await a.client.ask(routes.unfriend, { params: { id: b.id } })
    expect([await state(a), await state(b)]).toEqual([[], []])
    expect((await (await guest()).ask(routes.befriend, { params: { id: a.id } })).status).toBe(403)
    ear.close()
  })

  test('what is being played is listed for others to watch; yesterday’s best is the match of the day, without its result', async () => {
    const [a, b] = [await guest(), await guest()]
    const id = await beginOnline([a, b], { game: 'bids', visibility: 'public' })
    const hidden = await beginOnline([a, b], { game: 'bids', visibility: 'link' })
    const alone = await beginOnline([a, b], { game: 'bids', visibility: 'public', spectators: false })
    const ids = async (client: Client) =>
      (await client.ask(routes.runningMatches)).body.entries.map((match) => match.id)
    const listed = await ids(new Client(server))
    expect(listed).toContain(id)
    expect(listed).not.toContain(hidden)
    expect(listed).not.toContain(alone)
    expect(await ids(a)).not.toContain(id)
    const day = async () => (await new Client(server).ask(routes.matchOfTheDay)).body.match
    await playOnline([a, b], id, bids(), seededDice(seedFrom('day')))
    expect(await day()).toBeNull()
    await database.sql("update matches set finished = now() - interval '1 day' where id = $1", [id])
    expect(await day()).toMatchObject({ id, result: null, status: 'finished' })
  })
})
