import { type Address, zeroAddress } from 'viem'
import { ChainError, type Failure } from './failures.ts'
import type { Reader, TransferLog, TransferQuery } from './reader.ts'
import { Oversized, Refused } from './rpc.ts'
import type { ChainSettings } from './settings.ts'
import type { Scan, Store } from './store.ts'

/** SGF-1418: below this many blocks a window is not halved any more. */
const LEAST_WINDOW = 100

/** Somebody may be sent any number of worthless tokens. */
const MOST_FOUND = 20_000

/** So many stretches in a row that are refused at their narrowest: the endpoint does not serve logs as we need them. */
const MOST_REFUSED = 10

/** Stretches left out that are remembered apart; with more, the last one grows over what lies between. */
const MOST_GAPS = 100

/** Blocks looked at again on the next visit: what a re-org deeper than the confirmations has changed is then put right. */
const LEAST_OVERLAP = 12

/** What is looked for: each kind keeps its own scan. */
export type ScanKind = 'nfts' | 'tokens' | 'mints' | 'burns'

export interface Scanned {
  readonly found: readonly string[]
  /** Why something may be missing; null when nothing is. */
  readonly failure: Failure | null
}

/** SGF-1414: goes through the logs from where the last visit ended to the reader's block. */
export async function scanLogs(
  read: Reader,
  store: Store,
  { chainId, startBlock, logWindow, confirmations }: ChainSettings,
  kind: ScanKind,
  about: Address,
): Promise<Scanned> {
  const known = await store.scan(chainId, kind, about)
  const overlap = Math.max(LEAST_OVERLAP, confirmations)
  const from = known === null ? startBlock : Math.max(startBlock, Math.min(known.to, read.block) + 1 - overlap)
  const found = new Map(Object.entries(known?.found ?? {}).filter(([, block]) => block < from))
  const gaps: [number, number][] = []
  const leaveOut = (first: number, last: number): void => {
    const before = gaps.at(-1)
    if (before !== undefined && (before[1] === first - 1 || gaps.length === MOST_GAPS)) before[1] = last
    else gaps.push([first, last])
  }
  // An operator may have set the first block back since.
  const earlier: readonly (readonly [number, number])[] =
    known?.from === undefined ? [] : [[startBlock, known.from - 1]]
  const work = [
    ...[...earlier, ...(known?.gaps ?? [])].map(([first, last]) => [first, Math.min(last, from - 1)] as const),
    [from, read.block] as const,
  ].filter(([first, last]) => first <= last)
  const walk = newWalk(logWindow)
  let to = from - 1
  let failure: Failure | null = null
  for (const [first, last] of work) {
    let at = first
    let refused = 0
    while (at <= last && failure === null && refused < MOST_REFUSED) {
      const end = Math.min(last, at + walk.window - 1)
      try {
        for (const log of await read.transfers(queryOf(kind, about), at, end)) {
          const key = keyOf(kind, log)
          if (key !== null && !found.has(key)) found.set(key, log.block)
        }
        walk.accepted()
        refused = 0
        at = end + 1
        if (found.size > MOST_FOUND) failure = 'logs_limit'
      } catch (error) {
        if (error instanceof Oversized || error instanceof Refused) {
          if (walk.refused(end - at + 1)) continue
          refused++
          leaveOut(at, end)
          at = end + 1
        } else if (error instanceof ChainError) failure = error.code
        else throw error
      }
    }
    if (at <= last && last < from) leaveOut(at, last)
    else if (last >= from) to = at - 1
  }
  const begun = known === null ? startBlock : Math.min(known.from ?? startBlock, startBlock)
  const scan: Scan = { from: begun, to: Math.max(to, from - 1), gaps, found: Object.fromEntries(found) }
  // What was seen beyond this reader's block (an endpoint that lags behind) stays known.
  if (known === null || scan.to >= known.to || failure === null) await store.keepScan(chainId, kind, about, scan)
  const whole = gaps.length === 0 && to >= read.block
  return { found: [...found.keys()], failure: failure ?? (whole ? null : 'logs_limit') }
}

/** Windows halve when an endpoint finds them too wide, and grow again when it does not. */
function newWalk(widest: number) {
  let window = widest
  let tooWide = Number.POSITIVE_INFINITY
  let streak = 0
  return {
    get window() {
      return window
    },
    accepted(): void {
      streak++
      // Endpoints with a fixed limit are not asked for more every time; those that had a crowded stretch are, later.
      if (streak >= 8) tooWide = Number.POSITIVE_INFINITY
      if (window * 2 < tooWide && window < widest) {
        window = Math.min(widest, window * 2)
        streak = 0
      }
    },
    /** Whether to try again with less. */
    refused(size: number): boolean {
      if (size <= LEAST_WINDOW) return false
      tooWide = Math.min(tooWide, size)
      streak = 0
      window = Math.max(LEAST_WINDOW, Math.floor(size / 2))
      return true
    },
  }
}

function queryOf(kind: ScanKind, about: Address): TransferQuery {
  switch (kind) {
    case 'nfts':
    case 'tokens':
      return { to: about }
    case 'mints':
      return { emitter: about, from: zeroAddress }
    case 'burns':
      return { emitter: about, to: zeroAddress }
  }
}

/** An NFT's transfer has its number as a fourth topic; a token's has its amount as data. */
function keyOf(kind: ScanKind, { address, topics, data, block, index }: TransferLog): string | null {
  const number = topics[3]
  if (kind === 'tokens') return number === undefined && data.length === 66 ? address : null
  if (number === undefined || data !== '0x') return null
  return kind === 'nfts' ? `${address}#${BigInt(number)}` : `${block}.${index}`
}
