-- When somebody's games at Esportal were last asked for stands with the name, so that those who wait longest are found in the order of one
-- index. Nothing from before a name was connected is paid, so that a new one waits from then; the default is for processes of the release before.
alter table esportal_account add column polled_at timestamptz not null default now();
update esportal_account as account
set polled_at = coalesce((select polled_at from esportal_poll as poll where poll.user_id = account.user_id), connected_at);
create index esportal_account_by_turn on esportal_account (polled_at, user_id);
drop table esportal_poll;

-- Serves the look through those who have connected Twitch, in the order of their ids.
create index provider_account_of_twitch on provider_account (user_id) where provider = 1;
