-- What is drawn for news of a game without a picture, and where the game stands among the others.
alter table category
  add column pattern text not null default 'general'
    check (pattern in ('general', 'csgo', 'fortnite', 'pubg', 'lol', 'dota', 'poker')),
  -- Shelves of the store follow the games.
  add column position smallint not null default 100;

update category set pattern = short_name
where short_name in ('csgo', 'fortnite', 'pubg', 'lol', 'dota', 'poker');
update category set position = id where parent is null;
