import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFull } from './away.ts'
import type { Database } from './database.ts'
import { DiskFull } from './disk-full.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

export type DatabasePlace = { readonly folder: string } | { readonly url: string } | 'memory'

export interface OpenOptions {
  /** Where the template of an empty database is kept. */
  readonly templates?: string
  /** The folder of the migrations; beside this file without it. */
  readonly migrations?: string
  /** false leaves the database as it is. */
  readonly migrate?: boolean
  /** Connections to PostgreSQL at most; 10 without it. */
  readonly connections?: number
  /** How often the connection for notifications is asked whether it still lives, in milliseconds. */
  readonly pingMs?: number
  /** How long an answer of PostgreSQL is waited for, in milliseconds. */
  readonly queryMs?: number
}

export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/** Opens a database and brings it up to date. */
export async function openDatabase(place: DatabasePlace, options: OpenOptions = {}): Promise<Database> {
  const database =
    typeof place === 'object' && 'url' in place
      ? await openPostgres(place.url, options)
      : await openEmbedded(place, options.templates ?? join(tmpdir(), 'tessera-templates'))
  try {
    if (options.migrate !== false) await migrate(database, options.migrations ?? MIGRATIONS)
    return database
  } catch (error) {
    await database.close()
    throw isFull(error) ? new DiskFull(place, error) : error
  }
}
