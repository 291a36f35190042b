-- What members do elsewhere for the site: kinds are those of contract/src/shares/intents.ts. The key is the rule that the same thing is noted
-- once a day, however often it is said (checklist C14). A day is its number in UTC since 1970-01-01. What is no article has none.
create table intent (
  user_id    integer not null references users on delete cascade,
  kind       smallint not null check (kind between 0 and 4),
  day        integer not null check (day >= 0),
  article_id integer references article on delete cascade,
  unique nulls not distinct (user_id, kind, day, article_id)
);
-- Serves the deletion of what is old.
create index intent_by_day on intent (day);
-- Serves the deletion of an article.
create index intent_of_article on intent (article_id) where article_id is not null;

-- For how many minutes a member has been seen here, and the last that was counted: a minute counts once, from however many tabs, devices and
-- processes they are seen in it (checklist C11).
create table presence (
  user_id     integer primary key references users on delete cascade,
  minutes     integer not null check (minutes > 0),
  last_minute timestamptz not null
);

-- Whoever signed up from the network that their referrer had used within the last day is remembered and pays nothing (checklist C08).
alter table users add referred_nearby boolean not null default false;

-- When somebody's games at Esportal were last asked for: those who wait longest are asked first.
create table esportal_poll (
  user_id   integer primary key references users on delete cascade,
  polled_at timestamptz not null
);
create index esportal_poll_by_time on esportal_poll (polled_at);

-- Games that a member has been paid for: the key is the rule that a game pays somebody once, whatever it is called later.
create table esportal_game (
  user_id  integer not null references users on delete cascade,
  game_id  bigint not null,
  finished timestamptz not null,
  primary key (user_id, game_id)
);
-- Serves the deletion of what Esportal does not name any more.
create index esportal_game_by_time on esportal_game (finished);
