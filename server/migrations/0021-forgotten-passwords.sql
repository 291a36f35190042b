-- The address of a link that resets a password names the request itself as well (AMB-81).
alter table account_link add column id integer generated always as identity;

-- A change of password takes one secret, a token or that of a link, and answers another. When that answer is lost, the call comes again with
-- the secret it has used up: for half a minute it is answered from here, under the same key and with the same input alone (checklist B02).
-- The answered token is made of the secret itself, the nonce and the secret of the site; who reads this table has one of the three.
create table exchanged_secret (
  secret_hash bytea primary key check (octet_length(secret_hash) = 32),
  user_id     integer not null references users (id) on delete cascade,
  key         text not null,
  -- Keyed like those of replays: an input holds a password.
  input_hash  bytea not null,
  nonce       bytea not null,
  inserted    timestamptz not null
);
create index exchanged_secret_of_user on exchanged_secret (user_id);
