import { Notice, routes } from '@tessera/wire'
import { and, eq, inArray } from 'drizzle-orm'
import { behind, inOrder, pageFrom } from '../accounts/page.ts'
import type { ServerContext } from '../context.ts'
import { notices } from '../database/schema.ts'
import { subscribe, unsubscribe } from '../notify/push.ts'
import { deleteWebhook, makeWebhook, tryWebhook, webhooksOf } from '../notify/webhooks.ts'
import type { Serve } from './answering/serve.ts'

/** Notices, and where else they are told. */
export function noticeRoutes(serve: Serve, context: ServerContext, deliver: () => void): void {
  const { db } = context.database

  serve(routes.notices, async ({ by, query }) => {
    const rows = await db
      .select()
      .from(notices)
      .where(and(eq(notices.account, by.id), behind(query, true, notices.created, notices.id)))
      .orderBy(inOrder(true, notices.created, notices.id))
      .limit(query.limit + 1)
    return pageFrom(rows, query, (row) => Notice.parse({ ...row, created: row.created.toISOString() }))
  })
  serve(routes.readNotices, async ({ by, body }) => {
    const which = body.ids === undefined ? undefined : inArray(notices.id, body.ids)
    await db
      .update(notices)
      .set({ read: true })
      .where(and(eq(notices.account, by.id), which))
    return undefined
  })

  serve(routes.webhooks, ({ by, query }) => webhooksOf(context, by.id, query))
  serve(routes.makeWebhook, ({ by, body }) => makeWebhook(context, by.id, body))
  serve(routes.tryWebhook, async ({ by, params }) => {
    await tryWebhook(context, by.id, params.id)
    deliver()
    return undefined
  })
  serve(routes.deleteWebhook, async ({ by, params }) => {
    await deleteWebhook(context, by.id, params.id)
    return undefined
  })
  serve(routes.subscribe, async ({ by, body }) => {
    await subscribe(context, by.id, body)
    return undefined
  })
  serve(routes.unsubscribe, async ({ by, body }) => {
    await unsubscribe(context, by.id, body.endpoint)
    return undefined
  })
}
