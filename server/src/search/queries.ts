import { sql } from 'kysely'
import { authorColumns } from '../accounts/author.ts'
import type { Db } from '../platform/db/database.ts'

export type TaggedFilter = { tagId: number; languageId: number | undefined; now: Date }

/** News that carry a tag and can be read in a language (or in their primary one). */
const tagged = (db: Db, { tagId, languageId, now }: TaggedFilter) =>
  db
    .selectFrom('news_tag')
    .innerJoin('news', 'news.id', 'news_tag.news_id')
    .innerJoin('news_version as version', (join) =>
      join.onRef('version.news_id', '=', 'news.id').on('version.language_id', '=', sql<number>`coalesce(${languageId ?? null}::smallint, news.language_id)`))
    .where('news_tag.tag_id', '=', tagId)
    .where('news.published_at', '<=', now)

export async function countTagged(db: Db, filter: TaggedFilter) {
  const { count } = await tagged(db, filter).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return count
}

/** Newest first. A tag ranks nothing, so relevance is recency too; words to search for come with the search domain. */
export function listTagged(db: Db, { limit, offset, ...filter }: TaggedFilter & { limit: number; offset: number }) {
  const rows = tagged(db, filter)
    .innerJoin('users as author', 'author.id', 'news.author_id')
    .select(['news.id', 'news.image', 'news.published_at', 'news.category_mask', 'version.title', 'version.slug', 'version.excerpt', 'version.language_id', ...authorColumns])
    .orderBy('news.published_at', 'desc')
    .orderBy('news.id', 'desc')
    .limit(sql.lit(limit))
  return (offset === 0 ? rows : rows.offset(sql.lit(offset))).execute()
}
