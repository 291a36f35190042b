-- A day of views is a day of UTC. Adding days to a moment goes by the zone of the session: in summer, views of a Monday in Stockholm
-- counted for the week before, and those of the first of a month for the month before.
create or replace function rank_views() returns trigger language plpgsql as $$
declare
  author integer;
  added integer := new.views;
begin
  if tg_op = 'UPDATE' then added := new.views - old.views; end if;
  select author_id into author from article where id = new.article_id;
  perform add_to_ranking(1 + new.kind, author, to_timestamp(new.day * 86400.0), added);
  return null;
end $$;
