import type { Migration } from '@tessera/online'

/**
 * All rows but decks, days, seasons, searches and addresses are derived from matches. A search for opponents goes up and down from a
 * rating, of equal ratings the newest first; one index can be read that way in one direction only, so there are two.
 */
const tables = `
create table gauntlet_players (
  account text primary key references accounts (id) on delete cascade,
  rating integer not null,
  peak integer not null,
  rated integer not null,
  runs integer not null,
  won integer not null,
  season integer not null,
  season_peak integer not null,
  season_rated integer not null,
  season_runs integer not null,
  season_won integer not null,
  season_flawless integer not null,
  wins jsonb not null
);
create index gauntlet_players_rating on gauntlet_players (season, rating, season_peak);
create index gauntlet_players_won on gauntlet_players (season, season_won, season_flawless);

create table gauntlet_runs (
  match text primary key,
  account text not null references accounts (id) on delete cascade,
  status text not null,
  day text,
  pool text not null,
  version integer not null,
  season integer not null,
  faction text,
  leader text,
  wins integer not null,
  losses integer not null,
  draws integer not null,
  reason text,
  rating_start integer not null,
  rating integer not null,
  began timestamptz not null,
  ended timestamptz
);
create unique index gauntlet_runs_active on gauntlet_runs (account) where status = 'active' and day is null;
create unique index gauntlet_runs_day on gauntlet_runs (account, day) where day is not null;
create index gauntlet_runs_account on gauntlet_runs (account, began);
create index gauntlet_runs_of_day on gauntlet_runs (day, status);

create table gauntlet_snapshots (
  id text primary key,
  number integer not null,
  match text,
  battle integer,
  account text references accounts (id) on delete cascade,
  name text not null,
  version integer not null,
  faction text not null,
  leader text not null,
  wins integer not null,
  losses integer not null,
  draws integer not null,
  rating integer not null,
  snapshot json not null,
  created timestamptz not null
);
create index gauntlet_snapshots_account on gauntlet_snapshots (account, created);
create index gauntlet_snapshots_match on gauntlet_snapshots (match);

create table gauntlet_pool (
  version integer not null,
  wins integer not null,
  battles integer not null,
  rating integer not null,
  number integer not null,
  account text,
  snapshot text not null references gauntlet_snapshots (id) on delete cascade,
  primary key (version, snapshot)
);
create unique index gauntlet_pool_newest on gauntlet_pool (version, account, wins);
create index gauntlet_pool_near on gauntlet_pool (version, wins, battles, rating, number desc, snapshot);
create index gauntlet_pool_below on gauntlet_pool (version, wins, battles, rating desc, number desc, snapshot);
create index gauntlet_pool_field on gauntlet_pool (version, wins, number desc);
create index gauntlet_pool_snapshot on gauntlet_pool (snapshot);

create table gauntlet_battles (
  match text not null,
  number integer not null,
  account text not null references accounts (id) on delete cascade,
  snapshot text,
  opponent json not null,
  winner integer,
  reason text not null,
  rounds integer not null,
  rating_before integer not null,
  rating_after integer not null,
  fought timestamptz not null,
  primary key (match, number)
);
create index gauntlet_battles_snapshot on gauntlet_battles (snapshot, fought);

create table gauntlet_searches (
  match text not null,
  turn integer not null,
  kept json not null,
  primary key (match, turn)
);

create table gauntlet_decks (
  id text primary key,
  account text not null references accounts (id) on delete cascade,
  name text not null,
  faction text not null,
  leader text not null,
  units jsonb not null,
  spells jsonb not null,
  version integer not null,
  created timestamptz not null default now()
);
create index gauntlet_decks_account on gauntlet_decks (account, created);

create table gauntlet_days (
  day text primary key,
  secret text not null,
  config jsonb not null,
  created timestamptz not null default now()
);

create table gauntlet_champions (
  snapshot text primary key references gauntlet_snapshots (id) on delete cascade,
  account text references accounts (id) on delete cascade,
  since timestamptz not null,
  challenges integer not null default 0,
  fallen timestamptz,
  fallen_to text
);
create index gauntlet_champions_standing on gauntlet_champions (fallen, since);

create table gauntlet_challenges (
  id text primary key,
  champion text not null references gauntlet_champions (snapshot) on delete cascade,
  snapshot text not null,
  account text not null references accounts (id) on delete cascade,
  winner integer,
  record json not null,
  fought timestamptz not null default now()
);
create unique index gauntlet_challenges_once on gauntlet_challenges (champion, snapshot);

create table gauntlet_seasons (
  number integer primary key,
  name text not null,
  began timestamptz not null,
  ended timestamptz
);

create table gauntlet_season_ranks (
  season integer not null,
  account text not null references accounts (id) on delete cascade,
  rating integer not null,
  peak integer not null,
  rated integer not null,
  runs integer not null,
  won integer not null,
  flawless integer not null,
  primary key (season, account)
);

create table gauntlet_addresses (
  account text not null references accounts (id) on delete cascade,
  address text not null,
  seen timestamptz not null default now(),
  primary key (account, address)
);
create index gauntlet_addresses_address on gauntlet_addresses (address);
`

export const migrations: readonly Migration[] = [{ name: '0001-tables', sql: tables }]
