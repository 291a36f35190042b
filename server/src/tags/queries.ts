import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'

/** Tags by how many news published since a moment carry them. */
export function listTagsByUse(db: Db, { now, since, mask, limit }: { now: Date; since: Date; mask: number | undefined; limit: number }) {
  let tags = db
    .selectFrom('news')
    .innerJoin('news_tag', 'news_tag.news_id', 'news.id')
    .innerJoin('tag', 'tag.id', 'news_tag.tag_id')
    .select(['tag.id', 'tag.name'])
    .where('news.published_at', '<=', now)
    .where('news.published_at', '>', since)
  if (mask !== undefined) tags = tags.where(sql<boolean>`(news.category_mask & ${mask}) <> 0`)
  return tags.groupBy(['tag.id', 'tag.name']).orderBy(sql`count(*)`, 'desc').orderBy('tag.name').limit(sql.lit(limit)).execute()
}

/** A tag that published news carry: the name of one that only drafts have would give them away. */
export const findTag = (db: Db, { id, now }: { id: number; now: Date }) =>
  db
    .selectFrom('tag')
    .selectAll()
    .where('id', '=', id)
    .where((where) =>
      where.exists(
        where
          .selectFrom('news_tag')
          .innerJoin('news', 'news.id', 'news_tag.news_id')
          .select('news.id')
          .whereRef('news_tag.tag_id', '=', 'tag.id')
          .where('news.published_at', '<=', now),
      ))
    .executeTakeFirst()
