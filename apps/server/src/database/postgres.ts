import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Queries } from './database.ts'
import * as schema from './schema.ts'

/** PostgreSQL somewhere else, shared by as many servers as wanted. */
export async function openPostgres(url: string, connections = 10): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: connections, application_name: 'tessera' })
  pool.on('error', () => {})
  const [version] = await pool
    .query<{ version: number }>("select current_setting('server_version_num')::int as version")
    .then((found) => found.rows)
  if ((version?.version ?? 0) < 150_000) {
    await pool.end()
    throw new Error('Tessera needs PostgreSQL 15 or newer')
  }
  const listener: NotificationListener = new NotificationListener(url)
  return {
    kind: 'postgres',
    durable: true,
    db: drizzle(pool, { schema }) as unknown as Queries,
    sql: async <Row>(text: string, values: readonly unknown[] = [], name?: string) =>
      (await pool.query({ text, values: [...values], ...(name === undefined ? {} : { name }) })).rows as Row[],
    listen: (channel, heard) => listener.listen(channel, heard),
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

/** A connection of its own for notifications, made anew when it breaks. */
class NotificationListener {
  readonly #url: string
  readonly #heard = new Map<string, Set<(payload: string) => void>>()
  #client: pg.Client | null = null
  #closed = false

  constructor(url: string) {
    this.#url = url
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#heard.get(channel) ?? new Set()
    listeners.add(heard)
    this.#heard.set(channel, listeners)
    if (this.#client === null) await this.#connect()
    else await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => {
      listeners.delete(heard)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end()
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'tessera notifications',
      keepAlive: true,
    })
    this.#client = client
    client.on('notification', ({ channel, payload }) => {
      for (const heard of this.#heard.get(channel) ?? []) heard(payload ?? '')
    })
    client.on('error', () => {})
    client.on('end', () => this.#again())
    await client.connect()
    for (const channel of this.#heard.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  /** Whoever listens is told that something may have been missed. */
  #again(): void {
    if (this.#closed) return
    setTimeout(() => {
      this.#connect().then(
        () => {
          for (const listeners of this.#heard.values()) for (const heard of listeners) heard('')
        },
        () => this.#again(),
      )
    }, 500).unref()
  }
}
