-- A second step that somebody else has added is taken out by a link, as another address is taken back (checklist D13).
alter table account_link drop constraint account_link_kind_check, add constraint account_link_kind_check check (kind between 1 and 5);
