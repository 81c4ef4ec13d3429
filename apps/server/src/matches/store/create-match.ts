import { takeTurn } from '@tessera/online'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { matches, seats } from '../../database/schema.ts'
import { LIMITED, type MatchLimit, type NewMatch } from './new-match.ts'
import type { MatchRow } from './rows.ts'

/** Makes a match in one transaction; however many are asked for at the same moment, no limit is passed. Returns the limit that is reached. */
export async function createMatch<Limit extends MatchLimit>(
  db: Queries,
  { row, seats: places, limits, beside }: NewMatch<Limit>,
): Promise<Limit | null> {
  return await db.transaction(async (tx) => {
    const reached = limits.length === 0 ? null : await reachedLimit(tx, row, limits)
    if (reached !== null) return reached
    await beside?.(tx)
    await tx.insert(matches).values(row)
    await tx.insert(seats).values([...places])
    return null
  })
}

async function reachedLimit<Limit extends MatchLimit>(
  tx: Queries,
  row: MatchRow,
  limits: readonly Limit[],
): Promise<Limit | null> {
  await takeTurn(tx, `matches ${row.createdBy}`)
  if (row.address !== null) await takeTurn(tx, `matches from ${row.address}`)
  const counted = limits.map((limit) => sql`(select count(*) from ${matches} where ${limitedBy(limit, row)})`)
  const [found] = await tx
    .select({ counts: sql<readonly number[]>`json_build_array(${sql.join(counted, sql`, `)})` })
    .from(sql`(select) as one`)
  return limits.find(({ most }, index) => (found?.counts[index] ?? 0) >= most) ?? null
}

function limitedBy({ by, status }: MatchLimit, row: MatchRow): SQL | undefined {
  const owner = by === 'account' ? eq(matches.createdBy, row.createdBy) : eq(matches.address, row.address ?? '')
  return and(owner, inArray(matches.status, [...LIMITED[status]]))
}
