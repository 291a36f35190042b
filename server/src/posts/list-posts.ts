import { sql } from 'kysely'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { articlesOn, staffColumns, type Listed } from '../articles/article-rows.ts'
import type { Db } from '../platform/db/database.ts'
import { preparedByShape, type Blanks } from '../platform/db/prepared.ts'
import { POST } from './post-rows.ts'

export type PostFilter = {
  now: Date
  limit: number
  offset: number
  /** Bits of the games wanted; undefined means all. */
  mask?: number | undefined
  languageId?: number | undefined
  /** Posts of all languages, whatever `languageId` is. */
  inAnyLanguage?: boolean | undefined
  authorId?: number | undefined
  /** Whose list it is: only posts of those they follow. */
  followerId?: number | undefined
  since?: Date | undefined
  starredOnly?: boolean | undefined
  featuredOnly?: boolean | undefined
  withDrafts?: boolean | undefined
  by: 'inserted' | 'upvotes'
}

const valued = ['mask', 'languageId', 'authorId', 'followerId', 'since'] as const
type Valued = (typeof valued)[number]

type Shape = Pick<
  PostFilter,
  'limit' | 'offset' | 'by' | 'starredOnly' | 'featuredOnly' | 'withDrafts'
> & { filters: Valued[] }
type Values = Pick<PostFilter, 'now' | Valued>

const byFeatured = sql`exists (
  select from users where users.id = listed.author_id
    and (users.flags & ${sql.lit(Flag.Featured)}) <> 0
)`

const byFollowed = (followerId: Blanks<Values>['followerId']) => sql`listed.author_id in (
  select follow.followed_id from follow where follow.follower_id = ${followerId}
)`

/**
 * Drafts are published at infinity, and so come first. Only an author's own list holds nothing
 * back.
 */
function conditionsOf(
  shape: Shape,
  { now, mask, languageId, authorId, followerId, since }: Blanks<Values>,
) {
  const filtersBy = (name: Valued) => shape.filters.includes(name)
  return [
    sql`listed.kind = ${POST}`,
    ...(shape.withDrafts ? [] : [sql`listed.published_at <= ${now}`]),
    ...(filtersBy('since') ? [sql`listed.published_at > ${since}`] : []),
    ...(filtersBy('mask') ? [sql`(listed.category_mask & ${mask}) <> 0`] : []),
    ...(filtersBy('languageId') ? [sql`listed.language_id = ${languageId}`] : []),
    filtersBy('authorId') ? sql`listed.author_id = ${authorId}` : sql`not listed.held`,
    ...(filtersBy('followerId') ? [byFollowed(followerId)] : []),
    ...(shape.starredOnly ? [sql`listed.starred_at is not null`] : []),
    ...(shape.featuredOnly ? [byFeatured] : []),
  ]
}

const pageOfIds = (shape: Shape, values: Blanks<Values>) => sql<Listed>`(
  select listed.id, listed.language_id
  from article as listed
  where ${sql.join(conditionsOf(shape, values), sql` and `)}
  order by ${shape.by === 'upvotes' ? sql`listed.upvotes desc,` : sql``}
    listed.published_at desc, listed.id desc
  limit ${sql.lit(shape.limit)} offset ${sql.lit(shape.offset)}
)`

const postList = preparedByShape((db, shape: Shape, values: Blanks<Values>) =>
  articlesOn(db, pageOfIds(shape, values))
    .select(staffColumns(values.now))
    .$if(shape.by === 'upvotes', (rows) => rows.orderBy('article.upvotes', 'desc'))
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc'),
)

export type PostRow = Awaited<ReturnType<typeof listPostRows>>[number]

/** One page of posts in the order asked for, without their text. */
export function listPostRows(
  db: Db,
  {
    limit,
    offset,
    by,
    starredOnly,
    featuredOnly,
    withDrafts,
    inAnyLanguage,
    ...values
  }: PostFilter,
) {
  const filters = valued.filter(
    (name) => values[name] !== undefined && !(inAnyLanguage && name === 'languageId'),
  )
  const shape = { limit, offset, by, starredOnly, featuredOnly, withDrafts, filters }
  return postList(db, shape, values)
}
