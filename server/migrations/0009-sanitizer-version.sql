-- Which version of the allow-list a stored text was cleaned with (checklist H06); a newer server cleans it again.
-- What articles and content pages hold was cleaned with the first. The notice is cleaned more thoroughly since.
alter table news_version add column sanitizer_version smallint not null default 1;
alter table content_page_version add column sanitizer_version smallint not null default 1;
alter table notice add column sanitizer_version smallint not null default 0;

-- Says at once that nothing is left to be cleaned again.
create index news_version_by_sanitizer on news_version (sanitizer_version);
