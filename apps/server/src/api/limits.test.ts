import { routes } from '@tessera/wire'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RunningServer } from '../start.ts'
import { DATABASES, type TestDatabase, testDatabase } from '../testing/database.ts'
import { newSalt } from '../testing/people.ts'
import { bids } from '../testing/toys.ts'
import { Client, testServer } from './testing/client.ts'

const PASSWORD = 'a long enough secret'

describe.each(DATABASES)('limits when requests come at once, on the %s database', (kind) => {
  let database: TestDatabase
  let server: RunningServer
  let ada: Client

  beforeAll(async () => {
    database = await testDatabase(kind)
    server = await testServer({ openMatches: { account: 5, address: 50, running: 100 } }, { database, games: [bids()] })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })
  beforeEach(async () => {
    await database.empty()
    ada = new Client(server)
    await ada.ask(routes.register, { body: { name: 'Ada', password: PASSWORD } })
  })

  test('of many wrong passwords at the same moment only the free ones are looked at', async () => {
    const body = { name: 'Ada', password: 'not the right one' }
    const tries = await Promise.all(Array.from({ length: 30 }, () => new Client(server).ask(routes.signIn, { body })))
    expect(tries.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(6)
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(24)
  })

  test('nobody gets more bots, tokens or matches than they may have', async () => {
    const bots = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        ada.ask(routes.makeBot, { body: { name: `Golem${'abcdefghjkmn'[index]}` } }),
      ),
    )
    expect(bots.filter(({ status }) => status === 200)).toHaveLength(5)
    const tokens = await Promise.all(
      Array.from({ length: 30 }, () => ada.ask(routes.makeToken, { body: { name: 'one', scopes: ['read'] } })),
    )
    expect(tokens.filter(({ status }) => status === 200)).toHaveLength(20)
    const wish = { game: 'bids', seats: [{ who: 'me' as const }, { who: 'open' as const }] }
    const made = await Promise.all(
      Array.from({ length: 12 }, () => ada.ask(routes.create, { body: { ...wish, saltHash: newSalt().saltHash } })),
    )
    expect(made.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(made.find(({ status }) => status !== 200)?.problem).toMatchObject({ code: 'too_many_matches' })
  })

  test('a new password ends tokens, and an old session makes none without the password', async () => {
    const { body: made } = await ada.ask(routes.makeToken, { body: { name: 'one', scopes: ['read'] } })
    const program = { headers: { authorization: `Bearer ${made.token}` } }
    expect((await fetch(`${server.url}/api/me`, program)).status).toBe(200)
    const changed = await ada.ask(routes.changePassword, { body: { current: PASSWORD, password: `${PASSWORD} anew` } })
    expect(changed.status).toBe(204)
    expect((await fetch(`${server.url}/api/me`, program)).status).toBe(401)
    await database.sql("update sessions set created = now() - interval '1 hour'")
    const body = { name: 'two', scopes: ['read' as const] }
    expect((await ada.ask(routes.makeToken, { body })).problem).toMatchObject({ code: 'password_needed' })
    expect((await ada.ask(routes.makeBot, { body: { name: 'Golem' } })).problem).toMatchObject({
      code: 'password_needed',
    })
    const password = `${PASSWORD} anew`
    expect((await ada.ask(routes.makeToken, { body: { ...body, password } })).status).toBe(200)
  })

  test.each([
    ['admin', 'name_reserved'],
    ['Adm1n', 'name_reserved'],
    ['Guest', 'name_reserved'],
    ['guest-12', 'name_reserved'],
    ['ADA', 'name_taken'],
    ['a-da', 'name_looks_taken'],
  ])('nobody is called %s', async (name, code) => {
    const { problem } = await new Client(server).ask(routes.register, { body: { name, password: PASSWORD } })
    expect(problem).toMatchObject({ code })
  })

  test('names that look alike are one name', async () => {
    await new Client(server).ask(routes.register, { body: { name: 'Bi11y', password: PASSWORD } })
    const { problem } = await new Client(server).ask(routes.register, { body: { name: 'Billy', password: PASSWORD } })
    expect(problem).toMatchObject({ code: 'name_looks_taken' })
  })
})
