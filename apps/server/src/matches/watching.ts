import { type AnyRecord, type Json, matchHash } from '@tessera/kernel'
import { and, eq, lt } from 'drizzle-orm'
import { seats } from '../database/schema.ts'
import { requestError } from '../request-error.ts'
import { readFrames } from './frame-store.ts'
import type { FramesPage } from './index.ts'
import type { MatchCache } from './match-cache.ts'
import { seatOf } from './play.ts'
import type { Asker, MatchRow } from './rows.ts'
import { markOf, settle } from './settle.ts'
import { refuseLooking, refuseStranger, refuseUnwatched, seatAt } from './show.ts'
import { audienceOf, savedMatch } from './table.ts'

/** Frames from the key frame at or before `from`. While a match runs everybody gets only their own. */
export async function framesFor(
  cache: MatchCache,
  asker: Asker | null,
  id: string,
  from: number,
  audience?: number | 'spectator',
): Promise<FramesPage> {
  const { row, own } = await cache.read(id, (table) => {
    refuseStranger(table.row, table.seats, asker)
    const mine = seatAt(table.seats, asker)
    refuseLooking(table.row, mine, asker)
    return { row: table.row, own: mine ?? ('spectator' as const) }
  })
  if (audience !== undefined && audience !== own) await refuseUnwatched(cache, row, asker)
  if (audience !== undefined && audience !== own && row.status !== 'finished')
    throw requestError(403, 'not_yours', 'What others see is shown when the match is over.')
  if (from > row.frames) throw requestError(422, 'no_such_frame', `There are ${row.frames} frames.`)
  const of = audienceOf(audience ?? own)
  const page = await readFrames(cache.database.db, id, of, Math.min(from, Math.max(0, row.frames - 1)))
  // A turn may have resolved since the row was read: never more than it promised, so that pages fit together.
  return { from: page.from, frames: page.frames.slice(0, row.frames - page.from), total: row.frames }
}

export async function recordOf(cache: MatchCache, asker: Asker | null, id: string): Promise<AnyRecord> {
  const row = await cache.read(id, (table) => {
    refuseStranger(table.row, table.seats, asker)
    return table.row
  })
  await refuseUnwatched(cache, row, asker)
  if (row.status !== 'finished') throw requestError(409, 'not_over', 'The record is open when the match is over.')
  return await recordFrom(cache, row)
}

/** From the tables alone, so that it can be had when the rules are gone. */
export async function recordFrom(cache: Pick<MatchCache, 'database'>, row: MatchRow): Promise<AnyRecord> {
  const { start, turns, acts, point } = await savedMatch(cache.database, row)
  const parts = { game: row.game, version: row.version, start, turns, acts, result: row.result }
  return { format: 'tessera-record', ...parts, hash: matchHash(parts, point.state as Json) }
}

/** One of a few phrases; nothing is kept of it. */
export async function say(cache: MatchCache, by: Asker, id: string, phrase: string): Promise<void> {
  const { seat, seq } = await cache.read(id, (table) => ({ seat: seatOf(table, by), seq: table.row.revision }))
  cache.notifier.notify({ topic: 'm', id, seq, kind: 'phrase', seat, phrase })
}

/** How far somebody has watched; never back. With the last frame their clock, which waited for it, begins to run. */
export async function watched(cache: MatchCache, by: Asker, id: string, frame: number): Promise<void> {
  const { seat, seen, waits } = await cache.read(id, (table) => {
    const own = seatOf(table, by)
    const last = Math.max(0, table.row.frames - 1)
    const from = table.seats[own]?.clockFrom?.getTime() ?? 0
    return { seat: own, seen: Math.min(frame, last), waits: frame >= last && from > cache.clock.now() }
  })
  await cache.database.db
    .update(seats)
    .set({ watched: seen })
    .where(and(eq(seats.match, id), eq(seats.seat, seat), lt(seats.watched, seen)))
  if (waits) await startClock(cache, id, seat, frame)
}

async function startClock(cache: MatchCache, id: string, seat: number, frame: number): Promise<void> {
  await cache.change(id, async (table, change) => {
    const { match, row } = table
    const place = table.seats[seat]
    const now = cache.clock.now()
    const waits = (place?.clockFrom?.getTime() ?? 0) > now
    if (match === null || row.status !== 'running' || place === undefined || !waits || frame < row.frames - 1) return
    change.seats.set(seat, { ...place, clockFrom: new Date(now) })
    await settle(table, change, markOf(match), { kind: 'clock', seat }, now)
  })
}
