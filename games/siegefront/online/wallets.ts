import { randomInt } from 'node:crypto'
import type { Rpc } from '@tessera/chain'
import type { Asker, PluginDatabase } from '@tessera/online'
import { inTurn, requestError } from '@tessera/online'
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { ChainContext } from './chain-context.ts'
import { walletProofs, wallets } from './schema.ts'

/** SGF-1413. */
const MOST_WALLETS = 5

/** Texts of one account that can still be signed. Each is one attempt, and an attempt may ask the chain who signed. */
const MOST_PROOFS = 20

export interface Proof {
  readonly text: string
  readonly expires: string
}

/** SGF-1413: the exact text to be signed, good for ten minutes and once. */
export async function askProof(
  { chain, chains, database, now }: ChainContext,
  by: Asker,
  address: string,
  chainId: number,
  origin: string,
): Promise<Proof> {
  if (!chains.some((one) => one.chainId === chainId))
    throw requestError(422, 'unknown_chain', 'This server does not look at that chain.')
  const [account] = await database.sql<{ name: string }>('select name from accounts where id = $1::text', [by.id])
  const nonce = newNonce()
  const issued = now()
  const expires = new Date(issued + chain.PROOF_MS)
  const key = address.toLowerCase() as `0x${string}`
  const text = chain.proofText({ origin, address: key, account: account?.name ?? '', chainId, nonce, issued })
  await inTurn(database.db, `proofs ${by.id}`, async (tx) => {
    const unexpired = and(eq(walletProofs.account, by.id), gt(walletProofs.expires, new Date(issued)))
    const [open] = await tx.select({ proofs: count() }).from(walletProofs).where(unexpired)
    if ((open?.proofs ?? 0) >= MOST_PROOFS)
      throw requestError(429, 'too_many_proofs', 'Too many texts to sign in ten minutes: wait a little.')
    await tx.insert(walletProofs).values({ nonce, account: by.id, address: key, chain: chainId, text, expires })
  })
  return { text, expires: expires.toISOString() }
}

/** SGF-1413, in the rule's order. The nonce is used up by failures too. */
export async function linkWallet(context: ChainContext, by: Asker, text: string, signature: string): Promise<void> {
  const { db } = context.database
  const at = new Date(context.now())
  const nonce = /^Nonce: ([A-Za-z0-9]{16})$/m.exec(text)?.[1] ?? ''
  const mine = and(eq(walletProofs.nonce, nonce), eq(walletProofs.account, by.id))
  const first = await db
    .update(walletProofs)
    .set({ used: at })
    .where(and(mine, isNull(walletProofs.used)))
    .returning()
  const [proof] = first.length > 0 ? first : await db.select().from(walletProofs).where(mine)
  if (proof === undefined || proof.text !== text)
    throw requestError(422, 'text_changed', 'This is not the text that was to be signed. Ask for a new one.')
  if (first.length === 0) throw requestError(409, 'nonce_used', 'This text has been used already. Ask for a new one.')
  if (proof.expires <= at) throw requestError(409, 'nonce_expired', 'This text is too old. Ask for a new one.')
  const signed = await whoSigned(context, proof, signature as `0x${string}`)
  if (signed === null) throw requestError(422, 'bad_signature', 'The signature is not one of this wallet.')
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from accounts where id = ${by.id} for update`)
    const [known] = await tx.select().from(wallets).where(eq(wallets.address, proof.address))
    if (known !== undefined && known.account !== by.id) throw WALLET_TAKEN()
    const [own] = await tx.select({ wallets: count() }).from(wallets).where(eq(wallets.account, by.id))
    if (known === undefined && (own?.wallets ?? 0) >= MOST_WALLETS)
      throw requestError(409, 'too_many_wallets', `An account has at most ${MOST_WALLETS} wallets: unlink one first.`)
    const onlyChain = signed === 'contract' ? proof.chain : null
    const row = { address: proof.address, account: by.id, onlyChain, linked: at, candidates: null }
    const [kept] = await tx.insert(wallets).values(row).onConflictDoNothing().returning({ address: wallets.address })
    if (kept !== undefined || known !== undefined) return
    // Somebody else's request was a moment faster.
    throw WALLET_TAKEN()
  })
}

/** At once; what its NFTs have counted for stays noted for a day (SGF-1417). */
export async function unlinkWallet({ db }: PluginDatabase, account: string, address: string): Promise<void> {
  const gone = await db
    .delete(wallets)
    .where(and(eq(wallets.address, address.toLowerCase()), eq(wallets.account, account)))
    .returning({ address: wallets.address })
  if (gone.length === 0) throw requestError(404, 'no_such_wallet', 'You have no such wallet.')
}

const WALLET_TAKEN = () => requestError(409, 'wallet_taken', 'This wallet is linked to another account.')

async function whoSigned(
  { chain, chains, scanner, now }: ChainContext,
  proof: typeof walletProofs.$inferSelect,
  signature: `0x${string}`,
): Promise<'key' | 'contract' | null> {
  if ((await chain.signerOf(proof.text, signature)) === proof.address) return 'key'
  const settings = chains.find(({ chainId }) => chainId === proof.chain)
  const rpc: Rpc | undefined = scanner.rpcs.get(proof.chain)
  if (settings === undefined || rpc === undefined) return null
  try {
    const address = proof.address as `0x${string}`
    const own = await chain.contractSigned(rpc, settings.confirmations, address, proof.text, signature, now())
    return own ? 'contract' : null
  } catch (error) {
    if (error instanceof chain.ChainError) return null
    throw error
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

function newNonce(): string {
  return Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
