import { sql } from 'drizzle-orm'
import type { Queries } from './database.ts'

/** Work on the same thing, one after the other on all servers: what is counted first still holds when something is added to it. */
export async function inTurn<T>(db: Queries, key: string, work: (tx: Queries) => Promise<T>): Promise<T> {
  return await db.transaction(async (tx) => {
    await takeTurn(tx, key)
    return await work(tx)
  })
}

/** Within a transaction: waits until nobody else is at it, and keeps it until the transaction ends. */
export async function takeTurn(tx: Queries, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7250214))`)
}
