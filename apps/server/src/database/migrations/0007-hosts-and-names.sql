-- Seats without a person: the server answers for them.
alter table seats add column host boolean not null default false;
-- Names that look alike are found by how they look.
create index accounts_look on accounts (translate(lower(name), '1i05-_', 'llos'));
