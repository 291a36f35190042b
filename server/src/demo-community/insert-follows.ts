import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'

/**
 * Who has talked below somebody's news follows them, and everybody follows some of whom they talk
 * with. The last of the demo's own account were a few hours ago, so that its bell has something
 * new.
 */
export async function insertFollows(tx: Db, now: Date): Promise<void> {
  await sql`
    with talked as (
      select distinct comment.author_id as follower_id, article.author_id as followed_id
      from comment join article on article.id = comment.article_id
      union
      select distinct (named ->> 'id')::int, comment.author_id
      from comment, jsonb_array_elements(comment.mentions) as named
      union
      select others.id, demo.id from users as others, users as demo
      where demo.username = 'demo' and others.id % 23 = 5
      union
      select demo.id, others.id from users as others, users as demo
      where demo.username = 'demo' and others.news_count > 0),
    begun as (
      select follower_id, followed_id,
        ${now}::timestamptz - make_interval(hours => 2 + (follower_id * 31 + followed_id * 17) % 700) as at
      from talked where follower_id <> followed_id)
    insert into follow (follower_id, followed_id, inserted)
    select follower_id, followed_id, at from begun order by at, follower_id, followed_id`.execute(
    tx,
  )
  await sql`
    update users set
      follower_count = (select count(*) from follow where followed_id = users.id),
      following_count = (select count(*) from follow where follower_id = users.id)`.execute(tx)
}
