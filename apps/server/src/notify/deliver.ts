import type { Report } from '@tessera/kernel'
import { and, eq, inArray, lt, lte, notInArray, sql } from 'drizzle-orm'
import type { ServerContext } from '../context.ts'
import { deliveries, notices, pushSubscriptions, webhooks } from '../database/schema.ts'
import { newId } from '../ids.ts'
import type { Metrics } from '../operate/metrics.ts'
import { logFailure } from '../operate/safe-error.ts'
import { type Lanes, openLanes } from './lanes.ts'
import { sendPush } from './push.ts'
import { reportFor } from './report.ts'
import { type Message, sendWebhook, TRIAL } from './webhooks.ts'

/** Seconds to wait after each failure; after the last one the message is given up. */
const AGAIN = [10, 60, 300, 1800, 7200, 21_600] as const
const BATCH = 20
/** How long one server has a message for itself. */
const LEASE = 60
/** A webhook that failed so often in a row is no longer tried. */
const HOPELESS = 50

export interface Courier {
  /** Hands over new notices and tries what is due, until nothing is; returns how many messages were tried. */
  run(): Promise<number>
  stop(): Promise<void>
}

/** Carries notices to webhooks and closed pages. Messages on their way are in the database: a server that dies loses none. */
export function openCourier(context: ServerContext, metrics: Metrics): Courier {
  let stopped = false
  let running: Promise<number> | null = null
  let again = false
  let wake = (): void => {}
  const lanes = openLanes()
  const under = new Set<Promise<void>>()

  const start = (delivery: Delivery, host: string): void => {
    const carried = carry(context, metrics, lanes, delivery, host)
      .catch((error: unknown) => logFailure(context.log, error, 'a message could not be noted as delivered'))
      .finally(() => {
        lanes.leave(delivery.id)
        under.delete(carried)
      })
    under.add(carried)
  }
  const run = async (): Promise<number> => {
    let tried = 0
    for (;;) {
      again = false
      while (!stopped && (await handOver(context)) > 0);
      const due = stopped ? [] : await take(context, lanes)
      for (const { delivery, host } of due) start(delivery, host)
      tried += due.length
      if (due.length > 0 || (again && !stopped)) continue
      if (under.size === 0) return tried
      const woken = new Promise<void>((done) => {
        wake = done
      })
      await Promise.race([...under, woken])
    }
  }
  const once = (): Promise<number> => {
    if (running !== null) {
      again = true
      wake()
      return running
    }
    running = run().finally(() => {
      running = null
    })
    return running
  }
  const quietly = (): void =>
    void once().catch((error: unknown) => logFailure(context.log, error, 'messages could not be delivered'))
  const silence = context.matches.publisher.subscribe(({ topic, kind }) => {
    if (topic === 'a' || kind === 'lost') quietly()
  })
  const clock = setInterval(quietly, 5000)
  clock.unref()

  return {
    run: once,
    async stop() {
      stopped = true
      wake()
      clearInterval(clock)
      silence()
      await running?.catch(() => 0)
    },
  }
}

/** Makes one delivery of every new notice for every place its account wants to hear it at; each notice once, by the first server that gets to it. */
async function handOver(context: ServerContext): Promise<number> {
  const { settings, database } = context
  const { db } = database
  const reports = new Map<string, Report>()
  const fresh = await db.select().from(notices).where(eq(notices.handed, false)).orderBy(notices.created).limit(BATCH)
  if (fresh.length === 0) return 0
  const owners = [...new Set(fresh.map(({ account }) => account))]
  const hooks = await db
    .select()
    .from(webhooks)
    .where(and(inArray(webhooks.account, owners), lt(webhooks.failures, HOPELESS)))
  const browsers = await db.select().from(pushSubscriptions).where(inArray(pushSubscriptions.account, owners))
  for (const notice of fresh) {
    if (!hooks.some((hook) => hook.account === notice.account && hook.details)) continue
    const report = await reportFor(context, notice)
    if (report !== null) reports.set(notice.id, report)
  }
  return await db.transaction(async (tx) => {
    const won = await tx
      .update(notices)
      .set({ handed: true })
      .where(
        and(
          inArray(
            notices.id,
            fresh.map(({ id }) => id),
          ),
          eq(notices.handed, false),
        ),
      )
      .returning()
    const made = won.flatMap((notice) => {
      const { kind, text, match, account } = notice
      const link = match === null || settings.publicUrl === null ? null : `${settings.publicUrl}/m/${match}`
      const message: Message = { kind, text, match, link, created: notice.created.toISOString() }
      const report = reports.get(notice.id)
      const told = report === undefined ? message : { ...message, report }
      return [
        ...hooks
          .filter((hook) => hook.account === account)
          .map((hook) => ({ id: newId(), account, webhook: hook.id, body: hook.details ? told : message })),
        ...browsers
          .filter((browser) => browser.account === account)
          .map(({ endpoint }) => ({ id: newId(), account, endpoint, body: { ...message, notice: notice.id } })),
      ]
    })
    if (made.length > 0) await tx.insert(deliveries).values(made)
    return won.length
  })
}

type Delivery = typeof deliveries.$inferSelect

/** Where a delivery goes, with the port. */
const HOST = sql<string>`split_part(coalesce((select url from webhooks where webhooks.id = deliveries.webhook), deliveries.endpoint), '/', 3)`

/** The deliveries that are due and have a lane. */
async function take(
  { database: { db } }: ServerContext,
  lanes: Lanes,
): Promise<readonly { readonly delivery: Delivery; readonly host: string }[]> {
  const { room, fullAccounts, fullHosts, onlyHosts } = lanes.wanted()
  if (room <= 0 || onlyHosts?.length === 0) return []
  const entered: string[] = []
  try {
    return await db.transaction(async (tx) => {
      const found = await tx
        .select({ id: deliveries.id, account: deliveries.account, host: HOST })
        .from(deliveries)
        .where(
          and(
            lte(deliveries.due, sql`now()`),
            fullAccounts.length === 0 ? undefined : notInArray(deliveries.account, [...fullAccounts]),
            fullHosts.length === 0 ? undefined : notInArray(HOST, [...fullHosts]),
            onlyHosts === null ? undefined : inArray(HOST, [...onlyHosts]),
          ),
        )
        .orderBy(deliveries.due)
        .limit(Math.min(BATCH, room))
        .for('update', { skipLocked: true })
      const hosts = new Map<string, string>()
      for (const parcel of found) {
        if (!lanes.enter(parcel)) continue
        entered.push(parcel.id)
        hosts.set(parcel.id, parcel.host)
      }
      if (entered.length === 0) return []
      const due = await tx
        .update(deliveries)
        .set({ due: sql`now() + make_interval(secs => ${LEASE})`, tries: sql`${deliveries.tries} + 1` })
        .where(inArray(deliveries.id, entered))
        .returning()
      return due.map((delivery) => ({ delivery, host: hosts.get(delivery.id) ?? '' }))
    })
  } catch (error) {
    for (const id of entered) lanes.leave(id)
    throw error
  }
}

async function carry(
  context: ServerContext,
  metrics: Metrics,
  lanes: Lanes,
  delivery: Delivery,
  host: string,
): Promise<void> {
  const { db } = context.database
  const way = delivery.webhook === null ? 'push' : 'webhook'
  let status = 0
  try {
    status = await send(context, lanes, delivery)
  } catch (error) {
    lanes.failed(host)
    context.log.info(
      { delivery: delivery.id, way, reason: error instanceof Error ? error.message : '' },
      'not delivered',
    )
  }
  const ok = status >= 200 && status < 300
  metrics.count('tessera_deliveries_total', { way, outcome: ok ? 'delivered' : 'failed' })
  if (delivery.endpoint !== null && (status === 404 || status === 410)) {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, delivery.endpoint))
    return
  }
  const wait = (delivery.body as Message).kind === TRIAL ? undefined : AGAIN[delivery.tries - 1]
  if (ok || wait === undefined) await db.delete(deliveries).where(eq(deliveries.id, delivery.id))
  else
    await db
      .update(deliveries)
      .set({ due: sql`now() + make_interval(secs => ${wait})` })
      .where(eq(deliveries.id, delivery.id))
  // Last, so that when the failure is counted its next try is already set.
  if (delivery.webhook !== null)
    await db
      .update(webhooks)
      .set({ lastTried: sql`now()`, lastStatus: status, failures: ok ? 0 : sql`${webhooks.failures} + 1` })
      .where(eq(webhooks.id, delivery.webhook))
}

async function send(
  context: ServerContext,
  { post }: Lanes,
  { id, webhook, endpoint, body }: Delivery,
): Promise<number> {
  const { db } = context.database
  if (webhook !== null) {
    const [row] = await db.select().from(webhooks).where(eq(webhooks.id, webhook))
    // Parts that have arrived are noted at once, and the rest is this server's for as long again.
    const arrived = async (sent: number): Promise<void> => {
      const due = sql`now() + make_interval(secs => ${LEASE})`
      await db
        .update(deliveries)
        .set({ body: { ...(body as Message), sent }, due })
        .where(eq(deliveries.id, id))
    }
    if (row !== undefined) return await sendWebhook(context, row, id, body as Message, arrived, post)
  }
  if (endpoint !== null) {
    const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))
    if (row !== undefined) return await sendPush(context, row, body as object, post)
  }
  return 0
}
