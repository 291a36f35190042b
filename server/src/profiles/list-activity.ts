import { sql, type RawBuilder } from 'kysely'
import { articleTypeOf } from '@loadout/contract/comments/comments.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import {
  activityTypes,
  type Activity,
  type ActivityType,
  type listActivity,
} from '@loadout/contract/profiles/profile.ts'
import { articleKinds, kindNumber } from '../articles/kinds.ts'
import { unixSeconds, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { POST } from '../posts/post-rows.ts'
import { profileNotFound } from './read-profile.ts'

/** Of what was written no more than this is told. */
const EXCERPT = 140

type Row = {
  type: number
  id: number
  inserted: Date
  article_id: number | null
  kind: number | null
  slug: string | null
  title: string | null
  language_id: number | null
  comment_id: number | null
  member_id: number | null
  username: string | null
  excerpt: string | null
}

type Walk = { userId: number; now: Date; max: number }

/** One kind of activity: what it is called, where its rows are, and in which order they come. */
type Source = {
  type: ActivityType
  id: string
  at: string
  article?: string
  comment?: string
  member?: string
  message?: string
  rows: (walk: Walk) => RawBuilder<unknown>
  order: string
}

/** Every kind of article has a walk of its own along the index of its author. */
const published = (kind: number): Source => ({
  type: 'published',
  id: 'article.id',
  at: 'article.published_at',
  article: 'article.id',
  rows: ({ userId, now }) =>
    sql`article where author_id = ${userId} and kind = ${sql.lit(kind)} and published_at <= ${now}`,
  order: 'article.published_at desc, article.id desc',
})

const sources: readonly Source[] = [
  ...articleKinds.map((kind) => published(kindNumber(kind))),
  {
    type: 'comment',
    id: 'comment.id',
    at: 'comment.inserted',
    article: 'article.id',
    comment: 'comment.id',
    message: 'comment.message',
    rows: ({ userId, now }) =>
      sql`comment join article on article.id = comment.article_id and article.published_at <= ${now}
        where comment.author_id = ${userId} and comment.deleted_at is null`,
    order: 'comment.id desc',
  },
  {
    type: 'upvote',
    id: 'vote.id',
    at: 'vote.inserted',
    article: 'article.id',
    rows: ({ userId, now }) =>
      sql`article_upvote as vote
        join article on article.id = vote.article_id and article.published_at <= ${now}
        where vote.user_id = ${userId}`,
    order: 'vote.id desc',
  },
  {
    type: 'guestbook',
    id: 'entry.id',
    at: 'entry.inserted',
    member: 'entry.owner_id',
    message: 'entry.message',
    rows: ({ userId }) => sql`guestbook_entry as entry where entry.author_id = ${userId}`,
    order: 'entry.id desc',
  },
  {
    type: 'star',
    id: 'article.id',
    at: 'article.starred_at',
    article: 'article.id',
    rows: ({ userId, now }) =>
      sql`article where author_id = ${userId} and kind = ${POST}
        and starred_at is not null and published_at <= ${now}`,
    order: 'article.starred_at desc',
  },
  {
    type: 'follow',
    id: 'follow.id',
    at: 'follow.inserted',
    member: 'follow.followed_id',
    rows: ({ userId }) => sql`follow where follow.follower_id = ${userId}`,
    order: 'follow.id desc',
  },
]

const excerptOf = (message: RawBuilder<unknown>) => sql`
  case when char_length(${message}) > ${sql.lit(EXCERPT)}
    then left(${message}, ${sql.lit(EXCERPT)}) || '…' else ${message} end`

/** As many of one kind as the page could consist of. */
const walkOf = (source: Source, walk: Walk) => {
  const column = (name: string | undefined, type: 'integer' | 'text') =>
    name === undefined ? sql`null::${sql.raw(type)}` : sql.raw(name)
  return sql`(
    select ${sql.lit(activityTypes.indexOf(source.type))}::integer as type,
      ${sql.raw(source.id)}::bigint as id, ${sql.raw(source.at)} as inserted,
      ${column(source.article, 'integer')} as article_id,
      ${column(source.comment, 'integer')} as comment_id,
      ${column(source.member, 'integer')} as member_id,
      ${excerptOf(column(source.message, 'text'))} as excerpt
    from ${source.rows(walk)} order by ${sql.raw(source.order)} limit ${walk.max})`
}

type Page = { limit: number; offset: number; languageId: number | undefined }

/**
 * What a member does is read where it is kept, each kind along an index: whoever comments or
 * upvotes writes nothing more, and what is deleted or withdrawn is gone from here as well.
 */
const activityRows = (db: Db, walk: Walk, { limit, offset, languageId }: Page) =>
  sql<Row>`
    with done as (
      select * from (${sql.join(
        sources.map((source) => walkOf(source, walk)),
        sql` union all `,
      )}) as every order by inserted desc, type, id desc limit ${limit} offset ${offset})
    select done.type, done.id, done.inserted, done.article_id, article.kind, version.slug,
      version.title, version.language_id, done.comment_id, done.member_id, member.username,
      done.excerpt
    from done
    left join article on article.id = done.article_id
    left join article_version as version
      on version.article_id = article.id and version.language_id = coalesce((
        select language_id from article_version
        where article_id = article.id and language_id = ${languageId ?? null}::smallint
      ), article.language_id)
    left join users as member on member.id = done.member_id
    order by done.inserted desc, done.type, done.id desc`.execute(db)

export async function listOwnActivity(
  { db, clock }: { db: Db; clock: Clock },
  { user_id: userId, language_id: languageId, limit, offset }: ParsedInputOf<typeof listActivity>,
): Promise<{ entries: Activity[] }> {
  const member = await db
    .selectFrom('users')
    .select('shows_activity')
    .where('id', '=', userId)
    .where('leaves_at', 'is', null)
    .executeTakeFirst()
  if (!member) throw profileNotFound()
  if (!member.shows_activity) return { entries: [] }
  const walk = { userId, now: clock.now(), max: limit + offset }
  const { rows } = await activityRows(db, walk, { limit, offset, languageId })
  return { entries: rows.map(activityOf) }
}

/** Every kind has numbers of its own: with the kind in its lowest digits, each is one of all. */
const KINDS = 8

const activityOf = (row: Row): Activity => ({
  id: row.id * KINDS + row.type,
  type: activityTypes[row.type] ?? 'published',
  inserted: unixSeconds(row.inserted),
  data: {
    ...present({
      id: row.article_id,
      slug: row.slug,
      title: row.title,
      language_id: row.language_id,
      comment_id: row.comment_id,
      user_id: row.member_id,
      username: row.username,
      excerpt: row.excerpt,
    }),
    ...(row.kind === null ? {} : { article_type: articleTypeOf(row.kind) }),
  },
})

const present = (values: Record<string, string | number | null>) =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | number] => entry[1] !== null),
  )
