-- What the site says of itself in each language, by its number; one that is missing is said in
-- the main language.
alter table site_settings add column taglines jsonb not null default '{}'
  check (jsonb_typeof(taglines) = 'object');
update site_settings
set taglines = (
  select jsonb_object_agg(language::text, tagline) from generate_series(0, 6) as language)
where tagline is not null;
alter table site_settings drop column tagline;

-- Names of pictures. The maskable icon is made of the same file as the icon.
alter table site_settings
  add column logo_dark text,
  add column logo_light text,
  add column icon text,
  add column maskable_icon text,
  add check ((icon is null) = (maskable_icon is null));

-- So many first posts of a newcomer are held back; null is what the environment says.
alter table site_settings add column newcomer_posts_held smallint
  check (newcomer_posts_held between 0 and 100);

-- What the currency is called may change at any time, so pages name it by what stands for it.
update content_page_version
set content = replace(content, 'LD$', '{ld}'), title = replace(title, 'LD$', '{ld}')
where content like '%LD$%' or title like '%LD$%';

-- The address at which the first owner of a new site is made: one row, the hash of its token.
create table owner_invitation (
  id      boolean primary key default true check (id),
  token   bytea not null check (octet_length(token) = 32),
  expires timestamptz not null
);
