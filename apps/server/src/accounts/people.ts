import type { Me, Person } from '@tessera/wire'
import { and, count, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { accounts, recoveryCodes } from '../database/schema.ts'
import { requestError } from '../request-error.ts'

export type AccountRow = typeof accounts.$inferSelect

export const NOBODY = () => requestError(404, 'no_such_person', 'There is nobody of that name here.')

export function personOf(row: Pick<AccountRow, 'id' | 'name' | 'kind' | 'deleted'>): Person {
  return { id: row.id, name: row.name, kind: row.kind, gone: row.deleted !== null }
}

export async function accountById(db: Queries, id: string): Promise<AccountRow> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id))
  if (row === undefined) throw NOBODY()
  return row
}

/** By name, in any case, or by id (guests and those who are gone have no name of their own). */
export async function accountByName(db: Queries, name: string): Promise<AccountRow> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(or(eq(accounts.nameKey, nameKey(name)), eq(accounts.id, name)))
    .orderBy(sql`name_key is null`)
    .limit(1)
  if (row === undefined) throw NOBODY()
  return row
}

export function nameKey(name: string): string {
  return name.toLowerCase()
}

export async function meOf(db: Queries, id: string): Promise<Me> {
  const row = await accountById(db, id)
  const [left] = await db
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.account, id), isNull(recoveryCodes.used), isNull(recoveryCodes.expires)))
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    role: row.role,
    since: row.created.toISOString(),
    email: row.email,
    recoveryCodesLeft: left?.codes ?? 0,
    revision: row.revision,
  }
}

/** Codes that may still be used. */
export function usableCode(account: string) {
  return and(
    eq(recoveryCodes.account, account),
    isNull(recoveryCodes.used),
    or(isNull(recoveryCodes.expires), gt(recoveryCodes.expires, sql`now()`)),
  )
}
