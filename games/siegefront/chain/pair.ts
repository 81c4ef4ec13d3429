import type { Address } from 'viem'
import type { Failure } from './failures.ts'
import type { Reader } from './reader.ts'
import type { ChainSettings } from './settings.ts'
import type { Store } from './store.ts'

export interface Pair {
  readonly address: Address
  readonly token0: Address
  readonly token1: Address
  readonly factory: Address
  readonly decimals: number
}

const MOST_DECIMALS = 36
const DAY_MS = 86_400_000

/** What a token says of itself; `vouched`: its factory says so too. null: it does not speak like a pair at all. */
type PairFacts = (Omit<Pair, 'address'> & { readonly vouched: boolean }) | null

/** SGF-1414.4: a pair is what an accepted factory knows by its two tokens. Anything else may say what it likes. */
export async function pairAt(
  read: Reader,
  store: Store,
  { chainId, factories, anchorTokens }: ChainSettings,
  address: Address,
): Promise<Pair | Failure> {
  const known = (await store.fact(chainId, 'pair', address)) as PairFacts | undefined
  const facts = known !== undefined && isStillTrue(known, factories) ? known : await ask(read, factories, address)
  if (facts !== known) await store.keepFact(chainId, 'pair', address, facts, facts?.vouched ? null : DAY_MS)
  if (facts === null) return 'not_pair'
  const { vouched, ...pair } = facts
  if (!factories.includes(pair.factory)) return 'unknown_factory'
  const anchored = anchorTokens.length === 0 || [pair.token0, pair.token1].some((token) => anchorTokens.includes(token))
  return vouched && anchored && pair.decimals <= MOST_DECIMALS ? { address, ...pair } : 'not_pair'
}

/** An operator may have accepted the factory since it was refused. */
function isStillTrue(facts: PairFacts, factories: readonly Address[]): boolean {
  return facts === null || facts.vouched || !factories.includes(facts.factory)
}

async function ask(read: Reader, factories: readonly Address[], address: Address): Promise<PairFacts> {
  const [token0, token1, factory, reserves] = await Promise.all([
    read.call(address, 'token0'),
    read.call(address, 'token1'),
    read.call(address, 'factory'),
    read.call(address, 'getReserves'),
  ])
  if (token0 === null || token1 === null || factory === null || reserves === null) return null
  const facts = { token0, token1, factory, decimals: 18, vouched: false }
  if (!factories.includes(factory)) return facts
  const [pair, decimals] = await Promise.all([
    read.call(factory, 'getPair', token0, token1),
    read.call(address, 'decimals'),
  ])
  return { ...facts, decimals: decimals ?? 18, vouched: pair === address }
}
