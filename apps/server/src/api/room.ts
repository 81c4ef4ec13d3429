import { and, count, eq, inArray } from 'drizzle-orm'
import type { Visitor } from '../accounts/visitors.ts'
import type { ServerContext } from '../context.ts'
import { matches } from '../database/schema.ts'
import { requestError } from '../request-error.ts'
import { addressKey } from '../security.ts'

/**
 * Whether one more match may be opened by this account and from this address; the answer notes the address, hashed under a
 * secret, with the match that was then made.
 */
export async function openMatchRoom(
  { database: { db }, settings, keys }: ServerContext,
  by: Visitor,
  address: string,
): Promise<(match: string) => Promise<void>> {
  const hashed = keys.hash('addresses', addressKey(address))?.toString('hex') ?? ''
  const unstarted = inArray(matches.status, ['open', 'starting'])
  const [own] = await db
    .select({ open: count() })
    .from(matches)
    .where(and(eq(matches.createdBy, by.id), unstarted))
  if ((own?.open ?? 0) >= settings.openMatches.account)
    throw requestError(
      409,
      'too_many_matches',
      `At most ${settings.openMatches.account} of your matches may wait to begin.`,
    )
  const [running] = await db
    .select({ matches: count() })
    .from(matches)
    .where(and(eq(matches.createdBy, by.id), eq(matches.status, 'running')))
  if ((running?.matches ?? 0) >= settings.openMatches.running)
    throw requestError(409, 'too_many_matches', `${settings.openMatches.running} of your matches run: end some first.`)
  const [near] = await db
    .select({ open: count() })
    .from(matches)
    .where(and(eq(matches.address, hashed), unstarted))
  if ((near?.open ?? 0) >= settings.openMatches.address)
    throw requestError(409, 'too_many_matches', 'Too many matches from your address wait to begin.')
  return async (match) => {
    await db.update(matches).set({ address: hashed }).where(eq(matches.id, match))
  }
}
