-- When recovery codes were made, so that whoever takes a change back takes out those that came with
-- it. What is there already is older than any way back that is made from now on.
alter table recovery_code add column inserted timestamptz not null default '-infinity';
-- Of codes that a process of the release before makes.
alter table recovery_code alter column inserted set default now();
