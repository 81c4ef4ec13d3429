alter table seats add column backing integer;
