import { Instant } from '@tessera/wire'
import { z } from 'zod'

export const WalletAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .meta({ examples: ['0x1111111111111111111111111111111111111111'] })
const Amount18 = z.string().describe('A whole number of 10^-18, in decimal digits')

export const AskProof = z
  .strictObject({ address: WalletAddress, chainId: z.int().min(1) })
  .meta({ examples: [{ address: '0x1111111111111111111111111111111111111111', chainId: 1 }] })
/** The text to be signed with `personal_sign`, exactly as it stands. */
export const ProofToSign = z.object({ text: z.string(), expires: Instant })
export const LinkWallet = z
  .strictObject({
    text: z.string().max(2000),
    signature: z
      .string()
      .max(8194)
      .regex(/^0x([0-9a-fA-F]{2})*$/),
  })
  .meta({ examples: [{ text: 'x', signature: '0x00' }] })

export const NamedNft = z.strictObject({
  chainId: z.int().min(1),
  contract: WalletAddress,
  token: z.string().regex(/^(0|[1-9][0-9]{0,77})$/),
})
export type NamedNft = z.infer<typeof NamedNft>
export const MOST_NAMED = 20

/** NFTs one says one has, in place of those named before: looked at first, by the same rules as all others. */
export const LookAgain = z
  .strictObject({ candidates: z.array(NamedNft).max(MOST_NAMED).optional() })
  .meta({ examples: [{}] })

const HoldingEntry = z.object({
  pair: WalletAddress,
  token0: WalletAddress,
  token1: WalletAddress,
  factory: WalletAddress,
  /** All that the holder has of the pair. */
  whole18: Amount18,
  /** What of it counts. */
  amount18: Amount18,
})

/** A contract whose NFTs the wallet has, or the wallet itself. */
export const HolderEntry = z.object({
  address: WalletAddress,
  wallet: z.boolean(),
  implementation: WalletAddress.nullable(),
  nfts: z.array(z.string()),
  supply: z.string().nullable(),
  holdings: z.array(HoldingEntry),
})
export type HolderEntry = z.infer<typeof HolderEntry>

/** What was looked at and does not count, or could not be looked at, by reason. */
export const LeftOutEntry = z.object({ code: z.string(), count: z.int(), examples: z.array(z.string()) })

/** What one look at a wallet on a chain found. */
export const Finding = z.object({
  block: z.int().nullable(),
  holders: z.array(HolderEntry),
  leftOut: z.array(LeftOutEntry),
  /** Something may be missing. */
  partial: z.boolean(),
  /** It goes on in the background. */
  unfinished: z.boolean(),
  total18: Amount18,
  calls: z.int(),
  /** NFTs named by hand that were among those looked at (`contract#number`). */
  named: z.array(z.string()),
})
export type Finding = z.infer<typeof Finding>

export const FindingEntry = Finding.extend({
  wallet: WalletAddress,
  chainId: z.int(),
  /** When was looked last. */
  looked: Instant,
  /** When what is shown was found; earlier when the last look failed. */
  made: Instant,
  /** `fresh` counts; `stale` counts though the last look failed; `old` and `failed` count for nothing. */
  state: z.enum(['fresh', 'stale', 'old', 'failed']),
})
export type FindingEntry = z.infer<typeof FindingEntry>

/** For its owner alone. */
export const Holdings = z.object({
  chains: z.array(z.object({ chainId: z.int(), name: z.string() })),
  wallets: z.array(z.object({ address: WalletAddress, linked: Instant, onlyChain: z.int().nullable() })),
  findings: z.array(FindingEntry),
  /** NFTs named by hand. */
  named: z.array(NamedNft),
  /** Of all that counts now. */
  total18: Amount18,
  steps: z.int(),
  /** Whether a look is under way. */
  looking: z.boolean(),
  /** When it makes sense to look again; null: now. */
  again: Instant.nullable(),
})
export type Holdings = z.infer<typeof Holdings>
