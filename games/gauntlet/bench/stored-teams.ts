import { CONTENT_VERSION, foundingTeams, PRINTED, refuseSnapshot, type Snapshot } from '@tessera/gauntlet'
import { NEAR_TEAMS, nearTeams, type Seeker } from '@tessera/gauntlet-online/bench'
import type { Database } from '@tessera/server/testing'

const WINS = 9
const LOSSES = 4

/** So many teams of people, for every number of wins and losses alike many, with ratings in a bell around 1200; all can be fought. */
export async function storeTeams(database: Database, count: number): Promise<void> {
  await database.sql(
    `insert into accounts (id, kind, name) select 'player' || n, 'user', 'player' || n from generate_series(0, $1::int / ${WINS}) n`,
    [count],
  )
  await database.sql(
    `with team as materialized (select * from json_to_recordset($2::json) as entry (wins int, losses int, faction text, leader text, rest text))
     insert into gauntlet_snapshots (id, number, account, name, version, faction, leader, wins, losses, draws, rating, snapshot, created)
     select 'team-' || n, n, 'player' || n / ${WINS}, 'player', $3::int, faction, leader, wins, losses, 0, rating,
       ('{"id":"team-' || n || '","number":' || n || ',"rating":' || rating || ',' || rest)::json, now()
     from (select n, greatest(100, 1200 + hashint4(n) % 200 + hashint4(n + 1) % 200 + hashint4(n + 2) % 200) as rating
       from generate_series(0, $1::int - 1) n) numbered
     join team on wins = n % ${WINS} and losses = n / ${WINS} % ${LOSSES}`,
    [count, JSON.stringify(teamsToStore()), CONTENT_VERSION],
  )
  await database.sql(
    `insert into gauntlet_pool (version, wins, battles, rating, number, account, snapshot)
     select version, wins, wins + losses, rating, number, account, id from gauntlet_snapshots`,
  )
  for (const table of ['accounts', 'gauntlet_snapshots', 'gauntlet_pool']) await database.sql(`vacuum analyze ${table}`)
  // What filling has left to write is not for the searches to wait for.
  await database.sql('checkpoint')
}

/** For every number of wins and losses one of the teams the game comes with that is legal there. */
function teamsToStore() {
  const founding = foundingTeams(PRINTED)
  return brackets().map(({ wins, losses }) => {
    const at = (team: Snapshot): Snapshot => ({ ...team, name: 'player', wins, losses })
    // The last is the one with most cards.
    const team = founding.findLast((known) => refuseSnapshot(PRINTED, at(known)) === null)
    if (team === undefined) throw new Error(`No team is legal after ${wins} wins and ${losses} losses`)
    const { id: _, number: __, rating: ___, ...rest } = at(team)
    return { wins, losses, faction: team.faction, leader: team.leader, rest: JSON.stringify(rest).slice(1) }
  })
}

function brackets(): readonly { readonly wins: number; readonly losses: number }[] {
  return Array.from({ length: WINS * LOSSES }, (_, at) => ({ wins: at % WINS, losses: Math.floor(at / WINS) }))
}

/** One seeker of every number of wins and losses, for each of ten ratings from 700 to 1600. */
export function seekers(): readonly Seeker[] {
  return Array.from({ length: 10 }, (_, step) => 700 + 100 * step).flatMap((rating) =>
    brackets().map(({ wins, losses }, at): Seeker => {
      const place = rating * 36 + at
      const fought = [`team-${place}`, `team-${place + WINS}`]
      const account = `player${place}`
      return { version: CONTENT_VERSION, account, wins, battles: wins + losses, rating, fought }
    }),
  )
}

/** How long each of these takes to find teams, one after the other, in milliseconds. */
export async function searchTimes(database: Database, all: readonly Seeker[]): Promise<readonly number[]> {
  const times: number[] = []
  for (const seeker of all) {
    const from = performance.now()
    const found = await nearTeams(database, seeker)
    times.push(performance.now() - from)
    if (found.length === 0) throw new Error(`Nobody is near ${JSON.stringify(seeker)}`)
  }
  return times
}

/** How PostgreSQL goes about the search of one of them. */
export async function planOf(database: Database, seeker: Seeker): Promise<string> {
  const { version, account, wins, battles, rating, fought } = seeker
  const values = [version, account, wins, battles, rating, JSON.stringify(fought), 0]
  const plan = await database.sql<{ 'QUERY PLAN': string }>(`explain (analyze, costs off) ${NEAR_TEAMS}`, values)
  return plan.map((line) => line['QUERY PLAN']).join('\n')
}
