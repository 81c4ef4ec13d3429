import { makeAdmin, resetPassword } from '@tessera/server'
import type { LauncherPaths } from '../launcher-paths.ts'
import { failure } from '../problem.ts'
import { opened, type PlaceFlags, placeOf } from './place.ts'

type Flags = PlaceFlags & { readonly json?: true; readonly remove?: true }

/** A code to hand to somebody who has lost password and recovery codes. */
export async function resetUser(paths: LauncherPaths, name: string, flags: Flags): Promise<void> {
  const code = await inDatabase(paths, flags, (database) => resetPassword(database, name))
  const words = `Give ${name} this code; it sets a new password within an hour (Sign in, Recover):\n${code}`
  process.stdout.write(`${flags.json ? JSON.stringify({ name, code }) : words}\n`)
}

export async function adminUser(paths: LauncherPaths, name: string, flags: Flags): Promise<void> {
  const is = flags.remove !== true
  await inDatabase(paths, flags, (database) => makeAdmin(database, name, is))
  const words = is ? `${name} is an administrator` : `${name} is no longer an administrator`
  process.stdout.write(`${flags.json ? JSON.stringify({ name, admin: is }) : words}\n`)
}

async function inDatabase<T>(
  paths: LauncherPaths,
  flags: Flags,
  work: (database: Awaited<ReturnType<typeof opened>>) => Promise<T>,
): Promise<T> {
  const database = await opened(paths, placeOf(paths, flags))
  try {
    return await work(database)
  } catch (error) {
    throw failure(error instanceof Error ? error.message : String(error))
  } finally {
    await database.close()
  }
}
