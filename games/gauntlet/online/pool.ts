import { CONTENT_VERSION, foundingTeams, PRINTED, refuseSnapshot, type Snapshot } from '@tessera/gauntlet'
import type { PluginDatabase } from '@tessera/online'

/** When a server starts: the first season, the teams the game came with, and those of older versions that still fit. */
export async function openPool(database: PluginDatabase, version: number = CONTENT_VERSION): Promise<void> {
  const [known] = await database.sql<{ seasons: boolean; teams: boolean }>(
    `select exists (select from gauntlet_seasons) as seasons,
       exists (select from gauntlet_pool where version = $1::int and account is null) as teams`,
    [version],
  )
  if (known?.seasons === false)
    await database.sql(
      `insert into gauntlet_seasons (number, name, began) values (1, 'First season', 'epoch') on conflict (number) do nothing`,
    )
  if (known?.teams === true) return
  await storeFoundingTeams(database, version)
  await carryTeams(database, version)
}

async function storeFoundingTeams(database: PluginDatabase, version: number): Promise<void> {
  const rows = foundingTeams(PRINTED).map((snapshot) => ({
    ...numbersOf(snapshot),
    id: snapshot.id,
    name: snapshot.name,
    faction: snapshot.faction,
    leader: snapshot.leader,
    losses: snapshot.losses,
    draws: snapshot.draws,
    snapshot,
  }))
  await database.sql(
    `with team as (select * from json_to_recordset($1::json) as entry (id text, number integer, name text, faction text, leader text,
       wins integer, losses integer, draws integer, battles integer, rating integer, snapshot json)),
     stored as (insert into gauntlet_snapshots (id, number, name, version, faction, leader, wins, losses, draws, rating, snapshot, created)
       select id, number, name, $2::int, faction, leader, wins, losses, draws, rating, snapshot, 'epoch' from team
       on conflict (id) do nothing)
     insert into gauntlet_pool (version, wins, battles, rating, number, snapshot)
     select $2::int, wins, battles, rating, number, id from team on conflict do nothing`,
    [JSON.stringify(rows), version],
  )
}

/**
 * GR-2407: the pool of a new version begins with the newest team of each player and number of wins that is still legal. Their rows do
 * not change; they fight with the new figures.
 */
export async function carryTeams(database: PluginDatabase, version: number): Promise<number> {
  const found = await database.sql<
    Numbers & { readonly id: string; readonly account: string; readonly snapshot: Snapshot }
  >(
    `select distinct on (account, wins) id, account, wins, losses, draws, rating, number, snapshot from gauntlet_snapshots
     where account is not null and version < $1::int order by account, wins, number desc, id desc`,
    [version],
  )
  const legal = found.filter(({ snapshot }) => refuseSnapshot(PRINTED, snapshot) === null)
  const rows = legal.map((row) => ({ ...numbersOf(row), account: row.account, id: row.id }))
  if (rows.length > 0)
    await database.sql(
      `insert into gauntlet_pool (version, wins, battles, rating, number, account, snapshot)
       select $2::int, wins, battles, rating, number, account, id from json_to_recordset($1::json)
         as entry (id text, account text, wins integer, battles integer, rating integer, number integer)
       on conflict do nothing`,
      [JSON.stringify(rows), version],
    )
  return rows.length
}

type Numbers = Pick<Snapshot, 'wins' | 'losses' | 'draws' | 'rating' | 'number'>

function numbersOf({ wins, losses, draws, rating, number }: Numbers) {
  return { wins, battles: wins + losses + draws, rating, number }
}
