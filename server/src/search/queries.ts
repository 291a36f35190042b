import { sql } from 'kysely'
import { articlesOn, hitColumns } from '../articles/article-rows.ts'
import {
  newestArticles,
  type ListedKind,
  type NewestShape,
  type NewestValues,
} from '../articles/newest-articles.ts'
import type { Db } from '../platform/db/database.ts'
import { preparedByShape, type Blanks } from '../platform/db/prepared.ts'

type TaggedFilter = { tagId: number; languageId: number | undefined; now: Date }

/**
 * What has been counted of a tag and a kind, and what has been noted since (`tags/tag-changes.ts`),
 * less those that nobody can read yet: of those there are few.
 */
function countOfKind(
  { kind, inLanguage }: ListedKind,
  { tagId, languageId, now }: Blanks<TaggedFilter>,
) {
  const ofKind = sql`tag_id = ${tagId} and kind = ${sql.lit(kind)}`
  const counted = inLanguage
    ? sql`select article_count from tag_language where ${ofKind} and language_id = ${languageId}`
    : sql`select article_count from tag_kind where ${ofKind}`
  return sql`coalesce((${counted}), 0) + coalesce((
    select sum(change) from tag_change where ${ofKind} ${inLanguage ? sql`and ${languageId}::smallint = any(language_ids)` : sql``}
  ), 0) - (
    select count(*) from article_tag as link
    ${inLanguage ? sql`join article_version as version on version.article_id = link.article_id and version.language_id = ${languageId}` : sql``}
    where link.tag_id = ${tagId} and link.kind = ${sql.lit(kind)} and link.published_at > ${now}
  )`
}

const taggedCount = preparedByShape(
  (db, { kinds }: { kinds: ListedKind[] }, filter: Blanks<TaggedFilter>) => {
    const counts = kinds.map((kind) => countOfKind(kind, filter))
    return db.selectNoFrom(sql<number>`(${sql.join(counts, sql` + `)})::int`.as('count'))
  },
)

/** Articles that carry a tag and can be read in a language (or in their primary one). */
export const countTagged = async (db: Db, kinds: ListedKind[], filter: TaggedFilter) =>
  (await taggedCount(db, { kinds }, filter))[0]?.count ?? 0

const taggedPage = preparedByShape((db, shape: NewestShape, values: Blanks<NewestValues>) =>
  articlesOn(db, newestArticles(shape, values))
    .select(hitColumns)
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc'),
)

/** Newest first: a tag ranks nothing, so relevance is recency too. */
export const listTagged = (
  db: Db,
  kinds: ListedKind[],
  { limit, offset, ...filter }: TaggedFilter & { limit: number; offset: number },
) =>
  taggedPage(
    db,
    { kinds, by: 'tagId', limit, offset, prefersLanguage: filter.languageId !== undefined },
    filter,
  )
