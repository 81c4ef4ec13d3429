import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverPlugins } from '@tessera/games/online'
import { is } from 'drizzle-orm'
import { getTableConfig, type PgTable, PgTable as TableKind } from 'drizzle-orm/pg-core'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DATABASES, type TestDatabase, testDatabase } from '../testing/database.ts'
import { FolderInUse, lockFolder } from './lock.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import * as schema from './schema.ts'

const tables: PgTable[] = [schema, ...serverPlugins.map((plugin) => plugin.tables)]
  .flatMap((module) => Object.values<unknown>({ ...module }))
  .filter((value) => is(value, TableKind))

describe.each(DATABASES)('the %s database', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase(kind)
  })
  afterAll(() => database.close())

  test('has exactly the tables and columns that the code knows', async () => {
    const found = await database.sql<{ table_name: string; column_name: string; type: string; is_nullable: string }>(
      `select table_name, column_name, is_nullable,
         case when data_type = 'timestamp with time zone' then 'timestamp with time zone' else data_type end as type
       from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'`,
    )
    const there = found.map(
      (row) => `${row.table_name}.${row.column_name} ${row.type} ${row.is_nullable === 'YES' ? 'null' : 'not null'}`,
    )
    const known = tables.flatMap((table) => {
      const { name, columns } = getTableConfig(table)
      return columns.map(
        (column) => `${name}.${column.name} ${column.getSQLType()} ${column.notNull ? 'not null' : 'null'}`,
      )
    })
    expect(there.sort()).toEqual(known.sort())
  })

  test('a text that reads like a number comes back as that text', async () => {
    const texts = ['12e34567', '00123456', 'true', '"quoted"']
    await database.db.insert(schema.settings).values(texts.map((value) => ({ key: `text ${value}`, value })))
    const rows = await database.db.select().from(schema.settings)
    expect(rows.map((row) => row.value)).toEqual(expect.arrayContaining(texts))
  })

  test('has the keys and indexes that the code knows', async () => {
    const found = await database.sql<{ indexname: string }>(
      "select indexname from pg_indexes where schemaname = 'public' and indexname not like '%_pkey'",
    )
    const known = tables.flatMap((table) => getTableConfig(table).indexes.map((index) => index.config.name ?? ''))
    expect(found.map(({ indexname }) => indexname).sort()).toEqual(known.sort())
  })

  test('migrations are applied once, and a newer database is refused', async () => {
    const folder = join(import.meta.dirname, 'migrations')
    expect(await migrate(database, folder)).toEqual([])
    await database.sql("insert into migrations (name) values ('9999-later.sql')")
    await expect(migrate(database, folder)).rejects.toThrow('newer Tessera')
    await database.sql("delete from migrations where name = '9999-later.sql'")
  })

  test('a statement with a name answers as one without, again and again, and after an error', async () => {
    const text = `select $1::int + 1 as whole, $2::text as words, $3::json as plain, $4::boolean as yes, $5::timestamptz as moment,
      $6::text as nothing, array[$1::int, 2] as list`
    const moment = new Date('2026-11-16T12:00:00Z')
    for (const whole of [1, 2, 3, 4, 5, 6, 7]) {
      const values = [whole, `it's "${whole}"`, JSON.stringify({ a: [whole, null] }), whole % 2 === 0, moment, null]
      const named = await database.sql(text, values, 'all_kinds')
      expect(named).toEqual(await database.sql(text, values))
      expect(named).toMatchObject([{ whole: whole + 1, plain: { a: [whole, null] }, yes: whole % 2 === 0, moment }])
    }
    const divided = (by: number) => database.sql<{ half: number }>('select 10 / $1::int as half', [by], 'divided')
    await expect(divided(0)).rejects.toMatchObject({ code: '22012' })
    expect(await divided(2)).toEqual([{ half: 5 }])
    await expect(database.sql('select nothing from nowhere', [], 'wrong')).rejects.toMatchObject({ code: '42P01' })
    expect(await divided(5)).toEqual([{ half: 2 }])
  })

  test('a statement with a name is not part of a transaction of another caller', async () => {
    const count = () =>
      database.sql<{ n: number }>("select count(*)::int as n from settings where key = 'half done'", [], 'half_done')
    let counted: ReturnType<typeof count> | undefined
    const undone = database.db.transaction(async (tx) => {
      await tx.insert(schema.settings).values({ key: 'half done', value: 1 })
      counted = count()
      tx.rollback()
    })
    await expect(undone).rejects.toThrow()
    expect(await counted).toEqual([{ n: 0 }])
  })

  test('notifications are heard', async () => {
    const heard: string[] = []
    const stop = await database.listen('listener', (payload) => heard.push(payload))
    await database.notify('listener', ['hello'])
    await expect.poll(() => heard).toEqual(['hello'])
    await stop()
  })
})

describe('a data folder', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-data-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is for one process alone; what is in it stays', async () => {
    const first = await openDatabase({ folder })
    await first.sql("insert into settings (key, value) values ('colour', '\"green\"')")
    await expect(openDatabase({ folder })).rejects.toThrow(/is in use by another server: stop that one first/)
    await first.close()
    const second = await openDatabase({ folder })
    expect(await second.sql("select value from settings where key = 'colour'")).toEqual([{ value: 'green' }])
    await second.close()
    expect(existsSync(join(folder, 'tessera.socket'))).toBe(false)
  })

  test('every commit is synced to the disk before it is acknowledged', async () => {
    const database = await openDatabase({ folder })
    expect(database.durable).toBe(true)
    const synced = vi.spyOn(fs, 'fsyncSync')
    for (const key of ['a', 'b', 'c']) {
      const before = synced.mock.calls.length
      await database.sql('insert into settings (key, value) values ($1, $2)', [key, '1'])
      expect(synced.mock.calls.length).toBeGreaterThan(before)
    }
    synced.mockRestore()
    await database.close()
  })

  test('its files and folders are for their owner alone, old ones too', async () => {
    const modes = (): readonly string[] =>
      readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() || entry.isDirectory())
        .map((entry) => (statSync(join(entry.parentPath, entry.name)).mode & 0o777).toString(8))
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700')
    expect(new Set(modes())).toEqual(new Set(['700', '600']))
    chmodSync(join(folder, 'database', 'PG_VERSION'), 0o644)
    await (await openDatabase({ folder })).close()
    expect(new Set(modes())).toEqual(new Set(['700', '600']))
  })

  test('a damaged database is refused with a sentence and never replaced by an empty one', async () => {
    const version = join(folder, 'database', 'PG_VERSION')
    const aside = join(folder, 'aside')
    renameSync(version, aside)
    const files = readdirSync(join(folder, 'database'))
    await expect(openDatabase({ folder })).rejects.toThrow(/cannot be opened: .*PG_VERSION.* restore a backup/s)
    expect(readdirSync(join(folder, 'database'))).toEqual(files)
    renameSync(aside, version)
    const again = await openDatabase({ folder })
    expect(await again.sql("select value from settings where key = 'colour'")).toEqual([{ value: 'green' }])
    await again.close()
    renameSync(join(folder, 'database', 'global'), aside)
    await expect(openDatabase({ folder })).rejects.toThrow(/^The data folder \S+ cannot be opened: (?!undefined)\S+/)
    renameSync(aside, join(folder, 'database', 'global'))
  })

  test('making a database that was cut off is begun anew', async () => {
    const other = mkdtempSync(join(tmpdir(), 'tessera-data-'))
    mkdirSync(join(other, 'database', 'base'), { recursive: true })
    writeFileSync(join(other, 'database.unfinished'), '')
    const database = await openDatabase({ folder: other })
    expect(await database.sql('select 1 as one')).toEqual([{ one: 1 }])
    await database.close()
    expect(existsSync(join(other, 'database.unfinished'))).toBe(false)
    rmSync(other, { recursive: true, force: true })
  })
})

describe('the lock of a data folder', () => {
  let folder: string
  let program: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-lock-test-'))
    program = join(folder, 'hold.mjs')
    const contents = `import { lockFolder } from './lock.ts'
      try { await lockFolder(process.argv[2]); console.log('held'); setInterval(() => {}, 1000) }
      catch (error) { console.log(error.message); process.exit(1) }`
    const stdin = { contents, resolveDir: import.meta.dirname, loader: 'ts' as const }
    await build({ stdin, outfile: program, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Another process that holds the lock; where the system allows it, in a process namespace of its own. */
  const holder = async (data: string) => {
    const args = [process.execPath, program, data]
    const apart = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0
    const [command = '', ...rest] = apart ? ['unshare', '--pid', '--fork', '--kill-child', ...args] : args
    const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    return { child, said: said.toString().trim() }
  }

  test('holds against every other process, whatever its number, and goes with the process however it ends', async () => {
    const data = join(folder, 'data')
    const { child, said } = await holder(data)
    expect(said).toBe('held')
    await expect(lockFolder(data)).rejects.toThrow(FolderInUse)
    expect((await holder(data)).said).toContain('in use by another server')
    child.kill('SIGKILL')
    await once(child, 'exit')
    // The system ends the program with its namespace a moment later.
    await expect.poll(() => lockFolder(data).catch(() => null), { timeout: 20_000 }).not.toBeNull()
  })

  test('a lock file without a holder, or of an older server, does not keep a server from starting', async () => {
    const data = join(folder, 'old')
    mkdirSync(data)
    writeFileSync(join(data, 'tessera.lock'), String(process.pid))
    writeFileSync(join(data, 'tessera.socket'), '')
    await (await lockFolder(data))()
  })

  test('of many who come at once, over a lock that is dead, one gets it', async () => {
    const data = join(folder, 'many')
    const child = spawn(process.execPath, [program, data], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const took = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(data)))
    expect(took.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('in a folder whose name is too long for a socket', async () => {
    const data = join(folder, 'x'.repeat(120))
    const unlock = await lockFolder(data)
    await expect(lockFolder(data)).rejects.toThrow(FolderInUse)
    await unlock()
    await (await lockFolder(data))()
  })
})
