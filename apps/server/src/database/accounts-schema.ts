import { jsonb } from '@tessera/online'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['guest', 'user', 'bot'] }).notNull(),
    role: text({ enum: ['player', 'admin'] })
      .notNull()
      .default('player'),
    name: text().notNull(),
    /** Lower case, so that names differ by more than case; null once the account is gone. */
    nameKey: text('name_key'),
    passwordHash: text('password_hash'),
    email: text(),
    revision: integer().notNull().default(0),
    created: instant('created').notNull().defaultNow(),
    lastSeen: instant('last_seen').notNull().defaultNow(),
    bannedUntil: instant('banned_until'),
    banReason: text('ban_reason'),
    deleted: instant('deleted'),
    failedSignIns: integer('failed_sign_ins').notNull().default(0),
    lockedUntil: instant('locked_until'),
    /** Of a bot: whose it is. */
    owner: text().references((): AnyPgColumn => accounts.id),
  },
  (table) => [
    index('accounts_owner').on(table.owner),
    uniqueIndex('accounts_name_key').on(table.nameKey),
    index('accounts_last_seen').on(table.kind, table.lastSeen),
    index('accounts_look').on(sql`translate(lower(${table.name}), '1i05-_', 'llos')`),
  ],
)

/** Keys that devices hold beside the password; only the public half is here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The device's id for it, base64url; a device may hold any number. */
    credential: text().notNull(),
    publicKey: text('public_key').notNull(),
    /** How often it was used, as the device counts; many count nothing and say 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull(),
    name: text().notNull(),
    created: instant('created').notNull().defaultNow(),
    lastUsed: instant('last_used'),
  },
  (table) => [uniqueIndex('passkeys_credential').on(table.credential), index('passkeys_account').on(table.account)],
)

/** Challenges that were answered: each counts once. */
export const passkeyAnswers = pgTable('passkey_answers', {
  challenge: text().primaryKey(),
  expires: instant('expires').notNull(),
})
