import type { ChainSettings, Discovery, Rpc } from '@tessera/chain'
import type { Json } from '@tessera/kernel'
import type { PluginContext, PluginDatabase } from '@tessera/online'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type ChainRoom, FRESH_MS } from './chain-context.ts'
import { chainStore } from './chain-store.ts'
import { findings, wallets } from './schema.ts'
import type { Finding, NamedNft } from './wire/index.ts'

/** SGF-1418: a look has a minute, then it goes on in the background, a few more times at most. */
const LOOK_MS = 60_000
const MOST_LOOKS = 5

/** What went wrong may be tried again this soon. */
const AGAIN_MS = 60_000

/** People looked at by this process at the same time. */
const MOST_AT_ONCE = 4

const EXAMPLES = 5

type WalletRow = typeof wallets.$inferSelect
type FindingRow = typeof findings.$inferSelect

/** Looks at chains, for one account at a time and never because of a match: nobody waits for it. */
export interface HoldingsScanner {
  readonly rpcs: ReadonlyMap<number, Rpc>
  look(account: string): void
  looking(account: string): boolean
  /** Milliseconds since 1970: before it, what was spent on the account within the hour keeps it from being looked at. */
  allowedFrom(account: string, chainId: number): number
  /** NFTs somebody says they have. */
  name(account: string, candidates: readonly NamedNft[]): Promise<void>
  idle(): Promise<void>
  stop(): Promise<void>
}

export interface ScannerParts {
  readonly chain: ChainRoom
  readonly chains: readonly ChainSettings[]
  readonly database: PluginDatabase
  readonly log: Pick<PluginContext['log'], 'error'>
  readonly now: () => number
  readonly wait?: (ms: number) => Promise<void>
}

export function openScanner(parts: ScannerParts): HoldingsScanner {
  const { chain, chains, database, log, now, wait } = parts
  const { db } = database
  const end = new AbortController()
  const rpcs = new Map(
    chains.map(({ chainId, rpc: urls, concurrency }) => {
      const options = { chainId, urls, concurrency, now, signal: end.signal, ...(wait ? { wait } : {}) }
      return [chainId, chain.openRpc(options)] as const
    }),
  )
  const running = new Map<string, Promise<void>>()
  const budget = callBudget(now)
  const queue = chain.limitConcurrency(MOST_AT_ONCE)

  const run = async (account: string): Promise<void> => {
    const own = await db.select().from(wallets).where(eq(wallets.account, account))
    const named = namedIn(own)
    for (const settings of chains) {
      const here = own.filter(({ onlyChain }) => onlyChain === null || onlyChain === settings.chainId)
      if (here.length === 0 || budget.from(account, settings) > now()) continue
      const addresses = here.map(({ address }) => address)
      const known = await db
        .select()
        .from(findings)
        .where(and(eq(findings.chain, settings.chainId), inArray(findings.wallet, addresses)))
      const due = here.some(({ address }) => {
        const found = known.find(({ wallet }) => wallet === address)
        return found === undefined || lookFrom(found, named) <= now()
      })
      // All at one block, so that nothing is seen in two places because it was moved in between.
      let block: number | undefined
      for (const wallet of due ? here : []) block = (await lookAt(account, wallet, settings, named, block)) ?? block
    }
  }
  const lookAt = async (
    account: string,
    wallet: WalletRow,
    settings: ChainSettings,
    named: readonly NamedNft[],
    together: number | undefined,
  ): Promise<number | null> => {
    const rpc = rpcs.get(settings.chainId)
    if (rpc === undefined) return null
    const store = chainStore(database, account, now)
    const address = wallet.address as `0x${string}`
    const candidates = named
      .filter(({ chainId }) => chainId === settings.chainId)
      .map(({ contract, token }) => ({ contract: contract as `0x${string}`, token }))
    let block: number | null = null
    for (let looks = 1; looks <= MOST_LOOKS && !end.signal.aborted; looks++) {
      const request = { chain: settings, rpc, store, wallet: address, candidates, deadline: now() + LOOK_MS }
      // What goes on in the background reads a newer block: endpoints may not have the state of an old one any more.
      const at = looks === 1 && together !== undefined ? { block: together } : {}
      const found = await chain.discover({ ...request, ...at })
      budget.spend(account, settings, found.calls)
      if (end.signal.aborted) return null
      const goesOn = found.unfinished && looks < MOST_LOOKS && budget.from(account, settings) <= now()
      await keep(account, found, goesOn, candidates.map(keyOf))
      block = found.block
      if (!goesOn) break
    }
    return block
  }
  const keep = async (
    account: string,
    discovery: Discovery,
    unfinished: boolean,
    named: readonly string[],
  ): Promise<void> => {
    const made = new Date(now())
    const found = plain(discovery, unfinished, named) as unknown as Json
    const good = discovery.block === null ? {} : { good: found, goodMade: made }
    // A wallet unlinked in the meantime takes nothing more.
    await db.transaction(async (tx) => {
      const [there] = await tx
        .select({ one: sql<number>`1` })
        .from(wallets)
        .where(and(eq(wallets.address, discovery.wallet), eq(wallets.account, account)))
        .for('update')
      if (there === undefined) return
      await tx
        .insert(findings)
        .values({ wallet: discovery.wallet, chain: discovery.chainId, made, found, ...good })
        .onConflictDoUpdate({ target: [findings.wallet, findings.chain], set: { made, found, ...good } })
    })
  }

  return {
    rpcs,
    looking: (account) => running.has(account),
    allowedFrom: (account, chainId) => {
      const settings = chains.find((one) => one.chainId === chainId)
      return settings === undefined ? 0 : budget.from(account, settings)
    },
    look(account) {
      if (running.has(account) || end.signal.aborted) return
      const work = queue(() => run(account))
        .catch((error: unknown) => log.error({ err: error }, 'a look at a chain failed'))
        .finally(() => running.delete(account))
      running.set(account, work)
    },
    async name(account, candidates) {
      await db
        .update(wallets)
        .set({ candidates: [...candidates] })
        .where(eq(wallets.account, account))
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values())
    },
    async stop() {
      end.abort()
      await Promise.all(running.values())
    },
  }
}

/** SGF-1417: what was found is good for ten minutes; what is missing something, or an NFT named since, may be tried sooner. */
export function lookFrom({ made, found, chain }: FindingRow, named: readonly NamedNft[]): number {
  const { partial, named: seen } = found as unknown as Finding
  const more = named.some((nft) => nft.chainId === chain && !seen.includes(keyOf(nft)))
  return made.getTime() + (partial || more ? AGAIN_MS : FRESH_MS)
}

const HOUR_MS = 3_600_000

/** What looking costs is the operator's money: so many requests an hour for one account, per chain and server process. */
function callBudget(now: () => number) {
  const spent = new Map<string, { readonly until: number; calls: number }>()
  /** An hour that has not begun was counted before the clock was set back. */
  const isOver = (until: number): boolean => until <= now() || until > now() + HOUR_MS
  const keyOfSpent = (account: string, { chainId }: ChainSettings): string => `${chainId} ${account}`
  return {
    spend(account: string, settings: ChainSettings, calls: number): void {
      for (const [key, { until }] of spent) if (isOver(until)) spent.delete(key)
      const key = keyOfSpent(account, settings)
      const known = spent.get(key) ?? { until: now() + HOUR_MS, calls: 0 }
      known.calls += calls
      spent.set(key, known)
    },
    /** When the account may be looked at again. */
    from(account: string, settings: ChainSettings): number {
      const known = spent.get(keyOfSpent(account, settings))
      return known === undefined || isOver(known.until) || known.calls < settings.accountCalls ? 0 : known.until
    },
  }
}

/** What an account has named, whichever of its wallets were linked by then. */
export function namedIn(own: readonly WalletRow[]): readonly NamedNft[] {
  const named = own.flatMap(({ candidates }) => candidates ?? [])
  return [...new Map(named.map((nft) => [`${nft.chainId} ${keyOf(nft)}`, nft])).values()]
}

function keyOf({ contract, token }: Pick<NamedNft, 'contract' | 'token'>): string {
  return `${contract.toLowerCase()}#${token}`
}

function plain(
  { block, holders, leftOut, partial, total18, calls }: Discovery,
  unfinished: boolean,
  named: readonly string[],
): Finding {
  const byCode = new Map<string, string[]>()
  for (const { code, about } of leftOut) byCode.set(code, [...(byCode.get(code) ?? []), about])
  return {
    block,
    holders: holders.map(({ supply, holdings, nfts, ...holder }) => ({
      ...holder,
      nfts: [...nfts],
      supply: supply?.toString() ?? null,
      holdings: holdings.map(({ pair: { address, token0, token1, factory }, whole18, amount18 }) => ({
        pair: address,
        token0,
        token1,
        factory,
        whole18: whole18.toString(),
        amount18: amount18.toString(),
      })),
    })),
    leftOut: [...byCode].map(([code, abouts]) => ({
      code,
      count: abouts.length,
      examples: abouts.filter((about) => about !== '').slice(0, EXAMPLES),
    })),
    partial,
    unfinished,
    total18: total18.toString(),
    calls,
    named: [...named],
  }
}
