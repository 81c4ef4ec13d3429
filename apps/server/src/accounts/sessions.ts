import { and, eq, gt, like, type SQL, sql } from 'drizzle-orm'
import type { ServerContext } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { sessions } from '../database/schema.ts'
import { behind, inOrder, type PageWish, pageFrom } from './page.ts'
import type { Visitor } from './visitors.ts'

/** A session is called by the beginning of its hash, which opens nothing. */
const SHOWN = 16

export async function sessionsOf(db: Queries, by: Visitor, wish: PageWish) {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.account, by.id),
        gt(sessions.expires, sql`now()`),
        behind(wish, false, sessions.created, sessions.id),
      ),
    )
    .orderBy(inOrder(false, sessions.created, sessions.id))
    .limit(wish.limit + 1)
  return pageFrom(rows, wish, (row) => ({
    id: row.id.slice(0, SHOWN),
    created: row.created.toISOString(),
    lastSeen: row.lastSeen.toISOString(),
    agent: row.agent,
    current: row.id === by.session,
  }))
}

export async function endSession(context: ServerContext, account: string, id: string): Promise<void> {
  if (/^[0-9a-f]{16,64}$/.test(id)) await endSessions(context, account, like(sessions.id, `${id}%`))
}

export async function endSessions(context: ServerContext, account: string, which: SQL | undefined): Promise<void> {
  await context.database.db.delete(sessions).where(and(eq(sessions.account, account), which))
  await context.visitors.forget(account)
}
