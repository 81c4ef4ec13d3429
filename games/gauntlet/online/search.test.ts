import { type TestDatabase, testDatabase } from '@tessera/server/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NEAR_TEAMS, nearTeams, type Seeker } from './search.ts'

const deep = process.env['TESSERA_DEEP'] !== undefined
const TEAMS = deep ? 1_000_000 : 20_000
const PIECE = 50_000

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase('postgres')
  await database.sql(
    `insert into accounts (id, kind, name) select 'player' || n, 'user', 'player' || n from generate_series(0, $1::int / 9) n`,
    [TEAMS],
  )
  // As many teams for every number of wins, ratings in a bell around 1200, results as runs have them.
  // In pieces, since no query may take long.
  for (let from = 0; from < TEAMS; from += PIECE) await insertTeams(from, Math.min(TEAMS, from + PIECE))
  await database.sql('vacuum analyze gauntlet_pool')
  await database.sql('analyze gauntlet_snapshots')
}, 900_000)
afterAll(() => database.close())

async function insertTeams(from: number, to: number): Promise<void> {
  await database.sql(
    `insert into gauntlet_snapshots (id, number, account, name, version, faction, leader, wins, losses, draws, rating, snapshot, created)
     select 'team-' || n, n, 'player' || n / 9, 'player', 1, 'order', 'ser_aldric', n % 9, n / 9 % 4, 0,
       greatest(100, 1200 + ((hashint4(n) % 200) + (hashint4(n + 1) % 200) + (hashint4(n + 2) % 200))), '{}', now()
     from generate_series($1::int, $2::int - 1) n`,
    [from, to],
  )
  await database.sql(
    `insert into gauntlet_pool (version, wins, battles, rating, number, account, snapshot)
     select 1, wins, wins + losses, rating, number, account, id from gauntlet_snapshots
     where number >= $1::int and number < $2::int and account is not null`,
    [from, to],
  )
}

function seekerAt(place: number): Seeker {
  const wins = place % 9
  const fought = [`team-${place}`, `team-${place + 9}`]
  return {
    version: 1,
    account: `player${place}`,
    wins,
    battles: wins + (place % 4),
    rating: 700 + ((place * 37) % 900),
    fought,
  }
}

/** What looking at every team gives. */
async function nearestOfAll(seeker: Seeker): Promise<readonly string[]> {
  const every = await database.sql<{ id: string }>(
    `select snapshot as id from gauntlet_pool join accounts on accounts.id = account
     where version = 1 and abs(wins - $1::int) <= 1 and abs(rating - $2::int) <= 200 and account <> $3 and not snapshot = any ($4)
       and deleted is null and banned_until is null
       and not exists (select from gauntlet_addresses own join gauntlet_addresses theirs using (address)
         where own.account = $3 and theirs.account = gauntlet_pool.account)
     order by abs(battles - $5::int), abs(rating - $2::int), number desc, snapshot limit 16`,
    [seeker.wins, seeker.rating, seeker.account, [...seeker.fought], seeker.battles],
  )
  return every.map(({ id }) => id)
}

const found = async (seeker: Seeker): Promise<readonly string[]> =>
  (await nearTeams(database, seeker)).map(({ id }) => id)

test('GR-603 the nearest are those that looking at every team would give', async () => {
  for (let place = 0; place < 40; place++) {
    const seeker = seekerAt(place)
    expect(await found(seeker)).toEqual(await nearestOfAll(seeker))
  }
})

test('GR-2409 where many of the nearest may not be met, others come in their place', async () => {
  const seeker = seekerAt(22)
  const ownersOf = async (ids: readonly string[]): Promise<readonly string[]> =>
    (
      await database.sql<{ account: string }>('select account from gauntlet_pool where snapshot = any ($1)', [[...ids]])
    ).map(({ account }) => account)
  const first = await found(seeker)
  const owners = await ownersOf(first)
  await database.sql(`update accounts set banned_until = 'infinity' where id = any ($1)`, [owners.slice(0, 3)])
  await database.sql('update accounts set deleted = now() where id = any ($1)', [owners.slice(3, 6)])
  const second = await found(seeker)
  expect(second).toEqual(await nearestOfAll(seeker))
  expect(second).not.toEqual(first)
  expect(second).toHaveLength(16)
  // More than are looked at in one go.
  const hidden = [...(await ownersOf(second)), ...owners]
  await database.sql(
    `insert into gauntlet_addresses (account, address, seen) select id, 'one roof', now() from unnest($1::text[]) id on conflict do nothing`,
    [[seeker.account, ...hidden]],
  )
  const third = await found(seeker)
  expect(third).toEqual(await nearestOfAll(seeker))
  expect(third.filter((id) => second.includes(id) || first.includes(id))).toEqual([])
  expect(third).toHaveLength(16)
})

test('a search reads the pool along its index for any number of teams', async () => {
  const { version, account, wins, battles, rating, fought } = seekerAt(5)
  const values = [version, account, wins, battles, rating, JSON.stringify(fought), 0]
  const plan = await database.sql<{ 'QUERY PLAN': string }>(`explain (analyze, costs off) ${NEAR_TEAMS}`, values)
  const text = plan.map((line) => line['QUERY PLAN']).join('\n')
  expect(text).toContain('Index Only Scan using gauntlet_pool_near')
  expect(text).toContain('Index Only Scan using gauntlet_pool_below')
  expect(text).not.toMatch(/Seq Scan on gauntlet_(pool|snapshots)/)
  const times: number[] = []
  for (let place = 0; place < 200; place++) {
    const from = performance.now()
    await nearTeams(database, seekerAt(place))
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  if (deep) {
    process.stdout.write(
      `${text}\n${TEAMS} teams: median ${times[100]?.toFixed(1)} ms, p99 ${times[197]?.toFixed(1)} ms\n`,
    )
    expect(times[100]).toBeLessThan(20)
  }
})
