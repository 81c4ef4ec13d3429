import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { goodbye, isAway } from './away.ts'
import type { Database, DatabaseLog, Queries } from './database.ts'
import { NotificationListener } from './notification-listener.ts'
import * as schema from './schema.ts'

export interface PostgresOptions {
  /** Connections at most; 10 without it. */
  readonly connections?: number
  /** How often the connection for notifications is asked whether it still lives. */
  readonly pingMs?: number
  /** How long an answer is waited for. */
  readonly queryMs?: number
}

/** PostgreSQL somewhere else, shared by as many servers as wanted. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  let log: DatabaseLog | null = null
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    application_name: 'tessera',
    connectionTimeoutMillis: 5_000,
    // A connection that is open on our side alone would be waited for without end.
    query_timeout: options.queryMs ?? 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  pool.on('error', (error: Error & { code?: string }) =>
    log?.warn({ code: error.code ?? null }, 'an idle connection to the database was lost'),
  )
  // A connection that breaks while somebody uses it fails what they asked; nobody else need hear of it.
  pool.on('connect', (client) => client.on('error', () => {}))
  waitForConnections(pool)
  const [version] = await pool
    .query<{ version: number }>("select current_setting('server_version_num')::int as version")
    .then((found) => found.rows)
  if ((version?.version ?? 0) < 150_000) {
    await pool.end()
    throw new Error('Tessera needs PostgreSQL 15 or newer')
  }
  const listener = new NotificationListener(url, options.pingMs ?? 15_000, (facts, text) => log?.warn(facts, text))
  return {
    kind: 'postgres',
    durable: true,
    db: drizzle(pool, { schema }) as unknown as Queries,
    sql: async <Row>(text: string, values: readonly unknown[] = [], name?: string) =>
      (await pool.query({ text, values: [...values], ...(name === undefined ? {} : { name }) })).rows as Row[],
    listen: (channel, heard) => listener.listen(channel, heard),
    async notify(channel, payloads) {
      await pool.query({
        text: 'select pg_notify($1::text, payload) from json_array_elements_text($2::json) as payload',
        values: [channel, JSON.stringify(payloads)],
        name: 'notify',
      })
    },
    logTo(to) {
      log = to
    },
    load: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await listener.close()
      await goodbye(pool.end())
    },
  }
}

/** How long somebody waits for a database that does not answer at the moment; then they are told to come back. */
const PATIENCE_MS = 2_000
const PAUSE_MS = 100

type Connect = () => Promise<pg.PoolClient>
type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error | boolean) => void) => void

/** While the database restarts a connection is asked for again and again for a moment: nothing was sent yet, so nothing is done twice. */
function waitForConnections(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as Connect
  const patiently: Connect = async () => {
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      try {
        return await connect()
      } catch (error) {
        if (!isAway(error) || Date.now() > until) throw error
        await new Promise((done) => setTimeout(done, PAUSE_MS))
      }
    }
  }
  const either = (done?: Connected): Promise<pg.PoolClient> | undefined => {
    const found = patiently()
    if (done === undefined) return found.then(givenBackWhenLost)
    found.then(
      (client) => done(undefined, client, (error) => client.release(error)),
      (error: Error) => done(error),
    )
    return undefined
  }
  pool.connect = either as typeof pool.connect
}

/**
 * Whoever holds a connection for a transaction may give up at its first word, `begin`, without giving the connection back (drizzle
 * does): so a connection whose database went away is given back here, and giving it back again does nothing.
 */
function givenBackWhenLost(client: pg.PoolClient): pg.PoolClient {
  const { query, release } = client
  let held = true
  client.release = (error) => {
    if (!held) return
    held = false
    client.query = query
    release.call(client, error)
  }
  const asked = async (...question: unknown[]): Promise<unknown> => {
    try {
      return await Reflect.apply(query, client, question)
    } catch (error) {
      if (isAway(error)) client.release(true)
      throw error
    }
  }
  client.query = asked as typeof query
  return client
}
