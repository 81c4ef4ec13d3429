-- Codes sent by mail are counted and end together; one that an operator gave out is none of them.
alter table recovery_codes add column mailed boolean not null default false;

-- Mails of the last day, by what they are counted by: a keyed hash of the account, of the address they went to, or of the sender's.
create table counted_mails (
  counted_by text not null,
  mail text not null,
  sent timestamptz not null default now(),
  primary key (counted_by, mail)
);
create index counted_mails_mail on counted_mails (mail);
create index counted_mails_sent on counted_mails (sent);
