import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { takeTurn } from '../database/in-turn.ts'
import { countedMails } from '../database/schema.ts'
import { newId } from '../ids.ts'
import type { Keys } from './keys.ts'

/** How many mails there may be in an hour and in a day. */
export interface MailLimit {
  readonly hour: number
  readonly day: number
}

/** A key that mails are counted by, and how many there may be. */
export interface CountedBy {
  /** Among all that mails are counted by: `recovery of ACCOUNT`, say. */
  readonly what: string
  readonly limit: MailLimit
}

/** To one account, and to one mail address. */
export const TO_ONE: MailLimit = { hour: 3, day: 6 }

/** Asked for from one address, where a whole school may be. */
export const FROM_ONE: MailLimit = { hour: 20, day: 60 }

/**
 * Counts a mail, for all servers together, and returns its id; null where there were too many already, which counts nothing.
 * Addresses are counted by their hashes alone.
 */
export async function countMail(tx: Queries, keys: Keys, by: readonly CountedBy[]): Promise<string | null> {
  const hashed = by
    .map(({ what, limit }) => ({ hash: keys.hash('mails', what)?.toString('hex') ?? '', limit }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
  for (const { hash } of hashed) await takeTurn(tx, `mails ${hash}`)
  for (const { hash, limit } of hashed) {
    const [found] = await tx
      .select({
        hour: sql<number>`count(*) filter (where ${countedMails.sent} > now() - interval '1 hour')::int`,
        day: sql<number>`count(*) filter (where ${countedMails.sent} > now() - interval '1 day')::int`,
      })
      .from(countedMails)
      .where(eq(countedMails.countedBy, hash))
    if (found === undefined || found.hour >= limit.hour || found.day >= limit.day) return null
  }
  const mail = newId()
  await tx.insert(countedMails).values(hashed.map(({ hash }) => ({ countedBy: hash, mail })))
  return mail
}

/** A mail that could not be sent counts for nothing. */
export async function uncountMail(tx: Queries, mail: string): Promise<void> {
  await tx.delete(countedMails).where(eq(countedMails.mail, mail))
}
