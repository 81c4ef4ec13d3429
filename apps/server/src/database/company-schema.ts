import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts-schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Lines that people in a match write to each other, after the filter. */
export const chatLines = pgTable(
  'chat_lines',
  {
    match: text().notNull(),
    number: integer().notNull(),
    seat: integer().notNull(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** The key it was sent with: a line that comes twice is one. */
    key: text(),
    said: instant('said').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.number] }),
    uniqueIndex('chat_lines_key').on(table.match, table.account, table.key).where(sql`key is not null`),
    index('chat_lines_account').on(table.account),
    index('chat_lines_said').on(table.said),
  ],
)

/** A wish to be friends; where both wish it, they are. */
export const friends = pgTable(
  'friends',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    friend: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.account, table.friend] }), index('friends_friend').on(table.friend)],
)
