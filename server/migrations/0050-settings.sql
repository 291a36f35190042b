-- What members are shown of where they are signed in. The number names a session to whoever may end it: the token and its hash stay where they
-- are. Of what a browser says of itself only its name and that of the system are kept; older sessions have said neither.
alter table session
  add id      integer generated always as identity,
  add browser text not null default '' check (char_length(browser) <= 20),
  add system  text not null default '' check (char_length(system) <= 20);
