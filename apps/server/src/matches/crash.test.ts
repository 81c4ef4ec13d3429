import { hashOf, verifyRecord } from '@tessera/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES, type TestDatabase, testDatabase } from '../testing/database.ts'
import { type MatchDriver, testMatches } from '../testing/matches.ts'
import { somebody } from '../testing/people.ts'
import { begun, choice } from '../testing/play.ts'
import { bids } from '../testing/toys.ts'
import { verifyMatch } from '../testing/verify.ts'
import { type Asker, gameRegistry } from './index.ts'

const registry = gameRegistry([bids()])

describe.each(DATABASES)('crashes and rivals on the %s database', (kind) => {
  let database: TestDatabase
  let one: MatchDriver
  let two: MatchDriver
  let ada: Asker
  let ben: Asker
  let crash: 'computed' | 'written' | null = null

  beforeAll(async () => {
    database = await testDatabase(kind)
    one = testMatches({
      database,
      games: registry,
      step(moment) {
        if (moment !== crash) return
        crash = null
        throw new Error('struck by lightning')
      },
    })
    two = testMatches({ database: await database.again(), games: registry })
    ada = await somebody(database)
    ben = await somebody(database)
  })
  afterAll(() => database.close())

  test('a crash before the commit leaves nothing behind, and the same choice goes in afterwards', async () => {
    const { id } = await begun(one, [ada, ben], { game: 'bids' })
    await one.submit(ada, id, choice(0, { bid: 3 }))
    crash = 'computed'
    const mine = choice(0, { bid: 5 })
    await expect(one.submit(ben, id, mine)).rejects.toThrow('lightning')
    expect(await one.view(ada, id)).toMatchObject({ at: 0, sealed: [0], frames: 1 })
    expect(await one.submit(ben, id, mine)).toMatchObject({ resolved: true })
    expect(await verifyMatch(database, registry, id)).toEqual([])
  })

  test('a crash after the commit loses nothing: asking again with the same key gets the receipt', async () => {
    const { id } = await begun(one, [ada, ben], { game: 'bids' })
    await one.submit(ada, id, choice(0, { bid: 3 }))
    crash = 'written'
    const mine = choice(0, { bid: 5 })
    await expect(one.submit(ben, id, mine)).rejects.toThrow('lightning')
    expect(await one.submit(ben, id, mine)).toMatchObject({ at: 0, resolved: true })
    expect(await one.view(ada, id)).toMatchObject({ at: 1, frames: 2 })
    expect(await verifyMatch(database, registry, id)).toEqual([])
  })

  test('two servers at once resolve every turn once, whichever gets which choice', async () => {
    const rounds = 12
    const { id } = await begun(one, [ada, ben], { game: 'bids', config: { rounds } })
    for (let at = 0; at < rounds; at++) {
      const [a, b] = at % 2 === 0 ? [one, two] : [two, one]
      const key = `key-of-turn-${at}`
      const receipts = await Promise.all([
        a.submit(ada, id, choice(at, { bid: at }, key)),
        b.submit(ben, id, choice(at, { bid: 5 }, key)),
        b.submit(ada, id, choice(at, { bid: at }, key)),
      ])
      expect(receipts.filter(({ resolved }) => resolved).length).toBeGreaterThan(0)
      expect((await two.view(ada, id)).at).toBe(at + 1)
    }
    const turns = await database.sql<{ n: number }>('select count(*)::int as n from turns where match = $1', [id])
    const log = await database.sql<{ n: number }>('select count(*)::int as n from choices where match = $1', [id])
    expect([turns[0]?.n, log[0]?.n]).toEqual([rounds, rounds * 2])
    expect(await verifyMatch(database, registry, id)).toEqual([])
    const record = await two.record(null, id)
    expect(verifyRecord(bids().ruleset, record).ok).toBe(true)
    expect(hashOf(await one.record(null, id))).toBe(hashOf(record))
  })

  test('a server shows what another server did', async () => {
    const { id } = await begun(one, [ada, ben], { game: 'bids' })
    await two.view(ada, id)
    await one.submit(ada, id, choice(0, { bid: 3 }))
    expect((await two.view(ada, id)).chosen).toEqual({ choice: { bid: 3 }, final: true })
    await two.withdraw(ada, id, 0)
    expect((await one.view(ada, id)).chosen).toBeNull()
  })
})
