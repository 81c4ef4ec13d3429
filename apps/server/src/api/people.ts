import { routes } from '@tessera/wire'
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { behind, inOrder, pageFrom } from '../accounts/page.ts'
import { accountById, accountByName, personOf } from '../accounts/people.ts'
import { friendStateOf, unfriend } from '../company/friends.ts'
import type { ServerContext } from '../context.ts'
import { inTurn } from '../database/in-turn.ts'
import { accounts, blocks, matches, reports } from '../database/schema.ts'
import { newId } from '../ids.ts'
import { opponents, standing as standingOf } from '../matches/lists/index.ts'
import { ratingHistory, ratingsOf } from '../matches/ratings/index.ts'
import { NO_MATCH, requestError } from '../request-error.ts'
import type { Serve } from './answering/serve.ts'

const MOST_BLOCKS = 500
const MOST_REPORTS_A_DAY = 20

/** Other people: who they are, and keeping them away. */
export function peopleRoutes(serve: Serve, context: ServerContext): void {
  const { db } = context.database

  serve(routes.profile, async ({ by, params }) => {
    const row = await accountByName(db, params.name)
    const standing = await standingOf(context.matches, row.id, by)
    const [blocked] =
      by === null
        ? []
        : await db
            .select()
            .from(blocks)
            .where(and(eq(blocks.account, by.id), eq(blocks.blocked, row.id)))
    return {
      ...personOf(row),
      since: row.created.toISOString(),
      ratings: [...(await ratingsOf(context.matches, row.id, by))],
      ...standing,
      blocked: blocked !== undefined,
      friend: by === null ? null : await friendStateOf(db, by.id, row.id),
      shutOut: by?.role === 'admin' ? shutOutOf(row, context.clock.now()) : null,
    }
  })
  serve(routes.ratingHistory, async ({ by, params, query }) => {
    const { id } = await accountByName(db, params.name)
    return await ratingHistory(context.matches, id, params.game, by, query)
  })
  serve(routes.opponents, async ({ by, params, query }) => {
    const { id } = await accountByName(db, params.name)
    return await opponents(context.matches, id, by, query)
  })

  serve(routes.blocks, async ({ by, query }) => {
    const rows = await db
      .select({
        id: accounts.id,
        name: accounts.name,
        kind: accounts.kind,
        deleted: accounts.deleted,
        created: accounts.created,
      })
      .from(blocks)
      .innerJoin(accounts, eq(accounts.id, blocks.blocked))
      .where(and(eq(blocks.account, by.id), behind(query, false, accounts.created, accounts.id)))
      .orderBy(inOrder(false, accounts.created, accounts.id))
      .limit(query.limit + 1)
    return pageFrom(rows, query, personOf)
  })
  serve(routes.block, async ({ by, params }) => {
    if (params.id === by.id) throw requestError(409, 'oneself', 'One cannot block oneself.')
    await accountById(db, params.id)
    await inTurn(db, `blocks ${by.id}`, async (tx) => {
      const [kept] = await tx.select({ blocks: count() }).from(blocks).where(eq(blocks.account, by.id))
      if ((kept?.blocks ?? 0) >= MOST_BLOCKS)
        throw requestError(409, 'too_many_blocks', `At most ${MOST_BLOCKS} people can be blocked.`)
      await tx.insert(blocks).values({ account: by.id, blocked: params.id }).onConflictDoNothing()
    })
    await unfriend(context.database, by, params.id)
    return undefined
  })
  serve(routes.unblock, async ({ by, params }) => {
    await db.delete(blocks).where(and(eq(blocks.account, by.id), eq(blocks.blocked, params.id)))
    return undefined
  })

  serve(routes.report, async ({ by, body }) => {
    if (body.about === by.id) throw requestError(409, 'oneself', 'One cannot report oneself.')
    await accountById(db, body.about)
    if (body.match !== undefined) {
      const [match] = await db.select({ id: matches.id }).from(matches).where(eq(matches.id, body.match))
      if (match === undefined) throw NO_MATCH()
    }
    const today = and(eq(reports.by, by.id), gt(reports.created, sql`now() - interval '1 day'`))
    const same = and(
      eq(reports.by, by.id),
      eq(reports.about, body.about),
      eq(reports.reason, body.reason),
      isNull(reports.settled),
    )
    const { text, about, reason } = body
    const match = body.match ?? null
    await inTurn(db, `reports ${by.id}`, async (tx) => {
      const [made] = await tx.select({ reports: count() }).from(reports).where(today)
      if ((made?.reports ?? 0) >= MOST_REPORTS_A_DAY)
        throw requestError(429, 'too_many_reports', `At most ${MOST_REPORTS_A_DAY} reports a day.`)
      const [earlier] = await tx.select({ id: reports.id }).from(reports).where(same)
      if (earlier === undefined) await tx.insert(reports).values({ id: newId(), by: by.id, about, match, reason, text })
      else await tx.update(reports).set({ text, match }).where(eq(reports.id, earlier.id))
    })
    return undefined
  })
}

function shutOutOf({ bannedUntil, banReason }: typeof accounts.$inferSelect, now: number) {
  if (bannedUntil === null || bannedUntil.getTime() <= now) return null
  return { until: bannedUntil.toISOString(), reason: banReason ?? '' }
}
