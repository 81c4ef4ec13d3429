import { REPORT_REASONS, routes } from '@tessera/wire'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { changeName } from '../accounts/entry.ts'
import { behind, inOrder, pageFrom } from '../accounts/page.ts'
import { accountById, personOf } from '../accounts/people.ts'
import type { ServerContext } from '../context.ts'
import { accounts, reports, sessions } from '../database/schema.ts'
import { abort } from '../matches/turns/index.ts'
import { requestError } from '../request-error.ts'
import type { Serve } from './answering/serve.ts'

/** Actions of administrators. Each is in the log, with the account that did it. */
export function adminRoutes(serve: Serve, context: ServerContext): void {
  const { db } = context.database
  const { log, visitors, matches } = context

  serve(routes.reports, async ({ query }) => {
    const rows = await db
      .select()
      .from(reports)
      .where(behind(query, true, reports.created, reports.id))
      .orderBy(inOrder(true, reports.created, reports.id))
      .limit(query.limit + 1)
    const ids = [...new Set(rows.flatMap((row) => [row.by, row.about]))]
    const people = ids.length === 0 ? [] : await db.select().from(accounts).where(inArray(accounts.id, ids))
    const byId = new Map(people.map((row) => [row.id, personOf(row)]))
    const person = (id: string) => byId.get(id) ?? { id, name: '?', kind: 'guest' as const, gone: true }
    return pageFrom(rows, query, (row) => ({
      id: row.id,
      by: person(row.by),
      about: person(row.about),
      match: row.match,
      reason: REPORT_REASONS.find((reason) => reason === row.reason) ?? 'other',
      text: row.text,
      created: row.created.toISOString(),
      settled: row.settled?.toISOString() ?? null,
    }))
  })

  serve(routes.settle, async ({ by, params }) => {
    const [row] = await db.select().from(reports).where(eq(reports.id, params.id))
    if (row === undefined) throw requestError(404, 'no_such_report', 'There is no such report.')
    await db
      .update(reports)
      .set({ settled: sql`now()`, settledBy: by.id })
      .where(and(eq(reports.id, params.id), isNull(reports.settled)))
    log.info({ admin: by.id, report: params.id }, 'report settled')
    return undefined
  })

  serve(routes.rename, async ({ by, params, body }) => {
    const row = await accountById(db, params.id)
    if (row.kind === 'guest' || row.deleted !== null) throw requestError(409, 'no_name', 'They have no name to change.')
    await changeName(context, params.id, body.name)
    log.info({ admin: by.id, account: params.id }, 'account renamed')
    return undefined
  })

  serve(routes.ban, async ({ by, params, body }) => {
    const row = await accountById(db, params.id)
    if (row.role === 'admin') throw requestError(409, 'an_admin', 'Administrators cannot be shut out.')
    const bannedUntil =
      body.days === undefined ? sql`'9999-01-01'::timestamptz` : sql`now() + make_interval(days => ${body.days})`
    const out = await db
      .update(accounts)
      .set({ bannedUntil, banReason: body.reason })
      .where(withBots(params.id))
      .returning({ id: accounts.id })
    await db.delete(sessions).where(eq(sessions.account, params.id))
    for (const { id } of out) await visitors.forget(id)
    log.info({ admin: by.id, account: params.id, days: body.days ?? null }, 'account banned')
    return undefined
  })

  serve(routes.unban, async ({ by, params }) => {
    await accountById(db, params.id)
    const back = await db
      .update(accounts)
      .set({ bannedUntil: null, banReason: null })
      .where(withBots(params.id))
      .returning({ id: accounts.id })
    for (const { id } of back) await visitors.forget(id)
    log.info({ admin: by.id, account: params.id }, 'account let in again')
    return undefined
  })

  serve(routes.abort, async ({ by, params }) => {
    await abort(matches, params.id)
    log.info({ admin: by.id, match: params.id }, 'match ended')
    return undefined
  })
}

/** The bots of an account that is shut out are shut out with it. */
function withBots(account: string) {
  return or(eq(accounts.id, account), eq(accounts.owner, account))
}
