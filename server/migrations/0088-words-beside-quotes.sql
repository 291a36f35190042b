-- PostgreSQL's parser takes every sign that is not ASCII for a letter where the database sorts by code point, as the one that comes with
-- the site does: in „Regal“, «Регал», final—after or 🔥Finale there was no word that a search for it could find. A slash made one token
-- of two words everywhere. So what stands beside words are spaces here, and an apostrophe is one, however it is written.
create function searchable(written text) returns text
language sql immutable parallel safe strict
return regexp_replace(
  translate(written, U&'\2018\2019\02BC', ''''''''),
  U&'[/\00A0-\00A9\00AB-\00B4\00B6-\00B9\00BB-\00BF\2000-\206F\2190-\2BFF\3000-\3003\FE00-\FE0F\+01F000-\+01FAFF]', ' ', 'g');

-- For a text that is shown with its signs: each stands between two characters that no text has, and that the parser takes for spaces.
create function signs_apart(written text) returns text
language sql immutable parallel safe strict
return regexp_replace(
  written,
  U&'[/\00A0-\00A9\00AB-\00B4\00B6-\00B9\00BB-\00BF\2000-\2017\201A-\206F\2190-\2BFF\3000-\3003\FE00-\FE0F\+01F000-\+01FAFF]',
  chr(1) || '\&' || chr(1), 'g');

-- As before, but that typographic quotes make phrases as the plain ones do, and that a word to be left out is that word alone and not the
-- beginning of others.
create or replace function search_words(configuration regconfig, words text) returns tsquery
language sql immutable parallel safe strict
return (
  with asked as (select searchable(translate(words, U&'\201C\201D\201E\00AB\00BB', '"""""')) as words)
  select regexp_replace(
    case
      when configuration in ('search_pl'::regconfig, 'search_uk'::regconfig)
      then regexp_replace(
        websearch_to_tsquery(configuration, asked.words)::text, '(?<!!)''([^'' \\]{3,})[^'' \\]{2}''(?!'')', '''\1'':*', 'g')
      when numnode(websearch_to_tsquery(configuration, asked.words)) = 0
      then websearch_to_tsquery('search_pl'::regconfig, asked.words)::text
      else websearch_to_tsquery(configuration, asked.words)::text
    end,
    '(?<!!)(''([^'']|'''')*'')$', '\1:*')::tsquery
  from asked);

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
  ) stored;
alter table article_version alter column search_head set storage main, alter column search_text set storage main;

create index article_version_search_en on article_version using gin (search_text) where language_id = 0;
create index article_version_search_sv on article_version using gin (search_text) where language_id = 1;
create index article_version_search_pt on article_version using gin (search_text) where language_id = 2;
create index article_version_search_de on article_version using gin (search_text) where language_id = 3;
create index article_version_search_pl on article_version using gin (search_text) where language_id = 4;
create index article_version_search_ru on article_version using gin (search_text) where language_id = 5;
create index article_version_search_uk on article_version using gin (search_text) where language_id = 6;
