-- Since when a seat's clock runs, when not since the beginning of the turn: it may have a battle to watch first.
alter table seats add column clock_from timestamptz;
-- Over because a seat's time ran out, which a game with a rule of its own for leaving does not tell from resigning.
alter table matches add column late boolean not null default false;
update matches set late = true where status = 'finished'
  and exists (select from acts where acts.match = matches.id and acts.entry->>'act' = 'forfeit');
