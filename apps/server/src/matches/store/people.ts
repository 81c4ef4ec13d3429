import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { accounts, blocks } from '../../database/schema.ts'
import type { Asker } from './rows.ts'

/** What seating asks about accounts. */
export interface People {
  kindOf(account: string): Promise<Asker['kind'] | null>
  /** The account with a name, ignoring case. */
  named(name: string): Promise<string | null>
  /** Whether an account has blocked one of the others, or one of them has blocked it. */
  isBlocked(account: string, others: readonly string[]): Promise<boolean>
}

export function databasePeople({ db }: Pick<Database, 'db'>): People {
  return {
    async kindOf(account) {
      const [found] = await db.select({ kind: accounts.kind }).from(accounts).where(eq(accounts.id, account))
      return found?.kind ?? null
    },
    async named(name) {
      const [found] = await db
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.nameKey, name.toLowerCase()), isNull(accounts.deleted)))
      return found?.id ?? null
    },
    async isBlocked(account, others) {
      if (others.length === 0) return false
      const list = [...others]
      const [found] = await db
        .select({ one: sql<number>`1` })
        .from(blocks)
        .where(
          or(
            and(eq(blocks.account, account), inArray(blocks.blocked, list)),
            and(eq(blocks.blocked, account), inArray(blocks.account, list)),
          ),
        )
        .limit(1)
      return found !== undefined
    },
  }
}
