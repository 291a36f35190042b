-- A keyed hash of the SECRET that this database was first started with: what is sealed with one
-- cannot be opened with another, and whoever starts it is told so.
create table secret_mark (
  id   boolean primary key default true check (id),
  mark bytea not null
);
