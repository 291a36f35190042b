import { sql, type RawBuilder } from 'kysely'
import { languages } from '@loadout/contract/languages/languages.ts'
import { MOST_FOUND } from '@loadout/contract/search/most-found.ts'
import { authorColumns } from '../accounts/author.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

type Shape = { inLanguage: boolean; languageId: number | undefined; isTagged: boolean }
type Values = { words: string; now: Date; tagId: number | undefined }

/**
 * The newest versions of one language that contain the words. The language is a literal, by which
 * PostgreSQL picks the index. Nothing but excluded words ('T') would find nearly everything, and
 * read all of it (checklist L05).
 */
function foundIn(
  languageId: number,
  { inLanguage, isTagged }: Shape,
  { words, now, tagId }: Values,
): RawBuilder<unknown> {
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

type Newest = { ids: number[]; language_ids: number[]; fits: number[] }

const newestFound = prepared((db, shape: Shape, values: Values) => {
  const wanted = shape.inLanguage ? [shape.languageId ?? 0] : languages.map(({ id }) => id)
  const found = sql.join(
    wanted.map((languageId) => foundIn(languageId, shape, values)),
    sql` union all `,
  )
  const statement = sql<Newest>`
    select coalesce(array_agg(id), '{}') as ids, coalesce(array_agg(language_id), '{}') as language_ids, coalesce(array_agg(fit), '{}') as fits
    from (select * from (${found}) as all_found order by published_at desc, id desc limit ${sql.lit(MOST_FOUND)}) as newest_found`
  return { compile: () => statement.compile(db) }
})

export type Found = { id: number; languageId: number; fit: number }

/**
 * The newest news that contain words, newest first, in one language or each in its primary one; no
 * more of them than are ranked, because ranking all that contain a common word would take longer
 * than anyone waits. Nothing is joined here: this is planned anew for the words each time, and
 * planning joins takes longer than making them.
 */
export async function findNewestWith(db: Db, shape: Shape, values: Values): Promise<Found[]> {
  const [found] = await newestFound(db, shape, values)
  if (!found) return []
  return found.ids.map((id, place) => ({
    id,
    languageId: found.language_ids[place] ?? 0,
    fit: found.fits[place] ?? 0,
  }))
}

const hitRows = prepared(
  (db, _: object, { ids, languageIds }: { ids: number[]; languageIds: number[] }) =>
    db
      .selectFrom(
        sql<{
          id: number
          language_id: number
          position: number
        }>`unnest(${ids}::integer[], ${languageIds}::smallint[]) with ordinality`.as<'page'>(
          sql`page(id, language_id, position)`,
        ),
      )
      .innerJoin('news', 'news.id', 'page.id')
      .innerJoin('news_version as version', (join) =>
        join
          .onRef('version.news_id', '=', 'page.id')
          .onRef('version.language_id', '=', 'page.language_id'),
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
      .orderBy('page.position'),
)

/** What a page of results shows of them, in their order. */
export const listHits = (db: Db, page: readonly Found[]) =>
  page.length === 0
    ? Promise.resolve([])
    : hitRows(
        db,
        {},
        { ids: page.map(({ id }) => id), languageIds: page.map(({ languageId }) => languageId) },
      )
