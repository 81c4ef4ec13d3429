import { createHmac } from 'node:crypto'
import type { Report } from '@tessera/kernel'
import type { NewWebhook } from '@tessera/wire'
import { and, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { behind, inOrder, type PageWish, pageFrom } from '../accounts/page.ts'
import type { ServerContext } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { inTurn } from '../database/in-turn.ts'
import { deliveries, webhooks } from '../database/schema.ts'
import { newId, newSecret } from '../ids.ts'
import { requestError } from '../request-error.ts'
import { pin } from './address.ts'
import { discordMessages } from './discord.ts'
import type { Post } from './lanes.ts'

export const MOST_WEBHOOKS = 5
/** The kind of message that is sent once, however it ends. */
export const TRIAL = 'trial'

export type WebhookRow = typeof webhooks.$inferSelect

/** The subject of a message; by default nothing of the position is in it. */
export interface Message {
  readonly kind: string
  readonly text: string
  readonly match: string | null
  readonly link: string | null
  /** How things stand, in the game's own words; only for those who asked for it. */
  readonly report?: Report
  readonly created: string
  /** Parts of it that have arrived. */
  readonly sent?: number
}

export async function webhooksOf({ database: { db } }: ServerContext, account: string, wish: PageWish) {
  const rows = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.account, account), behind(wish, false, webhooks.created, webhooks.id)))
    .orderBy(inOrder(false, webhooks.created, webhooks.id))
    .limit(wish.limit + 1)
  return pageFrom(rows, wish, entryOf)
}

export async function makeWebhook(
  { database: { db }, keys, lookups }: ServerContext,
  account: string,
  wish: z.infer<typeof NewWebhook>,
) {
  // Before the name is looked up, which takes long, and again in turn.
  await refuseFurther(db, account)
  const { url } = await lookups.pin(account, wish.url)
  const secret = newSecret()
  const [row] = await inTurn(db, `webhooks ${account}`, async (tx) => {
    await refuseFurther(tx, account)
    const sealed = keys.seal('webhooks', secret)
    const { form, details } = wish
    const values = { id: newId(), account, url: url.href, form, details, secret: sealed }
    return await tx.insert(webhooks).values(values).returning()
  })
  if (row === undefined) throw new Error('A webhook was not kept')
  return { ...entryOf(row), secret }
}

async function refuseFurther(db: Queries, account: string): Promise<void> {
  const [kept] = await db.select({ webhooks: count() }).from(webhooks).where(eq(webhooks.account, account))
  if ((kept?.webhooks ?? 0) >= MOST_WEBHOOKS)
    throw requestError(409, 'too_many_webhooks', `At most ${MOST_WEBHOOKS} webhooks: remove one first.`)
}

/** Sends a trial message, once; a webhook has one on its way at a time. */
export async function tryWebhook(
  { database: { db }, clock }: ServerContext,
  account: string,
  id: string,
): Promise<void> {
  const row = await mine(db, account, id)
  const body: Message = {
    kind: TRIAL,
    text: 'This is a trial message: the webhook works.',
    match: null,
    link: null,
    created: new Date(clock.now()).toISOString(),
  }
  await inTurn(db, `trial ${row.id}`, async (tx) => {
    const waiting = and(eq(deliveries.webhook, row.id), sql`${deliveries.body}->>'kind' = ${TRIAL}`)
    const [trial] = await tx.select({ id: deliveries.id }).from(deliveries).where(waiting).limit(1)
    if (trial !== undefined)
      throw requestError(429, 'trial_waiting', 'The last trial message is still on its way. Wait until it has arrived.')
    await tx.insert(deliveries).values({ id: newId(), account, webhook: row.id, body })
  })
}

export async function deleteWebhook({ database: { db } }: ServerContext, account: string, id: string): Promise<void> {
  await mine(db, account, id)
  await db.delete(webhooks).where(eq(webhooks.id, id))
}

/**
 * Sends a message, or the rest of it: a long one goes in parts, one after the other. `arrived` is told of
 * each part that did. Receivers check `t=time,v1=HMAC-SHA256(secret, time.body)` and refuse old times.
 */
export async function sendWebhook(
  { settings, keys, clock }: ServerContext,
  row: WebhookRow,
  id: string,
  message: Message,
  arrived: (parts: number) => Promise<void>,
  post: Post,
): Promise<number> {
  const target = await pin(row.url, settings.privateWebhooks)
  const secret = keys.open('webhooks', row.secret)
  if (secret === null) throw new Error('The signing secret was sealed by a secret no longer listed')
  const { sent = 0, ...plain } = message
  const parts = row.form === 'discord' ? discordMessages(plain) : [{ id, ...plain }]
  let status = 204
  for (const [index, part] of parts.entries()) {
    if (index < sent) continue
    const body = JSON.stringify(part)
    const time = Math.floor(clock.now() / 1000)
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    status = await post(target, body, {
      'content-type': 'application/json',
      'tessera-delivery': index === 0 ? id : `${id}-${index + 1}`,
      'tessera-signature': `t=${time},v1=${signature}`,
    })
    if (status < 200 || status >= 300) return status
    if (index + 1 < parts.length) await arrived(index + 1)
  }
  return status
}

async function mine(db: ServerContext['database']['db'], account: string, id: string): Promise<WebhookRow> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.account, account)))
  if (row === undefined) throw requestError(404, 'no_such_webhook', 'There is no such webhook.')
  return row
}

function entryOf(row: WebhookRow) {
  return {
    id: row.id,
    url: row.url,
    form: row.form,
    details: row.details,
    created: row.created.toISOString(),
    lastTried: row.lastTried?.toISOString() ?? null,
    lastStatus: row.lastStatus,
    failures: row.failures,
  }
}
