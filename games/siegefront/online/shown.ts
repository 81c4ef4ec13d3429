import type { PluginDatabase } from '@tessera/online'
import { asc, eq } from 'drizzle-orm'
import { type ChainContext, FRESH_MS, STALE_MS } from './chain-context.ts'
import { lookFrom, namedIn } from './holdings-scanner.ts'
import { findings, wallets } from './schema.ts'
import type { Finding, FindingEntry, Holdings } from './wire/index.ts'

/** SGF-1419: addresses and holdings, for their owner alone. */
export async function shownHoldings(
  { chain, chains, database, now, scanner }: ChainContext,
  account: string,
): Promise<Holdings> {
  const own = await database.db.select().from(wallets).where(eq(wallets.account, account)).orderBy(asc(wallets.linked))
  const rows = await findingsOf(database, account)
  const entries = rows.map((row) => entryOf(row, now()))
  const total18 = chain.together(entries.filter(counts))
  const named = namedIn(own)
  const next = own.flatMap(({ address, onlyChain }) =>
    chains
      .filter(({ chainId }) => onlyChain === null || onlyChain === chainId)
      .map(({ chainId }) => {
        const row = rows.find((one) => one.wallet === address && one.chain === chainId)
        return Math.max(row === undefined ? 0 : lookFrom(row, named), scanner.allowedFrom(account, chainId))
      }),
  )
  const soonest = Math.min(...next)
  return {
    chains: chains.map(({ chainId, name }) => ({ chainId, name })),
    wallets: own.map(({ address, linked, onlyChain }) => ({ address, linked: linked.toISOString(), onlyChain })),
    findings: entries,
    named: [...named],
    total18: total18.toString(),
    steps: chain.stepsOf([total18]),
    looking: scanner.looking(account),
    again: next.length === 0 || soonest <= now() ? null : new Date(soonest).toISOString(),
  }
}

/** SGF-1403: what somebody may bring into a match made now. Nothing is asked of a chain for it. */
export async function stepsNow({ chain, database, now }: ChainContext, account: string): Promise<number> {
  const entries = (await findingsOf(database, account)).map((row) => entryOf(row, now()))
  return chain.stepsOf([chain.together(entries.filter(counts))])
}

type FindingRow = typeof findings.$inferSelect

async function findingsOf({ db }: PluginDatabase, account: string): Promise<readonly FindingRow[]> {
  const rows = await db
    .select({ finding: findings })
    .from(findings)
    .innerJoin(wallets, eq(wallets.address, findings.wallet))
    .where(eq(wallets.account, account))
    .orderBy(asc(wallets.linked), asc(findings.chain))
  return rows.map(({ finding }) => finding)
}

function counts({ state }: FindingEntry): boolean {
  return state === 'fresh' || state === 'stale'
}

/** SGF-1418: after a look that failed altogether, what the last good one found stands in for it, for a day. */
function entryOf({ wallet, chain: chainId, made, found, good, goodMade }: FindingRow, now: number): FindingEntry {
  const last = found as unknown as Finding
  const looked = made.toISOString()
  const recent = now - made.getTime() <= FRESH_MS
  if (last.block !== null) return { ...last, wallet, chainId, looked, made: looked, state: recent ? 'fresh' : 'old' }
  if (good === null || goodMade === null || now - goodMade.getTime() > STALE_MS)
    return { ...last, wallet, chainId, looked, made: looked, state: 'failed' }
  const before = { ...(good as unknown as Finding), leftOut: last.leftOut, partial: true }
  return { ...before, wallet, chainId, looked, made: goodMade.toISOString(), state: recent ? 'stale' : 'old' }
}
