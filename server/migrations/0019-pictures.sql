-- Every picture that people have sent, from before its first file is written until after its last is deleted: what ends midway leaves a
-- row that says what to sweep (checklist I09).
create table picture (
  -- Made up by us, so that no name of a sender's file reaches a disk.
  name         text primary key check (name ~ '^[0-9a-f]{32}$'),
  folder       text not null check (folder ~ '^[a-z]{1,20}$'),
  -- The names of its files, as they were written: sizes may change later.
  files        text[] not null,
  bytes        integer not null check (bytes > 0),
  owner_id     integer references users (id) on delete set null,
  -- Null while something shows it.
  unused_since timestamptz
);
-- Serves the limit on what one member may send (checklist I07).
create index picture_owner on picture (owner_id);
-- Serves the sweep.
create index picture_unused on picture (unused_since) where unused_since is not null;
