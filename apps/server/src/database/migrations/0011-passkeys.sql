-- Keys that devices hold beside the password; only the public half is here.
create table passkeys (
  id text primary key,
  account text not null references accounts (id) on delete cascade,
  credential text not null,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  created timestamptz not null default now(),
  last_used timestamptz
);
create unique index passkeys_credential on passkeys (credential);
create index passkeys_account on passkeys (account);
-- Challenges that were answered: each counts once.
create table passkey_answers (
  challenge text primary key,
  expires timestamptz not null
);
