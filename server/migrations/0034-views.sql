-- Days are numbers of UTC since 1970-01-01.

-- What readers of a day are told apart by: it goes after its day, and what was made with it says nothing then.
create table reader_salt (
  day  integer primary key,
  salt bytea not null
);

-- Who has read what on a day, so that each counts once; a hash of a member or of a network and browser. Gone after the day.
create table article_reader (
  article_id integer not null references article on delete cascade,
  day        integer not null,
  reader     bytea not null,
  primary key (article_id, day, reader)
);
create table author_reader (
  author_id integer not null references users on delete cascade,
  day       integer not null,
  reader    bytea not null,
  primary key (author_id, day, reader)
);

-- Each reader once a day.
create table article_day (
  article_id integer not null references article on delete cascade,
  day        integer not null,
  kind       smallint not null,
  views      integer not null check (views > 0),
  primary key (article_id, day)
);
-- Serves what was read most lately, from the index alone.
create index article_day_by_day on article_day (kind, day) include (article_id, views);

-- The same by country instead of by day: 'ZZ' where none is known.
create table article_country (
  article_id   integer not null references article on delete cascade,
  country_code text not null,
  views        integer not null check (views > 0),
  primary key (article_id, country_code)
);

-- Visitors of all posts of an author, each once a day. What becomes of the posts later changes nothing.
create table author_day (
  author_id integer not null references users on delete cascade,
  day       integer not null,
  visitors  integer not null check (visitors > 0),
  primary key (author_id, day)
);
create index author_day_by_day on author_day (day) include (author_id, visitors);

-- Their sum, which pays: whoever adds to it holds its row.
create table author_visitors (
  author_id integer primary key references users on delete cascade,
  visitors  integer not null check (visitors > 0)
);
create index author_visitors_most on author_visitors (visitors desc, author_id);
