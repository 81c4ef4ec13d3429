import { join, resolve } from 'node:path'
import { DatabaseDamaged, type DatabasePlace, DiskFull, FolderInUse, openDatabase } from '@tessera/server'
import type { LauncherPaths } from '../launcher-paths.ts'
import { makeFolder } from '../make-folder.ts'
import { failure, usage } from '../problem.ts'

export interface PlaceFlags {
  readonly data?: string
  readonly database?: string
}

type Opened = Awaited<ReturnType<typeof openDatabase>>

/** Where the database is: what is said on the command line, else by the environment, else a folder of the project. */
export function placeOf({ root }: LauncherPaths, { data, database }: PlaceFlags): DatabasePlace {
  if (data !== undefined && database !== undefined)
    throw usage('--data is for the embedded database, --database for PostgreSQL: give one of them')
  const { DATABASE_URL, TESSERA_DATA } = process.env
  const url = database ?? (data === undefined ? DATABASE_URL : undefined)
  if (url === undefined || url === '') return { folder: resolve(data ?? TESSERA_DATA ?? join(root, 'data')) }
  if (!/^postgres(ql)?:\/\//.test(url))
    throw usage('--database must be an address like postgres://user:password@host/name')
  return { url }
}

/** Beside the embedded database; with PostgreSQL in the data folder all the same, and never in the database. */
export function secretsOf({ root }: LauncherPaths, place: DatabasePlace): string {
  const folder = typeof place === 'object' && 'folder' in place ? place.folder : process.env['TESSERA_DATA']
  return join(resolve(folder ?? join(root, 'data')), 'secrets')
}

export function migrationsOf({ root }: LauncherPaths): string {
  return join(root, 'apps', 'server', 'src', 'database', 'migrations')
}

export function templatesOf({ root }: LauncherPaths): string {
  return join(root, 'node_modules', '.cache', 'tessera-database')
}

export async function opened(paths: LauncherPaths, place: DatabasePlace, migrate = true): Promise<Opened> {
  if (typeof place === 'object' && 'folder' in place) makeFolder(place.folder, '--data')
  try {
    return await openDatabase(place, {
      templates: templatesOf(paths),
      migrations: migrationsOf(paths),
      migrate,
    })
  } catch (error) {
    const known = [FolderInUse, DatabaseDamaged, DiskFull].some((kind) => error instanceof kind)
    if (known) throw failure((error as Error).message)
    const { code, message } = error as NodeJS.ErrnoException
    if (typeof code === 'string' || message !== '') throw failure(`The database cannot be opened: ${message || code}`)
    throw error
  }
}
