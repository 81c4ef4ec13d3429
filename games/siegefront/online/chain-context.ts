import type { ChainSettings } from '@tessera/chain'
import type { PluginDatabase } from '@tessera/online'
import type { HoldingsScanner } from './holdings-scanner.ts'

/** The package about chains, loaded only where it is needed. */
export type ChainRoom = typeof import('@tessera/chain')

/** What everything about wallets has at hand. */
export interface ChainContext {
  readonly chain: ChainRoom
  readonly chains: readonly ChainSettings[]
  readonly database: PluginDatabase
  readonly now: () => number
  readonly scanner: HoldingsScanner
}

/** SGF-1417: how long what was found is good. */
export const FRESH_MS = 10 * 60_000

/** SGF-1418: how long it stands in for a look that failed. */
export const STALE_MS = 24 * 3_600_000
