import { serverPlugins } from '@tessera/games/online'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { ServerContext } from '../context.ts'
import type { Queries } from '../database/database.ts'
import {
  accounts,
  blocks,
  chatLines,
  friends,
  hostAnswers,
  matches as matchTable,
  notices,
  pairings,
  passkeys,
  pushSubscriptions,
  ratings,
  recoveryCodes,
  seats,
  sessions,
  tokens,
  webhooks,
} from '../database/schema.ts'
import type { Asker } from '../matches/index.ts'
import { cancel, decline, unpair } from '../matches/seating/index.ts'
import { act } from '../matches/turns/index.ts'
import { RequestError } from '../request-error.ts'

const GONE = 'Somebody who left'

/** Deletes personal data when an account is closed. Its matches stay, for the others: running ones are resigned, open ones called off. */
export async function deleteAccount(context: ServerContext, who: Asker): Promise<void> {
  const { db } = context.database
  const owned = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.owner, who.id), isNull(accounts.deleted)))
  for (const bot of owned) await deleteAccount(context, bot)
  await leaveMatches(context, who)
  await db.transaction((tx) => forgetPerson(tx, who.id))
  await context.visitors.forget(who.id)
}

async function leaveMatches({ database: { db }, matches }: ServerContext, who: Asker): Promise<void> {
  const own = await db
    .selectDistinct({ id: matchTable.id, status: matchTable.status })
    .from(seats)
    .innerJoin(matchTable, eq(matchTable.id, seats.match))
    .where(
      and(
        or(eq(seats.account, who.id), eq(seats.invited, who.id), eq(matchTable.createdBy, who.id)),
        inArray(matchTable.status, ['open', 'starting', 'running']),
      ),
    )
  await unpair(matches, who.id)
  for (const { id, status } of own) {
    const leave =
      status === 'running'
        ? [() => act(matches, who, id, 'resign')]
        : [() => cancel(matches, who, id), () => decline(matches, who, id)]
    for (const go of leave) {
      try {
        await go()
        break
      } catch (error) {
        if (!(error instanceof RequestError)) throw error
      }
    }
  }
}

async function forgetPerson(tx: Queries, account: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ name: GONE, nameKey: null, passwordHash: null, email: null, role: 'player', deleted: sql`now()` })
    .where(eq(accounts.id, account))
  await tx.delete(sessions).where(eq(sessions.account, account))
  await tx.delete(tokens).where(eq(tokens.account, account))
  await tx.delete(passkeys).where(eq(passkeys.account, account))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.account, account))
  await tx.delete(webhooks).where(eq(webhooks.account, account))
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.account, account))
  await tx.delete(notices).where(eq(notices.account, account))
  await tx.delete(pairings).where(eq(pairings.account, account))
  await tx.delete(ratings).where(eq(ratings.account, account))
  await tx.delete(blocks).where(or(eq(blocks.account, account), eq(blocks.blocked, account)))
  await tx.delete(friends).where(or(eq(friends.account, account), eq(friends.friend, account)))
  await tx.delete(chatLines).where(eq(chatLines.account, account))
  for (const plugin of serverPlugins) await plugin.forget?.(tx, account)
  // The host's answers may hold the name of the person in the match.
  const played = tx.select({ match: seats.match }).from(seats).where(eq(seats.account, account))
  await tx.delete(hostAnswers).where(inArray(hostAnswers.match, played))
  await tx.update(seats).set({ invited: null }).where(eq(seats.invited, account))
}
