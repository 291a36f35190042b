-- What is to be told to sockets, written in the transaction that has the reason: what is rolled back is told to nobody (checklist A10).
-- Rows are of no use after a few minutes and go then.
create table realtime_event (
  id            uuid primary key,
  -- The order of telling. Transactions end in another order than they count, so nobody may ask for "all after this number".
  number        bigint generated always as identity,
  channel       text not null check (char_length(channel) between 1 and 200),
  event         text not null check (char_length(event) between 1 and 200),
  -- As it is sent: JSON of ours, any text of other programs.
  data          text not null check (octet_length(data) <= 32768),
  -- The socket of whoever caused it, which is left out.
  except_socket text,
  -- Where something carries events between processes that is not PostgreSQL itself: whether it has this one.
  relayed       boolean not null,
  -- By the database's clock, which all processes share.
  inserted      timestamptz not null default clock_timestamp()
);

-- Serves what a process missed, and the deletion of what is old.
create index realtime_event_inserted on realtime_event (inserted);
-- Serves the relay.
create index realtime_event_waiting on realtime_event (number) where not relayed;
