import type { Json } from '@tessera/kernel'
import { json, jsonb } from '@tessera/online'
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Wallets whose key somebody has shown to have. A contract proves it on one chain only: elsewhere its address may be another's. */
export const wallets = pgTable(
  'wallets',
  {
    address: text().primaryKey(),
    account: text().notNull(),
    onlyChain: integer('only_chain'),
    linked: instant('linked').notNull(),
    /** NFTs their owner has named, to be looked at first. */
    candidates:
      jsonb().$type<readonly { readonly chainId: number; readonly contract: string; readonly token: string }[]>(),
  },
  (table) => [index('wallets_account').on(table.account)],
)

/** Texts given out to be signed. */
export const walletProofs = pgTable(
  'wallet_proofs',
  {
    nonce: text().primaryKey(),
    account: text().notNull(),
    address: text().notNull(),
    chain: integer().notNull(),
    text: text().notNull(),
    expires: instant('expires').notNull(),
    used: instant('used'),
  },
  (table) => [index('wallet_proofs_account').on(table.account), index('wallet_proofs_expires').on(table.expires)],
)

/** What was found for a wallet on a chain: by the last look, and by the last one that worked. */
export const findings = pgTable(
  'findings',
  {
    wallet: text()
      .notNull()
      .references(() => wallets.address, { onDelete: 'cascade' }),
    chain: integer().notNull(),
    made: instant('made').notNull(),
    found: json().$type<Json>().notNull(),
    goodMade: instant('good_made'),
    good: json().$type<Json>(),
  },
  (table) => [primaryKey({ columns: [table.wallet, table.chain] })],
)

export const chainScans = pgTable(
  'chain_scans',
  {
    chain: integer().notNull(),
    kind: text().notNull(),
    address: text().notNull(),
    scan: json().$type<Json>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.kind, table.address] })],
)

export const chainFacts = pgTable(
  'chain_facts',
  {
    chain: integer().notNull(),
    kind: text().notNull(),
    address: text().notNull(),
    /** In an array, because nothing is a value too. */
    value: json().$type<readonly [Json]>().notNull(),
    until: instant('until'),
  },
  (table) => [primaryKey({ columns: [table.chain, table.kind, table.address] })],
)

/** Who an NFT has counted for. It outlives the wallet and the account: that is its purpose. */
export const chainClaims = pgTable(
  'chain_claims',
  {
    chain: integer().notNull(),
    holder: text().notNull(),
    token: text().notNull(),
    account: text().notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.holder, table.token] })],
)
