import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

export type DatabasePlace = { readonly folder: string } | { readonly url: string } | 'memory'

/** Opens a database and brings it up to date. */
export async function openDatabase(
  place: DatabasePlace,
  options: { readonly templates?: string; readonly migrations?: string } = {},
): Promise<Database> {
  const database =
    typeof place === 'object' && 'url' in place
      ? await openPostgres(place.url)
      : await openEmbedded(place, options.templates ?? join(tmpdir(), 'tessera-templates'))
  try {
    await migrate(database, options.migrations ?? fileURLToPath(new URL('./migrations', import.meta.url)))
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
