import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle over PostgreSQL, embedded or not; a transaction is of the same kind. */
export type Queries = PgDatabase<PgQueryResultHKT>

/**
 * The server's database, as a plug-in sees it. A plug-in writes its own tables alone; it may read `accounts (id, name, kind, deleted,
 * banned_until)`, `matches` and `seats (match, account, watched, frames)`.
 */
export interface PluginDatabase {
  readonly db: Queries
  /** Plain SQL, where drizzle has no words for it; a statement with a name is prepared once per connection. */
  sql<Row>(text: string, values?: readonly unknown[], name?: string): Promise<readonly Row[]>
}
