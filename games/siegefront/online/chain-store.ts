import type { Scan, Store } from '@tessera/chain'
import type { Json } from '@tessera/kernel'
import type { PluginDatabase } from '@tessera/online'
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { STALE_MS } from './chain-context.ts'
import { chainClaims, chainFacts, chainScans } from './schema.ts'

/** SGF-1417, in the database: all servers know what one has found out. Claims are made for the account. */
export function chainStore({ db }: PluginDatabase, account: string, now: () => number): Store {
  return {
    async scan(chain, kind, address) {
      const [row] = await db
        .select({ scan: chainScans.scan })
        .from(chainScans)
        .where(and(eq(chainScans.chain, chain), eq(chainScans.kind, kind), eq(chainScans.address, address)))
      return (row?.scan as unknown as Scan | undefined) ?? null
    },
    async keepScan(chain, kind, address, kept) {
      const scan = kept as unknown as Json
      await db
        .insert(chainScans)
        .values({ chain, kind, address, scan })
        .onConflictDoUpdate({ target: [chainScans.chain, chainScans.kind, chainScans.address], set: { scan } })
    },
    async fact(chain, kind, address) {
      const [row] = await db
        .select({ value: chainFacts.value })
        .from(chainFacts)
        .where(
          and(
            eq(chainFacts.chain, chain),
            eq(chainFacts.kind, kind),
            eq(chainFacts.address, address),
            or(isNull(chainFacts.until), gt(chainFacts.until, new Date(now()))),
          ),
        )
      return row?.value[0]
    },
    async keepFact(chain, kind, address, known, forMs) {
      const value: readonly [Json] = [known as Json]
      const until = forMs === null ? null : new Date(now() + forMs)
      await db
        .insert(chainFacts)
        .values({ chain, kind, address, value, until })
        .onConflictDoUpdate({
          target: [chainFacts.chain, chainFacts.kind, chainFacts.address],
          set: { value, until },
        })
    },
    async claim(chain, holder, tokens, supply) {
      return await db.transaction(async (tx) => {
        // One at a time for each holder, so that two accounts cannot both be first.
        await tx.execute(sql`select pg_advisory_xact_lock(7250213, hashtext(${`${chain} ${holder}`}))`)
        const others = await tx
          .select({ token: chainClaims.token })
          .from(chainClaims)
          .where(
            and(
              eq(chainClaims.chain, chain),
              eq(chainClaims.holder, holder),
              ne(chainClaims.account, account),
              gt(chainClaims.until, new Date(now())),
            ),
          )
        const taken = new Set(others.map(({ token }) => token))
        const room = supply - BigInt(taken.size)
        const free = tokens.filter((token) => !taken.has(token)).filter((_, index) => BigInt(index) < room)
        const until = new Date(now() + STALE_MS)
        if (free.length > 0)
          await tx
            .insert(chainClaims)
            .values(free.map((token) => ({ chain, holder, token, account, until })))
            .onConflictDoUpdate({
              target: [chainClaims.chain, chainClaims.holder, chainClaims.token],
              set: { account, until },
            })
        return free
      })
    },
  }
}
