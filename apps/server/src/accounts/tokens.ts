import type { NewToken } from '@tessera/wire'
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ServerContext } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { inTurn, takeTurn } from '../database/in-turn.ts'
import { accounts, sessions, tokens } from '../database/schema.ts'
import { newId, newSecret, sha256 } from '../ids.ts'
import { requestError } from '../request-error.ts'
import { deleteAccount } from './delete.ts'
import { confirmPassword } from './entry.ts'
import { giveName } from './names.ts'
import { behind, inOrder, type PageWish, pageFrom } from './page.ts'
import { NOBODY, nameKey, personOf } from './people.ts'
import type { Visitor } from './visitors.ts'

export const MOST_TOKENS = 20
export const MOST_BOTS = 5

type Scopes = z.infer<typeof NewToken>['scopes']

export async function tokensOf(db: Queries, account: string, wish: PageWish) {
  const rows = await db
    .select()
    .from(tokens)
    .where(and(mine(account), behind(wish, false, tokens.created, tokens.id)))
    .orderBy(inOrder(false, tokens.created, tokens.id))
    .limit(wish.limit + 1)
  return pageFrom(rows, wish, entryOf)
}

/** The token goes to the account that asked for it, its hash into the table. */
export async function makeToken(
  db: Queries,
  account: string,
  wish: Pick<z.infer<typeof NewToken>, 'name' | 'scopes' | 'days'>,
) {
  return await inTurn(db, `tokens ${account}`, (tx) => addToken(tx, account, wish))
}

async function addToken(
  db: Queries,
  account: string,
  wish: Pick<z.infer<typeof NewToken>, 'name' | 'scopes' | 'days'>,
) {
  const [kept] = await db.select({ tokens: count() }).from(tokens).where(mine(account))
  if ((kept?.tokens ?? 0) >= MOST_TOKENS)
    throw requestError(409, 'too_many_tokens', `At most ${MOST_TOKENS} tokens at a time: end one first.`)
  const token = `tess_${newSecret()}`
  const [row] = await db
    .insert(tokens)
    .values({
      id: newId(),
      account,
      name: wish.name,
      hash: sha256('token', token),
      scopes: [...new Set(wish.scopes)],
      expires: sql`now() + make_interval(days => ${wish.days})`,
    })
    .returning()
  if (row === undefined) throw new Error('A token was not kept')
  return { ...entryOf(row), token }
}

/** A session that was left open somewhere must not make a token or passkey that outlives it, so the account must have signed in within this time, or give the password. */
const RECENT_MINUTES = 15

export async function refuseOldSession(
  context: ServerContext,
  by: Visitor,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) return await confirmPassword(context, by.id, password)
  const recent = sql`${sessions.created} > now() - make_interval(mins => ${RECENT_MINUTES})`
  const [session] = await context.database.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, by.session ?? ''), recent))
  if (session === undefined)
    throw requestError(403, 'password_needed', 'You signed in a while ago: this needs your password, or sign in again.')
}

export async function endToken(
  { database: { db }, visitors }: ServerContext,
  account: string,
  id: string,
): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.account, account), eq(tokens.id, id)))
  await visitors.forget(account)
}

export async function bots(db: Queries, owner: string, wish: PageWish) {
  const rows = await db
    .select()
    .from(accounts)
    .where(and(owned(owner), behind(wish, false, accounts.created, accounts.id)))
    .orderBy(inOrder(false, accounts.created, accounts.id))
    .limit(wish.limit + 1)
  return pageFrom(rows, wish, (row) => ({ ...personOf(row), created: row.created.toISOString() }))
}

/** A bot has no password and no session: only its token opens it, and everybody sees that it is a bot. */
export async function makeBot(db: Queries, by: Visitor, name: string) {
  if (by.kind !== 'user') throw requestError(403, 'people_only', 'Only people may make bots.')
  return await giveName(db, name, null, async (tx) => {
    await takeTurn(tx, `bots ${by.id}`)
    const [kept] = await tx.select({ bots: count() }).from(accounts).where(owned(by.id))
    if ((kept?.bots ?? 0) >= MOST_BOTS)
      throw requestError(409, 'too_many_bots', `At most ${MOST_BOTS} bots each: delete one first.`)
    const [row] = await tx
      .insert(accounts)
      .values({ id: newId(), kind: 'bot', name, nameKey: nameKey(name), owner: by.id })
      .returning()
    if (row === undefined) throw new Error('A bot was not kept')
    const { token } = await addToken(tx, row.id, { name, scopes: ['read', 'play'], days: 365 })
    return { ...personOf(row), created: row.created.toISOString(), token }
  })
}

export async function deleteBot(context: ServerContext, owner: string, id: string): Promise<void> {
  const [row] = await context.database.db
    .select()
    .from(accounts)
    .where(and(owned(owner), eq(accounts.id, id)))
  if (row === undefined) throw NOBODY()
  await deleteAccount(context, row)
}

function mine(account: string) {
  return and(eq(tokens.account, account), gt(tokens.expires, sql`now()`))
}

function owned(owner: string) {
  return and(eq(accounts.owner, owner), isNull(accounts.deleted))
}

function entryOf(row: typeof tokens.$inferSelect) {
  return {
    id: row.id,
    name: row.name,
    scopes: [...row.scopes] as Scopes,
    created: row.created.toISOString(),
    expires: row.expires.toISOString(),
    lastUsed: row.lastUsed?.toISOString() ?? null,
  }
}
