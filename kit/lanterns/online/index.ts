import type { Json } from '@tessera/kernel'
import type { DerivedTable, GameHost, ServerPlugin } from '@tessera/online'
import type { Routes } from '@tessera/wire'
import { eq } from 'drizzle-orm'
import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { z } from 'zod'

const nights = pgTable('lanterns_nights', { account: text().primaryKey(), taken: integer().notNull() })
const lighthouse = pgTable('lanterns_lighthouse', { day: date().primaryKey(), percent: integer().notNull() })

const MIGRATION = `create table lanterns_nights (
  account text primary key references accounts (id) on delete cascade,
  taken integer not null
);
create table lanterns_lighthouse (
  day date primary key,
  percent integer not null
);
`

/** The lighthouse burns the same part of its most in all matches of a day; the first that asks decides how much. */
const TODAY = `insert into lanterns_lighthouse (day, percent) values (current_date, $1)
  on conflict (day) do update set percent = lanterns_lighthouse.percent returning percent`

const NIGHTS: DerivedTable = {
  name: 'lanterns_nights_taken',
  columns: 'account text, taken integer',
  sql: (rows) => `insert into lanterns_nights (account, taken) select account, sum(taken) from ${rows} group by account
    on conflict (account) do update set taken = lanterns_nights.taken + excluded.taken`,
}

const routes = {
  lanternsNights: {
    method: 'GET',
    path: '/api/lanterns/nights',
    tag: 'lanterns',
    summary: 'How many nights one has taken in all matches',
    who: 'player',
    scope: 'read',
    answer: z.object({ taken: z.int() }),
  },
} as const satisfies Routes

const host: GameHost = {
  game: 'lanterns',
  /** Chooses for the lighthouse. */
  async answer({ database, dice, view }) {
    const { config } = view as { readonly config: { readonly lighthouse: number } }
    const [today] = await database.sql<{ percent: number }>(TODAY, [dice.int(101)])
    return { choice: { burn: Math.floor((config.lighthouse * (today?.percent ?? 0)) / 100) } }
  },
  /** Counts the nights that everybody takes, with the turns in which they are taken. */
  derive({ match, people, before, after }) {
    if (before === null) return {}
    const was = takenIn(before)
    const is = takenIn(after)
    const rows = people.flatMap((account, seat) => {
      const taken = (is[seat] ?? 0) - (was[seat] ?? 0)
      return account === null || taken === 0 ? [] : [{ match, account, taken }]
    })
    return { rows: [{ into: NIGHTS, rows }] }
  },
}

const plugin: ServerPlugin = {
  name: 'lanterns',
  migrations: [{ name: '0001-nights', sql: MIGRATION }],
  tables: { nights, lighthouse },
  routes,
  hosts: [host],
  start: async ({ database }) => ({
    serve(serve) {
      serve(routes.lanternsNights, async ({ by }) => {
        const [row] = await database.sql<{ taken: number }>('select taken from lanterns_nights where account = $1', [
          by.id,
        ])
        return { taken: row?.taken ?? 0 }
      })
    },
  }),
  async forget(tx, account) {
    await tx.delete(nights).where(eq(nights.account, account))
  },
}

export const plugins = [plugin]

function takenIn(state: Json): readonly number[] {
  return (state as { readonly taken: readonly number[] }).taken
}
