import { serverPlugins } from '@tessera/games/online'
import { and, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { deleteAccount } from '../accounts/delete.ts'
import { tidyChat } from '../company/chat.ts'
import type { ServerContext } from '../context.ts'
import {
  accounts,
  countedMails,
  matches,
  notices,
  passkeyAnswers,
  recoveryCodes,
  reports,
  seats,
  sessions,
  tokens,
} from '../database/schema.ts'

const BATCH = 500

/**
 * Deletes data after the time that is stated for it: guests not seen for `guestDays`, sessions and tokens that have ended, notices after 90
 * days, chat after 30. A guest who never played vanishes altogether; one who did becomes nameless. Returns how many guests went.
 */
export async function tidy(context: ServerContext): Promise<number> {
  const { db } = context.database
  await db.delete(sessions).where(lt(sessions.expires, sql`now()`))
  await db.delete(tokens).where(lt(tokens.expires, sql`now() - interval '30 days'`))
  await db.delete(recoveryCodes).where(and(isNotNull(recoveryCodes.expires), lt(recoveryCodes.expires, sql`now()`)))
  await db.delete(countedMails).where(lt(countedMails.sent, sql`now() - interval '1 day'`))
  await db.delete(passkeyAnswers).where(lt(passkeyAnswers.expires, sql`now()`))
  await db.delete(notices).where(lt(notices.created, sql`now() - interval '90 days'`))
  await tidyChat(db)
  for (const plugin of serverPlugins) await plugin.tidy?.(db)
  const old = and(
    eq(accounts.kind, 'guest'),
    isNull(accounts.deleted),
    lt(accounts.lastSeen, sql`now() - make_interval(days => ${context.settings.guestDays})`),
  )
  const never = and(
    notExists(
      db.select().from(seats).where(sql`${seats.account} = ${accounts.id} or ${seats.invited} = ${accounts.id}`),
    ),
    notExists(db.select().from(matches).where(eq(matches.createdBy, accounts.id))),
    notExists(
      db.select().from(reports).where(sql`${reports.by} = ${accounts.id} or ${reports.about} = ${accounts.id}`),
    ),
  )
  let gone = (await db.delete(accounts).where(and(old, never)).returning({ id: accounts.id })).length
  for (;;) {
    const guests = await db.select().from(accounts).where(old).limit(BATCH)
    for (const guest of guests) await deleteAccount(context, guest)
    gone += guests.length
    if (guests.length < BATCH) return gone
  }
}
