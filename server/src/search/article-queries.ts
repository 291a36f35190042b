import { sql, type RawBuilder } from 'kysely'
import { languages } from '@loadout/contract/languages/languages.ts'
import { MOST_FOUND } from '@loadout/contract/search/most-found.ts'
import { authorColumns } from '../accounts/author.ts'
import { prepared } from '../platform/db/prepared.ts'

type Shape = { inLanguage: boolean; languageId: number | undefined; isTagged: boolean; order: 'recent' | 'relevant'; limit: number; offset: number }
type Values = { words: string; now: Date; tagId: number | undefined }

/**
 * The newest versions of one language that contain the words. The language is a literal, by which PostgreSQL picks the index. Nothing but
 * excluded words ('T') would find nearly everything, and read all of it (checklist L05).
 */
function foundIn(languageId: number, { inLanguage, isTagged }: Shape, { words, now, tagId }: Values): RawBuilder<unknown> {
  const asked = sql`search_words(search_configuration(${sql.lit(languageId)}::smallint), ${words})`
  return sql`(
    select version.news_id as id, version.language_id, version.published_at, ts_rank(version.search_head, ${asked}) as fit
    from news_version as version
    where version.language_id = ${sql.lit(languageId)} and version.published_at <= ${now} and version.search_text @@ ${asked}
    and querytree(${asked}) <> 'T'
    ${inLanguage ? sql`` : sql`and exists (select from news as item where item.id = version.news_id and item.language_id = version.language_id)`}
    ${isTagged ? sql`and exists (select from news_tag where news_tag.news_id = version.news_id and news_tag.tag_id = ${tagId})` : sql``}
    order by version.published_at desc, version.news_id desc
    limit ${sql.lit(MOST_FOUND)}
  )`
}

/**
 * News that contain words, in one language or each in its primary one. Only the newest hundred are ranked and counted: ranking
 * all that contain a common word would take longer than anyone waits. The first is always answered, because each says how many there are.
 */
export const listFoundNews = prepared((db, shape: Shape, values: Values) => {
  const wanted = shape.inLanguage ? [shape.languageId ?? 0] : languages.map(({ id }) => id)
  const found = sql.join(wanted.map((languageId) => foundIn(languageId, shape, values)), sql` union all `)
  return db
    .with('found', () => sql<{ id: number; language_id: number; fit: number; place: number; count: number }>`(
      select id, language_id, fit, row_number() over newest as place, count(*) over ()::int as count
      from (select * from (${found}) as all_found order by published_at desc, id desc limit ${sql.lit(MOST_FOUND)}) as newest_found
      window newest as (order by published_at desc, id desc)
    )`)
    .with('page', () => sql<{ id: number; language_id: number; position: number; count: number }>`(
      select * from (select id, language_id, count, (row_number() over (order by ${orders[shape.order]}))::int as position from found) as placed
      where position = 1 or (position > ${sql.lit(shape.offset)} and position <= ${sql.lit(shape.offset + shape.limit)})
    )`)
    .selectFrom('page')
    .innerJoin('news', 'news.id', 'page.id')
    .innerJoin('news_version as version', (join) => join.onRef('version.news_id', '=', 'page.id').onRef('version.language_id', '=', 'page.language_id'))
    .innerJoin('users as author', 'author.id', 'news.author_id')
    .select(['page.position', 'page.count', 'news.id', 'news.image', 'news.published_at', 'news.category_mask', 'version.title', 'version.slug', 'version.excerpt', 'version.language_id', ...authorColumns])
    .orderBy('page.position')
})

/** The three newest lead both orders (SEARCH-15, SEARCH-21). */
const orders = {
  recent: sql`place`,
  relevant: sql`least(place, 4), fit desc, place`,
}
