import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Blanks } from '../platform/db/prepared.ts'
import type { ArticleKind } from './article-kind.ts'
import type { Listed } from './article-rows.ts'
import { isReleased } from './is-released.ts'
import { kindNumber, listedLanguage } from './kinds.ts'

/** A kind in a list of several, as the text of a query knows it. */
export type ListedKind = { kind: number; inLanguage: boolean; holdsNewcomers: boolean }

export const listedKinds = (
  kinds: readonly ArticleKind[],
  languageId: number | undefined,
): ListedKind[] =>
  kinds.map((kind) => ({
    kind: kindNumber(kind),
    inLanguage: listedLanguage(kind, languageId) !== undefined,
    holdsNewcomers: kind.holdsNewcomers === true,
  }))

export type Narrowing = 'all' | 'mask' | 'authorId' | 'tagId'
export type NewestShape = {
  kinds: ListedKind[]
  by: Narrowing
  /** Leaves out what is held back. */
  isForAll?: boolean
  limit: number
  offset: number
  /** Each in the language where it can be read in it, even if the list is not narrowed to it. */
  prefersLanguage?: boolean
}
export type NewestValues = {
  now: Date
  languageId: number | undefined
  mask?: number
  authorId?: number
  tagId?: number
}

/**
 * The ids of the newest articles of several kinds: of each kind its newest, as an index of that
 * kind has them, and of those the newest. Limits are literals, because with `limit $n` PostgreSQL
 * distrusts its generic plan and plans the query anew every time.
 */
export function newestArticles(
  { kinds, by, isForAll = false, limit, offset, prefersLanguage }: NewestShape,
  values: Blanks<NewestValues>,
): RawBuilder<Listed> {
  const parts = kinds.map(
    (kind) => sql`(
      ${newestOf({ ...kind, holdsNewcomers: isForAll && kind.holdsNewcomers }, by, values)}
      limit ${sql.lit(offset + limit)}
    )`,
  )
  const primary = sql`(select article.language_id from article where article.id = newest.id)`
  const language =
    prefersLanguage || kinds.some(({ inLanguage }) => inLanguage)
      ? sql`coalesce((
        select language_id from article_version
        where article_id = newest.id and language_id = ${values.languageId}
      ), ${primary})`
      : primary
  // Languages are looked up for the page alone, not for what an offset skips.
  return sql<Listed>`(
    select newest.id, ${language} as language_id
    from (
      select id from (${sql.join(parts, sql` union all `)}) as of_kinds
      order by published_at desc, id desc
      limit ${sql.lit(limit)} offset ${sql.lit(offset)}
    ) as newest
  )`
}

/** Each from the table whose index has what is wanted in this order. */
function newestOf(
  listed: ListedKind,
  by: Narrowing,
  values: Blanks<NewestValues>,
): RawBuilder<unknown> {
  if (by === 'authorId') return newestByAuthor(listed, values)
  if (by === 'tagId') return newestWithTag(listed, values)
  return newestAtAll(listed, by, values)
}

const newestAtAll = (
  { kind, inLanguage, holdsNewcomers }: ListedKind,
  by: 'all' | 'mask',
  { now, languageId, mask }: Blanks<NewestValues>,
) => {
  const from = inLanguage
    ? sql`
      select article_id as id, published_at from article_version
      where language_id = ${languageId} and`
    : sql`select id, published_at from article where`
  return sql`
    ${from} kind = ${sql.lit(kind)} and published_at <= ${now}
    ${by === 'mask' ? sql`and (category_mask & ${mask}) <> 0` : sql``}
    ${holdsNewcomers ? isReleased(sql.ref(inLanguage ? 'article_id' : 'id')) : sql``}
    order by published_at desc, ${sql.ref(inLanguage ? 'article_id' : 'id')} desc`
}

const newestByAuthor = (
  { kind, inLanguage }: ListedKind,
  { now, languageId, authorId }: Blanks<NewestValues>,
) => sql`
  select article.id, article.published_at from article
  where article.author_id = ${authorId} and article.kind = ${sql.lit(kind)}
    and article.published_at <= ${now}
  ${inLanguage ? isIn(sql`article.id`, languageId) : sql``}
  order by article.published_at desc, article.id desc`

const newestWithTag = (
  { kind, inLanguage, holdsNewcomers }: ListedKind,
  { now, languageId, tagId }: Blanks<NewestValues>,
) => sql`
  select link.article_id as id, link.published_at from article_tag as link
  where link.tag_id = ${tagId} and link.kind = ${sql.lit(kind)} and link.published_at <= ${now}
  ${inLanguage ? isIn(sql`link.article_id`, languageId) : sql``}
  ${holdsNewcomers ? isReleased(sql`link.article_id`) : sql``}
  order by link.published_at desc, link.article_id desc`

const isIn = (id: RawBuilder<unknown>, languageId: Expression<number>) =>
  sql`and exists (
    select from article_version as version
    where version.article_id = ${id} and version.language_id = ${languageId}
  )`
