import type { Address } from 'viem'
import { ChainError, type Failure, isGap } from './failures.ts'
import { indexedNfts } from './nft-index.ts'
import { type Pair, pairAt } from './pair.ts'
import { positionsOf } from './positions.ts'
import { implementationOf } from './proxy.ts'
import { openReader, type Reader } from './reader.ts'
import type { Rpc } from './rpc.ts'
import { scanLogs } from './scan.ts'
import type { ChainSettings } from './settings.ts'
import { amount18, shareOf } from './steps.ts'
import type { Store } from './store.ts'

/** A wallet may be sent thousands of tokens by strangers: the candidates its owner names come first. */
const MOST_NFTS = 1000
const MOST_TOKENS = 200
/** Every contract is a search through all logs: without a limit, thousands of contracts would run up costs for the operator. */
const MOST_HOLDERS = 100
const DAY_MS = 86_400_000

export interface Nft {
  readonly contract: Address
  readonly token: string
}

/** SGF-1414.6: what a holder has of one pair. */
export interface Holding {
  readonly pair: Pair
  /** All that the holder has, in units of 10^-18. */
  readonly whole18: bigint
  /** What of it counts here. */
  readonly amount18: bigint
}

/** A contract some of whose NFTs the wallet has, or the wallet itself. */
export interface Holder {
  readonly address: Address
  readonly wallet: boolean
  /** Where a minimal proxy sends its calls; for display and the list of collections alone. */
  readonly implementation: Address | null
  /** The NFTs of it that the wallet has and that count. */
  readonly nfts: readonly string[]
  /** How many there are; null when nobody can say. */
  readonly supply: bigint | null
  readonly holdings: readonly Holding[]
}

export interface LeftOut {
  readonly code: Failure
  /** A contract, a token, an NFT (`contract#number`), or nothing in particular. */
  readonly about: string
}

export interface Discovery {
  readonly chainId: number
  readonly wallet: Address
  /** The block everything was read at; null when not even that could be learnt. */
  readonly block: number | null
  readonly holders: readonly Holder[]
  readonly leftOut: readonly LeftOut[]
  /** Something may be missing. */
  readonly partial: boolean
  /** The time was over; the next run goes on where this one ended. */
  readonly unfinished: boolean
  readonly total18: bigint
  /** Requests sent to the endpoints. */
  readonly calls: number
}

export interface DiscoveryRequest {
  readonly chain: ChainSettings
  readonly rpc: Rpc
  readonly store: Store
  readonly wallet: Address
  /** NFTs somebody says the wallet has; they are looked at as all others are, before them. */
  readonly candidates?: readonly Nft[]
  /** The block to read at, such as that of the same account's other wallets; without it one deep enough now. */
  readonly block?: number
  /** Milliseconds since 1970. */
  readonly deadline: number
}

/** SGF-1414: what a wallet holds on one chain. Never throws for anything an endpoint or a contract does. */
export async function discover(request: DiscoveryRequest): Promise<Discovery> {
  const { chain, rpc, store, deadline } = request
  const wallet = request.wallet.toLowerCase() as Address
  const session = rpc.session(deadline)
  const leftOut: LeftOut[] = []
  const leave = (code: Failure, about: string): void => void leftOut.push({ code, about })
  const holders: Holder[] = []
  let block: number | null = null
  try {
    const read = await openReader(session, chain.confirmations, request.block)
    block = read.block
    const looking = { read, store, chain, leave }
    const owned = await ownedNfts(looking, wallet, request.candidates ?? [])
    for (const [contract, nfts] of owned) {
      const holder = await guarded(leave, contract, () => holderOf(looking, contract, nfts))
      if (holder != null) holders.push(holder)
    }
    if (chain.countWalletBalance) {
      const own = await guarded(leave, wallet, () => walletHolder(looking, wallet))
      if (own != null) holders.push(own)
    }
  } catch (error) {
    if (!(error instanceof ChainError)) throw error
    leave(error.code, '')
  }
  const total18 = holders.flatMap(({ holdings }) => holdings).reduce((sum, holding) => sum + holding.amount18, 0n)
  return {
    chainId: chain.chainId,
    wallet,
    block,
    holders,
    leftOut,
    partial: leftOut.some(({ code }) => isGap(code)),
    unfinished: block !== null && leftOut.some(({ code }) => code === 'rpc_timeout'),
    total18,
    calls: session.calls,
  }
}

interface Looking {
  readonly read: Reader
  readonly store: Store
  readonly chain: ChainSettings
  readonly leave: (code: Failure, about: string) => void
}

/** What fails with one contract or token adds nothing, and the others go on. */
async function guarded<T>(leave: Looking['leave'], about: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ChainError)) throw error
    leave(error.code, about)
    return null
  }
}

/** SGF-1414.1 and .2: by contract, the NFTs of it that the wallet has. */
async function ownedNfts(
  looking: Looking,
  wallet: Address,
  candidates: readonly Nft[],
): Promise<ReadonlyMap<Address, readonly string[]>> {
  const { read, store, chain, leave } = looking
  const [scanned, indexed] = await Promise.all([
    scanLogs(read, store, chain, 'nfts', wallet),
    chain.nftIndex === undefined ? [] : indexedNfts(chain.nftIndex, wallet),
  ])
  if (scanned.failure !== null) leave(scanned.failure, wallet)
  const named = candidates.map(keyOf)
  const all = [...new Set([...named, ...indexed.map(keyOf), ...scanned.found])]
  if (all.length > MOST_NFTS) leave('logs_limit', wallet)
  const byContract = new Map<Address, string[]>()
  for (const key of all.slice(0, MOST_NFTS)) {
    const [contract = '', token = ''] = key.split('#')
    const tokens = byContract.get(contract as Address) ?? []
    byContract.set(contract as Address, [...tokens, token])
  }
  const owned = new Map<Address, readonly string[]>()
  await Promise.all(
    [...byContract].map(([contract, tokens]) =>
      guarded(leave, contract, async () => {
        const standard = await standardOf(looking, contract)
        if (standard !== 'erc721' && standard !== 'erc1155') return leave(standard, contract)
        const mine = await Promise.all(
          tokens.map(async (token) => {
            const about = `${contract}#${token}`
            const refusal = await guarded(leave, about, () => whyNotOwned(read, standard, contract, token, wallet))
            if (refusal === 'owned') return [token]
            if (refusal !== null && (refusal !== 'not_owner' || named.includes(about))) leave(refusal, about)
            return []
          }),
        )
        if (mine.flat().length > 0) owned.set(contract, mine.flat())
      }),
    ),
  )
  if (owned.size > MOST_HOLDERS) leave('logs_limit', wallet)
  const first = [...byContract.keys()].filter((contract) => owned.has(contract)).slice(0, MOST_HOLDERS)
  return new Map(first.sort().map((contract) => [contract, owned.get(contract) ?? []]))
}

function keyOf({ contract, token }: Nft): string {
  return `${contract.toLowerCase()}#${token}`
}

/** `owned`, or why it does not count. Of an ERC-1155 there must be exactly one: of several nobody could say whose counted before. */
async function whyNotOwned(
  read: Reader,
  standard: Standard,
  contract: Address,
  token: string,
  wallet: Address,
): Promise<Failure | 'owned'> {
  if (standard === 'erc721')
    return (await read.call(contract, 'ownerOf', BigInt(token))) === wallet ? 'owned' : 'not_owner'
  const [balance, supply] = await Promise.all([
    read.call(contract, 'balanceOf', wallet, BigInt(token)),
    read.call(contract, 'totalSupply', BigInt(token)),
  ])
  if (balance === null || balance === 0n) return 'not_owner'
  if (supply === null) return 'supply_unknown'
  return supply === 1n ? 'owned' : 'not_unique'
}

type Standard = 'erc721' | 'erc1155'
const INTERFACES = [
  ['erc721', '0x80ac58cd'],
  ['erc1155', '0xd9b67a26'],
] as const

async function standardOf(looking: Looking, contract: Address): Promise<Standard | Failure> {
  const { read, store, chain } = looking
  const { chainId, collections } = chain
  const implementation = await implementationAt(looking, contract)
  if (implementation === undefined) return 'no_code'
  const listed = [contract, implementation].some((one) => one !== null && collections.includes(one))
  if (collections.length > 0 && !listed) return 'not_collection'
  const known = await store.fact(chainId, 'erc721', contract)
  if (known === true) return 'erc721'
  if (known === 'erc1155') return known
  if (known === false) return 'not_erc721'
  for (const [standard, code] of INTERFACES) {
    if ((await read.call(contract, 'supportsInterface', code)) !== true) continue
    await store.keepFact(chainId, 'erc721', contract, standard === 'erc721' ? true : standard, DAY_MS)
    return standard
  }
  await store.keepFact(chainId, 'erc721', contract, false, DAY_MS)
  return 'not_erc721'
}

/** undefined: there is no contract. */
async function implementationAt(
  { read, store, chain }: Looking,
  contract: Address,
): Promise<Address | null | undefined> {
  const known = await store.fact(chain.chainId, 'proxy', contract)
  if (known !== undefined) return known as Address | null
  const code = await read.codeOf(contract)
  if (code === '0x') return undefined
  const found = await implementationOf(contract, (at) => (at === contract ? Promise.resolve(code) : read.codeOf(at)))
  await store.keepFact(chain.chainId, 'proxy', contract, found, null)
  return found
}

/** SGF-1414.3 to .5 for a contract: it is the holder itself, never the implementation it shares with others. */
async function holderOf(looking: Looking, contract: Address, nfts: readonly string[]): Promise<Holder> {
  const { store, chain, leave } = looking
  const implementation = (await implementationAt(looking, contract)) ?? null
  const wholes = await wholeHoldings(looking, contract)
  const bare = { address: contract, wallet: false, implementation, nfts, supply: null, holdings: [] }
  if (wholes.length === 0) return bare
  const supply = await supplyOf(looking, contract)
  if (supply === null || supply < BigInt(nfts.length)) {
    leave('supply_unknown', contract)
    return { ...bare, holdings: wholes.map((whole) => ({ ...whole, amount18: 0n })) }
  }
  const counted = await store.claim(chain.chainId, contract, nfts, supply)
  for (const token of nfts) if (!counted.includes(token)) leave('claimed_elsewhere', `${contract}#${token}`)
  const share = (whole: bigint): bigint => shareOf(whole, BigInt(counted.length), supply)
  const holdings = wholes.map((whole) => ({ ...whole, amount18: share(whole.whole18) }))
  return { ...bare, nfts: counted, supply, holdings }
}

/** SGF-1414.6. */
async function walletHolder(looking: Looking, wallet: Address): Promise<Holder | null> {
  const wholes = await wholeHoldings(looking, wallet)
  if (wholes.length === 0) return null
  const counted = await looking.store.claim(looking.chain.chainId, wallet, ['wallet'], 1n)
  if (counted.length === 0) looking.leave('claimed_elsewhere', wallet)
  const holdings = wholes.map((whole) => ({ ...whole, amount18: counted.length === 0 ? 0n : whole.whole18 }))
  return { address: wallet, wallet: true, implementation: null, nfts: [], supply: null, holdings }
}

async function wholeHoldings(
  { read, store, chain, leave }: Looking,
  holder: Address,
): Promise<readonly Omit<Holding, 'amount18'>[]> {
  const scanned = await scanLogs(read, store, chain, 'tokens', holder)
  if (scanned.failure !== null) leave(scanned.failure, holder)
  if (scanned.found.length > MOST_TOKENS) leave('logs_limit', holder)
  const found = await Promise.all(
    scanned.found.slice(0, MOST_TOKENS).map((token) =>
      guarded(leave, token, async () => {
        const pair = await pairAt(read, store, chain, token as Address)
        if (typeof pair === 'string') {
          leave(pair, token)
          return []
        }
        const balance = await read.call(pair.address, 'balanceOf', holder)
        if (balance === null) throw new ChainError('rpc_error', 'a pair does not say what somebody has of it')
        return balance === 0n ? [] : [{ pair, whole18: amount18(balance, pair.decimals) }]
      }),
    ),
  )
  const positions = (await guarded(leave, holder, () => positionsOf(read, chain, holder, leave))) ?? []
  const all = [...found.flatMap((one) => one ?? []), ...positions]
  return all.sort((a, b) => (a.pair.address < b.pair.address ? -1 : 1))
}

/** What the contract says, else what its logs say; null when they do not say all. */
async function supplyOf({ read, store, chain }: Looking, contract: Address): Promise<bigint | null> {
  const told = await read.call(contract, 'totalSupply')
  if (told !== null) return told
  const minted = await scanLogs(read, store, chain, 'mints', contract)
  const burnt = await scanLogs(read, store, chain, 'burns', contract)
  if (minted.failure !== null || burnt.failure !== null) return null
  return BigInt(minted.found.length - burnt.found.length)
}
