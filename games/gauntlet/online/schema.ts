import type { Json } from '@tessera/kernel'
import { json, jsonb } from '@tessera/online'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** An account; its rows go with it. */
const owner = () => text()

/** GR-2407. What is counted since the season began stands beside what is counted for ever. */
export const gauntletPlayers = pgTable(
  'gauntlet_players',
  {
    account: owner().primaryKey(),
    rating: integer().notNull(),
    peak: integer().notNull(),
    rated: integer().notNull(),
    runs: integer().notNull(),
    won: integer().notNull(),
    season: integer().notNull(),
    seasonPeak: integer('season_peak').notNull(),
    seasonRated: integer('season_rated').notNull(),
    seasonRuns: integer('season_runs').notNull(),
    seasonWon: integer('season_won').notNull(),
    seasonFlawless: integer('season_flawless').notNull(),
    /** Battles won, by faction. */
    wins: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [
    index('gauntlet_players_rating').on(table.season, table.rating, table.seasonPeak),
    index('gauntlet_players_won').on(table.season, table.seasonWon, table.seasonFlawless),
  ],
)

export const gauntletRuns = pgTable(
  'gauntlet_runs',
  {
    match: text().primaryKey(),
    account: owner().notNull(),
    status: text({ enum: ['active', 'won', 'lost'] }).notNull(),
    /** Of a daily run, as 2026-01-31. */
    day: text(),
    pool: text().notNull(),
    version: integer().notNull(),
    season: integer().notNull(),
    faction: text(),
    leader: text(),
    wins: integer().notNull(),
    losses: integer().notNull(),
    draws: integer().notNull(),
    reason: text(),
    ratingStart: integer('rating_start').notNull(),
    rating: integer().notNull(),
    began: instant('began').notNull(),
    ended: instant('ended'),
  },
  (table) => [
    uniqueIndex('gauntlet_runs_active').on(table.account).where(sql`status = 'active' and day is null`),
    uniqueIndex('gauntlet_runs_day').on(table.account, table.day).where(sql`day is not null`),
    index('gauntlet_runs_account').on(table.account, table.began),
    index('gauntlet_runs_of_day').on(table.day, table.status),
  ],
)

/** GR-602: never changed, but for the name of somebody who left. */
export const gauntletSnapshots = pgTable(
  'gauntlet_snapshots',
  {
    id: text().primaryKey(),
    number: integer().notNull(),
    /** null, like battle and account: a team the game came with. */
    match: text(),
    battle: integer(),
    account: owner(),
    name: text().notNull(),
    version: integer().notNull(),
    faction: text().notNull(),
    leader: text().notNull(),
    wins: integer().notNull(),
    losses: integer().notNull(),
    draws: integer().notNull(),
    rating: integer().notNull(),
    snapshot: json().$type<Json>().notNull(),
    created: instant('created').notNull(),
  },
  (table) => [
    index('gauntlet_snapshots_account').on(table.account, table.created),
    index('gauntlet_snapshots_match').on(table.match),
  ],
)

/** What is offered under a version: of one player and one number of wins the newest. */
export const gauntletPool = pgTable(
  'gauntlet_pool',
  {
    version: integer().notNull(),
    wins: integer().notNull(),
    battles: integer().notNull(),
    rating: integer().notNull(),
    number: integer().notNull(),
    account: text(),
    snapshot: text()
      .notNull()
      .references(() => gauntletSnapshots.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.version, table.snapshot] }),
    uniqueIndex('gauntlet_pool_newest').on(table.version, table.account, table.wins),
    index('gauntlet_pool_near').on(
      table.version,
      table.wins,
      table.battles,
      table.rating,
      table.number.desc(),
      table.snapshot,
    ),
    index('gauntlet_pool_below').on(
      table.version,
      table.wins,
      table.battles,
      table.rating.desc(),
      table.number.desc(),
      table.snapshot,
    ),
    index('gauntlet_pool_field').on(table.version, table.wins, table.number.desc()),
    index('gauntlet_pool_snapshot').on(table.snapshot),
  ],
)

export const gauntletBattles = pgTable(
  'gauntlet_battles',
  {
    match: text().notNull(),
    number: integer().notNull(),
    account: owner().notNull(),
    /** null: against a bot team. */
    snapshot: text(),
    /** The opponent's face. */
    opponent: json().$type<Json>().notNull(),
    winner: integer(),
    reason: text().notNull(),
    rounds: integer().notNull(),
    ratingBefore: integer('rating_before').notNull(),
    ratingAfter: integer('rating_after').notNull(),
    fought: instant('fought').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.number] }),
    index('gauntlet_battles_snapshot').on(table.snapshot, table.fought),
  ],
)

/** GR-2404: among whom an opponent was drawn, so that the draw can be checked. */
export const gauntletSearches = pgTable(
  'gauntlet_searches',
  {
    match: text().notNull(),
    turn: integer().notNull(),
    kept: json().$type<readonly string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.turn] })],
)

export const gauntletDecks = pgTable(
  'gauntlet_decks',
  {
    id: text().primaryKey(),
    account: owner().notNull(),
    name: text().notNull(),
    faction: text().notNull(),
    leader: text().notNull(),
    units: jsonb().$type<readonly string[]>().notNull(),
    spells: jsonb().$type<readonly string[]>().notNull(),
    version: integer().notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (table) => [index('gauntlet_decks_account').on(table.account, table.created)],
)

/** GR-2411: what the run of a day is played with. */
export const gauntletDays = pgTable('gauntlet_days', {
  day: text().primaryKey(),
  secret: text().notNull(),
  config: jsonb().$type<Json>().notNull(),
  created: instant('created').notNull().defaultNow(),
})

/** Teams that won nine, and whether somebody has beaten them since. */
export const gauntletChampions = pgTable(
  'gauntlet_champions',
  {
    snapshot: text()
      .primaryKey()
      .references(() => gauntletSnapshots.id, { onDelete: 'cascade' }),
    account: owner(),
    since: instant('since').notNull(),
    challenges: integer().notNull().default(0),
    fallen: instant('fallen'),
    /** The challenge that it lost. */
    fallenTo: text('fallen_to'),
  },
  (table) => [index('gauntlet_champions_standing').on(table.fallen, table.since)],
)

export const gauntletChallenges = pgTable(
  'gauntlet_challenges',
  {
    id: text().primaryKey(),
    champion: text()
      .notNull()
      .references(() => gauntletChampions.snapshot, { onDelete: 'cascade' }),
    /** The challenger's team. */
    snapshot: text().notNull(),
    account: owner().notNull(),
    /** 0: the challenger. */
    winner: integer(),
    /** A duel record. */
    record: json().$type<Json>().notNull(),
    fought: instant('fought').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('gauntlet_challenges_once').on(table.champion, table.snapshot)],
)

export const gauntletSeasons = pgTable('gauntlet_seasons', {
  number: integer().primaryKey(),
  name: text().notNull(),
  began: instant('began').notNull(),
  ended: instant('ended'),
})

/** The ladder of a season that is over. */
export const gauntletSeasonRanks = pgTable(
  'gauntlet_season_ranks',
  {
    season: integer().notNull(),
    account: owner().notNull(),
    rating: integer().notNull(),
    peak: integer().notNull(),
    rated: integer().notNull(),
    runs: integer().notNull(),
    won: integer().notNull(),
    flawless: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.season, table.account] })],
)

/** GR-2409: where runs were begun, as hashes under a secret. */
export const gauntletAddresses = pgTable(
  'gauntlet_addresses',
  {
    account: owner().notNull(),
    address: text().notNull(),
    seen: instant('seen').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.address] }),
    index('gauntlet_addresses_address').on(table.address),
  ],
)
