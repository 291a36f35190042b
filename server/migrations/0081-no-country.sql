-- Country 0 is Afghanistan, so whoever has chosen none is -1. Of older accounts only those that are
-- deleted are known to have none: an owner whom a command made cannot be told from an Afghan.
alter table users
  drop constraint users_country_id_check,
  add constraint users_country_id_check check (country_id between -1 and 244) not valid,
  alter column country_id set default -1;
update users set country_id = -1 where left_at is not null;
