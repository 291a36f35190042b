-- Accounts elsewhere that members have proved to be theirs. The unique constraint is the rule that an account elsewhere is one
-- member's (checklist F03), the primary key that a member has one of each site.
create table provider_account (
  user_id      integer not null references users on delete cascade,
  -- 1 Twitch, 2 Facebook, 3 Steam, 4 Twitter: the numbers of the contract (checklist F06).
  provider     smallint not null check (provider between 1 and 4),
  external_id  text not null check (char_length(external_id) between 1 and 100),
  handle       text not null check (char_length(handle) between 1 and 100),
  connected_at timestamptz not null,
  primary key (user_id, provider),
  constraint provider_account_once unique (provider, external_id)
);

-- A name at Esportal belongs to a connected Steam account and goes with it (PROV-17, PROV-18): the key is the rule.
create table esportal_account (
  user_id      integer primary key,
  provider     smallint not null default 3 check (provider = 3),
  username     text not null check (char_length(username) between 1 and 50),
  connected_at timestamptz not null,
  foreign key (user_id, provider) references provider_account on delete cascade
);

-- What somebody who was sent to another site has to bring back (checklist F01). Who was sent is a session or a browser; both and the
-- state itself are hashes, so that nobody who reads them here can use them.
create table provider_state (
  state_hash bytea primary key,
  provider   smallint not null check (provider between 1 and 4),
  asker_hash bytea not null,
  expires    timestamptz not null
);
-- Serves the deletion of what nobody came back with.
create index provider_state_by_end on provider_state (expires);

-- Somebody unknown has proved an account elsewhere and finishes their signup with it.
create table provider_signup (
  token_hash  bytea primary key,
  provider    smallint not null check (provider between 1 and 4),
  external_id text not null check (char_length(external_id) between 1 and 100),
  handle      text not null check (char_length(handle) between 1 and 100),
  expires     timestamptz not null
);
-- Serves the deletion of signups that nobody has finished.
create index provider_signup_by_end on provider_signup (expires);

-- Steam says each thing once: an assertion that comes a second time is a copy (checklist F02).
create table openid_nonce (
  nonce   text primary key check (char_length(nonce) <= 255),
  expires timestamptz not null
);
create index openid_nonce_by_end on openid_nonce (expires);

-- Which accounts elsewhere have earned somebody points: once for ever, whoever connects them next (POINTS-06). A keyed hash, because it
-- stays when the account is disconnected and must not say whose it was.
create table rewarded_account (
  account_hash bytea primary key
);
