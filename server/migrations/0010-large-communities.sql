-- Links to tags repeat what their lists are sorted and counted by, as language versions do; the foreign key keeps the copies equal
-- (`pinned` only because the key has it).
alter table news_tag add column published_at timestamptz, add column category_mask integer, add column pinned boolean;
update news_tag set published_at = news.published_at, category_mask = news.category_mask, pinned = news.pinned from news where news.id = news_tag.news_id;
alter table news_tag
  alter column published_at set not null, alter column category_mask set not null, alter column pinned set not null,
  drop constraint news_tag_news_id_fkey,
  add foreign key (news_id, published_at, category_mask, pinned)
    references news (id, published_at, category_mask, pinned) on update cascade on delete cascade;

-- Serves the page of a tag in its order, and the newest of a tag that are related to an article.
drop index news_tag_by_tag;
create index news_tag_by_tag on news_tag (tag_id, published_at desc, news_id desc);
-- Serves what has come into and gone out of the time in which tags are popular.
create index news_tag_by_time on news_tag (published_at) include (tag_id, category_mask);

-- How many news carry a tag and how many a person has written, in all and by language, drafts and scheduled ones included: counted in the
-- transaction that writes them, like users.news_count, because counting ten thousand rows takes longer than a whole page.
alter table tag add column news_count integer not null default 0 check (news_count >= 0);
create table tag_language (
  tag_id      integer not null references tag on delete cascade,
  language_id smallint not null check (language_id between 0 and 6),
  news_count  integer not null check (news_count >= 0),
  primary key (tag_id, language_id)
);
create table author_language (
  author_id   integer not null references users on delete cascade,
  language_id smallint not null check (language_id between 0 and 6),
  news_count  integer not null check (news_count >= 0),
  primary key (author_id, language_id)
);

-- How often tags were used by news published after `since` and not after `until`, by the games of the news. Every publishing moves
-- the period on to its own time; readers add what the two ends have moved since.
create table tag_period (
  id    boolean primary key default true check (id),
  since timestamptz not null,
  until timestamptz not null
);
create table tag_use (
  tag_id        integer not null references tag on delete cascade,
  category_mask integer not null,
  news_count    integer not null check (news_count >= 0),
  primary key (tag_id, category_mask)
);

-- The uses between two moments: those of the period, and what its two ends have to take in and to leave.
create function tag_uses(wanted_since timestamptz, wanted_until timestamptz) returns table (tag_id integer, category_mask integer, uses bigint)
language sql stable
begin atomic
  select used.tag_id, used.category_mask, sum(used.uses)
  from (
    select tag_use.tag_id, tag_use.category_mask, tag_use.news_count as uses from tag_use
    union all select link.tag_id, link.category_mask, 1 from news_tag as link where link.published_at > (select until from tag_period) and link.published_at <= wanted_until
    union all select link.tag_id, link.category_mask, -1 from news_tag as link where link.published_at > wanted_until and link.published_at <= (select until from tag_period)
    union all select link.tag_id, link.category_mask, 1 from news_tag as link where link.published_at > wanted_since and link.published_at <= (select since from tag_period)
    union all select link.tag_id, link.category_mask, -1 from news_tag as link where link.published_at > (select since from tag_period) and link.published_at <= wanted_since
  ) as used
  group by used.tag_id, used.category_mask;
end;

-- Whoever writes news by the thousand, past the code that counts them one by one, calls this afterwards.
create function count_news_anew(since timestamptz, until timestamptz) returns void
language sql
begin atomic
  update users set news_count = (select count(*) from news where news.author_id = users.id)
  where news_count <> (select count(*) from news where news.author_id = users.id);
  delete from author_language;
  insert into author_language (author_id, language_id, news_count)
    select news.author_id, version.language_id, count(*) from news join news_version as version on version.news_id = news.id group by 1, 2;
  update tag set news_count = (select count(*) from news_tag as link where link.tag_id = tag.id);
  delete from tag_language;
  insert into tag_language (tag_id, language_id, news_count)
    select link.tag_id, version.language_id, count(*) from news_tag as link join news_version as version on version.news_id = link.news_id group by 1, 2;
  delete from tag_period;
  insert into tag_period (since, until) values (count_news_anew.since, count_news_anew.until);
  delete from tag_use;
  insert into tag_use (tag_id, category_mask, news_count)
    select link.tag_id, link.category_mask, count(*) from news_tag as link where link.published_at > count_news_anew.since and link.published_at <= count_news_anew.until group by 1, 2;
end;

select count_news_anew(now() - interval '90 days', now());

-- A search for a common word walks back in time and compares hundreds of texts: they stay in the row, where no second look-up is needed.
-- What lists show stays beside them; only the article itself is kept elsewhere. `cluster` writes the rows there are in the new way.
alter table news_version
  alter column title set storage main, alter column slug set storage main, alter column excerpt set storage main,
  alter column search_head set storage main, alter column search_text set storage main;
cluster news_version using news_version_list;
alter table news_version set without cluster;
