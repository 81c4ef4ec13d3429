import type { Database } from '../../database/database.ts'
import { accountsOf } from './change-parts.ts'
import { type Answer, changeStatement } from './change-statement.ts'
import type { ServerClock } from './clock.ts'
import type { Wanted, Written } from './match-store.ts'

/**
 * Writes changes of different matches that are alike in one statement, so that each of them is there whole or not at all,
 * none waits for another, and all of them share one commit. A change does nothing unless its match still has
 * the revision it was computed from; null then.
 */
export async function writeChanges(
  database: Database,
  clock: ServerClock,
  wanted: readonly Wanted[],
): Promise<readonly (Written | null)[]> {
  // In the order of their ids, so that two servers with the same matches in hand do not wait for each other.
  const sorted = [...wanted].sort((a, b) => (a.row.id < b.row.id ? -1 : 1))
  const { text, values } = changeStatement(clock, sorted)
  const [answer] = await database.sql<Answer>(text, values, nameOf(text))
  if (answer === undefined) throw new Error('A change was written without an answer')
  clock.learn(answer.now)
  const written = writtenBy(answer, sorted)
  return wanted.map((one) => written.get(one) ?? null)
}

function writtenBy({ done, told, changed }: Answer, sorted: readonly Wanted[]): ReadonlyMap<Wanted, Written> {
  const revisions = new Map(done ?? [])
  const heard = new Map(told ?? [])
  const written = new Map<Wanted, Written>()
  // An account told of several matches got as many revisions; the last of them is what the database answers.
  for (const one of sorted.toReversed()) {
    const revision = revisions.get(one.row.id)
    if (revision === undefined) continue
    const accounts = new Map<string, number>()
    for (const account of accountsOf(one.change)) {
      const seq = heard.get(account)
      if (seq === undefined) continue
      accounts.set(account, seq)
      heard.set(account, seq - 1)
    }
    written.set(one, { revision, changed: new Date(changed), accounts })
  }
  return written
}

/** The same few statements come again and again; each has a short name to be prepared under. */
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= 500) return undefined
  const name = `change_${names.size + 1}`
  names.set(text, name)
  return name
}
