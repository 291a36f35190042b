-- What a page of somebody shows in figures, without counting rows: comments are counted where they are written, and upvotes that came along
-- from elsewhere, such as those of the demo community, are nobody's vote here (as those of articles).
alter table users
  add comment_count     integer not null default 0 check (comment_count >= 0),
  add imported_upvotes  integer not null default 0 check (imported_upvotes >= 0),
  -- What its owner lets others see of it, and whether others may write there.
  add shows_activity    boolean not null default true,
  add shows_cash_outs   boolean not null default true,
  add guestbook_open    boolean not null default true,
  -- Which version of the allow-list `content` was cleaned with (checklist H06). It was plain text before.
  add sanitizer_version smallint not null default 0;

update users set comment_count = written.comments
from (select author_id, count(*)::int as comments from comment where deleted_at is null group by author_id) as written
where written.author_id = users.id;
update users set content = '<p>' || replace(replace(replace(content, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>' where content <> '';

-- Says at once that nothing is left to be cleaned again.
create index users_by_sanitizer on users (sanitizer_version) where content <> '';

-- What members are called elsewhere, by service (PROF-15).
create table external_profile (
  user_id integer not null references users (id) on delete cascade,
  service text not null check (service in ('twitch', 'steam', 'facebook', 'twitter', 'instagram', 'esportal')),
  handle  text not null check (char_length(handle) between 1 and 100),
  primary key (user_id, service)
);

-- Serve the activity of a member, the latest first: what they upvoted, and which of their posts have a star mark, which are counted, too.
create index article_upvote_of on article_upvote (user_id, id desc) where user_id is not null;
create index article_starred_of on article (author_id, kind, starred_at desc) where starred_at is not null;
