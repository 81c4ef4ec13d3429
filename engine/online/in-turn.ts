import { sql } from 'drizzle-orm'
import type { Queries } from './database.ts'

/** Work on the same thing, one after the other on all servers: a count still holds when a row is added after it. */
export async function inTurn<T>(db: Queries, key: string, work: (tx: Queries) => Promise<T>): Promise<T> {
  return await db.transaction(async (tx) => {
    await takeTurn(tx, key)
    return await work(tx)
  })
}

/** Waits for the lock of a key, and holds it until the transaction ends. */
export async function takeTurn(tx: Queries, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7250214))`)
}
