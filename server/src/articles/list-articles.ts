import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { preparedByShape, type Blanks } from '../platform/db/prepared.ts'
import type { ArticleKind } from './article-kind.ts'
import { articlesOn, entryColumns, type Listed } from './article-rows.ts'
import { kindNumber, listedLanguage } from './kinds.ts'
import { ENOUGH_IN_LANGUAGE } from './other-languages.ts'

export type ArticleFilter = {
  now: Date
  limit: number
  offset: number
  /** Bits of the games wanted; undefined means all. */
  mask?: number | undefined
  languageId?: number | undefined
  /** Articles of all languages, each in `languageId` where it can be read in it. */
  inAnyLanguage?: boolean | undefined
  authorId?: number | undefined
  pinnedFirst?: boolean | undefined
  by: 'inserted' | 'upvotes'
  since?: Date | undefined
}

export const listFilters = ['since', 'mask', 'languageId', 'authorId'] as const
type ListFilter = (typeof listFilters)[number]

/** What of a list changes the text of its query. */
export type ListShape = Pick<ArticleFilter, 'limit' | 'offset' | 'by' | 'pinnedFirst'> & {
  kind: number
  filters: ListFilter[]
  inAnyLanguage: boolean
}

export type ListValues = Pick<ArticleFilter, 'now' | ListFilter>

/** The language of each is looked up for the page alone, not for what an offset skips. */
export const inLanguageWherePossible = (
  page: RawBuilder<Listed>,
  languageId: Blanks<ListValues>['languageId'],
) => sql<Listed>`(
  select id, coalesce((
    select version.language_id from article_version as version
    where version.article_id = found.id and version.language_id = ${languageId}
  ), language_id) as language_id
  from ${page} as found
)`

/** The ids of one page. The limit is a literal, as in `newest-articles.ts`. */
export function pageOfIds(
  { kind, filters, by, pinnedFirst, limit, offset }: ListShape,
  { now, since, mask, languageId, authorId }: Blanks<ListValues>,
) {
  const filtersBy = (name: ListFilter) => filters.includes(name)
  const listed = filtersBy('languageId')
    ? sql`(
        select article_id as id, language_id, kind, published_at, category_mask, pinned
        from article_version where language_id = ${languageId}
      )`
    : sql`(select id, language_id, kind, published_at, category_mask, pinned from article)`
  const needsItem = filtersBy('authorId') || by === 'upvotes'
  // The copies are equal, but an order is an index only when all of it is said of the table that
  // has the index.
  const column = (name: 'id' | 'kind' | 'published_at' | 'category_mask' | 'pinned') =>
    sql.ref(needsItem ? `item.${name}` : `listed.${name}`)
  const conditions = [
    sql`${column('kind')} = ${sql.lit(kind)}`,
    sql`${column('published_at')} <= ${now}`,
    ...(filtersBy('since') ? [sql`${column('published_at')} > ${since}`] : []),
    ...(filtersBy('mask') ? [sql`(${column('category_mask')} & ${mask}) <> 0`] : []),
    ...(filtersBy('authorId') ? [sql`item.author_id = ${authorId}`] : []),
  ]
  const order = [
    ...(pinnedFirst ? [sql`${column('pinned')} desc`] : []),
    ...(by === 'upvotes' ? [sql`item.upvotes desc`] : []),
    sql`${column('published_at')} desc, ${column('id')} desc`,
  ]
  return sql<Listed>`(
    select listed.id, listed.language_id
    from ${listed} as listed
    ${needsItem ? sql`join article as item on item.id = listed.id` : sql``}
    where ${sql.join(conditions, sql` and `)}
    order by ${sql.join(order)}
    limit ${sql.lit(limit)}
    ${offset === 0 ? sql`` : sql`offset ${sql.lit(offset)}`}
  )`
}

const articleList = preparedByShape((db, shape: ListShape, values: Blanks<ListValues>) => {
  const found = pageOfIds(shape, values)
  const page = shape.inAnyLanguage ? inLanguageWherePossible(found, values.languageId) : found
  let rows = articlesOn(db, page).select(entryColumns(values.now))
  if (shape.pinnedFirst) rows = rows.orderBy('article.pinned', 'desc')
  if (shape.by === 'upvotes') rows = rows.orderBy('article.upvotes', 'desc')
  return rows.orderBy('article.published_at', 'desc').orderBy('article.id', 'desc')
})

export type EntryRow = Awaited<ReturnType<typeof listArticleRows>>[number]

/** One page of a kind in the order asked for, without their text. */
export function listArticleRows(
  db: Db,
  kind: ArticleKind,
  { limit, offset, by, pinnedFirst, inAnyLanguage = false, ...filter }: ArticleFilter,
) {
  const values = { ...filter, languageId: listedLanguage(kind, filter.languageId) }
  const filters = listFilters.filter(
    (name) => values[name] !== undefined && !(inAnyLanguage && name === 'languageId'),
  )
  const shape = { kind: kindNumber(kind), limit, offset, by, pinnedFirst, filters, inAnyLanguage }
  return articleList(db, shape, values)
}

/** One page in a language, or of all languages where there is too little in that one. */
export async function listReadableRows(db: Db, kind: ArticleKind, filter: ArticleFilter) {
  const list = (wanted: ArticleFilter) => listArticleRows(db, kind, wanted)
  return listedLanguage(kind, filter.languageId) === undefined
    ? list(filter)
    : inOwnLanguageIfEnough(filter, list)
}

type Part = Pick<ArticleFilter, 'limit' | 'offset' | 'by'>

/** Every page of a list goes by the same: whether its first ones are enough in their language. */
export async function inOwnLanguageIfEnough<Filter extends Part, Row>(
  filter: Filter,
  list: (wanted: Filter) => Promise<Row[]>,
): Promise<Row[]> {
  const own = await list(filter)
  return (await areEnough(filter, own, list)) ? own : list({ ...filter, inAnyLanguage: true })
}

async function areEnough<Filter extends Part, Row>(
  filter: Filter,
  own: readonly Row[],
  list: (wanted: Filter) => Promise<Row[]>,
): Promise<boolean> {
  if (own.length >= ENOUGH_IN_LANGUAGE) return true
  if (filter.offset === 0 && filter.limit > own.length) return false
  const first = await list({
    ...filter,
    by: 'inserted',
    pinnedFirst: undefined,
    offset: 0,
    limit: ENOUGH_IN_LANGUAGE,
  })
  return first.length === ENOUGH_IN_LANGUAGE
}
