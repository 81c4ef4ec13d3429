import { and, eq, gt, sql } from 'drizzle-orm'
import { isFull } from '../database/away.ts'
import type { Database } from '../database/database.ts'
import { accounts, sessions, tokens } from '../database/schema.ts'
import { newSecret, sha256 } from '../ids.ts'
import type { Asker } from '../matches/index.ts'

/** An account that asks, and by what right. */
export interface Visitor extends Asker {
  readonly name: string
  readonly bannedUntil: Date | null
  readonly banReason: string | null
  /** The session they came with; null with a token. */
  readonly session: string | null
  /** The scopes of the token; null with a session, which allows everything. */
  readonly scopes: readonly string[] | null
}

export interface Visitors {
  bySession(secret: string): Promise<Visitor | null>
  byToken(secret: string): Promise<Visitor | null>
  /** Starts a session; the value returned goes into the cookie and is kept nowhere. */
  open(account: string, agent: string): Promise<string>
  /** Forgets an account that is remembered, on every server: sessions or tokens ended, name, role or ban changed. */
  forget(account: string): Promise<void>
  stop(): Promise<void>
}

export const SESSION_DAYS = 90
const CHANNEL = 'tessera_accounts'
const REMEMBERED_MS = 10_000
const MOST_REMEMBERED = 20_000

/** Looks up sessions and tokens by their hashes, and remembers them for some seconds. */
export async function openVisitors(database: Database): Promise<Visitors> {
  const { db } = database
  const remembered = new Map<string, { readonly visitor: Visitor; readonly until: number }>()
  const forget = (account: string): void => {
    for (const [key, { visitor }] of remembered) if (account === '' || visitor.id === account) remembered.delete(key)
  }
  const silence = await database.listen(CHANNEL, forget)

  const known = async (key: string, find: () => Promise<Visitor | null>): Promise<Visitor | null> => {
    const earlier = remembered.get(key)
    if (earlier !== undefined && earlier.until > performance.now()) return earlier.visitor
    const visitor = await find()
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    if (visitor === null) remembered.delete(key)
    else remembered.set(key, { visitor, until: performance.now() + REMEMBERED_MS })
    return visitor
  }

  return {
    bySession(secret) {
      const id = sha256('session', secret)
      return known(id, async () => {
        const [found] = await db
          .select({ ...WHO, stale: sql<boolean>`${sessions.lastSeen} < now() - interval '1 hour'` })
          .from(sessions)
          .innerJoin(accounts, eq(accounts.id, sessions.account))
          .where(and(eq(sessions.id, id), gt(sessions.expires, sql`now()`)))
        if (found === undefined) return null
        const { stale, ...who } = found
        if (stale) {
          const until = sql`now() + make_interval(days => ${SESSION_DAYS})`
          await unlessFull(db.update(sessions).set({ lastSeen: sql`now()`, expires: until }).where(eq(sessions.id, id)))
          await unlessFull(db.update(accounts).set({ lastSeen: sql`now()` }).where(eq(accounts.id, who.id)))
        }
        return { ...who, session: id, scopes: null }
      })
    },
    byToken(secret) {
      const hash = sha256('token', secret)
      return known(hash, async () => {
        const [found] = await db
          .select({
            ...WHO,
            scopes: tokens.scopes,
            token: tokens.id,
            stale: sql<boolean>`coalesce(${tokens.lastUsed} < now() - interval '1 minute', true)`,
          })
          .from(tokens)
          .innerJoin(accounts, eq(accounts.id, tokens.account))
          .where(and(eq(tokens.hash, hash), gt(tokens.expires, sql`now()`)))
        if (found === undefined) return null
        const { stale, token, ...who } = found
        if (stale) {
          await unlessFull(db.update(tokens).set({ lastUsed: sql`now()` }).where(eq(tokens.id, token)))
          await unlessFull(db.update(accounts).set({ lastSeen: sql`now()` }).where(eq(accounts.id, who.id)))
        }
        return { ...who, session: null }
      })
    },
    async open(account, agent) {
      const secret = newSecret()
      const expires = sql`now() + make_interval(days => ${SESSION_DAYS})`
      await db
        .insert(sessions)
        .values({ id: sha256('session', secret), account, expires, agent: printable(agent).slice(0, 200) })
      return secret
    },
    async forget(account) {
      forget(account)
      await database.notify(CHANNEL, [account])
    },
    stop: silence,
  }
}

const WHO = {
  id: accounts.id,
  kind: accounts.kind,
  role: accounts.role,
  name: accounts.name,
  bannedUntil: accounts.bannedUntil,
  banReason: accounts.banReason,
}

/** While the disk is full a request is not refused because the time of the visit cannot be stored. */
async function unlessFull(noted: PromiseLike<unknown>): Promise<void> {
  try {
    await noted
  } catch (error) {
    if (!isFull(error)) throw error
  }
}

/** Replaces characters that a database cannot store or a page cannot show. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?')
}
