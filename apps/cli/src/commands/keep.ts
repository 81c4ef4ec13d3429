import { once } from 'node:events'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BackupError, backup, migrate, rebuildGame, restore } from '@tessera/server'
import type { LauncherPaths } from '../launcher-paths.ts'
import { failure, usage } from '../problem.ts'
import { checkWritable } from '../writable.ts'
import { migrationsOf, opened, type PlaceFlags, placeOf } from './place.ts'

type Flags = PlaceFlags & { readonly json?: true }

/** The file appears under its name when it is whole. */
export async function writeBackup(paths: LauncherPaths, file: string, flags: Flags): Promise<void> {
  checkWritable(file, 'backup')
  const place = placeOf(paths, flags)
  if (typeof place === 'object' && 'folder' in place && !existsSync(place.folder))
    throw failure(`There is no database in ${place.folder}`)
  const database = await opened(paths, place, false)
  const unfinished = `${file}.${process.pid}`
  try {
    const packed = createGzip()
    const done = pipeline(packed, createWriteStream(unfinished, { mode: 0o600 }))
    // It is awaited below; until then the next write notices a full disk.
    done.catch(() => undefined)
    const rows = await backup(database, async (lines) => {
      if (!packed.write(lines)) await once(packed, 'drain')
    })
    packed.end()
    await done
    renameSync(unfinished, file)
    process.stdout.write(flags.json ? `${JSON.stringify({ file, rows })}\n` : `${rows} rows are in ${file}\n`)
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).syscall !== 'string') throw error
    throw failure(`${file} could not be written: ${(error as Error).message}`)
  } finally {
    rmSync(unfinished, { force: true })
    await database.close()
  }
}

export async function readBackup(paths: LauncherPaths, file: string, flags: Flags): Promise<void> {
  const there = statSync(file, { throwIfNoEntry: false })
  if (there === undefined) throw usage(`There is no file ${file}`)
  if (there.isDirectory()) throw usage(`${file} is a folder, not a file`)
  const place = placeOf(paths, flags)
  const begun = typeof place === 'object' && 'folder' in place ? unusedFolder(place.folder) : null
  let whole = false
  const database = await opened(paths, place, false)
  try {
    const rows = await restore(database, () => linesOf(file), migrationsOf(paths))
    whole = true
    process.stdout.write(flags.json ? `${JSON.stringify({ rows })}\n` : `${rows} rows are restored\n`)
  } catch (error) {
    if (error instanceof BackupError) throw failure(error.message)
    if (/^Z_/.test((error as NodeJS.ErrnoException).code ?? ''))
      throw failure(`${file} is not a backup, or not all of one`)
    throw error
  } finally {
    await database.close()
    if (!whole) begun?.remove()
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  // An error of the file or of its packing is thrown where the lines are read.
  source.once('error', (error) => unpacked.destroy(error))
  const lines = createInterface({ input: source.pipe(unpacked), crlfDelay: Infinity })
  let failed: Error | null = null
  unpacked.once('error', (error) => {
    failed = error
    lines.close()
  })
  for await (const line of lines) yield line
  if (failed !== null) throw failed
}

/** A folder that a restore may begin in; what it leaves there is removed when it fails. */
function unusedFolder(folder: string): { remove(): void } | null {
  const there = existsSync(folder)
  if (there && readdirSync(folder).length > 0) return null
  return {
    remove() {
      rmSync(folder, { recursive: true, force: true })
      if (there) mkdirSync(folder, { mode: 0o700 })
    },
  }
}

export async function migrateNow(paths: LauncherPaths, flags: Flags & { readonly rebuild?: string }): Promise<void> {
  const database = await opened(paths, placeOf(paths, flags), false)
  try {
    const applied = await migrate(database, migrationsOf(paths))
    const words = applied.length === 0 ? 'The database is up to date' : `Applied ${applied.join(', ')}`
    const rebuilt = flags.rebuild === undefined ? undefined : await rebuild(database, flags.rebuild)
    const more = rebuilt === undefined ? '' : `\nThe tables of ${flags.rebuild} are made anew from ${rebuilt} matches`
    process.stdout.write(flags.json ? `${JSON.stringify({ applied, rebuilt })}\n` : `${words}${more}\n`)
  } finally {
    await database.close()
  }
}

async function rebuild(database: Parameters<typeof rebuildGame>[0], game: string): Promise<number> {
  const count = await rebuildGame(database, game)
  if (count === null) throw usage(`--rebuild: ${game} has no tables of its own`)
  return count
}
