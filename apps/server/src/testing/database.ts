import { inject } from 'vitest'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { logGuard } from './log-guard.ts'
import { freshDatabase } from './postgres.ts'

export const DATABASES = ['embedded', 'postgres'] as const

export interface TestDatabase extends Database {
  /** Another connection to the same database, as another server would have; the embedded one has only itself. */
  again(): Promise<Database>
  /** As new: much faster than another one. */
  empty(): Promise<void>
}

/** Embedded databases that are done with, emptied. Making one costs a second of processor time, which is more than most tests take. */
const left: Database[] = []

/** An empty database; closing it takes everything away, and throws where a secret was logged meanwhile. */
export async function testDatabase(kind: (typeof DATABASES)[number] = 'embedded'): Promise<TestDatabase> {
  if (kind === 'embedded') {
    const database = left.pop() ?? (await newEmbedded())
    return {
      ...database,
      again: async () => database,
      empty: () => empty(database),
      async close() {
        await empty(database)
        left.push(database)
        logGuard.refuseLeaks()
      },
    }
  }
  const url = await freshDatabase(inject('postgres'), inject('migrated'))
  const database = await openDatabase({ url })
  const others: Database[] = []
  return {
    ...database,
    empty: () => empty(database),
    async again() {
      const other = await openDatabase({ url })
      others.push(other)
      return other
    },
    async close() {
      for (const other of others) await other.close()
      await database.close()
      logGuard.refuseLeaks()
    },
  }
}

function newEmbedded(): Promise<Database> {
  const templates = inject('templates')
  return openDatabase('memory', templates === undefined ? {} : { templates })
}

/** No migration writes a row, so a database without rows is a new one. */
async function empty(database: Database): Promise<void> {
  const [all] = await database.sql<{ names: string }>(
    "select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
  )
  await database.sql(`truncate ${all?.names} cascade`)
}
