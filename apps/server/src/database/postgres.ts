import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { goodbye, isAway } from './away.ts'
import type { Database, DatabaseLog, Queries } from './database.ts'
import { NotificationListener } from './notification-listener.ts'
import { type Outages, watchOutages } from './outages.ts'
import { DatabaseHangs, type Silence, watchSilence } from './silence.ts'

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
  const { Connection, hangUp } = connections()
  const silence = watchSilence({ answers: () => answers(url), drop: hangUp })
  const outages = watchOutages(() => needRoom(pool))
  const pool = new pg.Pool({
    Client: Connection,
    connectionString: url,
    max: options.connections ?? 10,
    application_name: 'tessera',
    connectionTimeoutMillis: 5_000,
    // Of one statement while others are answered; a database that says nothing at all is given up much earlier.
    query_timeout: options.queryMs ?? 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  pool.on('error', (error: Error & { code?: string }) => {
    if (!silence.silent) log?.warn({ code: error.code ?? null }, 'an idle connection to the database was lost')
  })
  pool.on('connect', (client) => {
    // A connection that breaks while it is used fails the statements it was given, and nothing else.
    client.on('error', () => {})
    watchAnswers(client, silence, outages)
  })
  waitForConnections(pool, silence, outages)
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
    db: drizzle(pool) as unknown as Queries,
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
    serve(to) {
      log = to
      outages.logTo(to)
      silence.watch()
    },
    isFull: () => outages.full,
    load: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      outages.stop()
      await Promise.all([listener.close(), goodbye(pool.end())])
      silence.stop()
      hangUp()
    },
  }
}

/** Connections of one pool, all of which can be broken off at once, also those that are still being made. */
function connections(): { readonly Connection: typeof pg.Client; hangUp(): void } {
  const open = new Set<pg.Client>()
  class Connection extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      open.add(this)
      this.once('end', () => open.delete(this))
    }
  }
  return {
    Connection,
    hangUp() {
      for (const { connection } of open) connection.stream.destroy()
    },
  }
}

/** Whether a new connection is answered at all: also by being refused. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tessera',
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    const { code } = error as { readonly code?: unknown }
    return typeof code === 'string' && (code === 'ECONNREFUSED' || /^[0-9A-Z]{5}$/.test(code))
  } finally {
    client.connection.stream.destroy()
  }
}

/** More than fits into the free space of other rows; it is rolled back, and its room is used again. */
async function needRoom(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      "insert into settings (key, value) select 'room', json_agg(gen_random_uuid())::jsonb from generate_series(1, 5000)",
    )
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

/** Notes of every question how it ended, and gives it up when the database hangs. */
function watchAnswers(client: pg.PoolClient, silence: Silence, outages: Outages): void {
  const { query } = client
  const asked = async (question: readonly unknown[]): Promise<unknown> => {
    try {
      const answer = await silence.until(async () => await Reflect.apply(query, client, question))
      silence.heard()
      outages.worked()
      return answer
    } catch (error) {
      if (!isAway(error)) silence.heard()
      outages.failed(error)
      throw error
    }
  }
  const either = (...question: unknown[]): Promise<unknown> | undefined => {
    const done = question.at(-1)
    if (typeof done !== 'function') return asked(question)
    asked(question.slice(0, -1)).then(
      (answer) => done(undefined, answer),
      (error: unknown) => done(error),
    )
    return undefined
  }
  client.query = either as typeof query
}

/** How long a request waits for a database that does not answer; then it is refused with a time to try again. */
const PATIENCE_MS = 2_000
const PAUSE_MS = 100

type Connect = () => Promise<pg.PoolClient>
type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error | boolean) => void) => void

/** While the database restarts a connection is asked for again and again for a moment: nothing was sent yet, so nothing is done twice. */
function waitForConnections(pool: pg.Pool, silence: Silence, outages: Outages): void {
  const connect = pool.connect.bind(pool) as Connect
  const once = async (): Promise<pg.PoolClient> => {
    if (silence.silent) throw new DatabaseHangs()
    const client = connect()
    try {
      return await silence.until(() => client)
    } catch (error) {
      // The connection may come when nothing waits for it any more.
      client.then(
        (late) => late.release(),
        () => undefined,
      )
      throw error
    }
  }
  const patiently: Connect = async () => {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      try {
        return await once()
      } catch (error) {
        if (isAway(error) && !silence.silent && performance.now() <= until) {
          await new Promise((done) => setTimeout(done, PAUSE_MS))
          continue
        }
        outages.failed(error)
        throw error
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
 * The holder of a connection for a transaction may give up at its first word, `begin`, without giving the connection back (drizzle
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
