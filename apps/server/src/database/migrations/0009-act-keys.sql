-- What an act was sent with, so that one that is sent twice counts once.
alter table acts add column key text;
create unique index acts_key on acts (match, key) where key is not null;
