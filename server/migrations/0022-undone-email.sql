-- 4 puts an address back that was changed (checklist D13): mailed to that address, and good for a week.
alter table account_link drop constraint account_link_kind_check, add constraint account_link_kind_check check (kind between 1 and 4);

-- Whether the address was verified when the link was made: putting it back verifies nothing (ACC-64).
alter table account_link add column verified boolean not null default false;

-- An address that may still be put back is nobody else's.
create index account_link_held_email on account_link (lower(email)) where kind = 4;
