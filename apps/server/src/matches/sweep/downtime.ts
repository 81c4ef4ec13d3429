import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { heartbeats } from '../../database/schema.ts'
import type { Rooms } from '../road/index.ts'
import { moveMatchClocks } from '../store/index.ts'

type Timed = Pick<Rooms, 'database' | 'clock'>

/** A gap in which no server was up is made up for when it is longer than this. */
const LONGEST_PAUSE_MS = 5_000

/** Moves all running clocks by the time during which no server was up; the first server to start does it. */
export async function makeUpForDowntime({ database, clock }: Timed, server: string): Promise<void> {
  const now = clock.now()
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7250213)`)
    const found = (await tx.execute(
      sql`select value #>> '{}' as up from settings where key = 'last_up'`,
    )) as unknown as {
      readonly rows: readonly { readonly up: string }[]
    }
    const up = found.rows[0]?.up
    const down = up === undefined ? 0 : now - Date.parse(up)
    // The clock of this machine may have been set back meanwhile; where several servers share a database that cannot be known.
    if (down > LONGEST_PAUSE_MS || (database.kind === 'embedded' && down < -LONGEST_PAUSE_MS))
      await moveMatchClocks(tx, down)
    await tx.execute(setLastUp(now))
    await tx
      .insert(heartbeats)
      .values({ server, beat: new Date(now) })
      .onConflictDoUpdate({ target: heartbeats.server, set: { beat: new Date(now) } })
  })
}

/** Follows the wall clock where that was set, or where this process stood still, and moves all running clocks by the difference. Returns whether there was one. */
export async function followWallClock({ database, clock }: Timed): Promise<boolean> {
  if (clock.apart() === 0) return false
  let moved = 0
  try {
    await database.db.transaction(async (tx) => {
      moved = clock.apart()
      if (moved === 0) return
      await moveMatchClocks(tx, moved)
      await moveWaits(tx, moved)
      await tx.execute(setLastUp(clock.now() + moved))
      // Only this process uses the embedded database: changes computed by the old clock are written already, or have an old revision.
      clock.move(moved)
    })
  } catch (error) {
    clock.move(-moved)
    throw error
  }
  return moved !== 0
}

/** The last instant at which a server was up, for the one that starts next. */
export async function rememberUp({ database, clock }: Timed): Promise<void> {
  await database.db.execute(
    sql`${setLastUp(clock.now())} where (settings.value #>> '{}')::timestamptz < (excluded.value #>> '{}')::timestamptz`,
  )
}

function setLastUp(now: number): SQL {
  return sql`insert into settings (key, value) values ('last_up', to_jsonb(${new Date(now).toISOString()}::text))
    on conflict (key) do update set value = excluded.value`
}

/** Waits outside matches: for a lock to end, for an opponent, for a message to be tried again. */
async function moveWaits(tx: Queries, ms: number): Promise<void> {
  const by = sql`make_interval(secs => ${ms / 1000})`
  await tx.execute(sql`
    with locked as (update accounts set locked_until = locked_until + ${by} where locked_until is not null),
    paired as (update pairings set since = since + ${by}, seen = seen + ${by})
    update deliveries set due = due + ${by}`)
}
