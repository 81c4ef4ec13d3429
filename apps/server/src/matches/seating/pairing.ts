import { peopleSeats } from '@tessera/kernel'
import type { Pairing, QuickPairing } from '@tessera/wire'
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '../../database/database.ts'
import { blocks, pairings } from '../../database/schema.ts'
import { newId } from '../../ids.ts'
import { logFailure } from '../../operate/safe-error.ts'
import { requestError } from '../../request-error.ts'
import { ratingsFor } from '../ratings/index.ts'
import type { Asker } from '../store/index.ts'
import {
  found,
  type Place,
  refuseOwnRating,
  refuseUnratable,
  type Seating,
  standardFor,
  withHostSeats,
} from './create.ts'
import { refuseTooMany } from './room.ts'

type Waiting = typeof pairings.$inferSelect

/** A person who does not ask again within this time has gone. */
const PATIENCE_MS = 45_000

/** How far apart two ratings may be: near at first, wider with every second of waiting. */
function ratingWindow(waitedMs: number): number {
  return 100 + Math.max(0, waitedMs / 1000) * 10
}

/** Waits for an opponent at the same game by the same clock. Asked again, it says whether there is a match by now. */
export async function pair(
  rooms: Seating,
  by: Asker,
  body: z.infer<typeof QuickPairing>,
): Promise<z.infer<typeof Pairing>> {
  const game = rooms.registry.current(body.game)
  if (game === undefined) throw requestError(422, 'unknown_game', 'There is no such game here.')
  const config = standardFor(game, body.rated)
  if (!config.ok || peopleSeats(game.ruleset, config.value).length !== 2)
    throw requestError(422, 'not_for_two', `${game.name} is not played by two.`)
  if (body.rated) refuseOwnRating(game)
  if (body.rated) refuseUnratable(by)
  if (body.rated && body.clock.kind === 'none') throw requestError(422, 'not_ratable', 'A rated match needs a clock.')
  const { db } = rooms.database
  await refuseTooMany(rooms.store, by.id)
  const now = new Date(rooms.clock.now())
  const [known] = await db.select().from(pairings).where(eq(pairings.account, by.id))
  if (known !== undefined && known.match !== null) {
    const made = await takeMade(rooms, known, now)
    if (made !== null) return made
  }
  const same =
    known !== undefined &&
    known.game === body.game &&
    known.rated === body.rated &&
    known.saltHash === body.saltHash &&
    JSON.stringify(known.clock) === JSON.stringify(body.clock)
  const rating = Math.round((await ratingsFor(rooms.store, body.game, [by.id])).get(by.id)?.rating ?? 1500)
  const row = { ...body, account: by.id, rating, since: same ? known.since : now, seen: now, match: null }
  await db
    .insert(pairings)
    .values(row)
    .onConflictDoUpdate({ target: pairings.account, set: row, setWhere: isNull(pairings.match) })
  await pairUp(rooms)
  const [after] = await db.select().from(pairings).where(eq(pairings.account, by.id))
  const made = after === undefined || after.match === null ? null : await takeMade(rooms, after, now)
  return made ?? { match: null, waiting: true }
}

export async function unpair({ database }: Pick<Seating, 'database'>, account: string): Promise<void> {
  await database.db.delete(pairings).where(and(eq(pairings.account, account), isNull(pairings.match)))
}

/** Brings together all who suit each other; any server may do it at any time. */
export async function pairUp(rooms: Seating): Promise<number> {
  const now = rooms.clock.now()
  const couples = await rooms.database.db.transaction(async (tx) => {
    const gone = new Date(now - PATIENCE_MS)
    await tx.execute(sql`select pg_advisory_xact_lock(7250212)`)
    await tx.delete(pairings).where(lt(pairings.seen, gone))
    const waiting = await tx
      .select()
      .from(pairings)
      .where(isNull(pairings.match))
      .orderBy(asc(pairings.since))
      .limit(500)
    const made = await couplesAmong(tx, waiting, now)
    for (const couple of made)
      for (const { account } of couple.people)
        await tx
          .update(pairings)
          .set({ match: couple.id, seen: new Date(now) })
          .where(eq(pairings.account, account))
    return made
  })
  for (const { id, people } of couples) {
    try {
      await seat(rooms, id, people)
    } catch (error) {
      // They wait on: after a while they are asked for again.
      logFailure(rooms.log, error, 'two people could not be seated', { match: id })
    }
  }
  return couples.length
}

interface Couple {
  readonly id: string
  readonly people: readonly [Waiting, Waiting]
}

async function couplesAmong(db: Queries, waiting: readonly Waiting[], now: number): Promise<readonly Couple[]> {
  const couples: Couple[] = []
  const taken = new Set<string>()
  for (const one of waiting) {
    if (taken.has(one.account)) continue
    const fitting = waiting
      .filter((other) => other.account !== one.account && !taken.has(other.account) && fits(one, other, now))
      .sort((a, b) => Math.abs(a.rating - one.rating) - Math.abs(b.rating - one.rating))
    for (const other of fitting) {
      if (await areBlocked(db, one.account, other.account)) continue
      taken.add(one.account).add(other.account)
      couples.push({ id: newId(), people: [one, other] })
      break
    }
  }
  return couples
}

function fits(a: Waiting, b: Waiting, now: number): boolean {
  if (a.game !== b.game || a.rated !== b.rated || clockKey(a) !== clockKey(b)) return false
  const longest = now - Math.min(a.since.getTime(), b.since.getTime())
  return Math.abs(a.rating - b.rating) <= ratingWindow(longest)
}

function clockKey({ clock }: Waiting): string {
  return JSON.stringify(Object.entries(clock).sort(([a], [b]) => (a < b ? -1 : 1)))
}

async function areBlocked(db: Queries, a: string, b: string): Promise<boolean> {
  const [found] = await db
    .select({ one: sql<number>`1` })
    .from(blocks)
    .where(or(and(eq(blocks.account, a), eq(blocks.blocked, b)), and(eq(blocks.account, b), eq(blocks.blocked, a))))
    .limit(1)
  return found !== undefined
}

async function seat(rooms: Seating, id: string, people: readonly [Waiting, Waiting]): Promise<void> {
  const [one, other] = people
  const game = rooms.registry.current(one.game)
  if (game === undefined) return
  const config = standardFor(game, one.rated)
  if (!config.ok) return
  const order = Number.parseInt(rooms.secret().slice(0, 2), 16) % 2 === 0 ? [one, other] : [other, one]
  const places = order.map(
    ({ account, saltHash }): Place => ({
      account,
      invited: null,
      bot: null,
      saltHash,
      patient: false,
    }),
  )
  const { clock, rated } = one
  const plan = { game, config: config.value, places, clock, rated, visibility: 'public' as const, spectators: true }
  const all = withHostSeats(game, config.value, places)
  await found(rooms, { ...plan, places: all, createdBy: one.account, id, news: 'paired', uncounted: true })
}

/** The match a person was paired for, once it is made. Where a server died before it was made, they wait on. */
async function takeMade(rooms: Seating, known: Waiting, now: Date): Promise<z.infer<typeof Pairing> | null> {
  const { db } = rooms.database
  const id = known.match ?? ''
  if ((await rooms.store.seats(id)).some(({ account }) => account === known.account)) {
    await db.delete(pairings).where(and(eq(pairings.account, known.account), eq(pairings.match, id)))
    return { match: id, waiting: false }
  }
  if (now.getTime() - known.seen.getTime() < 10_000) return { match: null, waiting: true }
  await db.delete(pairings).where(and(eq(pairings.account, known.account), eq(pairings.match, id)))
  return null
}
