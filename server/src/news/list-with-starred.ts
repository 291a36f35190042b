import { sql } from 'kysely'
import { articlesOn, entryColumns, type Listed } from '../articles/article-rows.ts'
import {
  inLanguageWherePossible,
  inOwnLanguageIfEnough,
  listFilters,
  pageOfIds,
  type ArticleFilter,
  type EntryRow,
  type ListShape,
  type ListValues,
} from '../articles/list-articles.ts'
import { kindNumber } from '../articles/kinds.ts'
import type { Db } from '../platform/db/database.ts'
import { preparedByShape, type Blanks } from '../platform/db/prepared.ts'
import { postKind } from '../posts/kind.ts'
import { newsKind } from './kind.ts'

function starredPosts({ filters, by, limit }: ListShape, values: Blanks<ListValues>) {
  const conditions = {
    since: sql`published_at > ${values.since}`,
    mask: sql`(category_mask & ${values.mask}) <> 0`,
    languageId: sql`language_id = ${values.languageId}`,
    authorId: sql`author_id = ${values.authorId}`,
  }
  const wanted = [
    sql`kind = ${sql.lit(kindNumber(postKind))} and starred_at is not null and not held`,
    sql`published_at <= ${values.now}`,
    ...filters.map((name) => conditions[name]),
  ]
  return sql<Listed>`(
    select id, language_id from article where ${sql.join(wanted, sql` and `)}
    order by ${by === 'upvotes' ? sql`upvotes desc,` : sql``} published_at desc, id desc
    limit ${sql.lit(limit)}
  )`
}

/** Of each kind as many as the page ends at; more of one cannot be on it. */
function pageOfBoth(shape: ListShape, values: Blanks<ListValues>) {
  const { limit, offset, by, pinnedFirst } = shape
  const each = { ...shape, limit: offset + limit, offset: 0 }
  return sql<Listed>`(
    select both_kinds.id, both_kinds.language_id
    from (
      (select id, language_id from ${pageOfIds(each, values)} as news)
      union all ${starredPosts(each, values)}
    ) as both_kinds
    join article on article.id = both_kinds.id
    order by ${pinnedFirst ? sql`article.pinned desc,` : sql``}
      ${by === 'upvotes' ? sql`article.upvotes desc,` : sql``}
      article.published_at desc, article.id desc
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}
  )`
}

const bothKinds = preparedByShape((db, shape: ListShape, values: Blanks<ListValues>) => {
  const found = pageOfBoth(shape, values)
  const page = shape.inAnyLanguage ? inLanguageWherePossible(found, values.languageId) : found
  let rows = articlesOn(db, page).select(entryColumns(values.now))
  if (shape.pinnedFirst) rows = rows.orderBy('article.pinned', 'desc')
  if (shape.by === 'upvotes') rows = rows.orderBy('article.upvotes', 'desc')
  return rows.orderBy('article.published_at', 'desc').orderBy('article.id', 'desc')
})

function listBoth(
  db: Db,
  { limit, offset, by, pinnedFirst, inAnyLanguage = false, ...values }: ArticleFilter,
): Promise<EntryRow[]> {
  const filters = listFilters.filter(
    (name) => values[name] !== undefined && !(inAnyLanguage && name === 'languageId'),
  )
  const kind = kindNumber(newsKind)
  return bothKinds(db, { kind, limit, offset, by, pinnedFirst, filters, inAnyLanguage }, values)
}

/**
 * News and posts with a star mark, in one order (NEWS-09, AMB-87); of all languages where there is
 * too little in the one asked for, if that is wanted.
 */
export async function listWithStarred(
  db: Db,
  filter: ArticleFilter,
  { otherLanguages }: { otherLanguages: boolean },
): Promise<EntryRow[]> {
  const list = (wanted: ArticleFilter) => listBoth(db, wanted)
  return otherLanguages && filter.languageId !== undefined
    ? inOwnLanguageIfEnough(filter, list)
    : list(filter)
}
