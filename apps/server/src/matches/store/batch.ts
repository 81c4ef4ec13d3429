import type { Wanted } from './match-store.ts'

/** Changes that are written in one statement, and the values of that statement. */
export class Batch {
  readonly wanted: readonly Wanted[]
  readonly values: unknown[] = []

  constructor(wanted: readonly Wanted[]) {
    this.wanted = wanted
  }

  /** Adds a value; returns the SQL that stands for it. */
  put(value: unknown, type: string): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }

  /** SQL: rows that belong to changes which are written, as `entry` with these columns and `match`. */
  rows(of: (wanted: Wanted) => readonly object[], columns: string): string {
    const all = this.wanted.flatMap((one) => of(one).map((entry) => ({ match: one.row.id, ...entry })))
    const entries = this.put(JSON.stringify(all), 'json')
    return `changed join json_to_recordset(${entries}) as entry (match text, ${columns}) on entry.match = changed.id`
  }
}
