import { randomInt } from 'node:crypto'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ServerContext } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { accounts, recoveryCodes } from '../database/schema.ts'
import { sha256 } from '../ids.ts'
import { requestError } from '../request-error.ts'
import { addressKey } from '../security.ts'
import type { Mail } from './mail.ts'
import { type CountedBy, countMail, FROM_ONE, TO_ONE, uncountMail } from './mail-limits.ts'
import { accountById, nameKey, usableCode } from './people.ts'

const CODES = 8
/** Letters of a code: 79 bits to write down, 99 where several may be on their way. */
const SHORT = 16
const LONG = 20
/** Without letters and digits that are mistaken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** To write down; only their hashes are kept. The earlier ones end. */
export async function newRecoveryCodes(db: Queries, account: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => newCode(SHORT))
  await db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.account, account), isNull(recoveryCodes.expires)))
    await tx.insert(recoveryCodes).values(codes.map((code) => ({ account, hash: hashOf(code) })))
  })
  return codes
}

/** One code that ends after an hour, for an operator to give out; the one given out before ends. */
export async function operatorCode(db: Queries, account: string): Promise<string> {
  const code = newCode(LONG)
  await db.transaction(async (tx) => {
    const earlier = and(isNotNull(recoveryCodes.expires), eq(recoveryCodes.mailed, false))
    await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.account, account), earlier))
    await tx.insert(recoveryCodes).values({ account, hash: hashOf(code), expires: sql`now() + interval '1 hour'` })
  })
  return code
}

export async function isRecoveryCode(db: Queries, account: string, code: string): Promise<boolean> {
  const [found] = await db
    .select({ hash: recoveryCodes.hash })
    .from(recoveryCodes)
    .where(and(usableCode(account), eq(recoveryCodes.hash, hashOf(code))))
  return found !== undefined
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

/** Ends the codes that were sent by mail or given out; those written down stay. */
export async function endPassingCodes(db: Queries, account: string): Promise<void> {
  await db.delete(recoveryCodes).where(and(eq(recoveryCodes.account, account), isNotNull(recoveryCodes.expires)))
}

/**
 * Answers the same way and after the same time for everybody, known or not: only how much the sender has asked for decides. The mail
 * itself is made afterwards.
 */
export async function sendRecoveryMail(context: ServerContext, name: string, from: string): Promise<void> {
  const { database, keys, mail, log } = context
  if (mail === null) throw NO_MAIL()
  const asked = await database.db.transaction((tx) => countMail(tx, keys, [askedFrom(from)]))
  if (asked === null) throw TOO_MANY_MAILS()
  mailCode(context, mail, name).catch((error: unknown) => log.warn({ error }, 'mail failed'))
}

/**
 * Every code that was sent works for a day, and no more are sent in a day than may work at once. So a stranger who asks for codes in another
 * person's name neither fills their mailbox nor keeps them out: where no further mail is sent, the earlier ones can be used.
 */
async function mailCode({ database: { db }, keys }: ServerContext, mail: Mail, name: string): Promise<void> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.nameKey, nameKey(name)))
  if (row === undefined || row.email === null || row.passwordHash === null) return
  const { id: account, email } = row
  const code = newCode(LONG)
  const counted = await db.transaction(async (tx) => {
    const sent = await countMail(tx, keys, [
      { what: `recovery of ${account}`, limit: TO_ONE },
      { what: `recovery to ${email.toLowerCase()}`, limit: TO_ONE },
    ])
    const expires = sql`now() + interval '1 day'`
    if (sent !== null) await tx.insert(recoveryCodes).values({ account, hash: hashOf(code), expires, mailed: true })
    return sent
  })
  if (counted === null) return
  const text = `Somebody, most likely you, asked for a new password for ${row.name}.\n\nThe code is ${code}. It works once, within a day; when it is used, earlier ones end.\nIf it was not you, there is nothing to do.`
  try {
    await mail.send(email, 'Your Tessera recovery code', text)
  } catch (error) {
    await db.transaction(async (tx) => {
      await uncountMail(tx, counted)
      await tx
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.account, account), eq(recoveryCodes.hash, hashOf(code))))
    })
    throw error
  }
}

/** Where mail can be sent an address counts once a code sent to it has come back. */
export async function changeEmail(
  { database: { db }, mail, keys, clock }: ServerContext,
  account: string,
  email: string,
  from: string,
): Promise<void> {
  if (email === '') return await setEmail(db, account, null)
  if (mail === null) throw NO_MAIL()
  const counted = await db.transaction((tx) =>
    countMail(tx, keys, [
      askedFrom(from),
      { what: `confirmation by ${account}`, limit: TO_ONE },
      { what: `confirmation to ${email.toLowerCase()}`, limit: TO_ONE },
    ]),
  )
  if (counted === null) throw TOO_MANY_MAILS()
  const code = keys.seal('email', JSON.stringify([account, email, clock.now() + 86_400_000]))
  try {
    await mail.send(
      email,
      'Confirm your address',
      `To use this address with Tessera, enter this code in your account:\n\n${code}`,
    )
  } catch (error) {
    await uncountMail(db, counted)
    throw error
  }
}

export async function confirmEmail(
  { database: { db }, keys, clock }: ServerContext,
  account: string,
  code: string,
): Promise<void> {
  const [whose, email, until] = JSON.parse(keys.open('email', code.trim()) ?? '[]') as [string?, string?, number?]
  if (whose !== account || email === undefined || until === undefined || until < clock.now())
    throw requestError(403, 'wrong_code', 'This code is not for you, or too old.')
  await accountById(db, account)
  await setEmail(db, account, email)
}

/** Codes sent to the old address must not open the account any more. */
async function setEmail(db: Queries, account: string, email: string | null): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ email }).where(eq(accounts.id, account))
    await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.account, account), eq(recoveryCodes.mailed, true)))
  })
}

function askedFrom(address: string): CountedBy {
  return { what: `asked from ${addressKey(address)}`, limit: FROM_ONE }
}

const TOO_MANY_MAILS = () =>
  requestError(429, 'too_many_mails', 'That was a lot of mail. Use a code from an earlier one, or wait an hour.')

const NO_MAIL = () =>
  requestError(409, 'no_mail', 'This server sends no mail. Use a recovery code, or ask its operator.')

function newCode(letters: number): string {
  let code = ''
  for (let i = 0; i < letters; i++) code += `${i > 0 && i % 4 === 0 ? '-' : ''}${LETTERS[randomInt(LETTERS.length)]}`
  return code
}

/** So many random bits need no slow hash. */
function hashOf(code: string): string {
  return sha256('recovery', code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
