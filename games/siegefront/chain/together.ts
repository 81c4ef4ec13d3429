/** What one look found in one wallet, as far as it counts. */
export interface Found {
  readonly chainId: number
  /** The block it was read at. */
  readonly block: number | null
  readonly holders: readonly {
    readonly address: string
    readonly holdings: readonly { readonly pair: string; readonly whole18: string; readonly amount18: string }[]
  }[]
}

/**
 * SGF-1414.6: what all wallets of an account hold together, in units of 10^-18. Shares are counted where they lay at one block: those that were
 * moved from one wallet's contract to another's between two looks count once. And no contract gives more than all it has, even if it claims more about
 * its NFTs.
 */
export function together(found: readonly Found[]): bigint {
  const pairs = new Map<string, Map<number | null, Map<string, { whole: bigint; counted: bigint }>>>()
  for (const { chainId, block, holders } of found)
    for (const { address, holdings } of holders)
      for (const { pair, whole18, amount18 } of holdings) {
        const blocks = entry(pairs, `${chainId} ${pair}`, () => new Map())
        const held = entry(
          entry(blocks, block, () => new Map()),
          address,
          () => ({ whole: 0n, counted: 0n }),
        )
        held.whole = larger(held.whole, BigInt(whole18))
        held.counted += BigInt(amount18)
      }
  let total = 0n
  for (const blocks of pairs.values()) {
    let most = 0n
    for (const holders of blocks.values()) {
      let sum = 0n
      for (const { whole, counted } of holders.values()) sum += counted < whole ? counted : whole
      most = larger(most, sum)
    }
    total += most
  }
  return total
}

function entry<K, V>(map: Map<K, V>, key: K, fresh: () => V): V {
  const known = map.get(key) ?? fresh()
  map.set(key, known)
  return known
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
