import type { Address } from 'viem'
import { z } from 'zod'
import type { Nft } from './discover.ts'
import { readCapped } from './rpc.ts'

const INDEX_MS = 10_000

const Answer = z.object({
  nfts: z
    .array(
      z.object({
        contract: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
        token: z.string().regex(/^(0|[1-9][0-9]{0,77})$/),
      }),
    )
    .max(1000),
})

/**
 * SGF-1412: NFTs that the operator's index says a wallet has. They are candidates and no more: the chain is asked about each, and the logs
 * are gone through all the same, so an index that is silent or wrong takes nothing away.
 */
export async function indexedNfts(url: string, wallet: Address): Promise<readonly Nft[]> {
  try {
    const response = await fetch(url.replace('{wallet}', wallet), {
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(INDEX_MS),
    })
    if (!response.ok) return []
    const answer = Answer.safeParse(JSON.parse(await readCapped(response)))
    return answer.success
      ? answer.data.nfts.map(({ contract, token }) => ({ contract: contract as Address, token }))
      : []
  } catch {
    return []
  }
}
