import { sql } from 'kysely'
import { articlesOn, entryColumns, type Listed } from '../articles/article-rows.ts'
import { listOfIds, type ArticleFilter } from '../articles/list-articles.ts'
import { kindNumber } from '../articles/kinds.ts'
import type { Db } from '../platform/db/database.ts'
import { postKind } from '../posts/kind.ts'
import { newsKind } from './kind.ts'

/** Of each kind as many as the page ends at; more of one cannot be on it. */
function pageOfBoth({ limit, offset, pinnedFirst, by, ...filter }: ArticleFilter) {
  const { now, since, mask, languageId, authorId } = filter
  const most = offset + limit
  const news = listOfIds(newsKind, { ...filter, by, pinnedFirst, limit: most, offset: 0 })
  const upvotes = by === 'upvotes' ? sql`upvotes desc,` : sql``
  const conditions = [
    sql`kind = ${sql.lit(kindNumber(postKind))} and starred_at is not null and not held`,
    sql`published_at <= ${now}`,
    ...(since === undefined ? [] : [sql`published_at > ${since}`]),
    ...(mask === undefined ? [] : [sql`(category_mask & ${mask}) <> 0`]),
    ...(languageId === undefined ? [] : [sql`language_id = ${languageId}`]),
    ...(authorId === undefined ? [] : [sql`author_id = ${authorId}`]),
  ]
  return sql<Listed>`(
    select both_kinds.id, both_kinds.language_id
    from (
      (select id, language_id from ${news} as news)
      union all (
        select id, language_id from article where ${sql.join(conditions, sql` and `)}
        order by ${upvotes} published_at desc, id desc
        limit ${sql.lit(most)}
      )
    ) as both_kinds
    join article on article.id = both_kinds.id
    order by ${pinnedFirst ? sql`article.pinned desc,` : sql``} ${upvotes}
      article.published_at desc, article.id desc
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}
  )`
}

/** News and posts with a star mark, in one order (NEWS-09, AMB-87). */
export function listWithStarred(db: Db, filter: ArticleFilter) {
  const rows = articlesOn(db, pageOfBoth(filter)).select(entryColumns(filter.now))
  return rows
    .$if(filter.pinnedFirst === true, (page) => page.orderBy('article.pinned', 'desc'))
    .$if(filter.by === 'upvotes', (page) => page.orderBy('article.upvotes', 'desc'))
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .execute()
}
