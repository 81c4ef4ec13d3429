import type { Address } from 'viem'

/** What has been found in the logs, up to which block, and between which blocks it could not be looked for. */
export interface Scan {
  /** Where the search began; absent in scans kept by older versions. */
  readonly from?: number
  readonly to: number
  readonly gaps: readonly (readonly [number, number])[]
  /** What was found, and in which block. */
  readonly found: Readonly<Record<string, number>>
}

export type Fact = 'proxy' | 'pair' | 'erc721'

/** SGF-1417: what need not be asked twice. The caller of discovery says where it is kept. */
export interface Store {
  scan(chainId: number, kind: string, address: Address): Promise<Scan | null>
  keepScan(chainId: number, kind: string, address: Address, scan: Scan): Promise<void>
  /** undefined: not known, or no longer. */
  fact(chainId: number, kind: Fact, address: Address): Promise<unknown>
  /** Without a time it is true for ever. */
  keepFact(chainId: number, kind: Fact, address: Address, value: unknown, forMs: number | null): Promise<void>
  /**
   * SGF-1417: claims tokens of a holder for this store's account, for 24 hours. Returns those that nobody else has claimed; over
   * all claims never more than there are, even if the holder's contract claims more.
   */
  claim(chainId: number, holder: Address, tokens: readonly string[], supply: bigint): Promise<readonly string[]>
}
