-- Some migrations were changed after they had been committed, so a database that had applied them before lacks something. It gets that here;
-- in every other nothing changes. From now on no committed migration is changed (`committed.sha256`).

-- 0074: the site itself counted codes at first.
create or replace function count_item_codes() returns trigger language plpgsql as $$
begin
  update shop_item set code_count = code_count + changed.codes
  from (
    select item_id, count(*)::integer * case tg_op when 'INSERT' then 1 else -1 end as codes
    from changed_codes group by item_id) as changed
  where shop_item.id = changed.item_id;
  return null;
end $$;
create or replace trigger shop_code_added after insert on shop_code
  referencing new table as changed_codes for each statement execute function count_item_codes();
create or replace trigger shop_code_removed after delete on shop_code
  referencing old table as changed_codes for each statement execute function count_item_codes();
update shop_item set code_count = counted.codes
from (
  select item.id, count(shop_code.item_id)::integer as codes
  from shop_item as item left join shop_code on shop_code.item_id = item.id group by item.id) as counted
where counted.id = shop_item.id and counted.codes <> shop_item.code_count;

-- 0085, which was 0086 first and had less in it. What was emptied stays as it is.
create index if not exists reported_thing_with_snapshot on reported_thing (decided_at) where snapshot is not null;
create index if not exists report_with_words on report (reported_id) where words <> '';
update audit set before = jsonb_set(before, '{message}', '""', false) from users
  where action in ('comment deleted', 'guestbook entry deleted') and before ->> 'message' <> ''
    and users.id = (before ->> 'author_id')::integer and users.left_at is not null;
update audit set before = jsonb_set(before, '{content}', '""', false) from users
  where action = 'profile text removed' and before ->> 'content' <> '' and target = 'user ' || users.id and users.left_at is not null;
update audit set before = jsonb_set(jsonb_set(before, '{title}', '""', false), '{content}', '""', false)
  where action = 'post deleted' and before ->> 'author' ~ '^~[0-9]+$' and (before ->> 'title' <> '' or before ->> 'content' <> '');
update audit set after = jsonb_set(after, '{title}', '""', false)
  where action in ('post star mark added', 'post star mark removed', 'post released') and after ->> 'author' ~ '^~[0-9]+$'
    and after ->> 'title' <> ''
    and not exists (
      select from article where article.id = case when audit.target ~ '^post [1-9][0-9]{0,8}$' then substr(audit.target, 6)::integer end);
update mail set unsubscribe = null
  where unsubscribe is not null and (sent_at is not null or given_up_at is not null or html = '');

-- 0088: at first a sign that only says where a word may be parted was a space. All articles are written anew for it.
do $$
begin
  if searchable(U&'a\00ADb') = 'ab' then
    return;
  end if;

  create or replace function searchable(written text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(
    translate(written, U&'\2018\2019\02BC\00AD\200B\200C\200D\2060\FE0E\FE0F\FEFF', ''''''''),
    U&'[/\00A0-\00A9\00AB\00AC\00AE-\00B4\00B6-\00B9\00BB-\00BF\00D7\00F7\2000-\200A\200E-\2017\201A-\205F\2061-\206F\20A0-\20CF\2116\2120-\2122\2190-\2BFF\3000-\3003\+01F000-\+01FAFF]',
    ' ', 'g');

  create or replace function signs_apart(written text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(
    written,
    U&'[/\00A0-\00A9\00AB\00AC\00AE-\00B4\00B6-\00B9\00BB-\00BF\00D7\00F7\2000-\200A\200E-\2017\201A-\205F\2061-\206F\20A0-\20CF\2116\2120-\2122\2190-\2BFF\3000-\3003\+01F000-\+01FAFF]',
    chr(1) || '\&' || chr(1), 'g');

  create or replace function search_words(configuration regconfig, words text) returns tsquery
  language sql immutable parallel safe strict
  return regexp_replace(
    case
      when configuration in ('search_pl'::regconfig, 'search_uk'::regconfig)
      then regexp_replace(
        websearch_to_tsquery(configuration, words)::text,
        '(?<!!)(?<!!\( [^()]*)''([^'' \\]{3,})[^'' \\]{2}''(?!'')', '''\1'':*', 'g')
      when numnode(websearch_to_tsquery(configuration, words)) = 0
      then websearch_to_tsquery('search_pl'::regconfig, words)::text
      else websearch_to_tsquery(configuration, words)::text
    end,
    '(?<!!)(''([^'']|'''')*'')$', '\1:*')::tsquery;

  alter table article_version drop column search_head, drop column search_text;
  alter table article_version
    add column search_head tsvector not null generated always as (
      setweight(to_tsvector(search_configuration(language_id), searchable(title)), 'A')
      || setweight(to_tsvector(search_configuration(language_id), searchable(excerpt)), 'B')
    ) stored,
    add column search_text tsvector not null generated always as (
      to_tsvector(
        search_configuration(language_id),
        searchable(title || ' ' || excerpt || ' ' || regexp_replace(content, '<[^>]*>', ' ', 'g')))
    ) stored,
    alter column search_head set storage main,
    alter column search_text set storage main;

  create index article_version_search_en on article_version using gin (search_text) where language_id = 0;
  create index article_version_search_sv on article_version using gin (search_text) where language_id = 1;
  create index article_version_search_pt on article_version using gin (search_text) where language_id = 2;
  create index article_version_search_de on article_version using gin (search_text) where language_id = 3;
  create index article_version_search_pl on article_version using gin (search_text) where language_id = 4;
  create index article_version_search_ru on article_version using gin (search_text) where language_id = 5;
  create index article_version_search_uk on article_version using gin (search_text) where language_id = 6;
end $$;
