import { sql } from 'kysely'
import { typeNumber } from '@loadout/contract/notifications/notification-types.ts'
import type { Db } from '../platform/db/database.ts'
import { DAY, HOUR } from '../platform/clock.ts'

/** One text for readers of every language, and therefore short. */
const WELCOME = { message: 'Loadout: welcome, demo!', link: '/about' }

/** What members would have been told of the last month, had the community lived on this site. */
export async function insertNotifications(tx: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 30 * DAY)
  const seen = new Date(now.getTime() - 8 * HOUR)
  await sql`
    with told as (
      select followed_id as user_id, 'follow member ' || follower_id as event,
        ${typeNumber('followed')}::smallint as type, follower_id as from_user_id,
        null::int as article_id, null::int as comment_id, 'followers' as subject, inserted,
        '{}'::jsonb as data
      from follow
      union all
      select (named ->> 'id')::int, 'comment ' || comment.id,
        ${typeNumber('tagged_in_comment')}, author_id, article_id, comment.id, null, inserted, '{}'
      from comment, jsonb_array_elements(mentions) as named
      where deleted_at is null and (named ->> 'id')::int <> author_id
      union all
      select article.author_id, 'comment ' || max(comment.id), ${typeNumber('commented')},
        (array_agg(comment.author_id order by comment.id desc))[1], article.id, max(comment.id),
        'news ' || article.id, max(comment.inserted), '{}'
      from comment join article on article.id = comment.article_id
      where comment.deleted_at is null and comment.author_id <> article.author_id
        and not exists (
          select from jsonb_array_elements(comment.mentions) as named
          where (named ->> 'id')::int = article.author_id)
      group by article.id
      union all
      select owner_id, 'guestbook ' || id, ${typeNumber('commented')}, author_id,
        null, null, null, inserted,
        jsonb_build_object('profile_user_id', owner_id, 'guestbook_entry_id', id)
      from guestbook_entry where owner_id <> author_id
      union all
      select tag.user_id, 'mention news ' || article.id, ${typeNumber('tagged_in_news')},
        null, article.id, null, null, article.published_at, '{}'
      from article_user_tag as tag join article on article.id = tag.article_id
      union all
      select follower_id, 'mention news ' || article.id || ' member ' || tag.user_id,
        ${typeNumber('followed_tagged_in_news')}, tag.user_id, article.id, null, null,
        article.published_at, '{}'
      from article_user_tag as tag join article on article.id = tag.article_id
      join follow on follow.followed_id = tag.user_id)
    insert into notification
      (user_id, event, type, from_user_id, article_id, comment_id, subject, inserted, data)
    select user_id, event, type, from_user_id, article_id, comment_id, subject, inserted, data
    from told where inserted > ${since}::timestamptz and inserted <= ${now}::timestamptz
    order by inserted, user_id, event
    on conflict do nothing`.execute(tx)
  await sql`
    insert into notification (user_id, event, type, data, inserted)
    select id, 'message welcome', ${typeNumber('site_message')}::smallint,
      ${JSON.stringify(WELCOME)}::jsonb, ${new Date(now.getTime() - HOUR)}::timestamptz
    from users where username = 'demo'`.execute(tx)
  await sql`update users set last_seen_notifications = ${seen}::timestamptz`.execute(tx)
}
