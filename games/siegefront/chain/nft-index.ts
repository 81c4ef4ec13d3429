import type { Address } from 'viem'
import { z } from 'zod'
import type { Nft } from './discover.ts'
import { readCapped } from './rpc.ts'
import type { NftIndex } from './settings.ts'

const INDEX_MS = 10_000
/** Of any service: more than a thousand are never looked at. */
const MOST_PAGES = 10
const MOST_NFTS = 1000

/** One page of an answer, and how to ask for the next. */
interface Page {
  readonly nfts: readonly Nft[]
  readonly next: string | null
}

/** How a service is asked and understood. */
interface Service {
  readonly headers?: Readonly<Record<string, string>>
  address(wallet: Address, next: string | null): string
  read(answer: unknown): Page | null
}

/**
 * SGF-1412: NFTs that the operator's index says a wallet has. They are candidates and no more: the chain is asked about each, and the logs
 * are gone through all the same, so an index that is silent or wrong takes nothing away.
 */
export async function indexedNfts(index: NftIndex, wallet: Address): Promise<readonly Nft[]> {
  const service = serviceOf(index)
  const found: Nft[] = []
  const signal = AbortSignal.timeout(INDEX_MS)
  let next: string | null = null
  try {
    for (let page = 0; page < MOST_PAGES && found.length < MOST_NFTS; page++) {
      const response = await fetch(service.address(wallet, next), {
        redirect: 'error',
        headers: { accept: 'application/json', ...service.headers },
        signal,
      })
      if (!response.ok) break
      const read = service.read(JSON.parse(await readCapped(response)))
      if (read === null) break
      found.push(...read.nfts)
      next = read.next
      if (next === null) break
    }
  } catch {
    // What came before counts: it is looked up like everything else.
  }
  return found.slice(0, MOST_NFTS)
}

function serviceOf(index: NftIndex): Service {
  if (typeof index === 'string') return ownShape(index)
  return index.service === 'alchemy' ? alchemy(index) : moralis(index)
}

const contract = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const token = z.string().regex(/^(0|[1-9][0-9]{0,77})$/)

const Own = z.object({ nfts: z.array(z.object({ contract, token })).max(MOST_NFTS) })

/** Our own: everything in one answer. */
function ownShape(url: string): Service {
  return {
    address: (wallet) => url.replace('{wallet}', wallet),
    read(answer) {
      const parsed = Own.safeParse(answer)
      if (!parsed.success) return null
      return { nfts: parsed.data.nfts.map((nft) => ({ ...nft, contract: nft.contract as Address })), next: null }
    },
  }
}

/** Of an answer's entries those that can be read; what an index adds to them is its own affair. */
function entries<T>(shape: z.ZodType<T>, list: readonly unknown[], nftOf: (entry: T) => Nft): readonly Nft[] {
  return list.flatMap((entry) => {
    const parsed = shape.safeParse(entry)
    return parsed.success ? [nftOf(parsed.data)] : []
  })
}

const AlchemyAnswer = z.object({ ownedNfts: z.array(z.unknown()), pageKey: z.string().max(2000).nullish() })
/** Without metadata the address stands beside the number, with it under `contract`. */
const AlchemyNft = z.union([
  z.object({ contractAddress: contract, tokenId: token }),
  z
    .object({ contract: z.object({ address: contract }), tokenId: token })
    .transform(({ contract: { address }, tokenId }) => ({ contractAddress: address, tokenId })),
])

/** Alchemy's NFT API, version 3: `getNFTsForOwner`, up to a hundred a page. The key is part of the address. */
function alchemy({ url }: Extract<NftIndex, { service: 'alchemy' }>): Service {
  return {
    address(wallet, next) {
      const search = new URLSearchParams({ owner: wallet, withMetadata: 'false', pageSize: '100' })
      if (next !== null) search.set('pageKey', next)
      return `${url.replace(/\/$/, '')}/getNFTsForOwner?${search}`
    },
    read(answer) {
      const parsed = AlchemyAnswer.safeParse(answer)
      if (!parsed.success) return null
      const { ownedNfts, pageKey } = parsed.data
      const nfts = entries(AlchemyNft, ownedNfts, (nft) => ({
        contract: nft.contractAddress as Address,
        token: nft.tokenId,
      }))
      return { nfts, next: pageKey ? pageKey : null }
    },
  }
}

const MoralisAnswer = z.object({ result: z.array(z.unknown()), cursor: z.string().max(5000).nullish() })
const MoralisNft = z.object({ token_address: contract, token_id: token })

/** Moralis' EVM API, version 2.2: the NFTs of a wallet, up to a hundred a page. The key goes with every request as a header. */
function moralis({ url, chain, key }: Extract<NftIndex, { service: 'moralis' }>): Service {
  return {
    headers: { 'X-API-Key': key },
    address(wallet, next) {
      const search = new URLSearchParams({ chain, format: 'decimal', limit: '100' })
      if (next !== null) search.set('cursor', next)
      return `${url.replace(/\/$/, '')}/${wallet}/nft?${search}`
    },
    read(answer) {
      const parsed = MoralisAnswer.safeParse(answer)
      if (!parsed.success) return null
      const { result, cursor } = parsed.data
      const nfts = entries(MoralisNft, result, (nft) => ({
        contract: nft.token_address as Address,
        token: nft.token_id,
      }))
      return { nfts, next: cursor ? cursor : null }
    },
  }
}
