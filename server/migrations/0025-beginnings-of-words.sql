-- While somebody types "overtime" they ask for "over", which is in every text and so in no index. Words that leave nothing to look for are
-- taken as what a longer word begins with, by the configuration that knows no such words.
create or replace function search_words(configuration regconfig, words text) returns tsquery
language sql immutable parallel safe strict
return regexp_replace(
  case
    when configuration in ('search_pl'::regconfig, 'search_uk'::regconfig)
    then regexp_replace(websearch_to_tsquery(configuration, words)::text, '''([^'' \\]{3,})[^'' \\]{2}''(?!'')', '''\1'':*', 'g')
    when numnode(websearch_to_tsquery(configuration, words)) = 0
    then websearch_to_tsquery('search_pl'::regconfig, words)::text
    else websearch_to_tsquery(configuration, words)::text
  end,
  '''$', ''':*')::tsquery;
