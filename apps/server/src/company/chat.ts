import type { Chat } from '@tessera/wire'
import { and, asc, count, eq, gt, max, notExists, sql } from 'drizzle-orm'
import type { ServerContext } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { inTurn } from '../database/in-turn.ts'
import { blocks, chatLines, matches, reports, seats } from '../database/schema.ts'
import type { Asker } from '../matches/index.ts'
import { spoke } from '../matches/turns/index.ts'
import { NO_MATCH, requestError } from '../request-error.ts'
import { filtered } from './chat-filter.ts'
import { areFriends } from './friends.ts'

/** Lines of one person in ten seconds, and of a whole match. */
const MOST_AT_ONCE = 5
const MOST_LINES = 1000
/** Lines of one page: the newest, where more are asked for. */
const MOST_SHOWN = 200

interface Place {
  readonly seat: number | null
  readonly free: boolean
}

/** The lines after a given one, for people in the match, without those of people whom the asker has blocked. */
export async function chatOf({ db }: ServerContext['database'], by: Asker, id: string, after: number): Promise<Chat> {
  const { free } = await placeOf(db, by, id)
  const silenced = db
    .select()
    .from(blocks)
    .where(and(eq(blocks.account, by.id), eq(blocks.blocked, chatLines.account)))
  const rows = await db
    .select()
    .from(chatLines)
    .where(and(eq(chatLines.match, id), gt(chatLines.number, after), notExists(silenced)))
    .orderBy(asc(chatLines.number))
  const lines = rows.slice(-MOST_SHOWN).map(({ number, seat, text, said }) => ({
    number,
    seat,
    text,
    said: said.toISOString(),
  }))
  return { free, lines }
}

export async function sayLine(
  { database: { db }, matches: played }: ServerContext,
  by: Asker,
  id: string,
  text: string,
  key: string | undefined,
): Promise<void> {
  const { seat, free } = await placeOf(db, by, id)
  if (seat === null || !free)
    throw requestError(403, 'phrases_only', 'With people you met by chance there are phrases. Friends write freely.')
  const shown = filtered(text)
  if (shown === '') throw requestError(422, 'empty_line', 'There is nothing to read in it.')
  const said = await inTurn(db, `chat ${id}`, async (tx) => {
    const own = and(eq(chatLines.match, id), eq(chatLines.account, by.id))
    if (key !== undefined) {
      const [before] = await tx
        .select({ number: chatLines.number })
        .from(chatLines)
        .where(and(own, eq(chatLines.key, key)))
      if (before !== undefined) return false
    }
    const lately = and(own, gt(chatLines.said, sql`now() - interval '10 seconds'`))
    const [recent] = await tx.select({ lines: count() }).from(chatLines).where(lately)
    if ((recent?.lines ?? 0) >= MOST_AT_ONCE)
      throw requestError(429, 'too_fast', 'That was a lot at once. Wait a few seconds.')
    const [last] = await tx
      .select({ number: max(chatLines.number) })
      .from(chatLines)
      .where(eq(chatLines.match, id))
    const number = (last?.number ?? 0) + 1
    if (number > MOST_LINES) throw requestError(409, 'chat_full', 'This match has been talked over enough.')
    await tx.insert(chatLines).values({ match: id, number, seat, account: by.id, text: shown, key: key ?? null })
    return true
  })
  if (said) await spoke(played, id, seat)
}

/** Lines go after 30 days, unless a report about their match is not settled. */
export async function tidyChat(db: Queries): Promise<void> {
  const open = db
    .select()
    .from(reports)
    .where(and(eq(reports.match, chatLines.match), sql`${reports.settled} is null`))
  await db.delete(chatLines).where(and(sql`${chatLines.said} < now() - interval '30 days'`, notExists(open)))
}

/** Where the asker sits, and whether they may write there; administrators may read, as they must for reports. */
async function placeOf(db: Queries, by: Asker, id: string): Promise<Place> {
  const [match] = await db
    .select({ visibility: matches.visibility, status: matches.status })
    .from(matches)
    .where(eq(matches.id, id))
  if (match === undefined) throw NO_MATCH()
  const places = await db.select({ seat: seats.seat, account: seats.account }).from(seats).where(eq(seats.match, id))
  const seat = places.find(({ account }) => account === by.id)?.seat ?? null
  if (seat === null) {
    if (by.role === 'admin') return { seat, free: false }
    if (match.visibility === 'private') throw NO_MATCH()
    throw requestError(403, 'not_seated', 'What people write to each other is for those in the match.')
  }
  const others = places.flatMap(({ account }) => (account === null || account === by.id ? [] : [account]))
  if (others.length === 0 || match.status === 'cancelled') return { seat, free: false }
  const free = match.visibility !== 'public' || (await areFriends(db, by.id, others))
  return { seat, free }
}
