import { sql } from 'kysely'
import { taskOf, type TaskKey } from '@loadout/contract/points/tasks.ts'
import type { Db } from '../src/platform/db/database.ts'

/**
 * What must be true of every community at every moment, as a query that finds whatever breaks it.
 */
const promises: Record<string, string> = {
  'points are the sum of the ledger (A05)': `
    select users.id from users left join point_entry on point_entry.user_id = users.id
    group by users.id having users.points <> coalesce(sum(point_entry.points), 0)`,
  'comments of an article are counted (B04)': `select article.id from article where comments <> (select count(*) from comment where article_id = article.id)`,
  'upvotes of an article are counted (B04)': `select article.id from article where upvotes - imported_upvotes <> (select count(*) from article_upvote where article_id = article.id)`,
  'upvotes of a comment are counted (B04)': `select comment.id from comment where upvotes - imported_upvotes <> (select count(*) from comment_upvote where comment_id = comment.id)`,
  'upvotes of a member by others are counted (B04)': `
    select users.id from users where upvotes_received <>
      (select count(*) from comment_upvote join comment on comment.id = comment_id where comment.author_id = users.id) +
      (select count(*) from article_upvote join article on article.id = article_id where article.author_id = users.id and article_upvote.user_id is not null)`,
  'followers and those who are followed are counted (B04)': `
    select users.id from users where follower_count <> (select count(*) from follow where followed_id = users.id)
      or following_count <> (select count(*) from follow where follower_id = users.id)`,
  'comments of members are counted (B04)': `
    select users.id from users where comment_count <> (select count(*) from comment where author_id = users.id and deleted_at is null)`,
  'nobody upvotes their own (C01)': `
    select comment.id from comment_upvote join comment on comment.id = comment_id where author_id = user_id
    union all select article.id from article_upvote join article on article.id = article_id where author_id = user_id`,
  'what is kept for a repeat has an answer (B01)': `select key from replay where answer is null`,
}

/** Every promise that does not hold, with how often. For communities without made-up counters. */
export async function brokenPromises(db: Db): Promise<string[]> {
  const broken: string[] = []
  for (const [promise, query] of Object.entries(promises)) {
    const { rows } = await sql.raw(query).execute(db)
    if (rows.length > 0) broken.push(`${promise}: not ${rows.length} times`)
  }
  return broken
}

/** How many members were paid for something more often than a day allows. */
export async function overpaid(db: Db, key: TaskKey, max: number): Promise<number> {
  const { rows } =
    await sql`select user_id from point_entry where task_id = ${taskOf(key).id} group by user_id, (inserted at time zone 'UTC')::date having count(*) > ${max}`.execute(
      db,
    )
  return rows.length
}
