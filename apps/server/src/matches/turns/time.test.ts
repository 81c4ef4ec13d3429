import { gameById } from '@tessera/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES, type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type MatchDriver, testMatches } from '../../testing/matches.ts'
import { newSalt, somebody } from '../../testing/people.ts'
import { begun, choice } from '../../testing/play.ts'
import { bids, relay } from '../../testing/toys.ts'
import { gameRegistry } from '../load/index.ts'
import { type StillClock, stillClock } from '../store/clock.ts'
import type { Asker } from '../store/index.ts'

const cohort = gameById('cohort')
if (cohort === undefined) throw new Error('There is no Cohort')
const registry = gameRegistry([bids(), relay(), cohort])
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe.each(DATABASES)('time on the %s database', (kind) => {
  let database: TestDatabase
  let clock: StillClock
  let matches: MatchDriver
  let ada: Asker
  let ben: Asker

  beforeAll(async () => {
    database = await testDatabase(kind)
    clock = stillClock()
    matches = testMatches({ database, games: registry, clock })
    ada = await somebody(database)
    ben = await somebody(database)
  })
  afterAll(() => database.close())

  const turnClock = { kind: 'turn' as const, seconds: 60 }

  test('a choice in time counts, one too late does not: the rules play for the late', async () => {
    const { id, deadline } = await begun(matches, [ada, ben], { game: 'bids', clock: turnClock })
    expect(Date.parse(deadline ?? '')).toBe(clock.now() + 60_000)
    clock.pass(59_999)
    await matches.submit(ada, id, choice(0, { bid: 9 }))
    clock.pass(1)
    await expect(matches.submit(ben, id, choice(0, { bid: 20 }))).rejects.toMatchObject({
      problem: { code: 'too_late' },
    })
    const after = await matches.view(ada, id)
    expect(after).toMatchObject({ at: 1, status: 'running' })
    expect((await matches.frames(ada, id, 0)).frames[1]?.events).toEqual([{ bids: [9, 0] }])
    expect(Date.parse(after.deadline ?? '')).toBe(clock.now() + 60_000)
  })

  test('the draft of a late seat counts', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'bids', clock: turnClock })
    await matches.submit(ada, id, choice(0, { bid: 9 }))
    await matches.submit(ben, id, choice(0, { bid: 11 }, 'draft-of-ben', false))
    clock.pass(60_000)
    await matches.sweep()
    expect((await matches.frames(ada, id, 0)).frames[1]?.events).toEqual([{ bids: [9, 11] }])
  })

  test('where the rules play nothing the absent seat loses, and both absent draw', async () => {
    const config = { strict: true }
    const one = await begun(matches, [ada, ben], { game: 'bids', clock: turnClock, config })
    const both = await begun(matches, [ada, ben], { game: 'bids', clock: turnClock, config })
    await matches.submit(ben, one.id, choice(0, { bid: 1 }))
    clock.pass(61_000)
    await matches.sweep()
    expect((await matches.view(ada, one.id)).result).toEqual({ winner: 1, reason: 'forfeited', late: true })
    expect((await matches.view(ada, both.id)).result).toMatchObject({ winner: null, late: true })
  })

  test('a bank is charged with the time a choice took, and grows by the increment', async () => {
    const bank = { kind: 'bank' as const, seconds: 100, increment: 5 }
    const { id } = await begun(matches, [ada, ben], { game: 'bids', clock: bank, config: { rounds: 5 } })
    clock.pass(30_000)
    await matches.submit(ada, id, choice(0, { bid: 1 }))
    expect(Date.parse((await matches.view(ada, id)).deadline ?? '')).toBe(clock.now() + 70_000)
    clock.pass(20_000)
    await matches.submit(ben, id, choice(0, { bid: 2 }))
    const next = await matches.view(ada, id)
    expect(next.banks).toEqual([75_000, 55_000])
    expect(Date.parse(next.deadline ?? '')).toBe(clock.now() + 55_000)
    clock.pass(55_000)
    await matches.sweep()
    const late = await matches.view(ben, id)
    expect(late).toMatchObject({ at: 1, awaiting: [0], sealed: [1] })
    clock.pass(20_000)
    await matches.sweep()
    expect(await matches.view(ben, id)).toMatchObject({ at: 2, banks: [5_000, 5_000] })
  })

  test('a seat that sealed in time cannot think on by the other one’s clock', async () => {
    const bank = { kind: 'bank' as const, seconds: 100, increment: 0 }
    const { id } = await begun(matches, [ada, ben], { game: 'bids', clock: bank, config: { rounds: 5 } })
    clock.pass(90_000)
    await matches.submit(ada, id, choice(0, { bid: 1 }))
    await matches.submit(ben, id, choice(0, { bid: 2 }))
    expect((await matches.view(ada, id)).banks).toEqual([10_000, 10_000])
    await database.sql('update seats set bank = 60000 where match = $1 and seat = 1', [id])
    matches = testMatches({ database, games: registry, clock })
    clock.pass(9000)
    await matches.submit(ada, id, choice(1, { bid: 3 }))
    await matches.submit(ada, id, choice(1, { bid: 4 }))
    clock.pass(1000)
    for (const action of [
      () => matches.submit(ada, id, choice(1, { bid: 5 })),
      () => matches.submit(ada, id, choice(1, { bid: 5 }, 'a-late-draft', false)),
      () => matches.withdraw(ada, id, 1),
    ])
      await expect(action()).rejects.toMatchObject({ problem: { code: 'too_late' } })
    await matches.act(ada, id, 'offer-draw')
    await matches.submit(ben, id, choice(1, { bid: 2 }))
    expect((await matches.frames(ada, id, 2)).frames[0]?.events).toEqual([{ bids: [4, 2] }])
  })

  test('a live clock waits while a battle is watched: until it was, or as long as that takes', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'relay', clock: turnClock })
    await matches.submit(ada, id, choice(0, { pass: true }))
    await matches.submit(ben, id, choice(0, { pass: true }))
    const start = clock.now()
    const ends = async () => (await matches.view(ada, id)).deadlines.map((at) => Date.parse(at ?? '') - start)
    expect(await ends()).toEqual([66_000, 66_000])
    const { frames } = await matches.view(ada, id)
    clock.pass(2000)
    await matches.watched(ada, id, frames - 2)
    expect(await ends()).toEqual([66_000, 66_000])
    await matches.watched(ada, id, frames - 1)
    expect(await ends()).toEqual([62_000, 66_000])
    expect(Date.parse((await matches.view(ben, id)).deadline ?? '') - start).toBe(62_000)
    clock.pass(8000)
    await matches.watched(ben, id, frames - 1)
    expect(await ends()).toEqual([62_000, 66_000])
    clock.pass(52_000)
    await matches.sweep()
    expect(await matches.view(ben, id)).toMatchObject({ at: 1, awaiting: [1], sealed: [0] })
  })

  test('a bank pays nothing for watching', async () => {
    const bank = { kind: 'bank' as const, seconds: 100, increment: 0 }
    const { id } = await begun(matches, [ada, ben], { game: 'relay', clock: bank })
    for (const who of [ada, ben]) await matches.submit(who, id, choice(0, { pass: true }))
    clock.pass(4000)
    await matches.submit(ada, id, choice(1, { pass: true }))
    clock.pass(12_000)
    await matches.submit(ben, id, choice(1, { pass: true }))
    expect((await matches.view(ada, id)).banks).toEqual([100_000, 90_000])
  })

  test('the clock is for a turn of the game, however many choices it takes, and gives its increment once', async () => {
    const bank = { kind: 'bank' as const, seconds: 100, increment: 5 }
    const { id } = await begun(matches, [ada, ben], { game: 'relay', clock: bank })
    for (const at of [0, 1]) for (const who of [ada, ben]) await matches.submit(who, id, choice(at, { pass: true }))
    clock.pass(6000)
    const walking = await matches.view(ada, id)
    expect(walking).toMatchObject({ awaiting: [0], banks: [110_000, 110_000] })
    for (const at of [2, 3, 4]) {
      clock.pass(10_000)
      await matches.submit(ada, id, choice(at, { pass: at === 4 }))
      const { banks, deadline } = await matches.view(ada, id)
      expect(banks[0]).toBe(at === 4 ? 85_000 : 110_000)
      if (at < 4) expect(deadline).toBe(walking.deadline)
    }
    expect(Date.parse((await matches.view(ada, id)).deadline ?? '')).toBe(clock.now() + 110_000)
  })

  test('a correspondence turn: a reminder at three quarters, once, then the clock', async () => {
    const days = { kind: 'days' as const, hours: 8 }
    const { id } = await begun(matches, [ada, ben], { game: 'bids', clock: days })
    await matches.submit(ada, id, choice(0, { bid: 1 }))
    const reminders = async () =>
      (await database.sql("select from notices where match = $1 and kind = 'reminder' and account = $2", [id, ben.id]))
        .length
    clock.pass(6 * HOUR - 1)
    await matches.sweep()
    expect(await reminders()).toBe(0)
    clock.pass(1)
    await matches.sweep()
    await matches.sweep()
    expect(await reminders()).toBe(1)
    expect(
      await database.sql("select from notices where match = $1 and kind = 'reminder' and account = $2", [id, ada.id]),
    ).toHaveLength(0)
    clock.pass(2 * HOUR)
    await matches.sweep()
    expect((await matches.view(ada, id)).at).toBe(1)
  })

  test('salts that are never shown: the match is cancelled', async () => {
    const a = newSalt()
    const made = await matches.create(ada, {
      game: 'bids',
      config: {},
      visibility: 'link',
      clock: turnClock,
      rated: false,
      spectators: true,
      seats: [{ who: 'me' }, { who: 'open' }],
      saltHash: a.saltHash,
    })
    await matches.join(ben, made.id, { saltHash: newSalt().saltHash })
    await matches.reveal(ada, made.id, a.salt)
    clock.pass(10 * MINUTE)
    await matches.sweep()
    expect((await matches.view(ada, made.id)).status).toBe('cancelled')
  })

  test('a person who has shown a salt and would rather wait keeps the match', async () => {
    const [a, b] = [newSalt(), newSalt()]
    const asked = { game: 'bids', config: {}, visibility: 'link' as const, clock: turnClock, rated: false }
    const seats = [{ who: 'me' as const }, { who: 'open' as const }]
    const made = await matches.create(ada, { ...asked, spectators: true, seats, saltHash: a.saltHash, patient: true })
    await matches.join(ben, made.id, { saltHash: b.saltHash })
    await matches.reveal(ada, made.id, a.salt)
    clock.pass(10 * MINUTE)
    await matches.sweep()
    const waiting = await matches.view(ada, made.id)
    expect(waiting.status).toBe('starting')
    expect(Date.parse(waiting.deadline ?? '')).toBe(clock.now() + 10 * MINUTE)
    expect((await matches.reveal(ben, made.id, b.salt)).status).toBe('running')
  })

  test('time with no server up counts against nobody', async () => {
    const up = testMatches({ database, games: registry, clock })
    await up.start()
    const { id } = await begun(up, [ada, ben], { game: 'bids', clock: turnClock })
    clock.pass(40_000)
    await up.stop()
    clock.pass(5 * HOUR)
    const again = testMatches({ database, games: registry, clock })
    await again.start()
    const view = await again.view(ada, id)
    expect(view).toMatchObject({ at: 0, status: 'running' })
    expect(Date.parse(view.deadline ?? '')).toBe(clock.now() + 20_000)
    await again.submit(ada, id, choice(0, { bid: 4 }))
    clock.pass(20_000)
    await again.sweep()
    expect((await again.view(ada, id)).at).toBe(1)
    await again.stop()
  })

  test('a clock of the machine that was set back while no server was up counts against nobody where there is but one', async () => {
    const up = testMatches({ database, games: registry, clock })
    await up.start()
    const { id } = await begun(up, [ada, ben], { game: 'bids', clock: turnClock })
    clock.pass(40_000)
    await up.stop()
    clock.pass(-HOUR)
    const again = testMatches({ database, games: registry, clock })
    await again.start()
    const left = Date.parse((await again.view(ada, id)).deadline ?? '') - clock.now()
    expect(left).toBe(kind === 'embedded' ? 20_000 : 20_000 + HOUR)
    await again.stop()
    clock.pass(HOUR)
  })

  test.each([-HOUR, 5 * MINUTE])(
    'a wall clock that is set by %d ms takes no time from a bank, sealed or not',
    async (ms) => {
      const bank = { kind: 'bank' as const, seconds: 100, increment: 0 }
      const up = testMatches({ database, games: registry, clock })
      await up.start()
      const { id } = await begun(up, [ada, ben], { game: 'bids', clock: bank, config: { rounds: 5 } })
      const told: string[] = []
      up.subscribe(({ kind }) => told.push(kind))
      const waits = async () =>
        await database.sql<{ locked: Date; seen: Date }>(
          'select locked_until as locked, seen from accounts join pairings on account = id where id = $1',
          [ada.id],
        )
      await up.pair(ada, { game: 'bids', clock: turnClock, rated: false, saltHash: newSalt().saltHash })
      await database.sql('update accounts set locked_until = $2::timestamptz where id = $1', [
        ada.id,
        new Date(clock.now() + MINUTE).toISOString(),
      ])
      const [before] = await waits()
      clock.pass(30_000)
      await up.submit(ada, id, choice(0, { bid: 1 }))
      const began = clock.now()
      clock.setWall(ms)
      await expect.poll(() => clock.now()).toBe(began + ms)
      await expect.poll(() => told).toContain('lost')
      const [after] = await waits()
      for (const what of ['locked', 'seen'] as const)
        expect((after?.[what].getTime() ?? 0) - (before?.[what].getTime() ?? 0)).toBe(ms)
      clock.pass(10_000)
      expect(Date.parse((await up.view(ben, id)).deadline ?? '')).toBe(clock.now() + 60_000)
      await up.submit(ben, id, choice(0, { bid: 2 }))
      expect((await up.view(ada, id)).banks).toEqual([70_000, 60_000])
      await up.act(ada, id, 'resign')
      await up.unpair(ada)
      await up.stop()
    },
  )

  describe('turns of Cohort', () => {
    const day = { kind: 'days' as const, hours: 24 }
    const orders = (text: string) => ({ type: 'orders', orders: [], text, recruit: null })
    const miss = async () => {
      clock.pass(24 * HOUR)
      await matches.sweep()
    }
    /** A side that brings nothing gets the preset army, and one that places nothing is lined up. */
    const inBattle = async (rated: boolean) => {
      const { id, config } = await begun(matches, [ada, ben], { game: 'cohort', clock: day, rated })
      await miss()
      await miss()
      const { view, at } = await matches.view(ada, id)
      expect(view).toMatchObject({ phase: 'orders', turn: 1 })
      return { id, config, at }
    }
    /** No seat has watched it yet, so no result is shown. */
    const endOf = async (id: string) =>
      (await database.sql<{ result: unknown }>('select result from matches where id = $1', [id]))[0]?.result
    const remindedOf = async (id: string, { id: account }: Asker) =>
      await database.sql("select from notices where match = $1 and kind = 'reminder' and account = $2", [id, account])

    test('COH-13.1 a warning after 18 of 24 hours; orders can be changed until both are ready, then the turn happens at once', async () => {
      const { id, at } = await inBattle(false)
      const before = (await remindedOf(id, ben)).length
      await matches.submit(ada, id, choice(at, orders('hold')))
      await matches.submit(ada, id, choice(at, orders('everyone hold')))
      clock.pass(18 * HOUR - 1)
      await matches.sweep()
      expect(await remindedOf(id, ben)).toHaveLength(before)
      clock.pass(1)
      await matches.sweep()
      expect(await remindedOf(id, ben)).toHaveLength(before + 1)
      await matches.submit(ben, id, choice(at, orders('')))
      const { view } = await matches.view(ada, id)
      expect(view).toMatchObject({ turn: 2, own: { texts: ['everyone hold'] } })
    })

    test('COH-13.4 COH-16.27 unrated, units carry on without new orders; a draft is no miss; two misses in a row lose', async () => {
      const { id, config, at } = await inBattle(false)
      expect(config).toMatchObject({ timeoutRule: 'standing' })
      const turnOf = async () => (await matches.view(ben, id)).view as { turn: number; own: { missed: number } }
      const alone = async (turn: number) => await matches.submit(ada, id, choice(turn, orders('everyone hold')))
      await alone(at)
      await miss()
      expect(await turnOf()).toMatchObject({ turn: 2, own: { missed: 1 } })
      await alone(at + 1)
      await matches.submit(ben, id, choice(at + 1, orders('all units hold'), 'draft-of-turn-2', false))
      await miss()
      expect(await turnOf()).toMatchObject({ turn: 3, own: { missed: 0, texts: ['', 'all units hold'] } })
      await alone(at + 2)
      await miss()
      expect((await matches.view(ben, id)).status).toBe('running')
      await alone(at + 3)
      await miss()
      expect(await endOf(id)).toEqual({ winner: 0, reason: 'resignation' })
    })

    test('COH-13.4 rated, one missed turn loses; other options are not rated, and the usual ones need not be named', async () => {
      const { id, config, at } = await inBattle(true)
      expect(config).toMatchObject({ timeoutRule: 'forfeit' })
      await matches.submit(ben, id, choice(at, orders('everyone hold')))
      await miss()
      expect(await endOf(id)).toEqual({ winner: 1, reason: 'resignation' })
      const rated = (wish: object) =>
        begun(matches, [ada, ben], { game: 'cohort', clock: day, rated: true, config: wish as never })
      expect((await rated({ timeoutRule: 'forfeit' })).status).toBe('running')
      await expect(rated({ timeoutRule: 'standing' })).rejects.toMatchObject({ problem: { code: 'not_ratable' } })
    })
  })
})
