-- What stands on a slide, for everybody and for readers of single languages: [{"language_id": 3, "title": "…", "lead": "…"}].
alter table hero_content
  add column title text not null default '' check (char_length(title) <= 60),
  add column lead text not null default '' check (char_length(lead) <= 120),
  add column translations jsonb not null default '[]';

-- The notice for readers of one language. Whoever has none of these reads that of everybody.
create table notice_translation (
  language_id       smallint primary key check (language_id between 0 and 6),
  message           text not null,
  sanitizer_version integer not null
);
