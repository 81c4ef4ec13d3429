import { readdirSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { testServer } from '../api/testing/client.ts'
import type { RunningServer } from '../index.ts'
import { matchDriver } from '../testing/match-driver.ts'
import { somebody, tokenOf } from '../testing/people.ts'
import { begun } from '../testing/play.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { type DatabaseProxy, startProxy } from '../testing/proxy.ts'
import { bids } from '../testing/toys.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open.ts'

const deep = process.env['TESSERA_DEEP'] !== undefined

describe('a PostgreSQL that goes away', () => {
  let postgres: TestPostgres
  let url: string
  let proxy: DatabaseProxy
  let database: Database
  let server: RunningServer
  let token: string
  let match: string

  beforeAll(async () => {
    postgres = await startPostgres(['fsync=off'])
  })
  afterAll(() => postgres.close())
  beforeEach(async () => {
    url = await postgres.fresh()
    proxy = await startProxy(Number(new URL(url).port))
    const through = new URL(url)
    through.port = String(proxy.port)
    database = await openDatabase({ url: through.href }, { pingMs: 200, queryMs: 2_000 })
    server = await testServer({}, { database, games: [bids()] })
    const people = [await somebody(database), await somebody(database)]
    token = await tokenOf(database, people[0]?.id ?? '')
    match = (await begun(matchDriver(server.context.matches), people, { game: 'bids' })).id
  })
  afterEach(async () => {
    proxy.mode = 'pass'
    proxy.drop()
    await server.close()
    await database.close()
    await proxy.close()
  })

  const look = async (): Promise<Response> => {
    const headers = { authorization: `Bearer ${token}` }
    return await fetch(`${server.url}/api/matches/${match}`, { headers })
  }
  /** People who ask without pause until told to stop; what they were answered. */
  const crowd = (): { stop(): Promise<readonly Response[]> } => {
    const answers: Response[] = []
    let going = true
    onTestFinished(() => {
      going = false
    })
    const lanes = Array.from({ length: 20 }, async () => {
      while (going) answers.push(await look())
    })
    return {
      async stop() {
        going = false
        await Promise.all(lanes)
        return answers
      },
    }
  }
  const listeners = async (): Promise<number> => {
    const rows = await database.sql<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where application_name = 'tessera notifications' and datname = current_database()",
    )
    return rows[0]?.n ?? 0
  }
  const descriptors = (): number => readdirSync('/proc/self/fd').length
  const wellAgain = async (): Promise<void> => {
    await expect.poll(async () => (await look()).status, { timeout: 30_000 }).toBe(200)
    await expect.poll(listeners, { timeout: 30_000 }).toBe(1)
    // The connection hears again what is said.
    const heard = new Promise<void>((done) => {
      server.context.matches.publisher.subscribe(({ kind }) => kind === 'phrase' && done())
    })
    const [seat] = await database.sql<{ account: string }>('select account from seats where match = $1 and seat = 0', [
      match,
    ])
    const by = { id: seat?.account ?? '', kind: 'user' as const, role: 'player' as const }
    await matchDriver(server.context.matches).say(by, match, 'hello')
    await heard
  }

  test.each(deep ? [1, 3, 30] : [1, 3])(
    'for %i seconds under load: a pause, 503 at worst, one listener and no descriptors lost afterwards',
    async (seconds) => {
      const before = descriptors()
      const people = crowd()
      await postgres.stop()
      await new Promise((done) => setTimeout(done, seconds * 1000))
      await postgres.start()
      await wellAgain()
      const answers = await people.stop()
      const bad = answers.filter(({ status }) => status !== 200 && status !== 503)
      expect(bad.map(({ status }) => status)).toEqual([])
      const refused = answers.filter(({ status }) => status === 503)
      expect(refused.every(({ headers }) => headers.get('retry-after') === '2')).toBe(true)
      expect(descriptors()).toBeLessThan(before + 200)
    },
    120_000,
  )

  test('a restart that is over at once is noticed by nobody', async () => {
    await postgres.stop()
    const asked = look()
    await postgres.start()
    expect((await asked).status).toBe(200)
  }, 60_000)

  test.each(['drop', 'halfClose'] as const)(
    'connections that break (%s) are made anew',
    async (how) => {
      for (let times = 0; times < 3; times++) {
        proxy[how]()
        await expect.poll(async () => (await look()).status, { timeout: 20_000 }).toBe(200)
      }
      await wellAgain()
    },
    60_000,
  )

  test('a listener whose other end is gone without a word is replaced', async () => {
    proxy.mode = 'hold'
    await expect.poll(async () => (await look()).status, { timeout: 30_000 }).toBe(503)
    proxy.mode = 'pass'
    proxy.drop()
    await wellAgain()
  }, 90_000)

  test('transactions that lose it at their first word give their connections back', async () => {
    await Promise.all(Array.from({ length: 10 }, () => database.sql('select pg_sleep(0.2)')))
    expect(database.load().connections).toBe(10)
    proxy.mode = 'hold'
    const lost = Array.from({ length: 10 }, () => database.db.transaction(async () => 'done'))
    const ends = await Promise.allSettled(lost)
    expect(ends.map(({ status }) => status)).toEqual(lost.map(() => 'rejected'))
    proxy.mode = 'pass'
    proxy.drop()
    await wellAgain()
    await expect.poll(() => database.load().connections - database.load().idle).toBe(0)
  }, 60_000)

  test('closing does not wait for another end that is gone without a word', async () => {
    const url = new URL(await postgres.fresh())
    const far = await startProxy(Number(url.port))
    url.port = String(far.port)
    const other = await openDatabase({ url: url.href }, { queryMs: 2_000 })
    await other.listen('anything', () => undefined)
    far.mode = 'hold'
    await other.close()
    await far.close()
  }, 30_000)
})
