-- Whom earlier words of a comment have named: they have been told, and count towards the most of one.
alter table comment add column told_ids integer[] not null default '{}';
