import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

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
