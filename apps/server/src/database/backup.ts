import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Queries } from './database.ts'
import { allMigrations, migrateWithin } from './migrate.ts'

/** Rows read or written at once. */
const BATCH = 200

interface Header {
  readonly format: 'tessera-backup'
  readonly version: 1
  readonly created: string
  readonly migrations: readonly string[]
}

/** The last line: a backup without it was cut, and one whose lines give another hash was changed. */
interface End {
  readonly end: { readonly rows: number; readonly tables: Readonly<Record<string, number>>; readonly sha256: string }
}

/**
 * Everything in a database as lines of text, of one instant, for either kind of database: a header, then for every table a
 * line with its name and a line for each row, and at the end how many rows there are and a hash of all lines before.
 */
export async function backup(database: Database, write: (lines: string) => Promise<void>): Promise<number> {
  const hash = createHash('sha256')
  const put = async (lines: string): Promise<void> => {
    hash.update(lines)
    await write(lines)
  }
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
      await put(`${JSON.stringify(header)}\n`)
      const counts: Record<string, number> = {}
      for (const { name, own } of await tables(tx)) {
        await put(`${JSON.stringify({ table: name })}\n`)
        // Rows that refer to others of their own table come after those that do not.
        const order = own.length === 0 ? '' : ` order by ${own.map((column) => `"${column}" nulls first`).join(', ')}`
        await tx.execute(
          sql.raw(`declare reading no scroll cursor for select row_to_json(t)::text as line from "${name}" t${order}`),
        )
        let count = 0
        for (;;) {
          const rows = await read(`fetch ${BATCH} reading`)
          if (rows.length === 0) break
          await put(`${rows.join('\n')}\n`)
          count += rows.length
        }
        await tx.execute(sql.raw('close reading'))
        counts[name] = count
      }
      const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
      await write(`${JSON.stringify({ end: { rows, tables: counts, sha256: hash.digest('hex') } } satisfies End)}\n`)
      return rows
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * Puts a backup into an empty database, all of it or nothing, and brings it up to date. Returns the number of rows. `open` reads the file from
 * its beginning: first to see that it is whole and unchanged, then to restore it.
 */
export async function restore(
  database: Database,
  open: () => AsyncIterable<string>,
  migrations: string,
): Promise<number> {
  const { header, rows: expected } = await checked(open())
  const known = new Set(allMigrations(migrations).map(({ name }) => name))
  const unknown = header.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0) throw new BackupError(`The backup is of a newer Tessera: it has ${unknown.join(', ')}.`)
  const [made] = await database.sql<{ name: string | null }>("select to_regclass('public.migrations')::text as name")
  if (made?.name != null) throw new BackupError('The database is not empty; restore into a new one.')
  return await database.db.transaction(async (tx) => {
    await migrateWithin(tx, migrations, (name) => header.migrations.includes(name))
    const there = new Set((await tables(tx)).map(({ name }) => name))
    let rows = 0
    let table = ''
    let batch: string[] = []
    const flush = async (): Promise<void> => {
      if (batch.length === 0) return
      await insert(tx, table, `[${batch.join(',')}]`)
      rows += batch.length
      batch = []
    }
    let first = true
    for await (const line of open()) {
      const start = /^\{"table":"(\w+)"\}$/.exec(line)
      if (first || line === '' || isEnd(line)) first = false
      else if (start !== null) {
        await flush()
        table = start[1] ?? ''
        if (!there.has(table)) throw new BackupError(`The backup has a table that is not known: ${table}.`)
      } else {
        batch.push(line)
        if (batch.length >= BATCH) await flush()
      }
    }
    await flush()
    if (rows !== expected) throw new BackupError(`The backup has ${expected} rows, and ${rows} came.`)
    await migrateWithin(tx, migrations)
    return rows
  })
}

/** Rows are other people's data: a failure is reported with the database's message and without the row. */
async function insert(tx: Queries, table: string, rows: string): Promise<void> {
  try {
    await tx.execute(
      sql`insert into ${sql.identifier(table)} select * from json_populate_recordset(null::${sql.identifier(table)}, ${rows}::json)`,
    )
  } catch (error) {
    const { code = 'unknown', constraint } = causeOf(error)
    const broken = constraint === undefined ? '' : `, ${constraint}`
    throw new BackupError(`The rows of ${table} cannot be restored (${code}${broken}); nothing was changed.`)
  }
}

function causeOf(error: unknown): { readonly code?: string; readonly constraint?: string } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause as { readonly code?: string; readonly constraint?: string }
}

/** Reads a backup to its end. */
async function checked(lines: AsyncIterable<string>): Promise<{ readonly header: Header; readonly rows: number }> {
  const hash = createHash('sha256')
  let header: Header | null = null
  let end: End['end'] | null = null
  for await (const line of lines) {
    if (line === '') continue
    if (end !== null) throw new BackupError('The backup goes on after its end.')
    header ??= headerOf(line)
    if (isEnd(line)) end = (JSON.parse(line) as End).end
    else hash.update(`${line}\n`)
  }
  if (header === null) throw new BackupError('This is not a backup of Tessera.')
  if (end === null) throw new BackupError('The backup is not whole: its end is missing.')
  if (end.sha256 !== hash.digest('hex'))
    throw new BackupError('The backup was changed or damaged: its hash is another one.')
  return { header, rows: end.rows }
}

function isEnd(line: string): boolean {
  return line.startsWith('{"end":{"rows":')
}

export class BackupError extends Error {}

interface Table {
  readonly name: string
  /** Columns that refer to rows of the table itself. */
  readonly own: readonly string[]
}

/** All tables there are, plug-ins' among them, in an order in which every row finds what it refers to. */
async function tables(db: Queries): Promise<readonly Table[]> {
  const found = (await db.execute(sql`
    select tables.relname::text as name, target.relname::text as target, attribute.attname::text as "column"
    from pg_class tables
    left join pg_constraint reference on reference.conrelid = tables.oid and reference.contype = 'f'
    left join pg_class target on target.oid = reference.confrelid
    left join pg_attribute attribute on attribute.attrelid = tables.oid and attribute.attnum = any (reference.conkey)
    where tables.relnamespace = 'public'::regnamespace and tables.relkind = 'r' and tables.relname <> 'migrations'
    order by tables.relname, attribute.attname`)) as unknown as {
    readonly rows: readonly { readonly name: string; readonly target: string | null; readonly column: string }[]
  }
  const ordered: Table[] = []
  const add = (name: string): void => {
    if (ordered.some((table) => table.name === name)) return
    const references = found.rows.filter((row) => row.name === name)
    for (const { target } of references) if (target !== null && target !== name) add(target)
    ordered.push({ name, own: references.filter(({ target }) => target === name).map(({ column }) => column) })
  }
  for (const { name } of found.rows) add(name)
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
