import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { isFull } from './away.ts'
import type { Database, Queries } from './database.ts'
import { DiskFull } from './disk-full.ts'
import { namedStatement } from './embedded-statements.ts'
import { leaveRoom, needRoomIn } from './host-files.ts'
import { FolderInUse, lockFolder } from './lock.ts'
import { watchOutages } from './outages.ts'
import { reopened } from './reopen.ts'
import { syncAll, syncForReal } from './sync.ts'

/** PostgreSQL inside this process, its files in a folder of ours; `memory` keeps nothing. */
export async function openEmbedded(
  where: { readonly folder: string } | 'memory',
  templates: string,
): Promise<Database> {
  if (where === 'memory') return await opened(where, templates, async () => {})
  // Files written from here on are readable by their owner alone: they hold accounts and secrets of running matches.
  process.umask(0o077)
  let unlock = async (): Promise<void> => {}
  try {
    unlock = await lockFolder(where.folder)
    await leaveRoom(where.folder)
    return await opened(where, templates, unlock)
  } catch (error) {
    await unlock()
    if (error instanceof FolderInUse) throw error
    const full = isFull(error) || (await needRoomIn(where.folder).then(() => false, isFull))
    throw full ? new DiskFull(where, error) : new DatabaseDamaged(where.folder, error)
  }
}

async function opened(
  where: { readonly folder: string } | 'memory',
  templates: string,
  unlock: () => Promise<void>,
): Promise<Database> {
  const { client: first, synced, again } = await started(where, templates)
  const durable = where !== 'memory' && syncForReal(first)
  const needRoom = async (): Promise<void> => {
    if (where !== 'memory') await needRoomIn(where.folder)
  }
  const outages = watchOutages(needRoom)
  const open = async (): Promise<PGlite> => {
    const client = await again()
    syncForReal(client)
    return client
  }
  const inside = reopened({ first, open, needRoom, outages })
  const asked = {
    query: (text: string, values?: unknown[], how?: QueryOptions) =>
      inside.ask((client) => client.query(text, values, how)),
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => inside.ask((client) => client.transaction(work)),
  }
  return {
    kind: 'embedded',
    durable,
    db: drizzle(asked as unknown as PGlite) as unknown as Queries,
    sql: <Row>(text: string, values: readonly unknown[] = [], name?: string) =>
      inside.ask(async (client) =>
        name === undefined
          ? (await client.query<Row>(text, [...values])).rows
          : await namedStatement<Row>(client, name, text, values),
      ),
    ...inThisProcess(),
    serve: outages.logTo,
    isFull: () => outages.full,
    load: () => ({ connections: 1, idle: 1, waiting: 0 }),
    close: async () => {
      outages.stop()
      await inside.close()
      await synced
      if (where !== 'memory') closeToOthers(join(where.folder, 'database'))
      await unlock()
    },
  }
}

/** No other process can have this database open, so notifications need not go through it, which would cost a statement for every change. */
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
      // Listeners are called after the caller is done, as with a database.
      await new Promise(setImmediate)
      for (const payload of payloads) for (const { heard } of listening.get(channel) ?? []) heard(payload)
    },
  }
}

interface Started {
  readonly client: PGlite
  /** Resolves once a new database is on the disk. */
  readonly synced: Promise<void>
  /** Opens the same files again. */
  again(): Promise<PGlite>
}

/** A new folder starts from a template, since making a database from nothing takes many seconds. */
async function started(where: { readonly folder: string } | 'memory', templates: string): Promise<Started> {
  const files = where === 'memory' ? undefined : join(where.folder, 'database')
  // It comes with syncing switched off; in a folder it is wanted, and `syncForReal` makes it true.
  const startParams = [
    ...PGlite.defaultStartParams.filter((flag) => files === undefined || flag !== '-F'),
    ...['-c', 'shared_buffers=16MB'],
    ...(files === undefined ? [] : ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']),
  ]
  if (files === undefined) {
    const loadDataDir = new Blob([new Uint8Array(await template(templates))])
    const fresh = (): Promise<PGlite> => PGlite.create({ loadDataDir, startParams })
    return { client: await fresh(), synced: Promise.resolve(), again: fresh }
  }
  const again = (): Promise<PGlite> => PGlite.create({ dataDir: files, startParams })
  if (isMade(files)) {
    closeToOthers(files)
    return { client: await again(), synced: Promise.resolve(), again }
  }
  const loadDataDir = new Blob([new Uint8Array(await template(templates))])
  rmSync(files, { recursive: true, force: true })
  writeFileSync(unfinished(files), '')
  try {
    const client = await PGlite.create({ dataDir: files, loadDataDir, startParams })
    closeToOthers(files)
    const synced = syncAll(files).then(() => rmSync(unfinished(files), { force: true }))
    return { client, synced, again }
  } catch (error) {
    rmSync(files, { recursive: true, force: true })
    rmSync(unfinished(files), { force: true })
    throw error
  }
}

/** There while a new database is being made, of which nothing has been acknowledged yet. */
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

/** Closes the files of a folder to other users, older ones too. */
function closeToOthers(files: string): void {
  chmodSync(files, 0o700)
  for (const entry of readdirSync(files, { withFileTypes: true, recursive: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}

/** The reason why a data folder cannot be opened, as a sentence. */
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
