-- Figures of the site by day, for staff: what is read is these sums and never what they count. A day is its number in UTC since 1970-01-01,
-- kinds are those of contract/src/figures/figures.ts. A day that is over stays as it was counted.
create table daily_figure (
  day   integer not null check (day >= 0),
  kind  smallint not null check (kind between 0 and 7),
  count bigint not null check (count >= 0),
  primary key (day, kind)
);

-- Serve the counting of the days that are not over. Rows come in the order of their time, so an index of ranges finds them and costs those who
-- write next to nothing.
create index comment_of_time on comment using brin (inserted);
create index article_upvote_of_time on article_upvote using brin (inserted);
create index comment_upvote_of_time on comment_upvote using brin (inserted);
create index shop_order_of_time on shop_order using brin (inserted);
-- A session is marked as used once an hour at most.
create index session_by_use on session (used);
