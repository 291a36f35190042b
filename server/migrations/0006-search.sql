create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Words as they are compared in a search: "Malmö" is found by "malmo". One configuration a language (SEARCH-22), because each has
-- endings of its own; PostgreSQL knows none of Polish and Ukrainian.
create text search configuration search_en (copy = english);
create text search configuration search_sv (copy = swedish);
create text search configuration search_pt (copy = portuguese);
create text search configuration search_de (copy = german);
create text search configuration search_pl (copy = simple);
create text search configuration search_ru (copy = russian);
create text search configuration search_uk (copy = simple);
alter text search configuration search_en alter mapping for hword, hword_part, word with unaccent, english_stem;
alter text search configuration search_sv alter mapping for hword, hword_part, word with unaccent, swedish_stem;
alter text search configuration search_pt alter mapping for hword, hword_part, word with unaccent, portuguese_stem;
alter text search configuration search_de alter mapping for hword, hword_part, word with unaccent, german_stem;
alter text search configuration search_pl alter mapping for hword, hword_part, word with unaccent, simple;
alter text search configuration search_ru alter mapping for hword, hword_part, word with unaccent, russian_stem;
alter text search configuration search_uk alter mapping for hword, hword_part, word with unaccent, simple;

-- The numbers of AMB-20: 0 English, 1 Swedish, 2 Portuguese, 3 German, 4 Polish, 5 Russian, 6 Ukrainian.
create function search_configuration(language smallint) returns regconfig
language sql immutable parallel safe
return case language
  when 1 then 'search_sv'::regconfig when 2 then 'search_pt'::regconfig when 3 then 'search_de'::regconfig when 4 then 'search_pl'::regconfig
  when 5 then 'search_ru'::regconfig when 6 then 'search_uk'::regconfig else 'search_en'::regconfig end;

-- What somebody types: words, "phrases", -not this. The last word is taken as the beginning of one, because it may not be finished.
-- Polish and Ukrainian words lose their last two letters and are beginnings too: their endings change, and no dictionary knows how.
create function search_words(configuration regconfig, words text) returns tsquery
language sql immutable parallel safe strict
return regexp_replace(
  case
    when configuration in ('search_pl'::regconfig, 'search_uk'::regconfig)
    then regexp_replace(websearch_to_tsquery(configuration, words)::text, '''([^'' ]{3,})[^'' ]{2}''', '''\1'':*', 'g')
    else websearch_to_tsquery(configuration, words)::text
  end,
  '''$', ''':*')::tsquery;

-- Headline and excerpt decide how well an article fits; they are short and stay in the row. The whole text decides whether it is found.
alter table news_version
  add column search_head tsvector not null generated always as (
    setweight(to_tsvector(search_configuration(language_id), title), 'A') || setweight(to_tsvector(search_configuration(language_id), excerpt), 'B')
  ) stored,
  add column search_text tsvector not null generated always as (
    to_tsvector(search_configuration(language_id), title || ' ' || excerpt || ' ' || regexp_replace(content, '<[^>]*>', ' ', 'g'))
  ) stored;

-- One a language: most searches are in one, and the rows of six others would be fetched in vain.
create index news_version_search_en on news_version using gin (search_text) where language_id = 0;
create index news_version_search_sv on news_version using gin (search_text) where language_id = 1;
create index news_version_search_pt on news_version using gin (search_text) where language_id = 2;
create index news_version_search_de on news_version using gin (search_text) where language_id = 3;
create index news_version_search_pl on news_version using gin (search_text) where language_id = 4;
create index news_version_search_ru on news_version using gin (search_text) where language_id = 5;
create index news_version_search_uk on news_version using gin (search_text) where language_id = 6;

-- Names by their beginning, and by likeness for those who mistype.
create index users_name_beginning on users (lower(username) text_pattern_ops);
create index users_name_likeness on users using gin (lower(username) gin_trgm_ops);
