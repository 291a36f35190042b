import { sql } from 'kysely'
import { authorColumns } from '../accounts/author.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

export type TaggedFilter = { tagId: number; languageId: number | undefined; now: Date }
type Language = { inLanguage: boolean }

const languageOf = ({ languageId }: TaggedFilter): Language => ({
  inLanguage: languageId !== undefined,
})

/** All that carry the tag are counted when they are written; those nobody can read yet are few. */
const taggedCount = prepared(
  (db, { inLanguage }: Language, { tagId, languageId, now }: TaggedFilter) => {
    const unpublished = sql`(
    select count(*)::int from news_tag as link
    ${inLanguage ? sql`join news_version as version on version.news_id = link.news_id and version.language_id = ${languageId}` : sql``}
    where link.tag_id = ${tagId} and link.published_at > ${now}
  )`
    const count = sql<number>`news_count - ${unpublished}`.as('count')
    return inLanguage
      ? db
          .selectFrom('tag_language')
          .select(count)
          .where('tag_id', '=', tagId)
          .where('language_id', '=', sql<number>`${languageId}`)
      : db.selectFrom('tag').select(count).where('id', '=', tagId)
  },
)

/** News that carry a tag and can be read in a language (or in their primary one). */
export const countTagged = async (db: Db, filter: TaggedFilter) =>
  (await taggedCount(db, languageOf(filter), filter))[0]?.count ?? 0

const taggedPage = prepared(
  (
    db,
    { inLanguage, limit, offset }: Language & { limit: number; offset: number },
    { tagId, languageId, now }: TaggedFilter,
  ) =>
    db
      .with(
        'page',
        () => sql<{ id: number }>`(
      select link.news_id as id from news_tag as link
      where link.tag_id = ${tagId} and link.published_at <= ${now}
      ${inLanguage ? sql`and exists (select from news_version as version where version.news_id = link.news_id and version.language_id = ${languageId})` : sql``}
      order by link.published_at desc, link.news_id desc
      limit ${sql.lit(limit)} offset ${sql.lit(offset)}
    )`,
      )
      .selectFrom('page')
      .innerJoin('news', 'news.id', 'page.id')
      .innerJoin('news_version as version', (join) =>
        join
          .onRef('version.news_id', '=', 'news.id')
          .on(
            'version.language_id',
            '=',
            inLanguage ? sql<number>`${languageId}` : sql<number>`news.language_id`,
          ),
      )
      .innerJoin('users as author', 'author.id', 'news.author_id')
      .select([
        'news.id',
        'news.image',
        'news.published_at',
        'news.category_mask',
        'version.title',
        'version.slug',
        'version.excerpt',
        'version.language_id',
        ...authorColumns,
      ])
      .orderBy('news.published_at', 'desc')
      .orderBy('news.id', 'desc'),
)

/** Newest first: a tag ranks nothing, so relevance is recency too. */
export const listTagged = (
  db: Db,
  { limit, offset, ...filter }: TaggedFilter & { limit: number; offset: number },
) => taggedPage(db, { ...languageOf(filter), limit, offset }, filter)
