-- What people in a match write to each other.
create table chat_lines (
  match text not null references matches (id) on delete cascade,
  number integer not null,
  seat integer not null,
  account text not null references accounts (id) on delete cascade,
  text text not null,
  key text,
  said timestamptz not null default now(),
  primary key (match, number)
);
create unique index chat_lines_key on chat_lines (match, account, key) where key is not null;
create index chat_lines_account on chat_lines (account);
create index chat_lines_said on chat_lines (said);

-- A wish to be friends; where both wish it, they are.
create table friends (
  account text not null references accounts (id) on delete cascade,
  friend text not null references accounts (id) on delete cascade,
  since timestamptz not null default now(),
  primary key (account, friend)
);
create index friends_friend on friends (friend);

-- What may be watched, and what was worth it.
create index matches_public on matches (status, changed) where visibility = 'public';
