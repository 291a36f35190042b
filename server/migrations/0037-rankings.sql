-- Days are numbers of UTC since 1970-01-01.

-- What members have of each kind in each period. It is kept as it comes about, so that no ranking adds up a ledger when it is read.
-- Categories: 0 points, 1 views of news, 2 views of posts, 3 upvotes, 4 comments, 5 posts, 6 referrals. Periods: 0 week, 1 month, 2 all time.
create table ranking_sum (
  user_id  integer not null references users (id) on delete cascade,
  category smallint not null check (category between 0 and 6),
  period   smallint not null check (period between 0 and 2),
  -- The day with which the period begins; 0 for all time.
  begins   integer not null,
  amount   integer not null,
  -- Whoever came to as much first stands first.
  reached  timestamptz not null,
  primary key (user_id, category, period, begins)
);
-- Serves every list of a period, and how many stand before somebody.
create index ranking_sum_order on ranking_sum (category, period, begins, amount desc, reached, user_id);

-- The periods that a moment belongs to (AMB-123).
create function ranking_periods(at timestamptz) returns table (period smallint, begins integer) language sql immutable as $$
  select 0::smallint, date_trunc('week', at at time zone 'UTC')::date - date '1970-01-01'
  union all select 1::smallint, date_trunc('month', at at time zone 'UTC')::date - date '1970-01-01'
  union all select 2::smallint, 0
$$;

-- Adds to what a member has of a kind. What is taken back leaves the time of the last addition, and no period that is forgotten comes back with it.
create function add_to_ranking(what integer, member integer, at timestamptz, change integer) returns void language plpgsql as $$
begin
  if change > 0 then
    insert into ranking_sum as kept (user_id, category, period, begins, amount, reached)
    select member, what, periods.period, periods.begins, change, at
    from ranking_periods(at) as periods
    on conflict (user_id, category, period, begins) do update
    set amount = kept.amount + excluded.amount, reached = greatest(kept.reached, excluded.reached);
  elsif change < 0 then
    update ranking_sum as kept set amount = kept.amount + change
    from ranking_periods(at) as periods
    where kept.user_id = member and kept.category = what
      and kept.period = periods.period and kept.begins = periods.begins;
  end if;
end $$;

-- Whoever writes an entry of the ledger, by whatever way, adds to the sums in the same transaction: they cannot disagree (checklist A05, N04).
create function rank_points() returns trigger language plpgsql as $$
begin
  insert into ranking_sum as kept (user_id, category, period, begins, amount, reached)
  select entry.user_id, 0, periods.period, periods.begins, sum(entry.points), max(entry.inserted)
  from new_entry as entry cross join lateral ranking_periods(entry.inserted) as periods
  group by entry.user_id, periods.period, periods.begins
  order by entry.user_id, periods.period, periods.begins
  on conflict (user_id, category, period, begins) do update
  set amount = kept.amount + excluded.amount, reached = greatest(kept.reached, excluded.reached);
  return null;
end $$;
create trigger point_entry_is_ranked after insert on point_entry
  referencing new table as new_entry for each statement execute function rank_points();

-- A comment that staff delete, or that goes with its article, is none any more.
create function rank_comments() returns trigger language plpgsql as $$
begin
  insert into ranking_sum as kept (user_id, category, period, begins, amount, reached)
  select comment.author_id, 4, periods.period, periods.begins, count(*), max(comment.inserted)
  from new_comment as comment cross join lateral ranking_periods(comment.inserted) as periods
  where comment.deleted_at is null
  group by comment.author_id, periods.period, periods.begins
  order by comment.author_id, periods.period, periods.begins
  on conflict (user_id, category, period, begins) do update
  set amount = kept.amount + excluded.amount, reached = greatest(kept.reached, excluded.reached);
  return null;
end $$;
create trigger comment_is_ranked after insert on comment
  referencing new table as new_comment for each statement execute function rank_comments();
create function unrank_comment() returns trigger language plpgsql as $$
begin
  perform add_to_ranking(4, old.author_id, old.inserted, -1);
  return null;
end $$;
create trigger comment_is_unranked after update of deleted_at on comment
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function unrank_comment();
create trigger comment_has_gone after delete on comment
  for each row when (old.deleted_at is null) execute function unrank_comment();

-- Posts count where they were published; drafts do not.
create function rank_post() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and isfinite(old.published_at) then
    perform add_to_ranking(5, old.author_id, old.published_at, -1);
  end if;
  if tg_op <> 'DELETE' and isfinite(new.published_at) then
    perform add_to_ranking(5, new.author_id, new.published_at, 1);
  end if;
  return null;
end $$;
create trigger post_is_ranked after insert on article
  for each row when (new.kind = 1) execute function rank_post();
create trigger post_is_moved after update of published_at on article
  for each row when (new.kind = 1 and new.published_at <> old.published_at) execute function rank_post();
create trigger post_has_gone after delete on article
  for each row when (old.kind = 1) execute function rank_post();

-- What becomes of an article later takes nothing from its author: neither its views nor its upvotes.
create function rank_views() returns trigger language plpgsql as $$
declare
  author integer;
  added integer := new.views;
begin
  if tg_op = 'UPDATE' then added := new.views - old.views; end if;
  select author_id into author from article where id = new.article_id;
  perform add_to_ranking(1 + new.kind, author, timestamptz '1970-01-01 00:00:00+00' + make_interval(days => new.day), added);
  return null;
end $$;
create trigger views_are_ranked after insert or update of views on article_day
  for each row when (new.kind in (0, 1)) execute function rank_views();

-- Upvotes of members whose address is verified: neither visitors nor addresses that nobody has move a ranking (checklist C02, C15). The bit is HasVerifiedEmail.
create function rank_article_upvote() returns trigger language plpgsql as $$
begin
  perform add_to_ranking(3, article.author_id, new.inserted, 1)
  from article, users as voter
  where article.id = new.article_id and voter.id = new.user_id and voter.flags & 16 <> 0;
  return null;
end $$;
create trigger article_upvote_is_ranked after insert on article_upvote
  for each row when (new.user_id is not null) execute function rank_article_upvote();
create function rank_comment_upvote() returns trigger language plpgsql as $$
begin
  perform add_to_ranking(3, comment.author_id, new.inserted, 1)
  from comment, users as voter
  where comment.id = new.comment_id and voter.id = new.user_id and voter.flags & 16 <> 0;
  return null;
end $$;
create trigger comment_upvote_is_ranked after insert on comment_upvote
  for each row execute function rank_comment_upvote();

-- Referred members count for whoever referred them, on the day they joined, as long as their address is verified.
create function rank_referral() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.referrer_id is not null and old.flags & 16 <> 0 then
      perform add_to_ranking(6, old.referrer_id, old.inserted, -1);
    end if;
  end if;
  if new.referrer_id is not null and new.flags & 16 <> 0 then
    perform add_to_ranking(6, new.referrer_id, new.inserted, 1);
  end if;
  return null;
end $$;
create trigger referral_is_ranked after insert on users
  for each row when (new.referrer_id is not null) execute function rank_referral();
create trigger referral_is_moved after update of flags, referrer_id on users
  for each row when (new.referrer_id is distinct from old.referrer_id or (new.referrer_id is not null and new.flags & 16 <> old.flags & 16))
  execute function rank_referral();

-- What there is already, of periods that are still shown: all time, and weeks and months that began within two months.
insert into ranking_sum (user_id, category, period, begins, amount, reached)
select user_id, category, periods.period, periods.begins, sum(amount), max(at)
from (
  select user_id, 0 as category, points as amount, inserted as at from point_entry
  union all
  select article.author_id, 1 + read.kind, read.views, timestamptz '1970-01-01 00:00:00+00' + make_interval(days => read.day)
  from article_day as read join article on article.id = read.article_id where read.kind in (0, 1)
  union all
  select article.author_id, 3, 1, vote.inserted
  from article_upvote as vote join article on article.id = vote.article_id join users as voter on voter.id = vote.user_id
  where voter.flags & 16 <> 0
  union all
  select comment.author_id, 3, 1, vote.inserted
  from comment_upvote as vote join comment on comment.id = vote.comment_id join users as voter on voter.id = vote.user_id
  where voter.flags & 16 <> 0
  union all
  select author_id, 4, 1, inserted from comment where deleted_at is null
  union all
  select author_id, 5, 1, published_at from article where kind = 1 and isfinite(published_at)
  union all
  select referrer_id, 6, 1, inserted from users where referrer_id is not null and flags & 16 <> 0
) as counted cross join lateral ranking_periods(at) as periods
where periods.period = 2 or periods.begins > current_date - date '1970-01-01' - 62
group by user_id, category, periods.period, periods.begins;

-- With what an award was multiplied, so that every place can be explained. Nobody knows it of earlier ones.
alter table point_entry add multiplier smallint check (multiplier between 0 and 1000);
-- Serves a member's own list, the latest first.
create index point_entry_of_member on point_entry (user_id, id desc);

-- Closed weeks, counted from Monday 2018-12-31 (AMB-98). What a place is paid is settled in batches: `settled` says up to which rank.
create table ranked_week (
  week      integer primary key check (week >= 0),
  closed_at timestamptz not null,
  members   integer not null check (members >= 0),
  cents     bigint not null check (cents >= 0),
  settled   integer not null default 0 check (settled between 0 and members)
);
-- The keys are the rule that nobody has two places of a week, and that nobody shares one (checklist A12). A member who leaves leaves the place.
create table week_place (
  week    integer not null references ranked_week (week),
  rank    integer not null check (rank > 0),
  user_id integer references users (id) on delete set null,
  points  integer not null check (points > 0),
  cents   integer not null check (cents >= 0),
  primary key (week, rank)
);
create unique index week_place_of_member on week_place (user_id, week);
-- Serves those who are told of their place, in the order of their ids.
create index week_place_in_order on week_place (week, user_id);

create function refuse_change_of_week() returns trigger language plpgsql as $$
begin
  raise exception 'a closed week stays as it is' using errcode = 'restrict_violation';
end $$;
create trigger week_place_is_kept before update on week_place for each row
  when ((new.week, new.rank, new.points, new.cents) is distinct from (old.week, old.rank, old.points, old.cents)
    or (new.user_id is not null and new.user_id is distinct from old.user_id))
  execute function refuse_change_of_week();
create trigger week_place_stays before delete on week_place for each row execute function refuse_change_of_week();
create trigger ranked_week_is_kept before update on ranked_week for each row
  when ((new.week, new.closed_at, new.members, new.cents) is distinct from (old.week, old.closed_at, old.members, old.cents) or new.settled < old.settled)
  execute function refuse_change_of_week();
create trigger ranked_week_stays before delete on ranked_week for each row execute function refuse_change_of_week();
