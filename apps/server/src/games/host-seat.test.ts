import type { GameHost, HostQuestion } from '@tessera/online'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Asker, gameRegistry } from '../matches/index.ts'
import { stillClock } from '../matches/store/clock.ts'
import { DATABASES, type TestDatabase, testDatabase } from '../testing/database.ts'
import { testMatches } from '../testing/matches.ts'
import { newSalt, somebody } from '../testing/people.ts'
import { begun, choice } from '../testing/play.ts'
import { delve } from '../testing/toys.ts'
import { verifyMatch } from '../testing/verify.ts'

describe.each(DATABASES)("a seat of the host's, on the %s database", (kind) => {
  const registry = gameRegistry([delve()])
  let database: TestDatabase
  let ada: Asker
  let asked: HostQuestion[]
  const host = (strength: number): GameHost => ({
    game: 'delve',
    async answer(question) {
      asked.push(question)
      return { choice: { strength } }
    },
  })
  const clock = stillClock()
  const opened = (hosts?: readonly GameHost[]) =>
    testMatches({ database, games: registry, clock, ...(hosts === undefined ? {} : { hosts }) })

  beforeAll(async () => {
    database = await testDatabase(kind)
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    asked = []
    ada = await somebody(database)
  })

  test('is answered by the host of its game; the record replays without it', async () => {
    const matches = opened([host(20)])
    const { id } = await begun(matches, [ada], { game: 'delve' })
    for (let level = 0; level < 3; level++) {
      await matches.idle()
      const seen = await matches.view(ada, id)
      expect(seen).toMatchObject({ awaiting: [0], view: { guard: 20, depth: level } })
      await matches.submit(ada, id, choice(seen.at, { strength: 30 }))
    }
    expect(await matches.view(ada, id)).toMatchObject({ status: 'finished', result: { winner: 0 } })
    expect(asked.map(({ at, seat, people }) => ({ at, seat, people }))).toEqual(
      [0, 2, 4].map((at) => ({ at, seat: 1, people: [ada.id, null] })),
    )
    expect(asked[0]?.view).toMatchObject({ depth: 0, levels: 3 })
    expect(await verifyMatch(database, registry, id)).toEqual([])
    await matches.stop()
  })

  test('is answered by the simplest bot where the game has no host', async () => {
    const matches = opened([])
    const { id } = await begun(matches, [ada], { game: 'delve' })
    await matches.idle()
    expect(await matches.view(ada, id)).toMatchObject({ awaiting: [0], view: { guard: 5 } })
    await matches.stop()
  })

  test('cannot be taken, invited to or chosen for', async () => {
    const matches = opened([host(20)])
    const ben = await somebody(database)
    const wish = { game: 'delve', saltHash: newSalt().saltHash, config: {}, visibility: 'public' as const }
    const rest = { clock: { kind: 'none' as const }, rated: false, spectators: true }
    const two = [{ who: 'me' as const }, { who: 'open' as const }]
    await expect(matches.create(ada, { ...wish, ...rest, seats: two })).rejects.toMatchObject({
      problem: { code: 'bad_seats' },
    })
    const made = await matches.create(ada, { ...wish, ...rest, seats: [{ who: 'me' }] })
    expect(made.seats[1]).toMatchObject({ host: true, person: null, bot: null })
    expect((await matches.open(ben, { limit: 10 })).entries).toEqual([])
    await expect(matches.join(ben, made.id, { ...newSalt(), seat: 1 })).rejects.toMatchObject({
      problem: { status: 409 },
    })
    await matches.stop()
  })

  test('has no part in clocks, draws, take-backs, ratings and rematches', async () => {
    const matches = opened([host(20)])
    const clockOf = { kind: 'bank' as const, seconds: 60, increment: 0 }
    const { id } = await begun(matches, [ada], { game: 'delve', clock: clockOf })
    await matches.idle()
    const seen = await matches.view(ada, id)
    expect(seen.banks).toEqual([60_000, null])
    expect(seen.deadlines[1]).toBeNull()
    for (const act of ['offer-draw', 'ask-takeback'] as const)
      await expect(matches.act(ada, id, act)).rejects.toMatchObject({ problem: { status: 422 } })
    const wish = { game: 'delve', clock: clockOf, saltHash: newSalt().saltHash }
    await expect(matches.pair(ada, { ...wish, rated: false })).rejects.toMatchObject({
      problem: { code: 'not_for_two' },
    })
    await expect(begun(matches, [ada], { game: 'delve', clock: clockOf, rated: true })).rejects.toMatchObject({
      problem: { code: 'not_ratable' },
    })
    clock.pass(61_000)
    await matches.sweep()
    expect((await matches.view(ada, id)).status).toBe('finished')
    const again = await matches.rematch(ada, id, newSalt().saltHash)
    expect(again.seats.map((seat) => [seat.person?.id ?? null, seat.host ?? false])).toEqual([
      [ada.id, false],
      [null, true],
    ])
    await matches.stop()
  })

  test('an answer the rules refuse is not put in, and is asked for again later', async () => {
    let strength = 95
    const matches = opened([{ game: 'delve', answer: async () => ({ choice: { strength } }) }])
    const { id } = await begun(matches, [ada], { game: 'delve' })
    await matches.idle()
    expect((await matches.view(ada, id)).awaiting).toEqual([1])
    strength = 10
    clock.pass(30_000)
    await matches.sweep()
    await matches.idle()
    expect(await matches.view(ada, id)).toMatchObject({ awaiting: [0], view: { guard: 10 } })
    await matches.stop()
  })
})
