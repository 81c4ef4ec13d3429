import type { MatchSummary } from '@tessera/wire'
import { and, eq, sql } from 'drizzle-orm'
import { matches, seats } from '../../database/schema.ts'
import type { Rooms } from '../road/index.ts'
import type { Asker } from '../store/index.ts'
import { type Listed, type ListQuery, type Page, page, unblocked } from './lists.ts'

/** Public matches that are played now and may be watched, those with the latest move first. */
export async function runningMatches(
  rooms: Listed,
  asker: Asker | null,
  query: ListQuery,
): Promise<Page<MatchSummary>> {
  const others =
    asker === null
      ? undefined
      : sql`not exists (select from ${seats} where ${seats.match} = ${matches.id} and ${seats.account} = ${asker.id})`
  const wanted = and(
    eq(matches.status, 'running'),
    eq(matches.visibility, 'public'),
    eq(matches.spectators, true),
    others,
    unblocked(asker),
  )
  return await page(rooms, asker, query, wanted, 'changed')
}

/**
 * Of the last whole day the rated match between the strongest two, the longest where nothing is rated; where nothing was played, of the
 * week before. That day is over, so it is the same match until midnight (UTC). Its result is left out, since it is there to be watched.
 */
export async function matchOfTheDay(
  rooms: Listed & Pick<Rooms, 'clock'>,
  asker: Asker | null,
): Promise<MatchSummary | null> {
  const [found] = await rooms.database.sql<{ id: string }>(
    `with days as (select date_trunc('day', $1::timestamptz at time zone 'UTC') at time zone 'UTC' as today)
     select m.id from matches m cross join days
     where m.status = 'finished' and m.visibility = 'public' and m.spectators
       and m.finished < days.today and m.finished >= days.today - interval '7 days'
       and m.at > 1 and m.result->>'reason' not in ('aborted', 'set-aside', 'damaged', 'resigned')
       and (select count(*) from seats s where s.match = m.id and s.account is not null) > 1
     order by m.finished >= days.today - interval '1 day' desc, m.rated desc,
       (select coalesce(sum(s.rating_before), 0) from seats s where s.match = m.id) desc, m.at desc, m.id
     limit 1`,
    [new Date(rooms.clock.now()).toISOString()],
  )
  if (found === undefined) return null
  const { entries } = await page(rooms, asker, { limit: 1 }, eq(matches.id, found.id), 'finished')
  const [match] = entries
  return match === undefined ? null : { ...match, result: null }
}
