import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { KeepPasskey, PasskeySignIn } from '@tessera/wire'
import { and, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ServerContext } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { inTurn } from '../database/in-turn.ts'
import { accounts, passkeyAnswers, passkeys } from '../database/schema.ts'
import { newId } from '../ids.ts'
import { type RequestError, requestError } from '../request-error.ts'
import { refuseBanned } from './entry.ts'
import { behind, inOrder, type PageWish, pageFrom } from './page.ts'
import type { Visitor } from './visitors.ts'

export const MOST_PASSKEYS = 10
/** Time to look for the device and touch it. */
const MINUTES = 5

/** The library reads certificates of every maker, which takes a while to load: those who use no passkeys do not wait for it. */
const library = () => import('@simplewebauthn/server')

/** Where a browser believes itself to be: a passkey works there and nowhere else. */
export interface Place {
  readonly origin: string
}

/** Browsers keep passkeys for secure places with a name. */
function domainOf({ origin }: Place): string {
  const { protocol, hostname } = new URL(origin)
  const named = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  if (named && (protocol === 'https:' || hostname === 'localhost')) return hostname
  throw requestError(
    409,
    'not_secure',
    'Passkeys work only where this server is reached by https and by a name, or on localhost.',
  )
}

export async function passkeysOf(db: Queries, account: string, wish: PageWish) {
  const rows = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.account, account), behind(wish, false, passkeys.created, passkeys.id)))
    .orderBy(inOrder(false, passkeys.created, passkeys.id))
    .limit(wish.limit + 1)
  return pageFrom(rows, wish, entryOf)
}

/** The options a browser needs to make one for this account. */
export async function askForNew(context: ServerContext, by: Visitor, place: Place) {
  const { db } = context.database
  const { generateRegistrationOptions } = await library()
  const own = await db.select().from(passkeys).where(eq(passkeys.account, by.id))
  refuseMore(own.length)
  const options = await generateRegistrationOptions({
    rpName: 'Tessera',
    rpID: domainOf(place),
    userID: new TextEncoder().encode(by.id),
    userName: by.name,
    userDisplayName: by.name,
    timeout: MINUTES * 60_000,
    attestationType: 'none',
    excludeCredentials: own.map(({ credential, transports }) => ({ id: credential, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: plain(options), ticket: ticketFor(context, 'new', by.id, options.challenge) }
}

export async function keepPasskey(
  context: ServerContext,
  by: Visitor,
  place: Place,
  wish: z.infer<typeof KeepPasskey>,
) {
  const challenge = challengeIn(context, 'new', by.id, wish.ticket)
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await orRefused(() =>
    verifyRegistrationResponse({
      response: wish.response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: domainOf(place),
    }),
  )
  if (!verified) throw REFUSED()
  const { credential } = registrationInfo
  return await inTurn(context.database.db, `passkeys ${by.id}`, async (tx) => {
    const [kept] = await tx.select({ passkeys: count() }).from(passkeys).where(eq(passkeys.account, by.id))
    refuseMore(kept?.passkeys ?? 0)
    await countAnswer(tx, challenge)
    const [row] = await tx
      .insert(passkeys)
      .values({
        id: newId(),
        account: by.id,
        credential: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: (credential.transports ?? []).slice(0, 8).map((one) => String(one).slice(0, 20)),
        name: wish.name,
      })
      .onConflictDoNothing()
      .returning()
    if (row === undefined) throw requestError(409, 'passkey_known', 'This passkey is in use already.')
    return entryOf(row)
  })
}

export async function endPasskey(db: Queries, account: string, id: string): Promise<void> {
  await db.delete(passkeys).where(and(eq(passkeys.account, account), eq(passkeys.id, id)))
}

/** The device says which account it is for: no name is asked for, so none can be tried. */
export async function askForSignIn(context: ServerContext, place: Place) {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: domainOf(place),
    timeout: MINUTES * 60_000,
    userVerification: 'required',
  })
  return { options: plain(options), ticket: ticketFor(context, 'sign-in', '', options.challenge) }
}

/** Returns whose passkey it was. */
export async function signInByPasskey(
  context: ServerContext,
  place: Place,
  { ticket, response }: z.infer<typeof PasskeySignIn>,
): Promise<string> {
  const { db } = context.database
  const challenge = challengeIn(context, 'sign-in', '', ticket)
  const answer = response as unknown as AuthenticationResponseJSON
  const [found] = await db
    .select({ passkey: passkeys, account: accounts })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.account))
    .where(eq(passkeys.credential, String(answer?.id ?? '').slice(0, 2000)))
  if (found === undefined) throw REFUSED()
  const { passkey, account } = found
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await orRefused(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: domainOf(place),
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  )
  if (!verified) throw REFUSED()
  refuseBanned(context, account)
  await db.transaction(async (tx) => {
    await countAnswer(tx, challenge)
    // A copy of a device would count from where it was copied: of two answers with the same count one is refused.
    const [used] = await tx
      .update(passkeys)
      .set({ counter: authenticationInfo.newCounter, lastUsed: sql`now()` })
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
      .returning({ id: passkeys.id })
    if (used === undefined) throw REFUSED()
    await tx.update(accounts).set({ lastSeen: sql`now()` }).where(eq(accounts.id, account.id))
  })
  return account.id
}

type Sealing = Pick<ServerContext, 'keys' | 'clock'>

/** The challenge need not be remembered: the browser brings it back, sealed. */
function ticketFor({ keys, clock }: Sealing, purpose: string, account: string, challenge: string): string {
  return keys.seal('passkey', JSON.stringify([purpose, account, challenge, clock.now() + MINUTES * 60_000]))
}

function challengeIn({ keys, clock }: Sealing, purpose: string, account: string, ticket: string): string {
  const [what, whose, challenge, until] = JSON.parse(keys.open('passkey', ticket) ?? '[]') as [
    string?,
    string?,
    string?,
    number?,
  ]
  if (what !== purpose || whose !== account || challenge === undefined || until === undefined || until < clock.now())
    throw requestError(403, 'passkey_late', 'That took too long, or was asked elsewhere. Try again.')
  return challenge
}

/** Once, even when it arrives twice at the same moment; kept for as long as its ticket could be good. */
async function countAnswer(db: Queries, challenge: string): Promise<void> {
  const [counted] = await db
    .insert(passkeyAnswers)
    .values({ challenge, expires: sql`now() + make_interval(mins => ${2 * MINUTES})` })
    .onConflictDoNothing()
    .returning()
  if (counted === undefined) throw REFUSED()
}

/** The library throws for everything that is wrong with an answer, and answers are input from outside. */
async function orRefused<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch {
    throw REFUSED()
  }
}

function refuseMore(kept: number): void {
  if (kept >= MOST_PASSKEYS)
    throw requestError(409, 'too_many_passkeys', `At most ${MOST_PASSKEYS} passkeys: end one first.`)
}

const REFUSED = (): RequestError =>
  requestError(403, 'passkey_refused', 'This passkey does not open an account here. Sign in with your password.')

function entryOf(row: typeof passkeys.$inferSelect) {
  return {
    id: row.id,
    name: row.name,
    created: row.created.toISOString(),
    lastUsed: row.lastUsed?.toISOString() ?? null,
  }
}

function plain(options: object) {
  return JSON.parse(JSON.stringify(options))
}
