import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Queries } from './database.ts'
import { lockFolder } from './lock.ts'
import * as schema from './schema.ts'
import { syncAll, syncForReal } from './sync.ts'

/** PostgreSQL inside this process, its files in a folder of ours; `memory` keeps nothing. */
export async function openEmbedded(
  where: { readonly folder: string } | 'memory',
  templates: string,
): Promise<Database> {
  const unlock = where === 'memory' ? () => {} : lockFolder(where.folder)
  try {
    const { client, synced } = await started(where, templates)
    const durable = where !== 'memory' && syncForReal(client)
    return {
      kind: 'embedded',
      durable,
      db: drizzle(client, { schema }) as unknown as Queries,
      sql: async <Row>(text: string, values: readonly unknown[] = []) =>
        (await client.query<Row>(text, [...values])).rows,
      listen: async (channel, heard) => await client.listen(channel, heard),
      close: async () => {
        await client.close()
        await synced
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** A new folder starts from a template, since making a database from nothing takes many seconds. */
async function started(
  where: { readonly folder: string } | 'memory',
  templates: string,
): Promise<{ readonly client: PGlite; readonly synced: Promise<void> }> {
  const files = where === 'memory' ? undefined : join(where.folder, 'database')
  // It comes with syncing switched off; in a folder it is wanted, and `syncForReal` makes it true.
  const startParams = [
    ...PGlite.defaultStartParams.filter((flag) => files === undefined || flag !== '-F'),
    ...['-c', 'shared_buffers=16MB'],
    ...(files === undefined ? [] : ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']),
  ]
  if (files !== undefined && existsSync(join(files, 'PG_VERSION')))
    return { client: await PGlite.create({ dataDir: files, startParams }), synced: Promise.resolve() }
  const loadDataDir = new Blob([new Uint8Array(await template(templates))])
  const client = await PGlite.create({ ...(files === undefined ? {} : { dataDir: files }), loadDataDir, startParams })
  return { client, synced: files === undefined ? Promise.resolve() : syncAll(files) }
}

/** An empty database packed into one file, made once per installation. */
export async function template(folder: string): Promise<Uint8Array> {
  const file = templateIn(folder)
  if (existsSync(file)) return readFileSync(file)
  const client = await PGlite.create()
  const packed = await packTemplate(client, folder)
  await client.close()
  return packed
}

/** New databases with this folder of templates start as this one is now. */
export async function packTemplate(client: PGlite, folder: string): Promise<Uint8Array> {
  const file = templateIn(folder)
  const packed = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer())
  mkdirSync(folder, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, packed)
  renameSync(unfinished, file)
  return packed
}

function templateIn(folder: string): string {
  return join(folder, `empty-database-${PGLITE_TEMPLATE}.tar`)
}

/** Raised when a template made earlier no longer fits. */
const PGLITE_TEMPLATE = 'pg18-1'
