import type { PushSubscription } from '@tessera/wire'
import { and, count, eq, ne } from 'drizzle-orm'
import webPush from 'web-push'
import type { z } from 'zod'
import type { Keys } from '../accounts/keys.ts'
import type { ServerContext } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { inTurn } from '../database/in-turn.ts'
import { pushSubscriptions, settings } from '../database/schema.ts'
import { requestError } from '../request-error.ts'
import { pin } from './address.ts'
import type { Post } from './lanes.ts'

const MOST_BROWSERS = 10

export type PushRow = typeof pushSubscriptions.$inferSelect

/** The pair of keys that push services know this installation by: made once, the private half sealed. */
export async function pushKeys(
  db: Queries,
  keys: Keys,
): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  const made = webPush.generateVAPIDKeys()
  const value = { publicKey: made.publicKey, sealed: keys.seal('push', made.privateKey) }
  await db.insert(settings).values({ key: 'push', value }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, 'push'))
  const kept = row?.value as typeof value
  const privateKey = keys.open('push', kept.sealed)
  if (privateKey !== null) return { publicKey: kept.publicKey, privateKey }
  throw new Error('The keys for push messages were sealed by a secret that TESSERA_SECRETS no longer lists')
}

export async function subscribe(
  { database: { db }, lookups }: ServerContext,
  account: string,
  wish: z.infer<typeof PushSubscription>,
): Promise<void> {
  if (!isKey(wish.keys.p256dh, 65) || !isKey(wish.keys.auth, 16))
    throw requestError(422, 'bad_push_keys', 'These are not the keys of a push subscription.')
  // Before the name is looked up, which takes long, and again in turn.
  await refuseFurther(db, account, hrefOf(wish.endpoint))
  const { url } = await lookups.pin(account, wish.endpoint)
  await inTurn(db, `browsers ${account}`, async (tx) => {
    await refuseFurther(tx, account, url.href)
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint: url.href, account, keys: wish.keys })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { account, keys: wish.keys } })
  })
}

async function refuseFurther(db: Queries, account: string, endpoint: string): Promise<void> {
  const others = and(eq(pushSubscriptions.account, account), ne(pushSubscriptions.endpoint, endpoint))
  const [kept] = await db.select({ browsers: count() }).from(pushSubscriptions).where(others)
  if ((kept?.browsers ?? 0) >= MOST_BROWSERS)
    throw requestError(409, 'too_many_browsers', `At most ${MOST_BROWSERS} browsers are told.`)
}

export async function unsubscribe(
  { database: { db } }: ServerContext,
  account: string,
  endpoint: string,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.account, account), eq(pushSubscriptions.endpoint, hrefOf(endpoint))))
}

/** The body is encrypted for the browser; the service in between learns that there is a message, but cannot read it. */
export async function sendPush(context: ServerContext, row: PushRow, message: object, post: Post): Promise<number> {
  const { publicKey, privateKey } = await pushKeys(context.database.db, context.keys)
  const target = await pin(row.endpoint, context.settings.privateWebhooks)
  const { keys } = { keys: row.keys as { p256dh: string; auth: string } }
  const details = webPush.generateRequestDetails({ endpoint: row.endpoint, keys }, JSON.stringify(message), {
    vapidDetails: { subject: context.settings.pushContact, publicKey, privateKey },
    TTL: 86_400,
  })
  return await post(target, details.body ?? '', details.headers as Record<string, string>)
}

function hrefOf(endpoint: string): string {
  return URL.canParse(endpoint) ? new URL(endpoint).href : endpoint
}

function isKey(text: string, bytes: number): boolean {
  return /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === bytes
}
