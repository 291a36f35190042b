import { sql } from 'kysely'
import { authorColumns } from '../accounts/author.ts'
import { tagsOf } from '../news/queries.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

const MOST_ITEMS = 20

export type TextFilter = 'all' | 'mask' | 'authorId' | 'tagId'
type TextValues = {
  now: Date
  languageId: number
  mask?: number
  authorId?: number
  tagId?: number
}
export type TextRow = Awaited<ReturnType<typeof listNewestTexts>>[number]

const newestTexts = prepared(
  (
    db,
    { filter }: { filter: TextFilter },
    { now, languageId, mask, authorId, tagId }: TextValues,
  ) => {
    let texts = db
      .selectFrom('news_version as version')
      .innerJoin('news', 'news.id', 'version.news_id')
      .innerJoin('users as author', 'author.id', 'news.author_id')
      .select([
        'news.id',
        'news.image',
        'news.category_mask',
        'news.published_at',
        'version.title',
        'version.slug',
        'version.excerpt',
        'version.content',
        'version.revised_at',
        ...authorColumns,
        tagsOf(),
      ])
      .where('version.language_id', '=', languageId)
      .where('version.published_at', '<=', now)
    if (filter === 'mask') texts = texts.where(sql<boolean>`(version.category_mask & ${mask}) <> 0`)
    if (filter === 'authorId') texts = texts.where('news.author_id', '=', sql<number>`${authorId}`)
    if (filter === 'tagId')
      texts = texts.innerJoin('news_tag as carried', (join) =>
        join
          .onRef('carried.news_id', '=', 'news.id')
          .on('carried.tag_id', '=', sql<number>`${tagId}`),
      )
    // Each column is the one whose index has what the filter leaves in this order.
    const ordered =
      filter === 'authorId'
        ? texts.orderBy('news.published_at', 'desc').orderBy('news.id', 'desc')
        : texts.orderBy('version.published_at', 'desc').orderBy('version.news_id', 'desc')
    // A literal, as in news/queries.ts.
    return ordered.limit(sql.lit(MOST_ITEMS))
  },
)

/** The newest published news that can be read in a language, with their whole text. */
export const listNewestTexts = (db: Db, filter: TextFilter, values: TextValues) =>
  newestTexts(db, { filter }, values)
