-- The first steps of whoever joins: a row comes with the account, so older accounts have none and are
-- offered nothing. What other tables tell (picture, following, comments) is not here.
create table onboarding (
  user_id            integer primary key references users on delete cascade,
  games_chosen_at    timestamptz,
  language_chosen_at timestamptz,
  closed_at          timestamptz
);
