import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { accounts } from '../database/schema.ts'
import { accountByName } from './people.ts'
import { operatorCode } from './recovery.ts'

/** A code that sets a new password within an hour: for people without recovery codes and mail. */
export async function resetPassword({ db }: Database, name: string): Promise<string> {
  const { id, kind } = await accountByName(db, name)
  if (kind !== 'user') throw new Error(`${name} has no password`)
  return await operatorCode(db, id)
}

/** Gives or takes the administrator's role; servers that run know of it within seconds. */
export async function makeAdmin({ db }: Database, name: string, is: boolean): Promise<void> {
  const { id, kind } = await accountByName(db, name)
  if (kind !== 'user') throw new Error(`${name} is no person with a password`)
  await db
    .update(accounts)
    .set({ role: is ? 'admin' : 'player' })
    .where(eq(accounts.id, id))
}
