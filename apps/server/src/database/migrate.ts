import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Applies what is new of the migrations, in order, one server at a time. Returns the names of those applied. */
export async function migrate(
  database: Database,
  folder: string,
  only: (file: string) => boolean = () => true,
): Promise<readonly string[]> {
  const files = migrationsIn(folder)
  return await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7250211)`)
    await tx.execute(
      sql`create table if not exists migrations (name text primary key, applied timestamptz not null default now())`,
    )
    const rows = (await tx.execute(sql`select name from migrations`)) as unknown as {
      readonly rows: readonly { readonly name: string }[]
    }
    const done = new Set(rows.rows.map((row) => row.name))
    const unknown = [...done].filter((name) => !files.includes(name))
    if (unknown.length > 0)
      throw new Error(`The database is of a newer Tessera: it has ${unknown.join(', ')}, which this one does not know`)
    const fresh = files.filter((file) => !done.has(file) && only(file))
    for (const file of fresh) {
      for (const statement of readFileSync(join(folder, file), 'utf8').split(/;\s*\n/)) {
        if (statement.trim() !== '') await tx.execute(sql.raw(statement))
      }
      await tx.execute(sql`insert into migrations (name) values (${file})`)
    }
    return fresh
  })
}

export function migrationsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
}
