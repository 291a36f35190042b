import { sql } from 'kysely'
import { pointsOf, taskOf } from '@loadout/contract/points/tasks.ts'
import type { Db } from '../platform/db/database.ts'
import { countingLimits } from '../points/counting-limits.ts'

const [comment, reading] = [taskOf('comment'), taskOf('read_news')]
const commentsOfADay = countingLimits(comment).find(({ within }) => within === 'day')?.max ?? 0

/**
 * Who has talked has earned: for so many comments of a day, and once for each article of somebody
 * else, which they have read before. Balances are the sums of their ledgers, as on a living site,
 * and this week and the last have somebody at their top.
 */
export async function payForComments(tx: Db): Promise<void> {
  await sql`
    with written as (
      select comment.id, comment.author_id, article_id, comment.inserted, comment.author_id <> article.author_id as is_of_others,
        row_number() over (partition by comment.author_id, (comment.inserted at time zone 'UTC')::date order by comment.id) as of_day,
        row_number() over (partition by comment.author_id, article_id order by comment.id) as of_article
      from comment join article on article.id = article_id),
    due as (
      select author_id, ${reading.id}::smallint as task_id, ${pointsOf(reading, reading.multiplier)}::integer as points, ${reading.multiplier}::smallint as multiplier, 'news ' || article_id as subject, inserted, id
      from written where of_article = 1 and is_of_others
      union all
      select author_id, ${comment.id}::smallint, ${pointsOf(comment, comment.multiplier)}::integer, ${comment.multiplier}::smallint, null, inserted, id
      from written where of_day <= ${commentsOfADay}::integer)
    insert into point_entry (user_id, task_id, points, multiplier, subject, inserted)
    select author_id, task_id, points, multiplier, subject, inserted from due order by inserted, id, subject`.execute(
    tx,
  )
  await sql`
    update users set points = ledger.earned
    from (select user_id, sum(points) as earned from point_entry group by user_id) ledger where ledger.user_id = users.id`.execute(
    tx,
  )
}
