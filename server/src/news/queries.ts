import { sql } from 'kysely'
import { authorColumns } from '../accounts/author.ts'
import type { Db } from '../platform/db/database.ts'

export type NewsListFilter = {
  now: Date
  limit: number
  offset: number
  /** Bits of the games wanted; undefined means all. */
  mask?: number | undefined
  languageId?: number | undefined
  authorId?: number | undefined
  pinnedFirst?: boolean | undefined
  by: 'inserted' | 'upvotes'
  since?: Date | undefined
}

/** A literal, because with `limit $n` PostgreSQL distrusts its generic plan and plans the query anew every time. */
const literally = (value: number) => sql.lit(value)

type ListedId = { id: number; language_id: number }

/**
 * The ids of one page, found on an index before anything else is joined: with the joins inside, a deep offset
 * would run them for every skipped row.
 */
function pageOfIds({ now, since, mask, languageId, authorId, by, pinnedFirst, limit, offset }: NewsListFilter) {
  const listed = languageId === undefined
    ? sql`(select id, language_id, published_at, category_mask, pinned from news)`
    : sql`(select news_id as id, language_id, published_at, category_mask, pinned from news_version where language_id = ${languageId})`
  const needsItem = authorId !== undefined || by === 'upvotes'
  const conditions = [
    sql`listed.published_at <= ${now}`,
    ...(since === undefined ? [] : [sql`listed.published_at > ${since}`]),
    ...(mask === undefined ? [] : [sql`(listed.category_mask & ${mask}) <> 0`]),
    ...(authorId === undefined ? [] : [sql`item.author_id = ${authorId}`]),
  ]
  const order = [
    ...(pinnedFirst ? [sql`listed.pinned desc`] : []),
    ...(by === 'upvotes' ? [sql`item.upvotes desc`] : []),
    sql`listed.published_at desc, listed.id desc`,
  ]
  return sql<ListedId>`(
    select listed.id, listed.language_id
    from ${listed} as listed
    ${needsItem ? sql`join news as item on item.id = listed.id` : sql``}
    where ${sql.join(conditions, sql` and `)}
    order by ${sql.join(order)}
    limit ${literally(limit)}
    ${offset === 0 ? sql`` : sql`offset ${literally(offset)}`}
  )`
}

/** The languages an article can be read in, and its address in each. */
const versionsOf = () =>
  sql<{ language_id: number; slug: string }[]>`(
    select json_agg(json_build_object('language_id', other.language_id, 'slug', other.slug) order by other.language_id)
    from news_version as other where other.news_id = news.id
  )`.as('versions')

export type NewsRow = Awaited<ReturnType<typeof listNewsRows>>[number]

/** One page of news in the order asked for, without text and tags. */
export function listNewsRows(db: Db, filter: NewsListFilter) {
  let rows = db
    .with('page', () => pageOfIds(filter))
    .selectFrom('page')
    .innerJoin('news', 'news.id', 'page.id')
    .innerJoin('news_version as version', (join) =>
      join.onRef('version.news_id', '=', 'page.id').onRef('version.language_id', '=', 'page.language_id'))
    .innerJoin('users as author', 'author.id', 'news.author_id')
    .select([...entryColumns, publishedBy(filter.now)])
  if (filter.pinnedFirst) rows = rows.orderBy('news.pinned', 'desc')
  if (filter.by === 'upvotes') rows = rows.orderBy('news.upvotes', 'desc')
  return rows.orderBy('news.published_at', 'desc').orderBy('news.id', 'desc').execute()
}

const entryColumns = [
  'news.id', 'news.image', 'news.inserted', 'news.published_at', 'news.category_mask', 'news.pinned', 'news.starred_at',
  'news.upvotes', 'news.comments', 'version.language_id', 'version.title', 'version.slug', 'version.excerpt',
  ...authorColumns, 'author.banner as author_banner', 'author.post_count',
] as const

/** `users.news_count` without drafts and scheduled news, of which nobody ever has many. */
const publishedBy = (now: Date) =>
  sql<number>`author.news_count - (select count(*)::int from news as unpublished where unpublished.author_id = author.id and unpublished.published_at > ${now})`.as('news_count')

/** One published article in the asked language, else in its primary one; undefined when there is none to be read yet. */
export const findNewsRow = (db: Db, { id, languageId, now }: { id: number; languageId: number | undefined; now: Date }) =>
  db
    .selectFrom('news')
    .innerJoin('news_version as version', 'version.news_id', 'news.id')
    .innerJoin('users as author', 'author.id', 'news.author_id')
    .select([...entryColumns, publishedBy(now), 'version.content', versionsOf()])
    .where('news.id', '=', id)
    .where('news.published_at', '<=', now)
    .where((where) =>
      where.or([
        where('version.language_id', '=', where.ref('news.language_id')),
        ...(languageId === undefined ? [] : [where('version.language_id', '=', languageId)]),
      ]))
    .orderBy(languageId === undefined ? sql`1` : sql`(version.language_id = ${languageId})`, 'desc')
    .limit(literally(1))
    .executeTakeFirst()

export async function isPublished(db: Db, { id, now }: { id: number; now: Date }) {
  const found = await db.selectFrom('news').select('id').where('id', '=', id).where('published_at', '<=', now).executeTakeFirst()
  return found !== undefined
}

export type NewsLink = { news_id: number; is_person: boolean; id: number; name: string }

/**
 * Tags and tagged people of several news at once. `unnest` and not `any`: with an array parameter the generic plan
 * would hash every tag there is. One query for both, because a round trip costs more than the rows.
 */
export const listLinksOf = (db: Db, newsIds: readonly number[]) =>
  sql<NewsLink>`
    select link.news_id, false as is_person, tag.id, tag.name
    from unnest(${newsIds}::int[]) as wanted (id)
    join news_tag as link on link.news_id = wanted.id
    join tag on tag.id = link.tag_id
    union all
    select link.news_id, true, person.id, person.username
    from unnest(${newsIds}::int[]) as wanted (id)
    join news_user_tag as link on link.news_id = wanted.id
    join users as person on person.id = link.user_id
    order by 1, 4`.execute(db).then(({ rows }) => rows)

/** Related news: those that share most tags first, then those of the same game, newest first. */
export function listRelatedRows(db: Db, { id, languageId, now, limit }: { id: number; languageId: number | undefined; now: Date; limit: number }) {
  const wanted = languageId === undefined ? sql`news.language_id` : sql`${languageId}::smallint`
  return db
    .with('page', () => sql<ListedId & { tags: number }>`(
      with article as (select id, category_mask from news where id = ${id} and published_at <= ${now}),
      shared as (
        select other.news_id as id, count(*)::int as tags
        from article
        join news_tag as own on own.news_id = article.id
        join news_tag as other on other.tag_id = own.tag_id and other.news_id <> own.news_id
        group by other.news_id
        order by tags desc, other.news_id desc
        limit 50
      ),
      same_game as (
        select news.id, 0 as tags
        from article
        join news on news.published_at <= ${now} and news.id <> article.id and (news.category_mask & article.category_mask) <> 0
        join news_version as version on version.news_id = news.id and version.language_id = ${wanted}
        order by news.published_at desc, news.id desc
        limit 20
      ),
      candidate as (select id, max(tags) as tags from (select * from shared union all select * from same_game) as found group by id)
      select news.id, version.language_id, candidate.tags
      from candidate
      join news on news.id = candidate.id
      join news_version as version on version.news_id = news.id and version.language_id = ${wanted}
      where news.published_at <= ${now}
      order by candidate.tags desc, news.published_at desc, news.id desc
      limit ${literally(limit)}
    )`)
    .selectFrom('page')
    .innerJoin('news', 'news.id', 'page.id')
    .innerJoin('news_version as version', (join) =>
      join.onRef('version.news_id', '=', 'page.id').onRef('version.language_id', '=', 'page.language_id'))
    .innerJoin('users as author', 'author.id', 'news.author_id')
    .select([...entryColumns, publishedBy(now)])
    .orderBy('page.tags', 'desc')
    .orderBy('news.published_at', 'desc')
    .orderBy('news.id', 'desc')
    .execute()
}

export async function countNewsOf(db: Db, { authorId, languageId, now }: { authorId: number; languageId: number | undefined; now: Date }) {
  let counted = db
    .selectFrom('news')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('author_id', '=', authorId)
    .where('published_at', '<=', now)
  if (languageId !== undefined) {
    counted = counted.where((where) =>
      where.exists(where.selectFrom('news_version').select('news_id').whereRef('news_version.news_id', '=', 'news.id').where('news_version.language_id', '=', languageId)))
  }
  return (await counted.executeTakeFirstOrThrow()).count
}

/** Addresses of the newest language versions, for the sitemap. */
export const listNewsAddresses = (db: Db, { now, limit }: { now: Date; limit: number }) =>
  db
    .selectFrom('news_version')
    .select(['news_id', 'slug', 'language_id', 'published_at'])
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('news_id', 'desc')
    .orderBy('language_id')
    .limit(literally(limit))
    .execute()

/** How many comments a published article has; undefined when there is no such article. */
export async function findCommentCount(db: Db, { newsId, now }: { newsId: number; now: Date }) {
  const row = await db.selectFrom('news').select('comments').where('id', '=', newsId).where('published_at', '<=', now).executeTakeFirst()
  return row?.comments
}
