import { duelRules, foundingTeams, type PlayerView, PRINTED, type RunView, refuseSnapshot } from '@tessera/gauntlet'
import { verifyRecord } from '@tessera/kernel'
import type { Asker } from '@tessera/server/testing'
import { somebody } from '@tessera/server/testing'
import type { MatchDriver } from '@tessera/server/testing/fixtures'
import { DATABASES, stillClock, type TestDatabase, verifyMatch } from '@tessera/server/testing/fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { battlesOfRun, watchBattle } from './battles.ts'
import { ladder } from './ladder.ts'
import { runsOf, standingOf } from './people.ts'
import { afterBattles, begunRun, climb, openRuns, registry } from './testing/run.ts'

const inCamp = (view: RunView): boolean => view.to === 0 && view.phase === 'camp'

describe.each(DATABASES)('runs on the %s database', (kind) => {
  let database: TestDatabase
  let matches: MatchDriver
  let ada: Asker
  let ben: Asker
  const clock = stillClock()

  beforeAll(async () => {
    ;({ database, matches, ada, ben } = await openRuns(kind, clock))
  })
  afterAll(async () => {
    await matches.stop()
    await database.close()
  })

  test('GR-2407 a whole run leaves its battles, its teams, its standing and its player’s rating, and replays', async () => {
    const id = await begunRun(matches, ada)
    const over = await climb(matches, ada, id)
    expect(over.status).toBe('finished')
    const [row] = await database.sql<{ state: PlayerView }>(
      "select saved->'point'->'state' as state from matches where id = $1",
      [id],
    )
    const state = row?.state
    if (state === undefined) throw new Error('There is no state')
    const battles = await database.sql<{ number: number; rating_after: number }>(
      'select number, rating_after from gauntlet_battles where match = $1 order by number',
      [id],
    )
    expect(battles.map((one) => [one.number, one.rating_after])).toEqual(
      state.battles.map(({ number, ratingAfter }) => [number, ratingAfter]),
    )
    const teams = await database.sql<{ id: string; wins: number; name: string }>(
      'select id, wins, name from gauntlet_snapshots where match = $1 order by battle',
      [id],
    )
    expect(teams.map(({ id: team }) => team)).toEqual(state.battles.map(({ number }) => `${id}-${number}`))
    expect(new Set(teams.map(({ name }) => name))).toEqual(new Set(['Ada']))
    const [player] = await database.sql<{ rating: number; rated: number; runs: number }>(
      'select rating, rated, runs from gauntlet_players where account = $1',
      [ada.id],
    )
    const rated = state.battles.filter(({ opponent }) => opponent.rated).length
    expect(player).toEqual({ rating: state.rating, rated, runs: 1 })
    expect(rated).toBeGreaterThan(0)
    const [run] = await database.sql('select status, wins, losses, reason from gauntlet_runs where match = $1', [id])
    expect(run).toEqual({ status: state.status, wins: state.wins, losses: state.losses, reason: state.endReason })
    // Its player has nobody to wait for: no letters about turns.
    expect(await database.sql("select from notices where match = $1 and kind = 'turn'", [id])).toEqual([])
    const searches = await database.sql('select kept from gauntlet_searches where match = $1', [id])
    expect(searches).toHaveLength(state.battles.length)
    expect(await verifyMatch(database, registry, id)).toEqual([])
  })

  test('GR-203 there is one active run, and GR-2407 abandoning it makes room', async () => {
    const carl = await somebody(database, 'user')
    const id = await begunRun(matches, carl)
    await expect(begunRun(matches, carl)).rejects.toMatchObject({ problem: { code: 'run_active' } })
    const both = await Promise.allSettled([matches.act(carl, id, 'resign'), begunRun(matches, carl)])
    expect(both[0]?.status).toBe('fulfilled')
    await matches.act(carl, id, 'resign').catch(() => undefined)
    const [run] = await database.sql('select status, reason from gauntlet_runs where match = $1', [id])
    expect(run).toEqual({ status: 'lost', reason: 'abandoned' })
    if (both[1]?.status === 'rejected') await begunRun(matches, carl)
  })

  test('GR-2408 guests meet bots only and leave no teams; what they win counts when they have a name', async () => {
    const guest = await somebody(database, 'guest')
    const id = await begunRun(matches, guest)
    expect((await matches.view(guest, id)).config).toMatchObject({ pool: 'bots' })
    await climb(matches, guest, id, afterBattles(1))
    const [teams] = await database.sql('select count(*)::int as n from gauntlet_snapshots where account = $1', [
      guest.id,
    ])
    expect(teams).toEqual({ n: 0 })
    await database.sql("update accounts set kind = 'user' where id = $1", [guest.id])
    expect(await climb(matches, { ...guest, kind: 'user' }, id)).toMatchObject({ status: 'finished' })
    const [player] = await database.sql<{ runs: number }>('select runs from gauntlet_players where account = $1', [
      guest.id,
    ])
    expect(player?.runs).toBe(1)
  })

  test('GR-602 and GR-604: a stored team is met by somebody else, whose owner is told and loses nothing', async () => {
    await database.sql('delete from gauntlet_pool where account is null')
    const before = await database.sql('select * from gauntlet_players where account = $1', [ada.id])
    const id = await begunRun(matches, ben)
    const found = await climb(matches, ben, id, (view) => view.to === 0 && view.phase === 'matched')
    expect((found.view as unknown as PlayerView).opponent).toMatchObject({ name: 'Ada', bot: false, rated: true })
    await climb(matches, ben, id, afterBattles(1))
    const notices = await database.sql<{ about: string; text: string }>(
      "select about, text from notices where account = $1 and kind = 'team-fought'",
      [ada.id],
    )
    expect(notices).toEqual([{ about: `${id}-1`, text: expect.stringMatching(/fought by Ben: it (won|lost|drew)/) }])
    expect(await database.sql('select * from gauntlet_players where account = $1', [ada.id])).toEqual(before)
    const shown = await watchBattle(database, `${id}-1`, ada.id, clock.now())
    const seen = (await matches.view(ben, id)).view as unknown as PlayerView
    expect(shown.winner).toBe(seen.battles[0]?.winner)
    expect(verifyRecord(duelRules, shown.record as never)).toMatchObject({ ok: true })
    const carl = await somebody(database, 'user')
    await expect(watchBattle(database, `${id}-1`, carl.id, clock.now())).rejects.toMatchObject({
      problem: { code: 'hidden_battle' },
    })
    await matches.act(ben, id, 'resign')
    expect((await watchBattle(database, `${id}-1`, null, clock.now())).id).toBe(`${id}-1`)
  })

  test('a battle that its player has not watched is kept from them, and from nobody else', async () => {
    const dora = await somebody(database, 'user', 'Dora')
    const ask = async (asker: Asker) => ({
      standing: await standingOf(database, dora.id, asker.id),
      runs: (await runsOf(database, dora.id, asker.id, { limit: 5 })).entries,
    })
    const id = await begunRun(matches, dora)
    const before = await ask(dora)
    const seen = await climb(matches, dora, id, afterBattles(1))
    const own = await ask(dora)
    expect(own.standing).toEqual(before.standing)
    expect(own.runs).toMatchObject([{ match: id, status: 'active', wins: 0, losses: 0, draws: 0, rating: 1000 }])
    expect(await battlesOfRun(database, id, dora.id, clock.now())).toEqual({ battles: [] })
    await expect(watchBattle(database, `${id}-1`, dora.id, clock.now())).rejects.toMatchObject({
      problem: { code: 'not_watched' },
    })
    const [fought] = (seen.view as unknown as PlayerView).battles
    const others = await ask(ben)
    expect(others.runs).toMatchObject([{ match: id, rating: fought?.ratingAfter }])
    expect(others.standing).toMatchObject({ rating: fought?.ratingAfter })
    await matches.watched(dora, id, seen.frames - 1)
    expect(await ask(dora)).toEqual(others)
    expect((await battlesOfRun(database, id, dora.id, clock.now())).battles).toHaveLength(1)
  })

  test('a run that its player has not watched to its end goes on for them, and counts once they have', async () => {
    const emil = await somebody(database, 'user', 'Emil')
    const id = await begunRun(matches, emil)
    const over = await climb(matches, emil, id)
    const standing = () => standingOf(database, emil.id, emil.id)
    const [run] = (await runsOf(database, emil.id, emil.id, { limit: 5 })).entries
    const [told] = (await runsOf(database, emil.id, ben.id, { limit: 5 })).entries
    expect([run?.status, run?.ended, (await standing()).runs]).toEqual(['active', null, 0])
    expect((run?.wins ?? 0) + (run?.losses ?? 0) + (run?.draws ?? 0)).toBe(
      (told?.wins ?? 0) + (told?.losses ?? 0) + (told?.draws ?? 0) - 1,
    )
    const season = { by: 'runs' as const, limit: 50 }
    const row = async () =>
      (await ladder(database, season, emil.id)).entries.find(({ person }) => person.id === emil.id)
    expect((await row())?.runs ?? 0).toBe(0)
    await matches.watched(emil, id, over.frames - 1)
    expect((await standing()).runs).toBe(1)
    expect((await runsOf(database, emil.id, emil.id, { limit: 5 })).entries).toEqual([told])
  })

  test('GR-603 never oneself, and GR-2409 never somebody seen at the same address', async () => {
    const [own, shared] = [await somebody(database, 'user'), await somebody(database, 'user')]
    await database.sql('delete from gauntlet_pool')
    await database.sql(
      `insert into gauntlet_pool (version, wins, battles, rating, number, account, snapshot)
       select version, 0, 0, 1000, number, case when row_number() over (order by id) = 1 then $1 else $2 end, id
       from gauntlet_snapshots where account is null limit 2`,
      [own.id, shared.id],
    )
    await database.sql(
      'update gauntlet_snapshots stored set account = pool.account from gauntlet_pool pool where pool.snapshot = stored.id',
    )
    for (const who of [own, shared])
      await database.sql("insert into gauntlet_addresses (account, address) values ($1, 'one house')", [who.id])
    const met = async (who: Asker): Promise<boolean | undefined> => {
      const id = await begunRun(matches, who)
      const seen = await climb(matches, who, id, (view) => view.to === 0 && view.phase === 'matched')
      await matches.act(who, id, 'resign')
      return (seen.view as unknown as PlayerView).opponent?.bot
    }
    expect(await met(own)).toBe(true)
    await database.sql('delete from gauntlet_addresses')
    expect(await met(own)).toBe(false)
    await database.sql("update accounts set banned_until = now() + interval '1 day' where id = $1", [shared.id])
    expect(await met(own)).toBe(true)
  })

  test('GR-201 a rating, an unlocked faction, a day or changes cannot be asked for, nor a fork of a run', async () => {
    const carl = await somebody(database, 'user')
    const wish = { rating: 3000, unlocked: ['order'], pool: 'bots', changes: [], daily: { day: '2026-01-01' } }
    const id = await begunRun(matches, carl, wish)
    const { config } = await matches.view(carl, id)
    expect(config).toMatchObject({ rating: 1000, unlocked: [] })
    expect(config).not.toHaveProperty('daily')
    await climb(matches, carl, id, inCamp)
    await matches.act(carl, id, 'resign')
    const seat = { seats: [{ who: 'me' as const }], saltHash: 'a'.repeat(64) }
    await matches.watched(carl, id, 1000)
    await expect(matches.fork(carl, id, 1, seat)).rejects.toMatchObject({ problem: { code: 'no_forks' } })
    await expect(begunRun(matches, carl, { pool: 'local' })).rejects.toMatchObject({ problem: { code: 'bad_config' } })
  })
})

test('on the first day every number of wins has at least three teams, legal and unlike each other', () => {
  const teams = foundingTeams(PRINTED)
  for (let wins = 0; wins <= 8; wins++)
    expect(teams.filter((team) => team.wins === wins).length).toBeGreaterThanOrEqual(3)
  expect(teams.map((team) => refuseSnapshot(PRINTED, team)).filter((refusal) => refusal !== null)).toEqual([])
  expect(new Set(teams.map(({ name }) => name)).size).toBe(teams.length)
  expect(new Set(teams.map(({ faction }) => faction)).size).toBe(8)
})
