-- A search for opponents goes up and down from a rating, of equal ratings the newest first. One index can be read that way in one direction
-- only: downwards everybody with the same rating was read and sorted, a hundred and more where ratings are common.
drop index gauntlet_pool_near;
create index gauntlet_pool_near on gauntlet_pool (version, wins, battles, rating, number desc, snapshot);
create index gauntlet_pool_below on gauntlet_pool (version, wins, battles, rating desc, number desc, snapshot);
