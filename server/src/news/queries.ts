import { sql } from 'kysely'
import { authorColumns } from '../accounts/author.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

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

/**
 * A literal, because with `limit $n` PostgreSQL distrusts its generic plan and plans the query anew
 * every time.
 */
const literally = (value: number) => sql.lit(value)

type ListedId = { id: number; language_id: number }

/** What of a list changes the text of its query. */
type ListShape = Pick<NewsListFilter, 'limit' | 'offset' | 'by' | 'pinnedFirst'> & {
  filters: ListFilter[]
}
type ListValues = { now: Date; since: Date; mask: number; languageId: number; authorId: number }
const listFilters = ['since', 'mask', 'languageId', 'authorId'] as const
type ListFilter = (typeof listFilters)[number]

/**
 * The ids of one page, found on an index before anything else is joined: with the joins inside, a
 * deep offset would run them for every skipped row.
 */
function pageOfIds(
  { filters, by, pinnedFirst, limit, offset }: ListShape,
  { now, since, mask, languageId, authorId }: ListValues,
) {
  const filtersBy = (name: ListFilter) => filters.includes(name)
  const listed = filtersBy('languageId')
    ? sql`(select news_id as id, language_id, published_at, category_mask, pinned from news_version where language_id = ${languageId})`
    : sql`(select id, language_id, published_at, category_mask, pinned from news)`
  const needsItem = filtersBy('authorId') || by === 'upvotes'
  // The copies are equal, but an order is an index only when all of it is said of the table that
  // has the index.
  const column = (name: 'id' | 'published_at' | 'category_mask' | 'pinned') =>
    sql.ref(needsItem ? `item.${name}` : `listed.${name}`)
  const conditions = [
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

type Link = { id: number; name: string }

/**
 * Tags of a news item, and the people it names; in its own query, because another round trip costs
 * more than they do. `lateral … offset 0` looks each of the few up by its id: a plain join would
 * hash every tag there is, once a row.
 */
export const tagsOf = () =>
  sql<Link[] | null>`(
    select json_agg(json_build_object('id', tag.id, 'name', tag.name) order by tag.name)
    from news_tag as link, lateral (select id, name from tag where tag.id = link.tag_id offset 0) as tag
    where link.news_id = news.id
  )`.as('tags')

export const linksOf = () =>
  [
    tagsOf(),
    sql<Link[] | null>`(
    select json_agg(json_build_object('id', person.id, 'name', person.username) order by person.username)
    from news_user_tag as link, lateral (select id, username from users where users.id = link.user_id offset 0) as person
    where link.news_id = news.id
  )`.as('user_tags'),
  ] as const

export const entryColumns = [
  'news.id',
  'news.image',
  'news.inserted',
  'news.published_at',
  'news.category_mask',
  'news.pinned',
  'news.starred_at',
  'news.upvotes',
  'news.comments',
  'version.language_id',
  'version.title',
  'version.slug',
  'version.excerpt',
  ...authorColumns,
  'author.banner as author_banner',
  'author.post_count',
] as const

/** `users.news_count` without drafts and scheduled news, of which nobody ever has many. */
export const publishedBy = (now: Date) =>
  sql<number>`author.news_count - (select count(*)::int from news as unpublished where unpublished.author_id = author.id and unpublished.published_at > ${now})`.as(
    'news_count',
  )

export type NewsRow = Awaited<ReturnType<typeof listNewsRows>>[number]

const newsList = prepared((db, shape: ListShape, values: ListValues) => {
  let rows = db
    .with('page', () => pageOfIds(shape, values))
    .selectFrom('page')
    .innerJoin('news', 'news.id', 'page.id')
    .innerJoin('news_version as version', (join) =>
      join
        .onRef('version.news_id', '=', 'page.id')
        .onRef('version.language_id', '=', 'page.language_id'),
    )
    .innerJoin('users as author', 'author.id', 'news.author_id')
    .select([...entryColumns, publishedBy(values.now), ...linksOf()])
  if (shape.pinnedFirst) rows = rows.orderBy('news.pinned', 'desc')
  if (shape.by === 'upvotes') rows = rows.orderBy('news.upvotes', 'desc')
  return rows.orderBy('news.published_at', 'desc').orderBy('news.id', 'desc')
})

/** One page of news in the order asked for, without their text. */
export function listNewsRows(
  db: Db,
  { limit, offset, by, pinnedFirst, ...values }: NewsListFilter,
) {
  const filters = listFilters.filter((name) => values[name] !== undefined)
  return newsList(db, { limit, offset, by, pinnedFirst, filters }, values as ListValues)
}

const article = prepared(
  (
    db,
    { inLanguage }: { inLanguage: boolean },
    { id, languageId, now }: { id: number; languageId: number | undefined; now: Date },
  ) =>
    db
      .selectFrom('news')
      .innerJoin('news_version as version', 'version.news_id', 'news.id')
      .innerJoin('users as author', 'author.id', 'news.author_id')
      .select([...entryColumns, publishedBy(now), ...linksOf(), 'version.content', versionsOf()])
      .where('news.id', '=', id)
      .where('news.published_at', '<=', now)
      .where((where) =>
        where.or([
          where('version.language_id', '=', where.ref('news.language_id')),
          ...(inLanguage ? [sql<boolean>`version.language_id = ${languageId}`] : []),
        ]),
      )
      .orderBy(inLanguage ? sql`(version.language_id = ${languageId})` : sql`1`, 'desc')
      .limit(literally(1)),
)

/**
 * One published article in the asked language, else in its primary one; undefined when there is
 * none to be read yet.
 */
export const findNewsRow = async (
  db: Db,
  values: { id: number; languageId: number | undefined; now: Date },
) => (await article(db, { inLanguage: values.languageId !== undefined }, values))[0]

export async function isPublished(db: Db, { id, now }: { id: number; now: Date }) {
  const found = await db
    .selectFrom('news')
    .select('id')
    .where('id', '=', id)
    .where('published_at', '<=', now)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * So many of each tag are looked at for what is related: a tag that all carry says little, and what
 * is old is hardly wanted.
 */
const NEWEST_OF_TAG = 60
/** And so many of those are asked whether they can be read in the language: some cannot. */
const MOST_SHARED = 30

type RelatedValues = { id: number; languageId: number | undefined; now: Date }

const related = prepared(
  (
    db,
    { limit, inLanguage }: { limit: number; inLanguage: boolean },
    { id, languageId, now }: RelatedValues,
  ) => {
    const wanted = inLanguage ? sql`${languageId}::smallint` : sql`news.language_id`
    return db
      .with(
        'page',
        () => sql<ListedId & { tags: number }>`(
      with article as (select id, category_mask from news where id = ${id} and published_at <= ${now}),
      shared as (
        select other.news_id as id, count(*)::int as tags
        from article
        join news_tag as own on own.news_id = article.id
        cross join lateral (
          select newest.news_id from news_tag as newest
          where newest.tag_id = own.tag_id and newest.published_at <= ${now} and newest.news_id <> own.news_id
          order by newest.published_at desc, newest.news_id desc
          limit ${literally(NEWEST_OF_TAG)}
        ) as other
        group by other.news_id
        order by tags desc, other.news_id desc
        limit ${literally(MOST_SHARED)}
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
    )`,
      )
      .selectFrom('page')
      .innerJoin('news', 'news.id', 'page.id')
      .innerJoin('news_version as version', (join) =>
        join
          .onRef('version.news_id', '=', 'page.id')
          .onRef('version.language_id', '=', 'page.language_id'),
      )
      .innerJoin('users as author', 'author.id', 'news.author_id')
      .select([...entryColumns, publishedBy(now), ...linksOf()])
      .orderBy('page.tags', 'desc')
      .orderBy('news.published_at', 'desc')
      .orderBy('news.id', 'desc')
  },
)

/** Related news: those that share most tags first, then those of the same game, newest first. */
export const listRelatedRows = (db: Db, { limit, ...values }: RelatedValues & { limit: number }) =>
  related(db, { limit, inLanguage: values.languageId !== undefined }, values)

type AuthorValues = { authorId: number; languageId: number | undefined; now: Date }

const authorCount = prepared(
  (db, { inLanguage }: { inLanguage: boolean }, { authorId, languageId, now }: AuthorValues) => {
    const written = sql`coalesce((select news_count from author_language where author_id = author.id and language_id = ${languageId}), 0)`
    const unpublished = sql`(
    select count(*)::int from news as unpublished
    join news_version as version on version.news_id = unpublished.id and version.language_id = ${languageId}
    where unpublished.author_id = author.id and unpublished.published_at > ${now}
  )`
    return db
      .selectFrom('users as author')
      .select(
        inLanguage ? sql<number>`${written} - ${unpublished}`.as('news_count') : publishedBy(now),
      )
      .where('author.id', '=', authorId)
  },
)

/** How many news a person has published; undefined when there is no such person. */
export const countNewsOf = async (db: Db, values: AuthorValues) =>
  (await authorCount(db, { inLanguage: values.languageId !== undefined }, values))[0]?.news_count

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

const commentCount = prepared(
  (db, _shape: object, { newsId, now }: { newsId: number; now: Date }) =>
    db
      .selectFrom('news')
      .select('comments')
      .where('id', '=', newsId)
      .where('published_at', '<=', now),
)

/** How many comments a published article has; undefined when there is no such article. */
export const findCommentCount = async (db: Db, values: { newsId: number; now: Date }) =>
  (await commentCount(db, {}, values))[0]?.comments
