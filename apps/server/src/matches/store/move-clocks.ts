import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'

/**
 * Moves every instant that a running match counts from or to, within a transaction that moves the other waits of the server as well. Matches
 * in memory are loaded again, since their revisions change.
 */
export async function moveMatchClocks(tx: Queries, ms: number): Promise<void> {
  const by = sql`make_interval(secs => ${ms / 1000})`
  await tx.execute(sql`
    with moved as (
      update matches set deadline = deadline + ${by}, turn_started = turn_started + ${by}, remind_at = remind_at + ${by},
        bot_due = bot_due + ${by}, revision = revision + 1
      where status in ('starting', 'running') and (deadline is not null or turn_started is not null)
      returning id, at, branch),
    seated as (
      update seats set clock_from = clock_from + ${by} from moved where seats.match = moved.id and clock_from is not null)
    update choices set received = received + ${by} from moved
      where choices.match = moved.id and choices.turn = moved.at and choices.branch = moved.branch`)
}
