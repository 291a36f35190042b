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
-- Titles stay where the post does.
update audit set after = jsonb_set(after, '{title}', '""', false)
  where action in ('post star mark added', 'post star mark removed', 'post released') and after ->> 'author' ~ '^~[0-9]+$'
    and not exists (
      select from article where article.id = case when audit.target ~ '^post [1-9][0-9]{0,8}$' then substr(audit.target, 6)::integer end);

-- Nobody sends these mails any more; the key in them would end the mails of a member for ever.
update mail set unsubscribe = null
  where unsubscribe is not null and (sent_at is not null or given_up_at is not null or html = '');
