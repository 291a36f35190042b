import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { popularSince } from './popular-since.ts'

/**
 * Counts the tags of news that have just been written, in the same transaction, and moves the
 * period of popular tags on to now. Its row is locked first, so those who publish at the same time
 * come one after the other.
 */
export async function countTags(tx: Db, newsId: number, now: Date) {
  await tx.selectFrom('tag_period').select('until').forUpdate().execute()
  await sql`update tag set news_count = tag.news_count + 1 from news_tag as link where link.news_id = ${newsId} and tag.id = link.tag_id`.execute(
    tx,
  )
  await sql`
    insert into tag_language as counted (tag_id, language_id, news_count)
    select link.tag_id, version.language_id, 1 from news_tag as link join news_version as version on version.news_id = link.news_id where link.news_id = ${newsId}
    on conflict (tag_id, language_id) do update set news_count = counted.news_count + 1`.execute(tx)
  // What lies outside of the period as it was is taken in by moving it.
  await sql`
    insert into tag_use as used (tag_id, category_mask, news_count)
    select link.tag_id, link.category_mask, 1 from news_tag as link, tag_period as period
    where link.news_id = ${newsId} and link.published_at > period.since and link.published_at <= period.until
    on conflict (tag_id, category_mask) do update set news_count = used.news_count + 1`.execute(tx)
  await movePeriod(tx, { since: popularSince(now), until: now })
}

/**
 * Takes the tags of news out of the counts as they are now: before their time, games, tags or
 * languages change, or they go. Whoever changes them has to count them again in the same
 * transaction.
 */
export async function uncountTags(tx: Db, newsId: number) {
  await tx.selectFrom('tag_period').select('until').forUpdate().execute()
  await sql`update tag set news_count = tag.news_count - 1 from news_tag as link where link.news_id = ${newsId} and tag.id = link.tag_id`.execute(
    tx,
  )
  await sql`
    update tag_language as counted set news_count = counted.news_count - 1
    from news_tag as link join news_version as version on version.news_id = link.news_id
    where link.news_id = ${newsId} and counted.tag_id = link.tag_id and counted.language_id = version.language_id`.execute(
    tx,
  )
  await sql`
    update tag_use as used set news_count = used.news_count - 1
    from news_tag as link, tag_period as period
    where link.news_id = ${newsId} and link.published_at > period.since and link.published_at <= period.until
      and used.tag_id = link.tag_id and used.category_mask = link.category_mask`.execute(tx)
}

async function movePeriod(tx: Db, period: { since: Date; until: Date }) {
  await sql`
    insert into tag_use as used (tag_id, category_mask, news_count)
    select tag_id, category_mask, uses from tag_uses(${period.since}, ${period.until})
    on conflict (tag_id, category_mask) do update set news_count = excluded.news_count where used.news_count <> excluded.news_count`.execute(
    tx,
  )
  await tx.updateTable('tag_period').set(period).execute()
}
