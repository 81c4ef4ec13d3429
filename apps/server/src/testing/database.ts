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
  await database.sql(EMPTY)
}

/**
 * A test leaves a few rows in a few tables. Deleting them takes a tenth of the time of truncating all tables, which makes every
 * table and index anew; only a table that held many is, since rows that are deleted stay in its pages.
 */
const EMPTY = `
do $$
declare
  name text;
  gone bigint;
begin
  set local session_replication_role = replica;
  for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
    execute 'delete from ' || name;
    get diagnostics gone = row_count;
    if gone > 1000 then execute 'truncate ' || name || ' cascade'; end if;
  end loop;
end $$`
