import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BackupError, backup, migrate, restore } from '@tessera/server'
import type { House } from '../house.ts'
import { failure } from '../problem.ts'
import { migrationsOf, opened, type PlaceFlags, placeOf } from './place.ts'

type Flags = PlaceFlags & { readonly json?: true }

/** The file appears under its name when it is whole. */
export async function writeBackup(house: House, file: string, flags: Flags): Promise<void> {
  const database = await opened(house, placeOf(house, flags), false)
  const unfinished = `${file}.${process.pid}`
  try {
    const packed = createGzip()
    const out = packed.pipe(createWriteStream(unfinished))
    const done = finished(out)
    const rows = await backup(database, async (lines) => {
      if (!packed.write(lines)) await once(packed, 'drain')
    })
    packed.end()
    await done
    renameSync(unfinished, file)
    process.stdout.write(flags.json ? `${JSON.stringify({ file, rows })}\n` : `${rows} rows are in ${file}\n`)
  } finally {
    rmSync(unfinished, { force: true })
    await database.close()
  }
}

export async function readBackup(house: House, file: string, flags: Flags): Promise<void> {
  if (!existsSync(file)) throw failure(`There is no file ${file}`)
  const database = await opened(house, placeOf(house, flags), false)
  try {
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity })
    const rows = await restore(database, lines, migrationsOf(house))
    process.stdout.write(flags.json ? `${JSON.stringify({ rows })}\n` : `${rows} rows are restored\n`)
  } catch (error) {
    if (error instanceof BackupError) throw failure(error.message)
    throw error
  } finally {
    await database.close()
  }
}

export async function migrateNow(house: House, flags: Flags): Promise<void> {
  const database = await opened(house, placeOf(house, flags), false)
  try {
    const applied = await migrate(database, migrationsOf(house))
    const words = applied.length === 0 ? 'The database is up to date' : `Applied ${applied.join(', ')}`
    process.stdout.write(flags.json ? `${JSON.stringify({ applied })}\n` : `${words}\n`)
  } finally {
    await database.close()
  }
}
