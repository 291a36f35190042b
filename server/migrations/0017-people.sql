-- Who runs the site: made, and changed, on the command line only (AMB-116). Whoever has all permissions otherwise is no owner.
alter table users add is_owner boolean not null default false;

-- Staff find people by any part of a name or an address. Neither changes when somebody earns points, so that rows of members stay where
-- they are: points and LD$ have no index for the same reason, and staff who sort by them wait for one pass through all people.
create index users_for_staff on users using gin (lower(username) gin_trgm_ops, lower(email) gin_trgm_ops);
create index users_inserted on users (inserted, id);
create index users_by_country on users (country_id, inserted, id);

-- Where a member has signed in from, as limits count it: an address, or the network of an IPv6 line. Gone after 90 days.
create table sign_in_network (
  user_id integer not null references users (id) on delete cascade,
  network text not null check (char_length(network) between 1 and 64),
  used    timestamptz not null,
  primary key (user_id, network)
);
-- Serves the emptying.
create index sign_in_network_used on sign_in_network (used);

-- What was done to one person or thing.
create index audit_target on audit (target, id desc);
