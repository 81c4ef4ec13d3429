import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverPlugins } from '@tessera/games/online'
import type { Migration } from '@tessera/online'
import { sql } from 'drizzle-orm'
import type { Database, Queries } from './database.ts'

/** Applies what is new of the server's migrations in `folder` and of those of plug-ins, one server at a time. Returns the names of those applied. */
export async function migrate(
  database: Database,
  folder: string,
  only: (name: string) => boolean = () => true,
): Promise<readonly string[]> {
  return await database.db.transaction((tx) => migrateWithin(tx, folder, only))
}

/** The same within a transaction that does more. */
export async function migrateWithin(
  tx: Queries,
  folder: string,
  only: (name: string) => boolean = () => true,
): Promise<readonly string[]> {
  const all = allMigrations(folder)
  await tx.execute(sql`select pg_advisory_xact_lock(7250211)`)
  await tx.execute(
    sql`create table if not exists migrations (name text primary key, applied timestamptz not null default now())`,
  )
  const rows = (await tx.execute(sql`select name from migrations`)) as unknown as {
    readonly rows: readonly { readonly name: string }[]
  }
  const done = new Set(rows.rows.map((row) => row.name))
  const unknown = [...done].filter((name) => !all.some((one) => one.name === name))
  if (unknown.length > 0)
    throw new Error(`The database is of a newer Tessera: it has ${unknown.join(', ')}, which this one does not know`)
  const fresh = all.filter(({ name }) => !done.has(name) && only(name))
  for (const { name, sql: text } of fresh) {
    for (const statement of text.split(/;\s*\n/)) {
      if (statement.trim() !== '') await tx.execute(sql.raw(statement))
    }
    await tx.execute(sql`insert into migrations (name) values (${name})`)
  }
  return fresh.map(({ name }) => name)
}

/** The server's own first, since tables of plug-ins refer to its tables; those of a plug-in are kept under its name. */
export function allMigrations(folder: string): readonly Migration[] {
  const own = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file, sql: readFileSync(join(folder, file), 'utf8') }))
  const ofPlugins = serverPlugins.flatMap(({ name, migrations }) =>
    migrations.map((one) => ({ name: `${name}/${one.name}`, sql: one.sql })),
  )
  return [...own, ...ofPlugins]
}
