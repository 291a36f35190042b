-- Whatever people publish, read, comment and upvote is an article: news today, posts and videos next. Ids are those of news, and new ones of
-- every kind come from the same row of numbers (docs/decisions/0014). Tables are renamed, not copied: a large community waits for indexes alone.
alter table news rename to article;
alter sequence news_id_seq rename to article_id_seq;
alter table article rename constraint news_pkey to article_pkey;
alter table article rename constraint news_author_id_fkey to article_author_id_fkey;
alter table article rename constraint news_language_id_check to article_language_id_check;
alter table article rename constraint news_upvotes_check to article_upvotes_check;
alter table article rename constraint news_comments_check to article_comments_check;
alter table article rename constraint news_revision_check to article_revision_check;

alter table news_version rename to article_version;
alter table article_version rename column news_id to article_id;
alter table article_version rename constraint news_version_pkey to article_version_pkey;
alter table article_version rename constraint news_version_language_id_check to article_version_language_id_check;
alter index news_version_search_en rename to article_version_search_en;
alter index news_version_search_sv rename to article_version_search_sv;
alter index news_version_search_pt rename to article_version_search_pt;
alter index news_version_search_de rename to article_version_search_de;
alter index news_version_search_pl rename to article_version_search_pl;
alter index news_version_search_ru rename to article_version_search_ru;
alter index news_version_search_uk rename to article_version_search_uk;
alter index news_version_by_sanitizer rename to article_version_by_sanitizer;

alter table news_tag rename to article_tag;
alter table article_tag rename column news_id to article_id;
alter table article_tag rename constraint news_tag_pkey to article_tag_pkey;
alter table article_tag rename constraint news_tag_tag_id_fkey to article_tag_tag_id_fkey;
alter index news_tag_by_time rename to article_tag_by_time;

alter table news_user_tag rename to article_user_tag;
alter table article_user_tag rename column news_id to article_id;
alter table article_user_tag rename constraint news_user_tag_pkey to article_user_tag_pkey;
alter table article_user_tag rename constraint news_user_tag_news_id_fkey to article_user_tag_article_id_fkey;
alter table article_user_tag rename constraint news_user_tag_user_id_fkey to article_user_tag_user_id_fkey;

alter table news_upvote rename to article_upvote;
alter table article_upvote rename column news_id to article_id;
alter sequence news_upvote_id_seq rename to article_upvote_id_seq;
alter table article_upvote rename constraint news_upvote_pkey to article_upvote_pkey;
alter table article_upvote rename constraint news_upvote_news_id_fkey to article_upvote_article_id_fkey;
alter table article_upvote rename constraint news_upvote_user_id_fkey to article_upvote_user_id_fkey;
alter index news_upvote_member rename to article_upvote_member;
alter index news_upvote_visitor rename to article_upvote_visitor;
alter index news_upvote_network rename to article_upvote_network;

-- The number of `article_type` on the wire: 0 news, 1 post, 2 video. Version and tag links copy it with what else their lists are made of.
alter table article add column kind smallint not null default 0 check (kind between 0 and 2);
alter table article alter column kind drop default;
alter table article_version add column kind smallint not null default 0;
alter table article_version alter column kind drop default;
alter table article_tag add column kind smallint not null default 0;
alter table article_tag alter column kind drop default;

alter table article_version drop constraint news_version_news_id_published_at_category_mask_pinned_fkey;
alter table article_tag drop constraint news_tag_news_id_published_at_category_mask_pinned_fkey;
alter table article drop constraint news_id_published_at_category_mask_pinned_key;
alter table article add constraint article_copied unique (id, kind, published_at, category_mask, pinned);
alter table article_version add constraint article_version_copies foreign key (article_id, kind, published_at, category_mask, pinned)
  references article (id, kind, published_at, category_mask, pinned) on update cascade on delete cascade;
alter table article_tag add constraint article_tag_copies foreign key (article_id, kind, published_at, category_mask, pinned)
  references article (id, kind, published_at, category_mask, pinned) on update cascade on delete cascade;

-- One bit a game: `category` ends at 30, and no mask may say more than it can.
alter table article add constraint article_category_mask_check check (category_mask >= 0);

-- As before, each for one kind: a list of news must not walk past the posts of thousands of members.
drop index news_by_author, news_by_time, news_by_upvotes, news_version_list, news_version_list_pinned, news_tag_by_tag;
create index article_by_author on article (author_id, kind, published_at desc, id desc);
create index article_by_time on article (kind, published_at desc, id desc) include (category_mask, language_id);
create index article_by_upvotes on article (kind, upvotes desc, published_at desc, id desc);
create index article_version_list on article_version (kind, language_id, published_at desc, article_id desc) include (category_mask);
create index article_version_list_pinned on article_version (kind, language_id, pinned desc, published_at desc, article_id desc) include (category_mask);
create index article_tag_by_tag on article_tag (tag_id, kind, published_at desc, article_id desc);

-- Upvotes that came along from elsewhere, such as those of the demo community: nobody's vote here, so that no row says them. What is counted
-- is these and the rows. Of what there is already, all that has no row came along.
alter table article add column imported_upvotes integer not null default 0 check (imported_upvotes >= 0);
update article set imported_upvotes = upvotes - given.votes
from (select article.id, count(vote.id) as votes from article left join article_upvote as vote on vote.article_id = article.id group by article.id) as given
where given.id = article.id and upvotes > given.votes;

-- What a comment stands below is an article of any kind, and goes with it. Those below nothing were in no list.
delete from comment where article_type <> 0 or not exists (select from article where article.id = comment.article_id);
drop index comment_by_article, comment_by_upvotes;
alter table comment drop column article_type;
alter table comment add constraint comment_article_id_fkey foreign key (article_id) references article on delete cascade;
alter table comment add column imported_upvotes integer not null default 0 check (imported_upvotes >= 0);
update comment set imported_upvotes = upvotes - given.votes
from (select comment.id, count(vote.user_id) as votes from comment left join comment_upvote as vote on vote.comment_id = comment.id group by comment.id) as given
where given.id = comment.id and upvotes > given.votes;
create index comment_by_article on comment (article_id, id desc);
create index comment_by_upvotes on comment (article_id, upvotes desc, id desc);

-- Counts of tags. Those who publish at the same time would wait for each other at the row of a tag they share, so they only append what
-- changes; a job folds it into the counts, and readers add what is not folded yet.
drop function count_news_anew(timestamptz, timestamptz);
drop function tag_uses(timestamptz, timestamptz);
create table tag_kind (
  tag_id        integer not null references tag on delete cascade,
  kind          smallint not null,
  article_count integer not null check (article_count >= 0),
  primary key (tag_id, kind)
);
insert into tag_kind (tag_id, kind, article_count) select id, 0, news_count from tag where news_count > 0;
alter table tag drop column news_count;

alter table tag_language rename column news_count to article_count;
alter table tag_language add column kind smallint not null default 0;
alter table tag_language alter column kind drop default;
alter table tag_language drop constraint tag_language_pkey, add primary key (tag_id, kind, language_id);

alter table author_language rename column news_count to article_count;
alter table author_language add column kind smallint not null default 0;
alter table author_language alter column kind drop default;
alter table author_language drop constraint author_language_pkey, add primary key (author_id, kind, language_id);

alter table tag_use rename column news_count to article_count;

create table tag_change (
  tag_id        integer not null references tag on delete cascade,
  kind          smallint not null,
  -- Of the versions that the article has.
  language_ids  smallint[] not null,
  category_mask integer not null,
  published_at  timestamptz not null,
  -- One article more or less.
  change        smallint not null check (change in (-1, 1))
);
create index tag_change_by_tag on tag_change (tag_id);

-- The uses between two moments: those of the period, what has been appended to it, and what its two ends have to take in and to leave.
create function tag_uses(wanted_since timestamptz, wanted_until timestamptz) returns table (tag_id integer, category_mask integer, uses bigint)
language sql stable
begin atomic
  select used.tag_id, used.category_mask, sum(used.uses)
  from (
    select tag_use.tag_id, tag_use.category_mask, tag_use.article_count as uses from tag_use
    union all select change.tag_id, change.category_mask, change.change from tag_change as change
      where change.published_at > (select since from tag_period) and change.published_at <= (select until from tag_period)
    union all select link.tag_id, link.category_mask, 1 from article_tag as link where link.published_at > (select until from tag_period) and link.published_at <= wanted_until
    union all select link.tag_id, link.category_mask, -1 from article_tag as link where link.published_at > wanted_until and link.published_at <= (select until from tag_period)
    union all select link.tag_id, link.category_mask, 1 from article_tag as link where link.published_at > wanted_since and link.published_at <= (select since from tag_period)
    union all select link.tag_id, link.category_mask, -1 from article_tag as link where link.published_at > (select since from tag_period) and link.published_at <= wanted_since
  ) as used
  group by used.tag_id, used.category_mask;
end;

-- Whoever writes articles by the thousand, past the code that counts them one by one, calls this afterwards.
create function count_articles_anew(since timestamptz, until timestamptz) returns void
language sql
begin atomic
  update users set news_count = written.news, post_count = written.posts
  from (
    select users.id, count(*) filter (where article.kind = 0) as news, count(*) filter (where article.kind = 1) as posts
    from users left join article on article.author_id = users.id group by users.id
  ) as written
  where written.id = users.id and (users.news_count, users.post_count) <> (written.news, written.posts);
  delete from author_language;
  insert into author_language (author_id, kind, language_id, article_count)
    select article.author_id, article.kind, version.language_id, count(*) from article join article_version as version on version.article_id = article.id group by 1, 2, 3;
  delete from tag_change;
  delete from tag_kind;
  insert into tag_kind (tag_id, kind, article_count) select link.tag_id, link.kind, count(*) from article_tag as link group by 1, 2;
  delete from tag_language;
  insert into tag_language (tag_id, kind, language_id, article_count)
    select link.tag_id, link.kind, version.language_id, count(*) from article_tag as link join article_version as version on version.article_id = link.article_id group by 1, 2, 3;
  delete from tag_period;
  insert into tag_period (since, until) values (count_articles_anew.since, count_articles_anew.until);
  delete from tag_use;
  insert into tag_use (tag_id, category_mask, article_count)
    select link.tag_id, link.category_mask, count(*) from article_tag as link where link.published_at > count_articles_anew.since and link.published_at <= count_articles_anew.until group by 1, 2;
end;
