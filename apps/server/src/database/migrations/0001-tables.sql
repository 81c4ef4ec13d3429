create table accounts (
  id text primary key,
  kind text not null,
  role text not null default 'player',
  name text not null,
  name_key text,
  password_hash text,
  email text,
  revision integer not null default 0,
  created timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  banned_until timestamptz,
  ban_reason text,
  deleted timestamptz,
  failed_sign_ins integer not null default 0,
  locked_until timestamptz
);
create unique index accounts_name_key on accounts (name_key);
create index accounts_last_seen on accounts (kind, last_seen);

create table recovery_codes (
  account text not null references accounts (id) on delete cascade,
  hash text not null,
  used timestamptz,
  primary key (account, hash)
);

create table sessions (
  id text primary key,
  account text not null references accounts (id) on delete cascade,
  created timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  expires timestamptz not null,
  agent text not null
);
create index sessions_account on sessions (account);

create table tokens (
  id text primary key,
  account text not null references accounts (id) on delete cascade,
  name text not null,
  hash text not null,
  scopes jsonb not null,
  created timestamptz not null default now(),
  expires timestamptz not null,
  last_used timestamptz
);
create unique index tokens_hash on tokens (hash);
create index tokens_account on tokens (account);

create table blocks (
  account text not null references accounts (id) on delete cascade,
  blocked text not null references accounts (id) on delete cascade,
  primary key (account, blocked)
);

create table reports (
  id text primary key,
  by text not null references accounts (id),
  about text not null references accounts (id),
  match text,
  reason text not null,
  text text not null,
  created timestamptz not null default now(),
  settled timestamptz,
  settled_by text
);

create table matches (
  id text primary key,
  game text not null,
  version integer not null,
  config json not null,
  status text not null,
  visibility text not null,
  clock jsonb not null,
  rated boolean not null,
  spectators boolean not null,
  created_by text not null references accounts (id),
  created timestamptz not null default now(),
  changed timestamptz not null default now(),
  started timestamptz,
  finished timestamptz,
  revision integer not null default 0,
  at integer not null default 0,
  branch integer not null default 0,
  period integer not null default 0,
  frames integer not null default 0,
  awaiting jsonb not null default '[]',
  saved json,
  start_state json,
  acts_from integer not null default 0,
  result json,
  deadline timestamptz,
  turn_started timestamptz,
  remind_at timestamptz,
  bot_due timestamptz,
  secret text not null,
  commitment text not null,
  seed text,
  origin text,
  rematch text,
  to_rate boolean not null default false
);
create index matches_open on matches (status, visibility, game, created);
create index matches_deadline on matches (deadline);
create index matches_remind_at on matches (remind_at);
create index matches_bot_due on matches (bot_due);
create index matches_to_rate on matches (to_rate);
create index matches_created_by on matches (created_by, status);

create table seats (
  match text not null references matches (id) on delete cascade,
  seat integer not null,
  account text references accounts (id),
  invited text references accounts (id),
  bot json,
  bot_memory json,
  salt_hash text,
  salt text,
  bank integer,
  watched integer not null default 0,
  missed integer not null default 0,
  rating_before integer,
  rating_after integer,
  primary key (match, seat)
);
create index seats_account on seats (account, match);
create index seats_invited on seats (invited);

create table choices (
  match text not null references matches (id) on delete cascade,
  turn integer not null,
  branch integer not null,
  seat integer not null,
  revision integer not null,
  choice json,
  final boolean not null,
  key text not null,
  received timestamptz not null default now(),
  primary key (match, turn, branch, seat, revision)
);
create unique index choices_key on choices (match, seat, key);

create table turns (
  match text not null references matches (id) on delete cascade,
  turn integer not null,
  branch integer not null,
  choices json not null,
  state_hash text not null,
  resolved timestamptz not null default now(),
  dropped boolean not null default false,
  primary key (match, turn, branch)
);

create table acts (
  match text not null references matches (id) on delete cascade,
  number integer not null,
  entry json not null,
  done timestamptz not null default now(),
  primary key (match, number)
);

create table frames (
  match text not null references matches (id) on delete cascade,
  audience text not null,
  "from" integer not null,
  count integer not null,
  data bytea not null,
  primary key (match, audience, "from")
);

create table ratings (
  account text not null references accounts (id) on delete cascade,
  game text not null,
  rating real not null,
  deviation real not null,
  volatility real not null,
  matches integer not null default 0,
  changed timestamptz not null default now(),
  primary key (account, game)
);
create index ratings_game on ratings (game, rating);

create table pairings (
  account text primary key references accounts (id) on delete cascade,
  game text not null,
  clock jsonb not null,
  rated boolean not null,
  rating integer not null,
  salt_hash text not null,
  since timestamptz not null default now(),
  seen timestamptz not null default now(),
  match text
);

create table notices (
  id text primary key,
  account text not null references accounts (id) on delete cascade,
  kind text not null,
  match text,
  text text not null,
  created timestamptz not null default now(),
  read boolean not null default false
);
create index notices_account on notices (account, created);

create table webhooks (
  id text primary key,
  account text not null references accounts (id) on delete cascade,
  url text not null,
  form text not null,
  details boolean not null,
  secret text not null,
  created timestamptz not null default now(),
  last_tried timestamptz,
  last_status integer,
  failures integer not null default 0
);
create index webhooks_account on webhooks (account);

create table push_subscriptions (
  endpoint text primary key,
  account text not null references accounts (id) on delete cascade,
  keys jsonb not null,
  created timestamptz not null default now()
);
create index push_account on push_subscriptions (account);

create table heartbeats (
  server text primary key,
  beat timestamptz not null default now()
);

create table settings (
  key text primary key,
  value jsonb not null,
  counter bigint not null default 0
);
