-- How a name may be misspelled: itself, and itself without any one of its letters. Two names that have one of these in common differ by a
-- letter too many, one missing, one wrong or two swapped. Finding such a name takes a few exact look-ups, however many people there are;
-- likeness by trigrams had to go through all who have some of them, and through everyone when the text had none.
create function near_spellings(name text) returns text[]
language sql immutable parallel safe strict
return array(
  select name union all select left(name, place - 1) || substr(name, place + 1) from generate_series(1, length(name)) as place where length(name) > 2
);

drop index users_name_likeness;
create index users_name_near on users using gin (near_spellings(lower(username)));
-- With what is read from it, so that the hundred names of a common beginning are not fetched one by one.
drop index users_name_beginning;
create index users_name_beginning on users (lower(username) text_pattern_ops) include (id, username);

-- What somebody types, as before: the words of a query are cut only as words, so that an apostrophe in one stays what it is.
create or replace function search_words(configuration regconfig, words text) returns tsquery
language sql immutable parallel safe strict
return regexp_replace(
  case
    when configuration in ('search_pl'::regconfig, 'search_uk'::regconfig)
    then regexp_replace(websearch_to_tsquery(configuration, words)::text, '''([^'' \\]{3,})[^'' \\]{2}''(?!'')', '''\1'':*', 'g')
    else websearch_to_tsquery(configuration, words)::text
  end,
  '''$', ''':*')::tsquery;
