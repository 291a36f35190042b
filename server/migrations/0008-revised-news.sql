-- When the text was last rewritten after it had been put in; null for a first writing. Feed readers show it again then.
alter table news_version add column revised_at timestamptz;
