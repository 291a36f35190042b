-- What staff have set for the site, one row. Null is what the environment says, or what the site
-- came with.
create table site_settings (
  id                   boolean primary key default true check (id),
  name                 text check (char_length(name) between 1 and 40),
  tagline              text check (char_length(tagline) between 1 and 100),
  accent               text check (accent ~ '^#[0-9a-f]{6}$'),
  contact              text check (char_length(contact) between 1 and 200),
  links                text[] not null default '{}' check (cardinality(links) <= 10),
  currency_name        text check (char_length(currency_name) between 1 and 10),
  ld_earning_enabled   boolean,
  reveal_accounts      boolean,
  -- One bit for each language that readers are offered.
  languages            smallint check (languages between 1 and 127),
  fallback_language_id smallint check (fallback_language_id between 0 and 6),
  changed_at           timestamptz not null,
  check (languages is null or fallback_language_id is null
    or (languages & (1 << fallback_language_id)) <> 0)
);
insert into site_settings (changed_at) values (now());
