-- What the game of a notice knows it by: a battle of a run, say.
alter table notices add column about text;
