-- The seats whose choice the rules made because their clock ran out.
alter table turns add column late json;
-- How many frames a seat got of a match that is over, where not everybody got the same.
alter table seats add column frames integer;
