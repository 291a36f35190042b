-- Comments that go at once, with their article, leave the rankings by one statement instead of one each: an article with tens of
-- thousands of them could not be deleted within the time that a statement has. The sums are locked in the order in which all others
-- change them.
create function unrank_comments() returns trigger language plpgsql as $$
begin
  with gone as (
    select comment.author_id, periods.period, periods.begins, count(*)::integer as comments
    from old_comment as comment cross join lateral ranking_periods(comment.inserted) as periods
    where comment.deleted_at is null
    group by comment.author_id, periods.period, periods.begins
  ),
  locked as (
    select kept.user_id, kept.period, kept.begins, gone.comments
    from ranking_sum as kept join gone
      on kept.user_id = gone.author_id and kept.period = gone.period and kept.begins = gone.begins
    where kept.category = 4
    order by kept.user_id, kept.period, kept.begins
    for no key update of kept
  )
  update ranking_sum as kept set amount = kept.amount - locked.comments
  from locked
  where kept.user_id = locked.user_id and kept.category = 4
    and kept.period = locked.period and kept.begins = locked.begins;
  return null;
end $$;
drop trigger comment_has_gone on comment;
create trigger comment_has_gone after delete on comment
  referencing old table as old_comment for each statement execute function unrank_comments();
