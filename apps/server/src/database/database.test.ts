import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, type PgTable, PgTable as TableKind } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DATABASES, type TestDatabase, testDatabase } from '../testing/database.ts'
import { FolderInUse, lockFolder } from './lock.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import * as schema from './schema.ts'

const tables: PgTable[] = Object.values(schema).filter((value) => is(value, TableKind))

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

  test('notifications are heard', async () => {
    const heard: string[] = []
    const stop = await database.listen('listener', (payload) => heard.push(payload))
    await database.sql("select pg_notify('listener', 'hello')")
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
    await expect(openDatabase({ folder })).rejects.toThrow(/in use by process \d+: stop it first/)
    await first.close()
    const second = await openDatabase({ folder })
    expect(await second.sql("select value from settings where key = 'colour'")).toEqual([{ value: 'green' }])
    await second.close()
    expect(existsSync(join(folder, 'tessera.lock'))).toBe(false)
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

  test('a lock of a process that died is taken over, one of a living process is not', async () => {
    const file = join(folder, 'tessera.lock')
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(other, 'spawn')
    writeFileSync(file, String(other.pid))
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    other.kill('SIGKILL')
    await once(other, 'exit')
    const unlock = lockFolder(folder)
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
    unlock()
    expect(existsSync(file)).toBe(false)
  })
})
