-- Comments say which other one they answer, and are changed by whoever wrote them. Ten minutes after it was written a change is
-- marked by its time, and what stood there before is kept for staff.
alter table comment
  add answers_id integer references comment on delete set null,
  add edited_at  timestamptz;

-- Serves the deletion of an article with its comments: what answered one of them is looked for.
create index comment_answers on comment (answers_id) where answers_id is not null;

create table comment_version (
  id         integer generated always as identity primary key,
  comment_id integer not null references comment on delete cascade,
  message    text not null check (char_length(message) between 1 and 5000),
  -- From when on it stood there.
  written    timestamptz not null
);

-- Serves the history of a comment, and its deletion.
create index comment_version_of on comment_version (comment_id, id);

-- Serves the overview of staff, which counts the mails that were given up.
create index mail_given_up on mail (id) where given_up_at is not null;
