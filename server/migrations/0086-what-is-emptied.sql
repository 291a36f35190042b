-- What reports say is emptied without reading what was emptied before.
create index reported_thing_with_snapshot on reported_thing (decided_at) where snapshot is not null;
create index report_with_words on report (reported_id) where words <> '';

-- What staff had taken away of whoever left before this release is emptied in the audit, as it is from now on when an account is deleted.
update audit set before = jsonb_set(before, '{message}', '""', false) from users
  where action in ('comment deleted', 'guestbook entry deleted')
    and users.id = (before ->> 'author_id')::integer and users.left_at is not null;
update audit set before = jsonb_set(before, '{content}', '""', false) from users
  where action = 'profile text removed' and target = 'user ' || users.id and users.left_at is not null;
update audit set before = jsonb_set(jsonb_set(before, '{title}', '""', false), '{content}', '""', false)
  where action = 'post deleted' and before ->> 'author' ~ '^~[0-9]+$';
