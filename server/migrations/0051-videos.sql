-- What a video of the channel has beside what every article has.
create table video (
  article_id       integer primary key references article on delete cascade,
  youtube_video_id text not null check (youtube_video_id ~ '^[A-Za-z0-9_-]{11}$'),
  -- Seconds; null while staff have not said how long it is.
  duration         integer check (duration between 1 and 86400)
);

-- What a member watches: the primary key is the rule that it is one video at a time.
create table watch_session (
  user_id     integer primary key references users on delete cascade,
  article_id  integer not null references video on delete cascade,
  started_at  timestamptz not null,
  -- Ten seconds are reported once.
  reported_at timestamptz
);
-- Serves the deletion of a video.
create index watch_session_by_video on watch_session (article_id);
-- Serves the deletion of what nobody goes on with.
create index watch_session_by_start on watch_session (started_at);
