-- PostgreSQL's parser takes every sign that is not ASCII for a letter where the database sorts by code point, as the one that comes with
-- the site does: in „Regal“, «Регал», final—after or 🔥Finale there was no word that a search for it could find. A slash made one token
-- of two words everywhere. So what stands beside words are spaces here, an apostrophe is one, however it is written, and a sign that only
-- says where a word may be parted is none. What is asked is brought into the same form by the site (`asked-words.ts`).
create function searchable(written text) returns text
language sql immutable parallel safe strict
return regexp_replace(
  translate(written, U&'\2018\2019\02BC\00AD\200B\200C\200D\2060\FE0E\FE0F\FEFF', ''''''''),
  U&'[/\00A0-\00A9\00AB\00AC\00AE-\00B4\00B6-\00B9\00BB-\00BF\00D7\00F7\2000-\200A\200E-\2017\201A-\205F\2061-\206F\20A0-\20CF\2116\2120-\2122\2190-\2BFF\3000-\3003\+01F000-\+01FAFF]',
  ' ', 'g');

-- For a text that is shown with its signs: each stands between two characters that no text has, and that the parser takes for spaces.
create function signs_apart(written text) returns text
language sql immutable parallel safe strict
return regexp_replace(
  written,
  U&'[/\00A0-\00A9\00AB\00AC\00AE-\00B4\00B6-\00B9\00BB-\00BF\00D7\00F7\2000-\200A\200E-\2017\201A-\205F\2061-\206F\20A0-\20CF\2116\2120-\2122\2190-\2BFF\3000-\3003\+01F000-\+01FAFF]',
  chr(1) || '\&' || chr(1), 'g');

-- As before, but that a word to be left out is that word alone and not the beginning of others, in a phrase as well.
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
-- In one statement, so that rows that are there are stored so, too (0010).
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
