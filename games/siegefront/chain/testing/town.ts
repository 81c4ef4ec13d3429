import { type Address, parseEther } from 'viem'
import type { ChainSettings } from '../settings.ts'
import type { Anvil } from './anvil.ts'
import { type Workshop, workshop } from './deploy.ts'

/** A small exchange with one accepted pool, a collection, and proxies of it. */
export interface Town extends Workshop {
  readonly factory: Address
  readonly anchor: Address
  readonly other: Address
  readonly pair: Address
  readonly collection: Address
  readonly proxies: Address
  readonly settings: ChainSettings
  /** A new proxy of the collection that holds so much of the pool, in whole shares, with these tokens minted. */
  vault(shares: string, ...minted: readonly (readonly [Address, bigint])[]): Promise<Address>
}

export async function buildTown(anvil: Anvil, url = anvil.url): Promise<Town> {
  const work = workshop(anvil)
  const { deploy, act } = work
  const anchor = await deploy('Token', 18)
  const other = await deploy('Token', 6)
  const factory = await deploy('Factory')
  const pair = await act('Factory', factory, 'createPair', anchor, other)
  const collection = await deploy('Collection')
  const proxies = await deploy('Proxies')
  const settings: ChainSettings = {
    chainId: anvil.chainId,
    name: 'Testnet',
    rpc: [url],
    startBlock: 0,
    confirmations: 2,
    factories: [factory],
    positionManagers: [],
    anchorTokens: [anchor],
    collections: [],
    logWindow: 5000,
    countWalletBalance: false,
    accountCalls: 20_000,
    concurrency: 6,
  }
  return {
    ...work,
    factory,
    anchor,
    other,
    pair,
    collection,
    proxies,
    settings,
    async vault(shares, ...minted) {
      const vault = await act('Proxies', proxies, 'make', collection)
      for (const [to, id] of minted) await act('Collection', vault, 'mint', to, id)
      await act('Pair', pair, 'mint', vault, parseEther(shares))
      return vault
    },
  }
}
