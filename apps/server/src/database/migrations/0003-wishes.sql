alter table matches add column creation_key text;
create unique index matches_creation_key on matches (created_by, creation_key);
alter table matches add column frames_from integer not null default 0;
alter table seats add column patient boolean not null default false;
alter table seats add column deviation_before integer;

-- Rows of these are only ever inserted by the statement that has just written their match, and matches are never deleted: the
-- check would look at a row that is locked already, once for every row, and cost more than the insert.
alter table choices drop constraint choices_match_fkey;
alter table turns drop constraint turns_match_fkey;
alter table acts drop constraint acts_match_fkey;
alter table frames drop constraint frames_match_fkey;

-- Room beside each row for its next versions, so that indexes need not be touched when a turn is played.
alter table matches set (fillfactor = 60);
alter table seats set (fillfactor = 80);
alter table accounts set (fillfactor = 80);
