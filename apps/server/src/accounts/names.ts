import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { inTurn } from '../database/in-turn.ts'
import { accounts } from '../database/schema.ts'
import { requestError } from '../request-error.ts'

/** Names that would be taken for an operator, or for no person at all. */
const RESERVED = [
  'admin',
  'administrator',
  'anonymous',
  'bot',
  'deleted',
  'everybody',
  'guest',
  'host',
  'moderator',
  'nobody',
  'official',
  'operator',
  'root',
  'server',
  'spectator',
  'staff',
  'support',
  'system',
  'tessera',
]

/** How a name looks at a glance: letters and digits that look alike are the same, and signs that join words are left out. */
function lookOf(name: string): string {
  return name.toLowerCase().replace(/[1i]/g, 'l').replaceAll('0', 'o').replaceAll('5', 's').replace(/[-_]/g, '')
}

/** The same by the database, so that it can be looked for. */
const look = sql`translate(lower(${accounts.name}), '1i05-_', 'llos')`

/** Refuses names that are reserved, and those that look like another account's. */
export async function refuseName(db: Queries, name: string, own: string | null): Promise<void> {
  const wanted = lookOf(name)
  const plain = lookOf(name.replace(/[-_\d]+$/, ''))
  if (RESERVED.some((one) => lookOf(one) === wanted || lookOf(one) === plain))
    throw refusal('name_reserved', `Nobody here can be called ${name}.`)
  const [other] = await db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(sql`${look} = ${wanted} and ${accounts.nameKey} is not null and ${accounts.id} <> ${own ?? ''}`)
    .limit(1)
  if (other === undefined) return
  if (other.name.toLowerCase() === name.toLowerCase())
    throw requestError(409, 'name_taken', `Somebody is called ${name} already.`)
  throw refusal('name_looks_taken', `${name} looks too much like somebody else’s name.`)
}

/** Names an account, unless the name is refused; names that look alike are given one after the other, on all servers. */
export async function giveName<T>(
  db: Queries,
  name: string,
  own: string | null,
  give: (tx: Queries) => Promise<T>,
): Promise<T> {
  return await unlessTaken(name, () =>
    inTurn(db, `name ${lookOf(name)}`, async (tx) => {
      await refuseName(tx, name, own)
      return await give(tx)
    }),
  )
}

async function unlessTaken<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw requestError(409, 'name_taken', `Somebody is called ${name} already.`)
  }
}

function isDuplicate(error: unknown): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as { cause?: unknown }).cause) {
    if ((cause as { code?: unknown }).code === '23505') return true
  }
  return false
}

function refusal(code: string, text: string) {
  return requestError(422, code, text, [{ path: 'name', code, text }])
}
