import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { preparedByShape, type Blanks } from '../platform/db/prepared.ts'
import type { ArticleKind } from './article-kind.ts'
import { articlesOn, entryColumns, type Listed } from './article-rows.ts'
import { kindNumber, listedLanguage } from './kinds.ts'

/**
 * So many of each tag are looked at for what is related: a tag that all carry says little, and what
 * is old is hardly wanted.
 */
const NEWEST_OF_TAG = 60
/** And so many of those are asked whether they can be read in the language: some cannot. */
const MAX_SHARED = 30
/** Of the same game, where too few share a tag. */
const NEWEST_OF_GAME = 20

type Shape = { kind: number; limit: number; inLanguage: boolean }
type Values = { id: number; languageId: number | undefined; now: Date }

function pageOfRelated(
  { kind, limit, inLanguage }: Shape,
  { id, languageId, now }: Blanks<Values>,
) {
  const ofKind = sql.lit(kind)
  const wanted = inLanguage ? sql`${languageId}::smallint` : sql`article.language_id`
  return sql<Listed & { tags: number }>`(
      with about as (
        select id, category_mask from article
        where id = ${id} and kind = ${ofKind} and published_at <= ${now}
      ),
      shared as (
        select other.article_id as id, count(*)::int as tags
        from about
        join article_tag as own on own.article_id = about.id
        cross join lateral (
          select newest.article_id from article_tag as newest
          where newest.tag_id = own.tag_id and newest.kind = ${ofKind}
            and newest.published_at <= ${now} and newest.article_id <> own.article_id
          order by newest.published_at desc, newest.article_id desc
          limit ${sql.lit(NEWEST_OF_TAG)}
        ) as other
        group by other.article_id
        order by tags desc, other.article_id desc
        limit ${sql.lit(MAX_SHARED)}
      ),
      same_game as (
        select article.id, 0 as tags
        from about
        join article on article.kind = ${ofKind} and article.published_at <= ${now}
          and article.id <> about.id and (article.category_mask & about.category_mask) <> 0
        join article_version as version
          on version.article_id = article.id and version.language_id = ${wanted}
        order by article.published_at desc, article.id desc
        limit ${sql.lit(NEWEST_OF_GAME)}
      ),
      candidate as (
        select id, max(tags) as tags
        from (select * from shared union all select * from same_game) as found group by id
      )
      select article.id, version.language_id, candidate.tags
      from candidate
      join article on article.id = candidate.id
      join article_version as version
        on version.article_id = article.id and version.language_id = ${wanted}
      where article.published_at <= ${now}
      order by candidate.tags desc, article.published_at desc, article.id desc
      limit ${sql.lit(limit)}
    )`
}

const related = preparedByShape((db, shape: Shape, values: Blanks<Values>) =>
  articlesOn(db, pageOfRelated(shape, values))
    .select(entryColumns(values.now))
    .orderBy('page.tags', 'desc')
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc'),
)

/**
 * Of the same kind: those that share most tags first, then those of the same game, newest first.
 */
export function listRelatedRows(
  db: Db,
  kind: ArticleKind,
  { limit, ...rest }: Values & { limit: number },
) {
  const values = { ...rest, languageId: listedLanguage(kind, rest.languageId) }
  const shape = { kind: kindNumber(kind), limit, inLanguage: values.languageId !== undefined }
  return related(db, shape, values)
}
