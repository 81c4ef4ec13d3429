alter table accounts add column owner text references accounts (id);
create index accounts_owner on accounts (owner);
alter table recovery_codes add column expires timestamptz;
alter table matches add column address text;
create index matches_address on matches (address, status);
alter table notices add column handed boolean not null default false;
create index notices_unhanded on notices (created) where not handed;
create table deliveries (
  id text primary key,
  account text not null references accounts (id) on delete cascade,
  webhook text references webhooks (id) on delete cascade,
  endpoint text references push_subscriptions (endpoint) on delete cascade,
  body jsonb not null,
  tries integer not null default 0,
  due timestamptz not null default now()
);
create index deliveries_due on deliveries (due);
