-- A newcomer's post, which stays out of lists of all, feeds and the sitemap until staff release it. Never news.
alter table article add column held boolean not null default false;

-- What a post has beside what every article has.
create table post (
  article_id         integer primary key references article on delete cascade,
  -- When readers could first see it, whatever its author did later: its place in lists, the limit of a day and points go by it.
  first_published_at timestamptz,
  -- Members whom it has told that it names them, each once.
  told_ids           integer[] not null default '{}',
  starred_by         integer references users on delete set null,
  -- An item of the store that was reviewed; there is no store yet.
  shop_item_id       integer,
  kept_at            timestamptz not null
);

-- Serves posts that have a star mark.
create index article_starred on article (kind, published_at desc, id desc) where starred_at is not null;

-- What an author has written of a published post that readers do not see yet.
create table post_change (
  article_id        integer primary key references post on delete cascade,
  language_id       smallint not null check (language_id between 0 and 6),
  title             text not null,
  content           text not null,
  category_mask     integer not null check (category_mask >= 0),
  kept_at           timestamptz not null,
  sanitizer_version integer not null
);
create index post_change_by_sanitizer on post_change (sanitizer_version);

-- Which texts show a picture that was sent for one: 'article 12', or 'unsaved' until the text is saved.
create table text_picture_use (
  name     text not null references picture on delete cascade,
  shown_on text not null,
  since    timestamptz not null,
  primary key (name, shown_on)
);
create index text_picture_use_by_text on text_picture_use (shown_on);
