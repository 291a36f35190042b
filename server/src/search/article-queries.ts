import { sql, type RawBuilder } from 'kysely'
import { languages } from '@loadout/contract/languages/languages.ts'
import { MAX_FOUND } from '@loadout/contract/search/max-found.ts'
import { articlesOn, hitColumns, type Listed } from '../articles/article-rows.ts'
import type { ListedKind } from '../articles/newest-articles.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared, preparedByShape, type Blanks } from '../platform/db/prepared.ts'

type Shape = { kinds: ListedKind[]; languageId: number | undefined; isTagged: boolean }
type Values = { words: string; now: Date; tagId: number | undefined }

/**
 * The newest texts of a kind in one language that contain the words. Both are literals, by which
 * PostgreSQL picks the index. Nothing but excluded words ('T') would find nearly everything, and
 * read all of it (checklist L05).
 */
function foundIn(
  languageId: number,
  { kind, inLanguage }: ListedKind,
  { isTagged, languageId: preferred }: Shape,
  { words, now, tagId }: Blanks<Values>,
): RawBuilder<unknown> {
  const asked = sql`search_words(search_configuration(${sql.lit(languageId)}::smallint), ${words})`
  return sql`(
    select version.article_id as id, version.language_id, version.published_at,
      ts_rank(version.search_head, ${asked}) as fit
    from article_version as version
    where version.kind = ${sql.lit(kind)} and version.language_id = ${sql.lit(languageId)}
    and version.published_at <= ${now} and version.search_text @@ ${asked}
    and querytree(${asked}) <> 'T'
    ${inLanguage || languageId === preferred ? sql`` : isPrimary}
    ${inLanguage || preferred === undefined || languageId === preferred ? sql`` : isNotIn(preferred)}
    ${isTagged ? hasTag(tagId) : sql``}
    order by version.published_at desc, version.article_id desc
    limit ${sql.lit(MAX_FOUND)}
  )`
}

const hasTag = (tagId: Blanks<Values>['tagId']) => sql`
  and exists (
    select from article_tag
    where article_tag.article_id = version.article_id and article_tag.tag_id = ${tagId})`

const isPrimary = sql`
  and exists (
    select from article as item
    where item.id = version.article_id and item.language_id = version.language_id)`
/** What can be read in the reader's language is found by its text in that. */
const isNotIn = (languageId: number) =>
  sql`
  and not exists (
    select from article_version as own
    where own.article_id = version.article_id and own.language_id = ${sql.lit(languageId)})`

type Newest = { ids: number[]; language_ids: number[]; fits: number[] }

const newestFound = preparedByShape((db, shape: Shape, values: Blanks<Values>) => {
  const { kinds, languageId } = shape
  const parts = kinds.flatMap((kind) =>
    (kind.inLanguage ? [languageId ?? 0] : languages.map(({ id }) => id)).map((id) =>
      foundIn(id, kind, shape, values),
    ),
  )
  const found = sql.join(parts, sql` union all `)
  return sql<Newest>`
    select coalesce(array_agg(id), '{}') as ids,
      coalesce(array_agg(language_id), '{}') as language_ids,
      coalesce(array_agg(fit), '{}') as fits
    from (
      select * from (${found}) as all_found
      order by published_at desc, id desc
      limit ${sql.lit(MAX_FOUND)}
    ) as newest_found`
})

export type Found = { id: number; languageId: number; fit: number }

/**
 * The newest articles that contain words, newest first, in one language, or each in that one where
 * it can be read in it and else in its primary one; no more of them than are ranked, because
 * ranking all that contain a common word would take longer than anyone waits. Nothing is joined
 * here: this is planned anew for the words each time, and planning joins takes longer than making
 * them.
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
  (db, { ids, languageIds }: Blanks<{ ids: number[]; languageIds: number[] }>) =>
    articlesOn(
      db,
      sql<Listed & { position: number }>`(
        select * from unnest(${ids}::integer[], ${languageIds}::smallint[]) with ordinality as found(id, language_id, position)
      )`,
    )
      .select(hitColumns)
      .orderBy('page.position'),
)

/** What a page of results shows of them, in their order. */
export const listHits = (db: Db, page: readonly Found[]) =>
  page.length === 0
    ? Promise.resolve([])
    : hitRows(db, {
        ids: page.map(({ id }) => id),
        languageIds: page.map(({ languageId }) => languageId),
      })
