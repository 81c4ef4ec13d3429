import type { Migration } from '@tessera/online'

const tables = `
create table wallets (
  address text primary key,
  account text not null references accounts (id) on delete cascade,
  only_chain integer,
  linked timestamptz not null,
  candidates jsonb
);
create index wallets_account on wallets (account);
create table wallet_proofs (
  nonce text primary key,
  account text not null references accounts (id) on delete cascade,
  address text not null,
  chain integer not null,
  text text not null,
  expires timestamptz not null,
  used timestamptz
);
create index wallet_proofs_account on wallet_proofs (account);
create index wallet_proofs_expires on wallet_proofs (expires);
create table findings (
  wallet text not null references wallets (address) on delete cascade,
  chain integer not null,
  made timestamptz not null,
  found json not null,
  good_made timestamptz,
  good json,
  primary key (wallet, chain)
);
create table chain_scans (
  chain integer not null,
  kind text not null,
  address text not null,
  scan json not null,
  primary key (chain, kind, address)
);
create table chain_facts (
  chain integer not null,
  kind text not null,
  address text not null,
  value json not null,
  until timestamptz,
  primary key (chain, kind, address)
);
create table chain_claims (
  chain integer not null,
  holder text not null,
  token text not null,
  account text not null,
  until timestamptz not null,
  primary key (chain, holder, token)
);
`

export const migrations: readonly Migration[] = [{ name: '0001-tables', sql: tables }]
