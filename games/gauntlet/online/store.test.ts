import { foundingTeams, type PlayerView, PRINTED } from '@tessera/gauntlet'
import { type RunningServer, rebuildGame } from '@tessera/server'
import type { Asker } from '@tessera/server/testing'
import type { MatchDriver } from '@tessera/server/testing/fixtures'
import {
  Client,
  DATABASES,
  stillClock,
  type TestDatabase,
  testPluginContext,
  testServer,
} from '@tessera/server/testing/fixtures'
import { routes } from '@tessera/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { challenge, challengeFought, championsOf } from './champions.ts'
import { dayAt, dayOf, seedHashOf } from './daily.ts'
import { changeDeck, decksOf, deleteDeck, saveDeck } from './decks.ts'
import { fieldAt } from './field.ts'
import { gauntletOnline } from './index.ts'
import { ladder } from './ladder.ts'
import { carryTeams } from './pool.ts'
import { closeSeason } from './seasons.ts'
import { afterBattles, begunRun, climb, DAYS, openRuns } from './testing/run.ts'
import { gauntletRoutes } from './wire/index.ts'

const DERIVED = ['players', 'runs', 'battles', 'pool', 'snapshots', 'champions']

describe.each(DATABASES)('what runs leave on the %s database', (kind) => {
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

  const table = async (name: string): Promise<readonly unknown[]> => {
    const rows = await database.sql<{ row: object }>(`select row_to_json(t) as row from gauntlet_${name} t`)
    return rows.map(({ row }) => JSON.stringify(row)).sort()
  }

  test('GR-2407 rebuilding gives the tables as they were, across a season that was closed', async () => {
    await climb(matches, ada, await begunRun(matches, ada), afterBattles(2))
    const first = await begunRun(matches, ben)
    await climb(matches, ben, first, afterBattles(1))
    clock.pass(1_000)
    await matches.act(ben, first, 'resign')
    clock.pass(1_000)
    await closeSeason(database, 'Second', new Date(clock.now()))
    clock.pass(1_000)
    await climb(matches, ben, await begunRun(matches, ben, { pool: 'bots' }), afterBattles(1))
    const before = await Promise.all(DERIVED.map(table))
    await database.sql('update gauntlet_players set rating = 1, season_runs = 77')
    await database.sql("update gauntlet_runs set status = 'lost'")
    await database.sql('delete from gauntlet_battles')
    await database.sql('delete from gauntlet_snapshots where account = $1', [ben.id])
    expect(await rebuildGame(database, 'gauntlet-run')).toBe(3)
    expect(await Promise.all(DERIVED.map(table))).toEqual(before)
  })

  test('GR-2408 the ladder counts a season; the old one is kept, ratings go on', async () => {
    const query = { limit: 10, by: 'rating' as const }
    await database.sql('update gauntlet_players set season = 1, rating = 1200, season_rated = 12, season_won = 2')
    await database.sql('delete from gauntlet_season_ranks')
    await database.sql('delete from gauntlet_seasons where number > 1')
    await database.sql('update gauntlet_seasons set ended = null')
    await database.sql('update gauntlet_players set rating = 1300, season_flawless = 1 where account = $1', [ben.id])
    expect((await ladder(database, query)).entries.map(({ person }) => person.name)).toEqual(['Ben', 'Ada'])
    const byRuns = await ladder(database, { ...query, by: 'runs' })
    expect(byRuns.entries[0]).toMatchObject({ place: 1, runsWon: 2, flawless: 1, person: { name: 'Ben' } })
    await database.sql('update gauntlet_players set season_rated = 9 where account = $1', [ben.id])
    expect((await ladder(database, query)).entries.map(({ person }) => person.name)).toEqual(['Ada'])
    const { number } = await closeSeason(database, 'Third', new Date(clock.now()))
    expect((await ladder(database, query)).entries).toEqual([])
    expect((await ladder(database, { ...query, season: number - 1 })).entries).toHaveLength(1)
    const [player] = await database.sql<{ rating: number }>('select rating from gauntlet_players where account = $1', [
      ben.id,
    ])
    expect(player?.rating).toBe(1300)
  })

  test('a champion may be challenged once by each team until somebody beats it, and its owner is told', async () => {
    const [strong, weak] = [8, 0].map((wins) => foundingTeams(PRINTED).find((team) => team.wins === wins))
    const store = async (who: Asker, id: string, team: unknown): Promise<void> =>
      void (await database.sql(
        `insert into gauntlet_snapshots (id, number, match, battle, account, name, version, faction, leader, wins, losses, draws, rating, snapshot, created)
         select $1, number, $1, 1, $2, name, 1, faction, leader, wins, losses, draws, rating, $3::json, now()
         from json_populate_record(null::gauntlet_snapshots, $3::json)`,
        [id, who.id, JSON.stringify(team)],
      ))
    await store(ada, 'champion-1', strong)
    await store(ben, 'weakteam-1', weak)
    await store(ben, 'strongteam-1', { ...strong, id: 'strongteam-1' })
    await database.sql("insert into gauntlet_champions (snapshot, account, since) values ('champion-1', $1, now())", [
      ada.id,
    ])
    await expect(challenge(testPluginContext({ database }), ada, 'champion-1', 'champion-1')).rejects.toMatchObject({
      problem: { code: 'oneself' },
    })
    const lost = await challenge(testPluginContext({ database }), ben, 'champion-1', 'weakteam-1')
    expect(lost.winner).toBe(1)
    await expect(challenge(testPluginContext({ database }), ben, 'champion-1', 'weakteam-1')).rejects.toMatchObject({
      problem: { code: 'challenged_before' },
    })
    expect((await championsOf(database, { limit: 5 })).entries[0]).toMatchObject({ challenges: 1, fallen: null })
    const giants = { ...strong, team: strong?.team.map((unit) => ({ ...unit, tier: 3 })) }
    await store(ben, 'giants-1', giants)
    await database.sql('update gauntlet_snapshots set snapshot = $1::json where id = $2', [
      JSON.stringify(weak),
      'champion-1',
    ])
    const won = await challenge(testPluginContext({ database }), ben, 'champion-1', 'giants-1')
    expect(won.winner).toBe(0)
    expect(await challengeFought(testPluginContext({ database }), won.id)).toMatchObject({
      winner: 0,
      challenger: { name: 'Ben' },
    })
    expect((await championsOf(database, { limit: 5 })).entries[0]).toMatchObject({ fallenTo: won.id })
    await expect(challenge(testPluginContext({ database }), ben, 'champion-1', 'strongteam-1')).rejects.toMatchObject({
      problem: { code: 'champion_fell' },
    })
    const told = await database.sql("select about from notices where account = $1 and kind = 'champion-fell'", [ada.id])
    expect(told).toEqual([{ about: won.id }])
  })

  test('GR-403 decks are saved, changed, counted and refused', async () => {
    const { starter = [] } = PRINTED.factions.get('order') ?? {}
    const spells = ['divine_smite', 'oath_of_iron']
    const deck = { name: ' Wall ', faction: 'order', leader: 'ser_aldric', units: [...starter], spells }
    const made = await saveDeck(database, ada.id, deck)
    expect(made).toMatchObject({ name: 'Wall', outdated: null })
    const refused = async (changed: object, code: string): Promise<void> => {
      await expect(saveDeck(database, ada.id, { ...deck, ...changed })).rejects.toMatchObject({ problem: { code } })
    }
    await refused({ units: starter.slice(1) }, 'deck_size')
    await refused({ spells: ['divine_smite'] }, 'spell_count')
    await refused({ name: '  ' }, 'bad_name')
    expect(await changeDeck(database, ada.id, made.id, { ...deck, name: 'Gate' })).toMatchObject({ name: 'Gate' })
    await expect(changeDeck(database, ben.id, made.id, deck)).rejects.toMatchObject({
      problem: { code: 'unknown_deck' },
    })
    await database.sql('update gauntlet_decks set units = \'["gone"]\'')
    expect((await decksOf(database, ada.id)).decks[0]?.outdated).not.toBeNull()
    for (let count = 1; count < 24; count++) await saveDeck(database, ada.id, deck)
    await refused({}, 'too_many_decks')
    await deleteDeck(database, ada.id, made.id)
    expect((await decksOf(database, ada.id)).decks).toHaveLength(23)
  })

  test('what the field brings is counted from the pool', async () => {
    const field = await fieldAt(database, 6)
    const teams = foundingTeams(PRINTED).filter(({ wins }) => wins === 6)
    expect(field.teams).toBeGreaterThanOrEqual(teams.length)
    expect(field.factions.reduce((sum, share) => sum + share.teams, 0)).toBe(field.teams)
    const riders = teams.filter(({ team }) =>
      team.some(({ unit }) => PRINTED.units.get(unit)?.tags.includes('Cavalry')),
    )
    expect(field.traits.find(({ id }) => id === 'riders')?.teams).toBe(riders.length)
  })

  test('GR-2407 a new version begins with the newest legal team of each player and number of wins', async () => {
    await database.sql('delete from gauntlet_pool where version = 2')
    const kept = await carryTeams(database, 2)
    const [all] = await database.sql<{ n: number }>(
      'select count(distinct (account, wins))::int as n from gauntlet_snapshots where account is not null',
    )
    expect(kept).toBe(all?.n)
    const rows = await database.sql<{ n: number }>('select count(*)::int as n from gauntlet_pool where version = 2')
    expect(rows[0]?.n).toBe(kept)
    await database.sql('delete from gauntlet_pool where version = 2')
  })

  test('GR-2411 the run of a day: the same dice for all, one try, closed until the day is over, then it ends', async () => {
    const day = await dayOf(database, dayAt(clock.now()))
    expect(await dayOf(database, day.day)).toEqual(day)
    const wish = { game: 'gauntlet-run', config: day.config as never, secret: day.secret, clock: DAYS }
    const begin = async (who: Asker): Promise<string> => (await matches.createPrepared(who, wish)).id
    const runs = [await begin(ada), await begin(ben)] as const
    await expect(begin(ada)).rejects.toMatchObject({ problem: { code: 'daily_done' } })
    const offers = []
    for (const [place, who] of [ada, ben].entries()) {
      const seen = await climb(matches, who, runs[place] ?? '', afterBattles(1), 'normal')
      offers.push(seen.view as unknown as PlayerView)
    }
    const [one, two] = offers
    expect([two?.battles[0]?.opponent, two?.battles[0]?.teams, two?.offer]).toEqual([
      one?.battles[0]?.opponent,
      one?.battles[0]?.teams,
      one?.offer,
    ])
    expect(one?.battles[0]?.seed).toBe('')
    await matches.act(ada, runs[0], 'resign')
    await matches.watched(ada, runs[0], 100_000)
    const { fairness } = await matches.view(ada, runs[0])
    expect([fairness.secret, fairness.seed]).toEqual([null, null])
    await expect(matches.record(ada, runs[0])).rejects.toMatchObject({ problem: { code: 'sealed' } })
    await expect(matches.view(ben, runs[0])).rejects.toMatchObject({ problem: { status: 404 } })
    clock.pass(86_400_000)
    await matches.sweep()
    const [late] = await database.sql('select status, reason from gauntlet_runs where match = $1', [runs[1]])
    expect(late).toEqual({ status: 'lost', reason: 'expired' })
    const record = await matches.record(ada, runs[0])
    expect(seedHashOf(day)).toMatch(/^[0-9a-f]{64}$/)
    expect((await matches.view(ada, runs[0])).fairness.seed).toBe(record.start.seed)
    const [counted] = await database.sql('select count(*)::int as n from gauntlet_snapshots where match = any($1)', [
      [...runs],
    ])
    expect(counted).toEqual({ n: 0 })
  })

  test('GR-602 somebody who leaves takes the name along, and the teams are offered no longer', async () => {
    await database.db.transaction(async (tx) => gauntletOnline.forget?.(tx, ben.id))
    const left = await database.sql<{ name: string; told: string }>(
      "select name, snapshot->>'name' as told from gauntlet_snapshots where account = $1",
      [ben.id],
    )
    expect(left.length).toBeGreaterThan(0)
    for (const { name, told } of left) expect([name, told]).toEqual(['Former player', 'Former player'])
    expect(await database.sql('select from gauntlet_pool where account = $1', [ben.id])).toEqual([])
  })
})

describe('GR-802 requests of its own', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await testServer()
  })
  afterAll(() => server.close())

  test('are answered as the table of routes says', async () => {
    const client = new Client(server)
    await client.ask(routes.register, { body: { name: 'Runner', password: 'correct horse battery' } })
    expect((await client.ask(gauntletRoutes.gauntletCatalogue)).body).toMatchObject({ version: 1 })
    expect((await client.ask(gauntletRoutes.activeRuns)).body).toEqual({ run: null, daily: null, dailyDone: false })
    const begun = await client.ask(gauntletRoutes.beginDaily)
    expect(begun.body).toMatchObject({ status: 'running', awaiting: [0], config: { pool: 'bots' } })
    expect((await client.ask(gauntletRoutes.beginDaily)).problem.code).toBe('daily_done')
    expect((await client.ask(gauntletRoutes.activeRuns)).body).toMatchObject({ daily: begun.body.id })
    const daily = (await client.ask(gauntletRoutes.daily)).body
    expect(daily).toMatchObject({ mine: begun.body.id, seed: null, list: [{ place: 1, person: { name: 'Runner' } }] })
    expect((await client.ask(gauntletRoutes.gauntletStanding)).body).toMatchObject({ rating: 1000, runs: 0 })
    expect((await client.ask(gauntletRoutes.gauntletProfile, { params: { name: 'Runner' } })).body).toMatchObject({
      best: [],
    })
    expect((await client.ask(gauntletRoutes.gauntletRuns, { params: { name: 'Runner' } })).body.entries).toHaveLength(1)
    expect((await client.ask(gauntletRoutes.gauntletField, { query: { wins: 3 } })).body.teams).toBe(6)
    for (const route of [
      gauntletRoutes.gauntletLadder,
      gauntletRoutes.champions,
      gauntletRoutes.foughtTeams,
      gauntletRoutes.myGauntletTeams,
    ] as const)
      expect((await client.ask(route)).body).toMatchObject({ entries: [], next: null })
    expect((await client.ask(gauntletRoutes.gauntletSeasons)).body.seasons).toMatchObject([{ number: 1, ended: null }])
    expect((await client.ask(gauntletRoutes.gauntletDecks)).body).toEqual({ decks: [], unlocked: [] })
    const unknown = await client.ask(gauntletRoutes.gauntletBattle, { params: { battle: 'abcdefghijkl-1' } })
    expect([unknown.status, unknown.problem.code]).toEqual([404, 'unknown_battle'])
    expect((await client.ask(routes.exportMe)).text).toContain('"gauntlet":')
  })
})
