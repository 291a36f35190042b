-- What belongs to an account beside its name. An e-mail address is unique without regard to case already (checklist E10).
alter table users
  add country_id              smallint not null default 0 check (country_id between 0 and 244),
  add points                  integer not null default 0 check (points >= 0),
  -- Cents.
  add dollars                 bigint not null default 0 check (dollars >= 0),
  add notifications_enabled   boolean not null default true,
  add last_seen_notifications timestamptz not null default to_timestamp(0),
  add match_id                integer,
  -- The language last chosen, for mails (AMB-120).
  add language_id             smallint check (language_id between 0 and 6),
  -- Who brought them here (ACC-25).
  add referrer_id             integer references users (id) on delete set null,
  -- Banned until then; 'infinity' for good.
  add banned_until            timestamptz,
  add ban_reason              text not null default '' check (char_length(ban_reason) <= 500);

create index users_referrer on users (referrer_id) where referrer_id is not null;

-- Who is signed in where. The token itself is with the member only: whoever reads this table cannot sign in (checklist D01).
create table session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id    integer not null references users (id) on delete cascade,
  inserted   timestamptz not null,
  -- Written once an hour at most: 90 days after the last use a session ends, 365 days after the first at the latest (AMB-83).
  used       timestamptz not null,
  check (used >= inserted)
);
create index session_of_user on session (user_id);

-- Secrets that were mailed: 1 verifies an address, 2 resets a password, 3 signs in. Used once, then gone (AMB-156).
create table account_link (
  secret_hash bytea primary key check (octet_length(secret_hash) = 32),
  kind        smallint not null check (kind between 1 and 3),
  user_id     integer not null references users (id) on delete cascade,
  -- The address it was sent to: it verifies no other.
  email       text,
  inserted    timestamptz not null,
  expires     timestamptz not null
);
create index account_link_of_user on account_link (user_id, kind);

-- Answers of changes that carried a replay key, kept for a day: a repeat is answered from here (AMB-150).
create table replay (
  caller   text not null,
  call     text not null,
  key      text not null,
  -- Of the input: other contents under the same key are refused (checklist B01).
  input_hash bytea not null,
  answer   jsonb,
  inserted timestamptz not null,
  primary key (caller, call, key)
);
create index replay_inserted on replay (inserted);
