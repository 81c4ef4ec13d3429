-- What a seat of the host answered last besides its choice.
create table host_answers (
  match text not null,
  seat integer not null,
  memory json not null,
  primary key (match, seat)
);
insert into host_answers (match, seat, memory)
  select match, seat, bot_memory from seats where host and bot_memory is not null;
