import { sql, type RawBuilder } from 'kysely'
import { articlesOn, type Listed } from '../articles/article-rows.ts'
import { kindNumber } from '../articles/kinds.ts'
import { pageOfIds, type ListValues } from '../articles/list-articles.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared, preparedByShape, type Blanks } from '../platform/db/prepared.ts'
import { videoKind } from './kind.ts'

const VIDEO = kindNumber(videoKind)

const columns = [
  'article.id',
  'article.author_id',
  'version.language_id',
  'article.image',
  'article.published_at',
  'article.upvotes',
  'article.comments',
  'version.title',
  'version.excerpt',
  'video.youtube_video_id',
  'video.duration',
] as const

const videosOn = (db: Db, page: RawBuilder<Listed>) =>
  articlesOn(db, page).innerJoin('video', 'video.article_id', 'article.id')

/** Videos with the one text that each has; `narrowed` says which, or how many in which order. */
const pageOf = (narrowed: RawBuilder<unknown>) =>
  sql<Listed>`(select id, language_id from article where kind = ${sql.lit(VIDEO)} ${narrowed})`

type Shape = { limit: number; offset: number }

const videoList = preparedByShape((db, shape: Shape, values: Blanks<ListValues>) =>
  videosOn(
    db,
    pageOfIds({ ...shape, kind: VIDEO, filters: [], by: 'inserted', inAnyLanguage: false }, values),
  )
    .select(columns)
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc'),
)

export type VideoRow = Awaited<ReturnType<typeof listVideoRows>>[number]

/** Published ones, the newest first. */
export const listVideoRows = (db: Db, { now, ...shape }: Shape & { now: Date }) =>
  videoList(db, shape, { now })

const videoCount = prepared((db, { now }: Blanks<{ now: Date }>) =>
  db
    .selectFrom('article')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('kind', '=', sql.lit(VIDEO))
    .where('published_at', '<=', now),
)

export async function countVideos(db: Db, now: Date): Promise<number> {
  const [row] = await videoCount(db, { now })
  return row?.count ?? 0
}

const video = prepared((db, { id, now }: Blanks<{ id: number; now: Date }>) =>
  videosOn(db, pageOf(sql`and id = ${id} and published_at <= ${now}`)).select(columns),
)

/** Undefined when there is none that readers can see. */
export const findVideoRow = async (db: Db, values: { id: number; now: Date }) =>
  (await video(db, values))[0]

/** Whether a video is among so many newest of those that readers can see now (AMB-56). */
export async function isAmongNewest(
  db: Db,
  { id, max, now }: { id: number; max: number; now: Date },
): Promise<boolean> {
  const newest = await newestIds(db, { max }, { now })
  return newest.some((each) => each.id === id)
}

const newestIds = preparedByShape((db, { max }: { max: number }, { now }: Blanks<{ now: Date }>) =>
  db
    .selectFrom('article')
    .select('id')
    .where('kind', '=', sql.lit(VIDEO))
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(max)),
)

const staffVideos = (db: Db, page: RawBuilder<Listed>) =>
  videosOn(db, page)
    .select(columns)
    .select([
      'article.inserted',
      'article.revision',
      'video.published_before',
      sql<Date | null>`nullif(article.published_at, 'infinity')`.as('shown_from'),
    ])

export type StaffVideoRow = Awaited<ReturnType<typeof listStaffRows>>[number]

/** With drafts, of which the newest come first. */
export const listStaffRows = (db: Db, { limit, offset }: Shape) =>
  staffVideos(db, pageOf(sql`order by published_at desc, id desc limit ${limit} offset ${offset}`))
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .execute()

export async function countStaffRows(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('video')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** So that whoever changes the same video comes after. Undefined when there is none. */
export async function lockVideo(tx: Db, id: number): Promise<StaffVideoRow | undefined> {
  await tx
    .selectFrom('article')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', VIDEO)
    .forUpdate()
    .execute()
  return staffVideos(tx, pageOf(sql`and id = ${id}`)).executeTakeFirst()
}
