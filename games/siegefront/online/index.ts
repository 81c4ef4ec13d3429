import type { Json } from '@tessera/kernel'
import type { PluginContext, Queries, ServerPlugin, StartedPlugin } from '@tessera/online'
import { eq, lt, sql } from 'drizzle-orm'
import { openChain } from './chain-service.ts'
import { migrations } from './migrations.ts'
import { serveHoldings } from './routes.ts'
import * as tables from './schema.ts'
import { chainClaims, chainFacts, findings, walletProofs, wallets } from './schema.ts'
import { holdingsRoutes } from './wire/index.ts'

/** Chapter 14 of Siegefront's rulebook: wallets and what they hold, which can raise cards. Without a chain there is nothing of it. */
export const siegefrontOnline: ServerPlugin = {
  name: 'siegefront',
  migrations,
  tables,
  routes: holdingsRoutes,
  settings: ['TESSERA_CHAINS'],
  start,
  exported,
  forget,
  tidy,
}

async function start({ settings, database, log, clock, publicUrl }: PluginContext): Promise<StartedPlugin> {
  const chain = await openChain({ chains: settings['TESSERA_CHAINS'] ?? null, database, log, now: clock.now })
  const serve: StartedPlugin['serve'] = (server) => serveHoldings(server, chain, publicUrl)
  if (chain === null) return { serve, offered: false }
  return { serve, facts: { name: 'holdings', factsOf: chain.stepsOf }, stop: chain.stop }
}

async function exported(db: Queries, account: string): Promise<Json> {
  const own = {
    wallets: await db
      .select({ address: wallets.address, linked: wallets.linked, candidates: wallets.candidates })
      .from(wallets)
      .where(eq(wallets.account, account)),
    findings: await db
      .select({ wallet: findings.wallet, chain: findings.chain, made: findings.made, found: findings.found })
      .from(findings)
      .innerJoin(wallets, eq(wallets.address, findings.wallet))
      .where(eq(wallets.account, account)),
  }
  return JSON.parse(JSON.stringify(own)) as Json
}

async function forget(tx: Queries, account: string): Promise<void> {
  await tx.delete(wallets).where(eq(wallets.account, account))
}

async function tidy(db: Queries): Promise<void> {
  await db.delete(walletProofs).where(lt(walletProofs.expires, sql`now() - interval '1 day'`))
  for (const table of [chainClaims, chainFacts]) await db.delete(table).where(lt(table.until, sql`now()`))
}
