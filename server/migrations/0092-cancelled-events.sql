-- An event that does not take place stays where it was announced, and says so there.
alter table calendar_event add column cancelled boolean not null default false;
