import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A column of a table: its field in the code, its name and its type in SQL. */
export interface Column {
  readonly key: string
  readonly name: string
  readonly type: string
}

export function columnsOf(table: PgTable): readonly Column[] {
  return Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    name: column.name,
    type: column.getSQLType(),
  }))
}
