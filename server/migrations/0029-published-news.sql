-- News become readable when their time comes, which no write marks. Those that whoever listens has
-- been told of, each once.
create table published_news (
  news_id integer primary key references article on delete cascade
);
