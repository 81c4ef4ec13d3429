import { type Address, zeroAddress } from 'viem'
import type { Holding } from './discover.ts'
import type { Failure } from './failures.ts'
import type { Pair } from './pair.ts'
import { rootPriceAt, sharesIn } from './range.ts'
import type { Reader } from './reader.ts'
import type { ChainSettings } from './settings.ts'

/** Each costs four requests. */
const MOST_POSITIONS = 50

/** SGF-1414: positions of accepted managers that a holder has, by pool: what a pair would have given for what is in them. */
export async function positionsOf(
  read: Reader,
  { positionManagers, anchorTokens }: ChainSettings,
  holder: Address,
  leave: (code: Failure, about: string) => void,
): Promise<readonly Omit<Holding, 'amount18'>[]> {
  const found = new Map<Address, Omit<Holding, 'amount18'>>()
  for (const manager of positionManagers) {
    const [count, factory] = await Promise.all([read.call(manager, 'balanceOf', holder), read.call(manager, 'factory')])
    if (count === null || factory === null) {
      leave('unknown_factory', manager)
      continue
    }
    if (count > BigInt(MOST_POSITIONS)) leave('logs_limit', manager)
    const most = Number(count > BigInt(MOST_POSITIONS) ? MOST_POSITIONS : count)
    const each = await Promise.all(
      Array.from({ length: most }, (_, at) => positionAt(read, manager, factory, holder, at)),
    )
    for (const position of each) {
      const anchored =
        position !== null &&
        (anchorTokens.length === 0 ||
          anchorTokens.some((token) => [position.pair.token0, position.pair.token1].includes(token)))
      if (position === null || !anchored) {
        leave('not_pair', manager)
        continue
      }
      const known = found.get(position.pair.address)?.whole18 ?? 0n
      if (position.shares > 0n)
        found.set(position.pair.address, { pair: position.pair, whole18: known + position.shares })
    }
  }
  return [...found.values()]
}

async function positionAt(
  read: Reader,
  manager: Address,
  factory: Address,
  holder: Address,
  at: number,
): Promise<{ readonly pair: Pair; readonly shares: bigint } | null> {
  const id = await read.call(manager, 'tokenOfOwnerByIndex', holder, BigInt(at))
  const told = id === null ? null : await read.call(manager, 'positions', id)
  if (told === null) return null
  const [, , token0, token1, fee, lower, upper, liquidity] = told
  const pool = await read.call(factory, 'getPool', token0, token1, fee)
  if (pool === null || pool === zeroAddress) return null
  const slot = await read.call(pool, 'slot0')
  const [low, high] = [rootPriceAt(lower), rootPriceAt(upper)]
  if (slot === null || low === null || high === null || slot[0] === 0n) return null
  const pair = { address: pool, token0, token1, factory, decimals: 18 }
  return { pair, shares: sharesIn(liquidity, low, high, slot[0]) }
}
