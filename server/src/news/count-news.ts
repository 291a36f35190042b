import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { countTags, uncountTags } from '../tags/count-tags.ts'

/**
 * Counts news that have just been written, with their versions and tags, in the same transaction.
 */
export async function countNews(tx: Db, newsId: number, now: Date) {
  await countTags(tx, newsId, now)
  await sql`update users set news_count = users.news_count + 1 from news where news.id = ${newsId} and users.id = news.author_id`.execute(
    tx,
  )
  await sql`
    insert into author_language as counted (author_id, language_id, news_count)
    select news.author_id, version.language_id, 1 from news join news_version as version on version.news_id = news.id where news.id = ${newsId}
    on conflict (author_id, language_id) do update set news_count = counted.news_count + 1`.execute(
    tx,
  )
}

/** Takes news out of the counts again, as they are before they change or go. */
export async function uncountNews(tx: Db, newsId: number) {
  await uncountTags(tx, newsId)
  await sql`update users set news_count = users.news_count - 1 from news where news.id = ${newsId} and users.id = news.author_id`.execute(
    tx,
  )
  await sql`
    update author_language as counted set news_count = counted.news_count - 1
    from news join news_version as version on version.news_id = news.id
    where news.id = ${newsId} and counted.author_id = news.author_id and counted.language_id = version.language_id`.execute(
    tx,
  )
}

/** The one way to change what counts depend on: time, games, tags, languages. */
export async function recountNews(
  tx: Db,
  newsId: number,
  now: Date,
  change: () => Promise<unknown>,
) {
  await uncountNews(tx, newsId)
  await change()
  await countNews(tx, newsId, now)
}
