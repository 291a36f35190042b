-- Whoever deletes their account leaves a row behind for the ledgers: an anonymous number (checklist
-- O11). `leaves_at` is set from the moment they ask, and stays; `left_at` when it is done. The check is not valid: old rows, which
-- begin with neither, are not read for it.
alter table users
  add leaves_at timestamptz,
  add left_at   timestamptz,
  add check (left_at is null or leaves_at is not null) not valid;

-- Rankings leave them out.
create index users_left on users (id) where left_at is not null;

-- Accounts that are about to be deleted, and those of which something is left to be taken out.
create table leaving (
  user_id     integer primary key references users on delete cascade,
  -- Whether posts and comments stay, as those of a former member.
  keeps_texts boolean not null,
  -- Null while it can be taken back. It begins anew when what it began was lost.
  began_at    timestamptz,
  -- What the rest is found by, until it is taken out and this row goes.
  names       text[] not null default '{}',
  addresses   text[] not null default '{}'
);

-- What nobody may take up for a while: the name of somebody who has left (E09), and the address and
-- accounts elsewhere of whoever was banned when they did. Keyed hashes, of which nobody learns whose
-- they were.
create table held_mark (
  mark       bytea primary key check (octet_length(mark) = 32),
  held_until timestamptz not null
);
create index held_mark_by_end on held_mark (held_until);

-- The mail that says that somebody is gone: it goes itself when it is sent.
alter table mail add is_last boolean not null default false;

-- Finds whom guestbooks name, when a name is taken out of them.
create index guestbook_entry_mentions on guestbook_entry using gin (mentions jsonb_path_ops)
  where mentions <> '[]';

-- What a member takes along: all that is theirs, in one file. One for each member, replaced by the
-- next, and gone after a day.
create table data_copy (
  user_id     integer primary key references users on delete cascade,
  asked_at    timestamptz not null,
  -- Which attempt to write it this is: one that is taken for lost writes no further.
  attempt     integer not null default 0,
  done        integer not null default 0 check (done >= 0),
  total       integer not null default 0 check (total >= 0),
  finished_at timestamptz,
  bytes       bigint not null default 0 check (bytes >= 0)
);

-- In the database, because all processes serve it and a bucket of pictures is open to everybody.
create table data_copy_part (
  user_id integer not null references data_copy on delete cascade,
  number  integer not null check (number >= 0),
  content bytea not null,
  primary key (user_id, number)
);
-- It is compressed already.
alter table data_copy_part alter column content set storage external;
