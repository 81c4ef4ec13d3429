import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Queries } from './database.ts'
import { namedStatements } from './embedded-statements.ts'
import { FolderInUse, lockFolder } from './lock.ts'
import * as schema from './schema.ts'
import { syncAll, syncForReal } from './sync.ts'

/** PostgreSQL inside this process, its files in a folder of ours; `memory` keeps nothing. */
export async function openEmbedded(
  where: { readonly folder: string } | 'memory',
  templates: string,
): Promise<Database> {
  // Whatever is written from here on is for its owner alone: accounts, secrets of running matches.
  if (where !== 'memory') process.umask(0o077)
  const unlock = where === 'memory' ? async () => {} : await lockFolder(where.folder)
  try {
    const { client, synced } = await started(where, templates)
    const durable = where !== 'memory' && syncForReal(client)
    const named = namedStatements(client)
    return {
      kind: 'embedded',
      durable,
      db: drizzle(client, { schema }) as unknown as Queries,
      sql: async <Row>(text: string, values: readonly unknown[] = [], name?: string) =>
        name === undefined ? (await client.query<Row>(text, [...values])).rows : await named<Row>(name, text, values),
      ...inThisProcess(),
      logTo: () => {},
      load: () => ({ connections: 1, idle: 1, waiting: 0 }),
      close: async () => {
        await client.close()
        await synced
        if (where !== 'memory') closeToOthers(join(where.folder, 'database'))
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw where === 'memory' || error instanceof FolderInUse ? error : new DatabaseDamaged(where.folder, error)
  }
}

/** Nobody else can have this database open: what is told never has to go through it, which would cost a statement for every change. */
function inThisProcess(): Pick<Database, 'listen' | 'notify'> {
  const listening = new Map<string, Set<{ readonly heard: (payload: string) => void }>>()
  return {
    async listen(channel, heard) {
      const all = listening.get(channel) ?? new Set()
      const one = { heard }
      listening.set(channel, all.add(one))
      return async () => void all.delete(one)
    },
    async notify(channel, payloads) {
      // As from a database: whoever tells is done first.
      await new Promise(setImmediate)
      for (const payload of payloads) for (const { heard } of listening.get(channel) ?? []) heard(payload)
    },
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
  if (files !== undefined && isMade(files)) {
    closeToOthers(files)
    return { client: await PGlite.create({ dataDir: files, startParams }), synced: Promise.resolve() }
  }
  const loadDataDir = new Blob([new Uint8Array(await template(templates))])
  if (files === undefined)
    return { client: await PGlite.create({ loadDataDir, startParams }), synced: Promise.resolve() }
  rmSync(files, { recursive: true, force: true })
  writeFileSync(unfinished(files), '')
  const client = await PGlite.create({ dataDir: files, loadDataDir, startParams })
  closeToOthers(files)
  const synced = syncAll(files).then(() => rmSync(unfinished(files), { force: true }))
  return { client, synced }
}

/** There while a new database is being made: nobody has been promised anything of it yet. */
function unfinished(files: string): string {
  return `${files}.unfinished`
}

/** A database that is there is opened, or refused; it is never replaced by an empty one. */
function isMade(files: string): boolean {
  if (existsSync(join(files, 'PG_VERSION'))) return true
  const empty = !existsSync(files) || readdirSync(files).length === 0
  if (empty || existsSync(unfinished(files))) return false
  throw new Error('the file PG_VERSION is missing from it')
}

/** What was made before files were closed to others. */
function closeToOthers(files: string): void {
  chmodSync(files, 0o700)
  for (const entry of readdirSync(files, { withFileTypes: true, recursive: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}

/** Whatever keeps a data folder from being opened, as a sentence. */
export class DatabaseDamaged extends Error {
  constructor(folder: string, cause: unknown) {
    const said = cause instanceof Error ? cause.message : ''
    const why = said === '' ? 'the database in it does not start' : said
    super(
      `The data folder ${folder} cannot be opened: ${why}. Nothing in it was changed. If its files are damaged, restore a backup into another folder.`,
      { cause },
    )
  }
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
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, packed)
  renameSync(partial, file)
  return packed
}

function templateIn(folder: string): string {
  return join(folder, `empty-database-${PGLITE_TEMPLATE}.tar`)
}

/** Raised when a template made earlier no longer fits. */
const PGLITE_TEMPLATE = 'pg18-1'
