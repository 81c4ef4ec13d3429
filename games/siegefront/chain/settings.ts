import { type Address, isAddress } from 'viem'
import { z } from 'zod'

const address = z
  .string()
  .refine((text) => isAddress(text), 'must be an address of 40 hex digits (with the right capitals, if any)')
  .transform((text) => text.toLowerCase() as Address)
const addresses = z
  .array(address)
  .default([])
  .transform((all) => [...new Set(all)])

const endpoint = z.url({ protocol: /^https?$/ })

/** Who says which NFTs a wallet has: an address of our own shape with {wallet} in it, or one of the services people use. */
const NftIndex = z.union([
  endpoint.refine((url) => url.includes('{wallet}'), 'must contain {wallet}'),
  /** `https://eth-mainnet.g.alchemy.com/nft/v3/<key>`. */
  z.strictObject({ service: z.literal('alchemy'), url: endpoint }),
  z.strictObject({
    service: z.literal('moralis'),
    url: endpoint.default('https://deep-index.moralis.io/api/v2.2'),
    /** As Moralis calls it: `eth`, `polygon`, or a number in hex. */
    chain: z.string().regex(/^[a-z0-9 -]{1,40}$/i),
    key: z.string().min(1).max(2000),
  }),
])
export type NftIndex = z.infer<typeof NftIndex>

/** SGF-1412. */
const Chain = z.strictObject({
  chainId: z.int().min(1),
  /** What people call it. */
  name: z.string().min(1).max(40),
  /** Tried in this order. Never from a player, and never shown: they may hold a key. */
  rpc: z.array(z.url({ protocol: /^https?$/ })).min(1),
  startBlock: z.int().min(0).default(0),
  confirmations: z.int().min(0).max(10_000).default(12),
  factories: addresses,
  /** Managers of positions in pools with ranges, as the third version of the best-known exchange has them. */
  positionManagers: addresses,
  anchorTokens: addresses,
  collections: addresses,
  logWindow: z.int().min(100).max(1_000_000).default(5000),
  /** Says which NFTs a wallet may have; each of them is looked up on the chain. */
  nftIndex: NftIndex.optional(),
  countWalletBalance: z.boolean().default(false),
  /** Most requests for one account within an hour; further ones wait. */
  accountCalls: z.int().min(100).max(100_000_000).default(20_000),
  /** Requests under way at the same time. */
  concurrency: z.int().min(1).max(64).default(6),
})
export type ChainSettings = z.infer<typeof Chain>

const Chains = z.strictObject({ chains: z.array(Chain).min(1).max(20) })

/** Reads the operator's list of chains; throws with every input error in one sentence each. */
export function readChains(text: string): readonly ChainSettings[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new ChainSettingsError(['it is not JSON'])
  }
  const parsed = Chains.safeParse(json)
  if (!parsed.success)
    throw new ChainSettingsError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`))
  const { chains } = parsed.data
  const twice = chains.filter(({ chainId }, index) => chains.findIndex((one) => one.chainId === chainId) !== index)
  if (twice.length > 0) throw new ChainSettingsError(twice.map(({ chainId }) => `chain ${chainId} is listed twice`))
  return chains
}

export class ChainSettingsError extends Error {
  readonly inputErrors: readonly string[]

  constructor(inputErrors: readonly string[]) {
    super(`The list of chains cannot be used: ${inputErrors.join('; ')}`)
    this.inputErrors = inputErrors
  }
}
