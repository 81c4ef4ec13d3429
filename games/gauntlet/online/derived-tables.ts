import type { DerivedTable } from '@tessera/online'

/** The season that an instant belongs to. */
const SEASON = 'coalesce((select max(number) from gauntlet_seasons where began <= instant.t), 1)'

/** GR-602: numbers of stored teams rise with time: seconds since 2020. */
const NUMBER =
  "(floor(extract(epoch from instant.t))::int - extract(epoch from timestamptz '2020-01-01 00:00:00Z')::int)"

const RATING = 'case when excluded.rated > 0 then excluded.rating else gauntlet_players.rating end'
const SAME_SEASON = 'gauntlet_players.season = excluded.season'
const inSeason = (column: string): string =>
  `excluded.${column} + case when ${SAME_SEASON} then gauntlet_players.${column} else 0 end`

/** A run that has begun. */
export const RUN_BEGUN: DerivedTable = {
  name: 'gauntlet_run_begun',
  columns: 'account text, day text, pool text, version integer, rating integer',
  sql: (
    rows,
  ) => `insert into gauntlet_runs (match, account, status, day, pool, version, season, wins, losses, draws, rating_start, rating, began)
    select entry.match, account, 'active', day, pool, version, ${SEASON}, 0, 0, 0, rating, rating, instant.t from ${rows}`,
}

/** How it stands. A run counts for the season in which it ends. */
export const RUN_MOVED: DerivedTable = {
  name: 'gauntlet_run_moved',
  columns:
    'status text, faction text, leader text, wins integer, losses integer, draws integer, reason text, rating integer',
  sql: (rows) => `update gauntlet_runs set status = entry.status, faction = entry.faction, leader = entry.leader,
    wins = entry.wins, losses = entry.losses, draws = entry.draws, reason = entry.reason, rating = entry.rating,
    season = case when entry.status = 'active' then gauntlet_runs.season else ${SEASON} end,
    ended = case when entry.status = 'active' then null else instant.t end
    from ${rows} where gauntlet_runs.match = entry.match`,
}

export const SNAPSHOT: DerivedTable = {
  name: 'gauntlet_snapshot_stored',
  columns: `id text, battle integer, account text, name text, version integer, faction text, leader text, wins integer, losses integer,
    draws integer, rating integer, snapshot json`,
  sql: (rows) => `insert into gauntlet_snapshots
      (id, number, match, battle, account, name, version, faction, leader, wins, losses, draws, rating, snapshot, created)
    select entry.id, ${NUMBER}, entry.match, battle, account, name, version, faction, leader, wins, losses, draws, rating,
      (snapshot::jsonb || jsonb_build_object('number', ${NUMBER}))::json, instant.t from ${rows}
    on conflict (id) do nothing`,
}

/** Of one player and one number of wins only the newest is offered. */
export const POOL: DerivedTable = {
  name: 'gauntlet_pool_entered',
  columns: 'version integer, wins integer, battles integer, rating integer, account text, snapshot text',
  sql: (rows) => `insert into gauntlet_pool (version, wins, battles, rating, number, account, snapshot)
    select version, wins, battles, rating, ${NUMBER}, account, snapshot from ${rows}
    on conflict (version, account, wins) do update set battles = excluded.battles, rating = excluded.rating,
      number = excluded.number, snapshot = excluded.snapshot where excluded.number >= gauntlet_pool.number`,
}

export const BATTLE: DerivedTable = {
  name: 'gauntlet_battle_fought',
  columns: `number integer, account text, snapshot text, opponent json, winner integer, reason text, rounds integer, rating_before integer,
    rating_after integer`,
  sql: (rows) => `insert into gauntlet_battles
      (match, number, account, snapshot, opponent, winner, reason, rounds, rating_before, rating_after, fought)
    select entry.match, number, account, snapshot, opponent, winner, reason, rounds, rating_before, rating_after, instant.t
    from ${rows} on conflict (match, number) do nothing`,
}

export const SEARCH: DerivedTable = {
  name: 'gauntlet_search_made',
  columns: 'turn integer, kept json',
  sql: (rows) => `insert into gauntlet_searches (match, turn, kept) select entry.match, turn, kept from ${rows}
    on conflict (match, turn) do nothing`,
}

export const CHAMPION: DerivedTable = {
  name: 'gauntlet_champion_made',
  columns: 'snapshot text, account text',
  sql: (
    rows,
  ) => `insert into gauntlet_champions (snapshot, account, since) select snapshot, account, instant.t from ${rows}
    on conflict (snapshot) do nothing`,
}

/** Everything but the rating is what is added; the rating is the new one where a battle was rated. */
export const PLAYER: DerivedTable = {
  name: 'gauntlet_player_counted',
  columns: 'account text, rating integer, rated integer, runs integer, won integer, flawless integer, wins json',
  sql: (
    rows,
  ) => `insert into gauntlet_players (account, rating, peak, rated, runs, won, season, season_peak, season_rated,
      season_runs, season_won, season_flawless, wins)
    select account, rating, rating, rated, runs, won, ${SEASON}, rating, rated, runs, won, flawless, wins::jsonb from ${rows}
    on conflict (account) do update set
      rating = ${RATING},
      peak = greatest(gauntlet_players.peak, ${RATING}),
      rated = gauntlet_players.rated + excluded.rated,
      runs = gauntlet_players.runs + excluded.runs,
      won = gauntlet_players.won + excluded.won,
      season = excluded.season,
      season_peak = case when ${SAME_SEASON} then greatest(gauntlet_players.season_peak, ${RATING}) else ${RATING} end,
      season_rated = ${inSeason('season_rated')},
      season_runs = ${inSeason('season_runs')},
      season_won = ${inSeason('season_won')},
      season_flawless = ${inSeason('season_flawless')},
      wins = gauntlet_players.wins || (select coalesce(jsonb_object_agg(key, value::int + coalesce((gauntlet_players.wins->>key)::int, 0)), '{}')
        from jsonb_each_text(excluded.wins))`,
}
