import type { DerivedTable, GameHost, ServerPlugin } from '@tessera/online'
import type { Routes } from '@tessera/wire'
import { eq } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { z } from 'zod'

const nights = pgTable('lanterns_nights', { account: text().primaryKey(), taken: integer().notNull() })

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

interface Taken {
  readonly taken: readonly number[]
}

/** Counts the nights that everybody takes, with the turns in which they are taken. */
const host: GameHost = {
  game: 'lanterns',
  // Lanterns has no seat of the host; a game that has one is asked here.
  answer: async () => ({ choice: { burn: 0 } }),
  derive({ match, people, before, after }) {
    if (before === null) return {}
    const was = before as unknown as Taken
    const is = after as unknown as Taken
    const rows = people.flatMap((account, seat) => {
      const taken = (is.taken[seat] ?? 0) - (was.taken[seat] ?? 0)
      return account === null || taken === 0 ? [] : [{ match, account, taken }]
    })
    return { rows: [{ into: NIGHTS, rows }] }
  },
}

export const plugin: ServerPlugin = {
  name: 'lanterns',
  migrations: [
    {
      name: '0001-nights',
      sql: `create table lanterns_nights (
  account text primary key references accounts (id) on delete cascade,
  taken integer not null
);
`,
    },
  ],
  tables: { nights },
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
