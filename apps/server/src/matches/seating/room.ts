import { and, count, eq, inArray, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { takeTurn } from '../../database/in-turn.ts'
import { matches } from '../../database/schema.ts'
import { requestError } from '../../request-error.ts'

/** How many matches there may be. */
export interface Room {
  /** Of one account, waiting to begin. */
  readonly account: number
  /** From one address, waiting to begin. */
  readonly address: number
  /** Made by one account, running. */
  readonly running: number
  /** The address the match is made from, hashed. */
  readonly from: string
}

/** Within the transaction that makes a match: refuses one too many, however many are asked for at the same moment. */
export async function refuseFull(tx: Queries, account: string, room: Room): Promise<void> {
  await takeTurn(tx, `matches ${account}`)
  await takeTurn(tx, `matches from ${room.from}`)
  const unstarted = inArray(matches.status, ['open', 'starting'])
  const many = async (which: SQL | undefined): Promise<number> => {
    const [found] = await tx.select({ matches: count() }).from(matches).where(which)
    return found?.matches ?? 0
  }
  if ((await many(and(eq(matches.createdBy, account), unstarted))) >= room.account)
    throw requestError(409, 'too_many_matches', `At most ${room.account} of your matches may wait to begin.`)
  if ((await many(and(eq(matches.createdBy, account), eq(matches.status, 'running')))) >= room.running)
    throw requestError(409, 'too_many_matches', `${room.running} of your matches run: end some first.`)
  if ((await many(and(eq(matches.address, room.from), unstarted))) >= room.address)
    throw requestError(409, 'too_many_matches', 'Too many matches from your address wait to begin.')
}
