import { type AnyRecord, type Json, matchHash } from '@tessera/kernel'
import { and, eq, lt } from 'drizzle-orm'
import { seats } from '../../database/schema.ts'
import { requestError } from '../../request-error.ts'
import type { FramesPage } from '../index.ts'
import { audienceOf, framesOf, keyOf, savedMatch } from '../load/loaded-match.ts'
import type { MatchCache } from '../road/match-cache.ts'
import { nothingPlayed, settle } from '../settle/settle.ts'
import { readFrames } from '../store/frame-store.ts'
import type { Asker, MatchRow } from '../store/rows.ts'
import { seatOf } from '../turns/play.ts'
import { isSealed, refuseLooking, refuseStranger, refuseUnwatched, seatAt } from './show.ts'
import { DAMAGED, orDamaged } from './unreadable.ts'

/** Frames from the key frame at or before `from`. While a match runs everybody gets only their own. */
export async function framesFor(
  cache: MatchCache,
  asker: Asker | null,
  id: string,
  from: number,
  audience?: number | 'spectator',
): Promise<FramesPage> {
  const { row, own } = await cache.read(id, (loaded) => {
    refuseStranger(loaded.row, loaded.seats, asker)
    const mine = seatAt(loaded.seats, asker)
    refuseLooking(loaded.row, mine, asker)
    return { row: loaded.row, own: mine ?? ('spectator' as const) }
  })
  if (audience !== undefined && audience !== own) await refuseUnwatched(cache, row, asker)
  if (audience !== undefined && audience !== own && row.status !== 'finished')
    throw requestError(403, 'not_yours', 'What others see is shown when the match is over.')
  if (audience !== undefined && audience !== own && isSealed(cache, row))
    throw requestError(409, 'sealed', 'Others may still play this: what was seen of it opens later.')
  const of = audienceOf(audience ?? own)
  const total = framesOf(row, of)
  if (from > total) throw requestError(422, 'no_such_frame', `There are ${total} frames.`)
  const page = await readFrames(cache.database.db, id, of, Math.min(from, Math.max(0, total - 1))).catch((error) => {
    throw orDamaged(cache, id, error)
  })
  // A turn may have resolved since the row was read: never more than it promised, so that pages fit together.
  return { from: page.from, frames: page.frames.slice(0, total - page.from), total }
}

export async function recordOf(cache: MatchCache, asker: Asker | null, id: string): Promise<AnyRecord> {
  const row = await cache.read(id, (loaded) => {
    refuseStranger(loaded.row, loaded.seats, asker)
    return loaded.row
  })
  await refuseUnwatched(cache, row, asker)
  if (row.status !== 'finished') throw requestError(409, 'not_over', 'The record is open when the match is over.')
  if (isSealed(cache, row)) throw requestError(409, 'sealed', 'Others may still play this: its record opens later.')
  if (row.saved === null)
    throw requestError(409, 'never_began', 'This match ended before it began: there is no record.')
  return await recordFrom(cache, row)
}

/** From the tables alone, so that it can be had when the rules are gone. */
export async function recordFrom(cache: Pick<MatchCache, 'database'>, row: MatchRow): Promise<AnyRecord> {
  const { start, turns, acts, point } = await savedMatch(cache.database, row)
  if (point?.state === undefined) throw DAMAGED()
  const limits = row.saved?.limits
  // What was set aside was not ended by its rules.
  const result = row.result !== null && NOT_BY_RULES.includes(row.result.reason) ? null : row.result
  const parts = { game: row.game, version: row.version, start, turns, acts, result, ...(limits && { limits }) }
  return { format: 'tessera-record', ...parts, hash: matchHash(parts, point.state as Json) }
}

const NOT_BY_RULES = ['set-aside', 'damaged']

/** One of a few phrases; nothing is kept of it but, for a while, its key: sent again it is not said again. */
export async function say(cache: MatchCache, by: Asker, id: string, phrase: string, key?: string): Promise<void> {
  const { seat, seq } = await cache.read(id, (loaded) => ({ seat: seatOf(loaded, by), seq: loaded.row.revision }))
  if (key !== undefined && !cache.saidFirst(`${id}:${keyOf(seat, key)}`)) return
  cache.notifier.notify({ topic: 'm', id, seq, kind: 'phrase', seat, phrase, ...(key === undefined ? {} : { key }) })
}

/** Somebody in the match wrote a line: which, those in it ask for. */
export async function spoke(cache: MatchCache, id: string, seat: number): Promise<void> {
  const seq = await cache.read(id, ({ row }) => row.revision)
  cache.notifier.notify({ topic: 'm', id, seq, kind: 'chat', seat })
}

/** How far somebody has watched; never back. With the last frame their clock, which waited for it, begins to run. */
export async function watched(cache: MatchCache, by: Asker, id: string, frame: number): Promise<void> {
  const { seat, seen, waits } = await cache.read(id, (loaded) => {
    const own = seatOf(loaded, by)
    const last = Math.max(0, framesOf(loaded.row, String(own)) - 1)
    const from = loaded.seats[own]?.clockFrom?.getTime() ?? 0
    return { seat: own, seen: Math.min(frame, last), waits: frame >= last && from > cache.clock.now() }
  })
  await cache.database.db
    .update(seats)
    .set({ watched: seen })
    .where(and(eq(seats.match, id), eq(seats.seat, seat), lt(seats.watched, seen)))
  if (waits) await startClock(cache, id, seat, frame)
}

async function startClock(cache: MatchCache, id: string, seat: number, frame: number): Promise<void> {
  await cache.change(id, async (loaded, change) => {
    const { row } = loaded
    const place = loaded.seats[seat]
    const now = cache.clock.now()
    const waits = (place?.clockFrom?.getTime() ?? 0) > now
    if (row.status !== 'running' || place === undefined || !waits) return
    if (frame < framesOf(row, String(seat)) - 1) return
    change.seats.set(seat, { ...place, clockFrom: new Date(now) })
    settle(loaded, change, nothingPlayed(loaded), { kind: 'clock', seat }, now)
  })
}
