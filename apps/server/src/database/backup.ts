import { sql } from 'drizzle-orm'
import type { Database, Queries } from './database.ts'
import { allMigrations, migrate } from './migrate.ts'

/** Rows read or written at once. */
const BATCH = 200

interface Header {
  readonly format: 'tessera-backup'
  readonly version: 1
  readonly created: string
  readonly migrations: readonly string[]
}

/**
 * Everything in a database as lines of text, of one instant, for either kind of database: a header, then for every table a
 * line with its name and a line for each row.
 */
export async function backup(database: Database, write: (lines: string) => Promise<void>): Promise<number> {
  return await database.db.transaction(
    async (tx) => {
      const read = async (statement: string): Promise<readonly string[]> => {
        const found = (await tx.execute(sql.raw(statement))) as unknown as {
          readonly rows: readonly { line: string }[]
        }
        return found.rows.map(({ line }) => line)
      }
      const header: Header = {
        format: 'tessera-backup',
        version: 1,
        created: (await read('select now()::text as line'))[0] ?? '',
        migrations: await read('select name as line from migrations order by name'),
      }
      await write(`${JSON.stringify(header)}\n`)
      let count = 0
      for (const name of await tables(tx)) {
        await write(`${JSON.stringify({ table: name })}\n`)
        await tx.execute(
          sql.raw(`declare reading no scroll cursor for select row_to_json(t)::text as line from "${name}" t`),
        )
        for (;;) {
          const rows = await read(`fetch ${BATCH} reading`)
          if (rows.length === 0) break
          await write(`${rows.join('\n')}\n`)
          count += rows.length
        }
        await tx.execute(sql.raw('close reading'))
      }
      return count
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Puts a backup into an empty database, all of it or nothing, and brings it up to date. Returns the number of rows. */
export async function restore(database: Database, lines: AsyncIterable<string>, migrations: string): Promise<number> {
  const reading = lines[Symbol.asyncIterator]()
  const header = headerOf((await reading.next()).value)
  const known = new Set(allMigrations(migrations).map(({ name }) => name))
  const unknown = header.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0) throw new BackupError(`The backup is of a newer Tessera: it has ${unknown.join(', ')}.`)
  const [made] = await database.sql<{ name: string | null }>("select to_regclass('public.migrations')::text as name")
  if (made?.name != null) throw new BackupError('The database is not empty; restore into a new one.')
  await migrate(database, migrations, (file) => header.migrations.includes(file))
  const there = new Set(await tables(database.db))
  let rows = 0
  await database.db.transaction(async (tx) => {
    let table = ''
    let batch: string[] = []
    const flush = async (): Promise<void> => {
      if (batch.length === 0) return
      const all = `[${batch.join(',')}]`
      await tx.execute(
        sql`insert into ${sql.identifier(table)} select * from json_populate_recordset(null::${sql.identifier(table)}, ${all}::json)`,
      )
      rows += batch.length
      batch = []
    }
    for (let next = await reading.next(); next.done !== true; next = await reading.next()) {
      const line: string = next.value
      const start = /^\{"table":"(\w+)"\}$/.exec(line)
      if (start !== null) {
        await flush()
        table = start[1] ?? ''
        if (!there.has(table)) throw new BackupError(`The backup has a table that is not known: ${table}.`)
      } else if (line !== '') {
        batch.push(line)
        if (batch.length >= BATCH) await flush()
      }
    }
    await flush()
  })
  await migrate(database, migrations)
  return rows
}

export class BackupError extends Error {}

/** All tables there are, plug-ins' among them, in an order in which every row finds what it refers to. */
async function tables(db: Queries): Promise<readonly string[]> {
  const found = (await db.execute(sql`
    select tables.relname::text as name, array_agg(distinct target.relname::text) as refers_to
    from pg_class tables
    left join pg_constraint reference on reference.conrelid = tables.oid and reference.contype = 'f'
    left join pg_class target on target.oid = reference.confrelid
    where tables.relnamespace = 'public'::regnamespace and tables.relkind = 'r' and tables.relname <> 'migrations'
    group by tables.relname order by tables.relname`)) as unknown as {
    readonly rows: readonly { readonly name: string; readonly refers_to: readonly (string | null)[] }[]
  }
  const ordered: string[] = []
  const refersTo = new Map(
    found.rows.map((row) => [
      row.name,
      row.refers_to.filter((name): name is string => name !== null && name !== row.name),
    ]),
  )
  const add = (name: string): void => {
    if (ordered.includes(name)) return
    for (const target of refersTo.get(name) ?? []) add(target)
    ordered.push(name)
  }
  for (const name of refersTo.keys()) add(name)
  return ordered
}

function headerOf(line: unknown): Header {
  try {
    const header = JSON.parse(String(line)) as Partial<Header>
    if (header.format === 'tessera-backup' && header.version === 1 && Array.isArray(header.migrations))
      return header as Header
  } catch {
    // Told below.
  }
  throw new BackupError('This is not a backup of Tessera.')
}
