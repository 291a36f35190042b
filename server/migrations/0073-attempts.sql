-- How often a password or a code was tried in a while, for all processes, whatever is restarted
-- (checklist E02, E15). The key is a keyed hash, because people type passwords where names go.
create table attempt (
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  tries    integer not null check (tries > 0),
  ends     timestamptz not null
);
