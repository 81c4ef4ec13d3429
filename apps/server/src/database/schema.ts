import type { ActEntry, Json, Memory, Result, Style } from '@tessera/kernel'
import { json, jsonb } from '@tessera/online'
import type { Clock } from '@tessera/wire'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Snapshot } from '../rules/job.ts'
import { accounts } from './accounts-schema.ts'

export { accounts, passkeyAnswers, passkeys } from './accounts-schema.ts'
export * from './company-schema.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    used: instant('used'),
    /** Codes sent by mail or given out by an operator end soon; those written down do not. */
    expires: instant('expires'),
    mailed: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.account, table.hash] })],
)

/** Mails of the last day, once for each hash that they are counted by: of an account, of where they went, of who asked for them. */
export const countedMails = pgTable(
  'counted_mails',
  {
    countedBy: text('counted_by').notNull(),
    mail: text().notNull(),
    sent: instant('sent').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.countedBy, table.mail] }),
    index('counted_mails_mail').on(table.mail),
    index('counted_mails_sent').on(table.sent),
  ],
)

/** The id is a hash of the cookie's value, so a copy of the table does not let anybody sign in. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    created: instant('created').notNull().defaultNow(),
    lastSeen: instant('last_seen').notNull().defaultNow(),
    expires: instant('expires').notNull(),
    agent: text().notNull(),
  },
  (table) => [index('sessions_account').on(table.account)],
)

export const tokens = pgTable(
  'tokens',
  {
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    hash: text().notNull(),
    scopes: jsonb().$type<readonly string[]>().notNull(),
    created: instant('created').notNull().defaultNow(),
    expires: instant('expires').notNull(),
    lastUsed: instant('last_used'),
  },
  (table) => [uniqueIndex('tokens_hash').on(table.hash), index('tokens_account').on(table.account)],
)

export const blocks = pgTable(
  'blocks',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    blocked: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.account, table.blocked] })],
)

export const reports = pgTable('reports', {
  id: text().primaryKey(),
  by: text()
    .notNull()
    .references(() => accounts.id),
  about: text()
    .notNull()
    .references(() => accounts.id),
  match: text(),
  reason: text().notNull(),
  text: text().notNull(),
  created: instant('created').notNull().defaultNow(),
  settled: instant('settled'),
  settledBy: text('settled_by'),
})

/** A match row is locked while anything of it changes; `revision` then rises by one. */
export const matches = pgTable(
  'matches',
  {
    id: text().primaryKey(),
    game: text().notNull(),
    version: integer().notNull(),
    /** Plain data of games is kept as json, not jsonb, which would put its keys into another order. */
    config: json().$type<Json>().notNull(),
    status: text({ enum: ['open', 'starting', 'running', 'finished', 'cancelled'] }).notNull(),
    visibility: text({ enum: ['public', 'link', 'private'] }).notNull(),
    clock: jsonb().$type<Clock>().notNull(),
    rated: boolean().notNull(),
    spectators: boolean().notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => accounts.id),
    created: instant('created').notNull().defaultNow(),
    changed: instant('changed').notNull().defaultNow(),
    started: instant('started'),
    finished: instant('finished'),
    revision: integer().notNull().default(0),
    /** Turns resolved, and the take-back branch they are on. */
    at: integer().notNull().default(0),
    branch: integer().notNull().default(0),
    period: integer().notNull().default(0),
    frames: integer().notNull().default(0),
    /** Seats that must choose; kept beside the state so that lists need not open it. */
    awaiting: jsonb().$type<readonly number[]>().notNull().default([]),
    /** What `Match.snapshot` gave after the last resolved turn or act. */
    saved: json().$type<Snapshot>(),
    /** Where the match began, when not from its config: forks and matches carried over to newer rules. */
    startState: json('start_state').$type<Json>(),
    /** The first of its acts that belongs to the record; earlier ones were before it was carried over. */
    actsFrom: integer('acts_from').notNull().default(0),
    result: json().$type<Result>(),
    /** A seat's time ran out, and that ended it. */
    late: boolean().notNull().default(false),
    /** When the clock of those awaited runs out, and since when it runs. */
    deadline: instant('deadline'),
    turnStarted: instant('turn_started'),
    /** When those awaited are reminded; null once they were. */
    remindAt: instant('remind_at'),
    /** Since when a bot of the server is awaited. */
    botDue: instant('bot_due'),
    /** The server's half of the dice, and the seed once all salts are in. */
    secret: text().notNull(),
    commitment: text().notNull(),
    seed: text(),
    /** The match this one is the rematch or fork of. */
    origin: text(),
    rematch: text(),
    /** Over, and its ratings not yet computed. */
    toRate: boolean('to_rate').notNull().default(false),
    /** A keyed hash of the address it was created from, to cap open matches by. */
    address: text(),
    /** Given by its creator, so that asking twice makes one match. */
    creationKey: text('creation_key'),
    /** The first of its frames that its record plays; earlier ones were before it was carried over. */
    framesFrom: integer('frames_from').notNull().default(0),
  },
  (table) => [
    index('matches_address').on(table.address, table.status),
    uniqueIndex('matches_creation_key').on(table.createdBy, table.creationKey),
    index('matches_open').on(table.status, table.visibility, table.game, table.created),
    index('matches_public').on(table.status, table.changed).where(sql`${table.visibility} = 'public'`),
    index('matches_deadline').on(table.deadline),
    index('matches_remind_at').on(table.remindAt),
    index('matches_bot_due').on(table.botDue),
    index('matches_to_rate').on(table.toRate),
    index('matches_created_by').on(table.createdBy, table.status),
  ],
)

export const seats = pgTable(
  'seats',
  {
    match: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    seat: integer().notNull(),
    account: text().references(() => accounts.id),
    invited: text().references(() => accounts.id),
    bot: json().$type<Style>(),
    /** It has no person: the server answers for it. */
    host: boolean().notNull().default(false),
    botMemory: json('bot_memory').$type<Memory>(),
    saltHash: text('salt_hash'),
    salt: text(),
    /** Milliseconds left in the bank, with a bank clock. */
    bank: integer(),
    /** Since when the clock of this turn runs, when not since its beginning: there may be a battle to watch first. */
    clockFrom: instant('clock_from'),
    /** The last frame this person has watched; results are kept from them until it is the last one. */
    watched: integer().notNull().default(0),
    /** Of a match that is over: how many frames this seat got, where not everybody got the same. */
    frames: integer(),
    /** Turns missed in a row. */
    missed: integer().notNull().default(0),
    ratingBefore: integer('rating_before'),
    ratingAfter: integer('rating_after'),
    deviationBefore: integer('deviation_before'),
    /** Would rather wait than have the match called off when another's salt does not come. */
    patient: boolean().notNull().default(false),
    /** Steps of backing this person sat down with, 0 while the seat is free; those that count are in the config. Null in matches without. */
    backing: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.seat] }),
    index('seats_account').on(table.account, table.match),
    index('seats_invited').on(table.invited),
  ],
)

/** What a seat of the host answered last besides its choice; the tables of the game are derived from it. */
export const hostAnswers = pgTable(
  'host_answers',
  {
    match: text().notNull(),
    seat: integer().notNull(),
    memory: json().$type<Memory>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.seat] })],
)

/** Append-only: the highest revision of a seat's choices for a turn counts until the turn resolves. */
export const choices = pgTable(
  'choices',
  {
    match: text().notNull(),
    turn: integer().notNull(),
    branch: integer().notNull(),
    seat: integer().notNull(),
    revision: integer().notNull(),
    /** null: withdrawn. */
    choice: json().$type<Json>(),
    final: boolean().notNull(),
    key: text().notNull(),
    received: instant('received').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.turn, table.branch, table.seat, table.revision] }),
    uniqueIndex('choices_key').on(table.match, table.seat, table.key),
  ],
)

/** Turns that were resolved; a turn taken back stays, with `dropped` set. */
export const turns = pgTable(
  'turns',
  {
    match: text().notNull(),
    turn: integer().notNull(),
    branch: integer().notNull(),
    choices: json().$type<readonly (Json | null)[]>().notNull(),
    /** The seats whose choice the rules made because their clock ran out. */
    late: json().$type<readonly number[]>(),
    stateHash: text('state_hash').notNull(),
    resolved: instant('resolved').notNull().defaultNow(),
    dropped: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.match, table.turn, table.branch] })],
)

export const acts = pgTable(
  'acts',
  {
    match: text().notNull(),
    number: integer().notNull(),
    entry: json().$type<ActEntry<Json>>().notNull(),
    /** The seat, and the key that it sent with the act. */
    key: text(),
    done: instant('done').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.number] }),
    uniqueIndex('acts_key').on(table.match, table.key).where(sql`key is not null`),
  ],
)

/** What one listener saw: chunks of stored frames, compressed; each chunk begins with a key frame. */
export const frames = pgTable(
  'frames',
  {
    match: text().notNull(),
    /** A seat's number, `s` for those who watch, or `*` for all of them: a stretch of a match that is over. */
    audience: text().notNull(),
    from: integer().notNull(),
    count: integer().notNull(),
    data: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.audience, table.from] })],
)

export const ratings = pgTable(
  'ratings',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    game: text().notNull(),
    rating: real().notNull(),
    deviation: real().notNull(),
    volatility: real().notNull(),
    matches: integer().notNull().default(0),
    changed: instant('changed').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.account, table.game] }), index('ratings_game').on(table.game, table.rating)],
)

export const pairings = pgTable('pairings', {
  account: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  game: text().notNull(),
  clock: jsonb().$type<Clock>().notNull(),
  rated: boolean().notNull(),
  rating: integer().notNull(),
  saltHash: text('salt_hash').notNull(),
  since: instant('since').notNull().defaultNow(),
  /** When the person last said that they still wait. */
  seen: instant('seen').notNull().defaultNow(),
  match: text(),
})

export const notices = pgTable(
  'notices',
  {
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    match: text(),
    text: text().notNull(),
    /** An id of the game's own: of a battle of a run, say. */
    about: text(),
    created: instant('created').notNull().defaultNow(),
    read: boolean().notNull().default(false),
    /** Whether webhooks and push messages have been queued for it. */
    handed: boolean().notNull().default(false),
  },
  (table) => [
    index('notices_account').on(table.account, table.created),
    index('notices_unhanded').on(table.created).where(sql`not handed`),
  ],
)

export const webhooks = pgTable(
  'webhooks',
  {
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    form: text({ enum: ['json', 'discord'] }).notNull(),
    details: boolean().notNull(),
    secret: text().notNull(),
    created: instant('created').notNull().defaultNow(),
    lastTried: instant('last_tried'),
    lastStatus: integer('last_status'),
    failures: integer().notNull().default(0),
  },
  (table) => [index('webhooks_account').on(table.account)],
)

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    keys: jsonb().notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (table) => [index('push_account').on(table.account)],
)

/** Messages on their way to a webhook or a browser; gone once they have arrived or were given up. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    webhook: text().references(() => webhooks.id, { onDelete: 'cascade' }),
    endpoint: text().references(() => pushSubscriptions.endpoint, { onDelete: 'cascade' }),
    body: jsonb().notNull(),
    tries: integer().notNull().default(0),
    due: instant('due').notNull().defaultNow(),
  },
  (table) => [index('deliveries_due').on(table.due)],
)

/** When servers were up, so that clocks do not run while no server was up. */
export const heartbeats = pgTable('heartbeats', {
  server: text().primaryKey(),
  beat: instant('beat').notNull().defaultNow(),
})

/** Things of the whole installation: keys for push messages, the instant the last server was seen. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  counter: bigint({ mode: 'number' }).notNull().default(0),
})
