import { randomInt } from 'node:crypto'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ServerContext } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { accounts, recoveryCodes } from '../database/schema.ts'
import { sha256 } from '../ids.ts'
import { requestError } from '../request-error.ts'
import { accountById, nameKey, usableCode } from './people.ts'

const CODES = 8
/** Without letters and digits that are mistaken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** To write down; only their hashes are kept. The earlier ones end. */
export async function newRecoveryCodes(db: Queries, account: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.account, account), isNull(recoveryCodes.expires)))
    await tx.insert(recoveryCodes).values(codes.map((code) => ({ account, hash: hashOf(code) })))
  })
  return codes
}

/** One code that ends after an hour: sent by mail, or given out by the operator. */
export async function passingCode(db: Queries, account: string): Promise<string> {
  const code = newCode()
  await db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.account, account), isNotNull(recoveryCodes.expires)))
    await tx.insert(recoveryCodes).values({ account, hash: hashOf(code), expires: sql`now() + interval '1 hour'` })
  })
  return code
}

/** Each code works once, even when it arrives twice at the same moment. */
export async function useRecoveryCode(db: Queries, account: string, code: string): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ used: sql`now()` })
    .where(and(usableCode(account), eq(recoveryCodes.hash, hashOf(code))))
    .returning({ hash: recoveryCodes.hash })
  return used.length > 0
}

/** Answers at once and the same way, whoever it is. */
export async function sendRecoveryMail({ database: { db }, mail, log }: ServerContext, name: string): Promise<void> {
  if (mail === null) throw NO_MAIL()
  const [row] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.nameKey, nameKey(name)))
  if (row === undefined || row.email === null || row.passwordHash === null) return
  const code = await passingCode(db, row.id)
  const text = `Somebody, most likely you, asked for a new password for ${row.name}.\n\nThe code is ${code}. It works once, within an hour.\nIf it was not you, there is nothing to do.`
  mail.send(row.email, 'Your Tessera recovery code', text).catch((error: unknown) => log.warn({ error }, 'mail failed'))
}

/** Where mail can be sent an address counts once a code sent to it has come back. */
export async function changeEmail(
  { database: { db }, mail, keys }: ServerContext,
  account: string,
  email: string,
): Promise<void> {
  if (email === '') {
    await db.update(accounts).set({ email: null }).where(eq(accounts.id, account))
    return
  }
  if (mail === null) throw NO_MAIL()
  const code = keys.seal('email', JSON.stringify([account, email, Date.now() + 86_400_000]))
  await mail.send(
    email,
    'Confirm your address',
    `To use this address with Tessera, enter this code in your account:\n\n${code}`,
  )
}

export async function confirmEmail(
  { database: { db }, keys }: ServerContext,
  account: string,
  code: string,
): Promise<void> {
  const [whose, email, until] = JSON.parse(keys.open('email', code.trim()) ?? '[]') as [string?, string?, number?]
  if (whose !== account || email === undefined || until === undefined || until < Date.now())
    throw requestError(403, 'wrong_code', 'This code is not for you, or too old.')
  await accountById(db, account)
  await db.update(accounts).set({ email }).where(eq(accounts.id, account))
}

const NO_MAIL = () =>
  requestError(409, 'no_mail', 'This server sends no mail. Use a recovery code, or ask whoever runs it.')

function newCode(): string {
  let code = ''
  for (let i = 0; i < 16; i++) code += `${i > 0 && i % 4 === 0 ? '-' : ''}${LETTERS[randomInt(LETTERS.length)]}`
  return code
}

/** 79 random bits need no slow hash. */
function hashOf(code: string): string {
  return sha256('recovery', code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
