import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { ServerContext } from '../context.ts'
import { accounts, passkeys, sessions, settings, tokens } from '../database/schema.ts'
import { newId } from '../ids.ts'
import { requestError } from '../request-error.ts'
import { giveName, refuseName } from './names.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { type AccountRow, accountById, nameKey } from './people.ts'
import { endPassingCodes, isRecoveryCode, useRecoveryCode } from './recovery.ts'
import type { Visitor } from './visitors.ts'

/** Guests have a number and no name of their own. */
export async function makeGuest({ database: { db } }: ServerContext): Promise<string> {
  const [numbered] = await db
    .insert(settings)
    .values({ key: 'guests', value: 'how many there were', counter: 1 })
    .onConflictDoUpdate({ target: settings.key, set: { counter: sql`${settings.counter} + 1` } })
    .returning({ counter: settings.counter })
  const id = newId()
  await db.insert(accounts).values({ id, kind: 'guest', name: `Guest ${numbered?.counter ?? 0}` })
  return id
}

/** A guest takes a name and keeps everything; without a session a new account is made. */
export async function register(
  context: ServerContext,
  by: Visitor | null,
  wish: { readonly name: string; readonly password: string },
): Promise<string> {
  const { db } = context.database
  if (by !== null && by.kind !== 'guest')
    throw requestError(409, 'already_registered', `You are signed in as ${by.name}. Sign out to make another account.`)
  refuseObvious(wish)
  // Before the password is hashed, which takes long, and again in turn.
  await refuseName(db, wish.name, by?.id ?? null)
  const passwordHash = await hashPassword(context.keys, wish.password)
  const named = { name: wish.name, nameKey: nameKey(wish.name), passwordHash }
  return await giveName(db, wish.name, by?.id ?? null, async (tx) => {
    if (by === null) {
      const id = newId()
      await tx.insert(accounts).values({ id, kind: 'user', ...named })
      return id
    }
    const [row] = await tx
      .update(accounts)
      .set({ kind: 'user', ...named })
      .where(and(eq(accounts.id, by.id), eq(accounts.kind, 'guest'), isNull(accounts.deleted)))
      .returning({ id: accounts.id })
    if (row === undefined) throw requestError(409, 'already_registered', 'This account has a name already.')
    return row.id
  })
}

const FREE_TRIES = 5

/** The same answer for an unknown name, a wrong password and an account without one, after the same time. */
export async function signIn(context: ServerContext, name: string, password: string): Promise<AccountRow> {
  const { db } = context.database
  const [row] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.nameKey, nameKey(name)))
  if (row !== undefined) await countTry(context, row.id)
  const { ok, again } = await checkPassword(context.keys, password, row?.passwordHash ?? null)
  if (row === undefined || !ok) throw WRONG()
  const rehashed = again ? { passwordHash: await hashPassword(context.keys, password) } : {}
  await db
    .update(accounts)
    .set({ failedSignIns: 0, lockedUntil: null, lastSeen: sql`now()`, ...rehashed })
    .where(eq(accounts.id, row.id))
  refuseBanned(context, row)
  return row
}

/** For actions that ask for the password again; guesses count as when signing in. */
export async function confirmPassword(context: ServerContext, account: string, password: string): Promise<void> {
  const { db } = context.database
  const row = await accountById(db, account)
  await countTry(context, row.id)
  const { ok } = await checkPassword(context.keys, password, row.passwordHash)
  if (!ok) throw requestError(403, 'wrong_password', 'That is not your password.')
  await db.update(accounts).set({ failedSignIns: 0, lockedUntil: null }).where(eq(accounts.id, account))
}

export async function changePassword(
  context: ServerContext,
  by: Visitor,
  current: string,
  password: string,
): Promise<void> {
  await confirmPassword(context, by.id, current)
  refuseObvious({ name: by.name, password })
  await setPassword(context, by.id, password, by.session)
}

export async function changeName(context: ServerContext, account: string, name: string): Promise<void> {
  await giveName(context.database.db, name, account, (tx) =>
    tx
      .update(accounts)
      .set({ name, nameKey: nameKey(name) })
      .where(eq(accounts.id, account)),
  )
  await context.visitors.forget(account)
}

/**
 * A new password ends every session but the one given, every token, every passkey and every code on its way, since a thief of these may be
 * the reason for it. With a `code` it is set only if that can still be used.
 */
async function setPassword(
  context: ServerContext,
  account: string,
  password: string,
  keep: string | null,
  code?: string,
): Promise<void> {
  const passwordHash = await hashPassword(context.keys, password)
  await context.database.db.transaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash, failedSignIns: 0, lockedUntil: null }).where(eq(accounts.id, account))
    // The account is locked by now: of two codes that are used at once the second has ended.
    if (code !== undefined && !(await useRecoveryCode(tx, account, code))) throw WRONG_CODE()
    await endPassingCodes(tx, account)
    const others = keep === null ? undefined : ne(sessions.id, keep)
    await tx.delete(sessions).where(and(eq(sessions.account, account), others))
    await tx.delete(tokens).where(eq(tokens.account, account))
    await tx.delete(passkeys).where(eq(passkeys.account, account))
  })
  await context.visitors.forget(account)
}

/** Works while the account is locked: a code cannot be guessed, and a stranger's guesses shall not keep anybody out. */
export async function recover(
  context: ServerContext,
  wish: { readonly name: string; readonly code: string; readonly password: string },
): Promise<string> {
  const { db } = context.database
  refuseObvious(wish)
  const [row] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.nameKey, nameKey(wish.name)))
  if (row === undefined || !(await isRecoveryCode(db, row.id, wish.code))) throw WRONG_CODE()
  refuseBanned(context, row)
  await setPassword(context, row.id, wish.password, null, wish.code)
  return row.id
}

export function refuseBanned(
  { clock }: Pick<ServerContext, 'clock'>,
  row: { readonly bannedUntil: Date | null; readonly banReason: string | null },
): void {
  const now = clock.now()
  if (row.bannedUntil === null || row.bannedUntil.getTime() <= now) return
  const far = row.bannedUntil.getTime() > now + 20 * 365 * 86_400_000
  const until = far ? 'for good' : `until ${row.bannedUntil.toISOString()}`
  throw requestError(403, 'banned', `An administrator has shut this account out ${until}: ${row.banReason ?? ''}`)
}

const WRONG_CODE = () => requestError(403, 'wrong_code', 'That name and code do not belong together.')

const WRONG = () => requestError(403, 'wrong_sign_in', 'That name and password do not belong together.')

/**
 * Counts a try before the password is looked at, so that many who try at once do not all get one: after some free ones each one
 * more doubles the wait, from a minute up to an hour, by the database's clock. With the right password the count starts anew.
 */
async function countTry({ database: { db } }: ServerContext, account: string): Promise<void> {
  const over = sql`least(greatest(${accounts.failedSignIns} + 1 - ${FREE_TRIES}, 0), 7)`
  const [counted] = await db
    .update(accounts)
    .set({
      failedSignIns: sql`${accounts.failedSignIns} + 1`,
      lockedUntil: sql`case when ${over} = 0 then null else now() + least(interval '1 minute' * power(2, ${over} - 1), interval '1 hour') end`,
    })
    .where(and(eq(accounts.id, account), sql`(${accounts.lockedUntil} is null or ${accounts.lockedUntil} <= now())`))
    .returning({ id: accounts.id })
  if (counted === undefined)
    throw requestError(429, 'locked', 'There were too many wrong passwords. Wait a while, or use a recovery code.')
}

function refuseObvious({ name, password }: { readonly name: string; readonly password: string }): void {
  const said = password.toLowerCase()
  const weak =
    said.includes(name.toLowerCase()) || new Set(said).size < 4 || OBVIOUS.some((one) => said.startsWith(one))
  if (!weak) return
  const text = 'This password is too easy to guess: choose one without your name and without common words in front'
  throw requestError(422, 'weak_password', text, [{ path: 'password', code: 'weak_password', text }])
}

const OBVIOUS = ['password', '1234567890', 'qwertyuiop', 'iloveyou', 'letmein', 'tessera', 'abcdefghij']
