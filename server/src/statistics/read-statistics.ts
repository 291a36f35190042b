import {
  STATISTICS_DAYS,
  type PostStatistics,
} from '@loadout/contract/statistics/post-statistics.ts'
import { userNotFound, isPerson } from '../accounts/people.ts'
import { articleNotFound, isPublished } from '../articles/find-article.ts'
import { newsKind } from '../news/kind.ts'
import type { Db } from '../platform/db/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { notAllowed } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { authorForCaller, maySeeOthers } from './admit-to-statistics.ts'
import { dayOf } from './day.ts'
import { countViews, findVisitors, listCountries, listDays, type Counted } from './queries.ts'

type Reading = Pick<Site, 'db' | 'clock'>

/** How often a published article has been read (NEWS-14). */
export async function readNewsViews({ db, clock }: Reading, id: number) {
  if (!(await isPublished(db, { id, now: clock.now(), kind: newsKind }))) throw articleNotFound()
  return { views: await countViews(db, id) }
}

/** How often a post has been read, for its author and admins (POST-34). */
export async function readPostViews({ db, clock }: Reading, caller: Caller, id: number) {
  await authorForCaller(db, caller, { id, now: clock.now() })
  return { views: await countViews(db, id) }
}

/** Readers of a post by day, for its author and admins (STATS-06). */
export async function readPostStatistics(
  { db, clock }: Reading,
  caller: Caller,
  id: number,
): Promise<PostStatistics> {
  const now = clock.now()
  const authorId = await authorForCaller(db, caller, { id, now })
  const { views, ...statistics } = await readCounted(db, { postId: id }, now)
  const isCounted = views === 0 || (await findVisitors(db, authorId)) !== undefined
  return { ...statistics, views, unique_views: isCounted ? views : null }
}

/** Readers of all posts of an author; of others only for who may see them (STATS-05). */
export async function readProfileStatistics(
  { db, clock }: Reading,
  caller: Caller,
  authorId: number = caller.id,
): Promise<PostStatistics> {
  if (authorId !== caller.id) {
    if (!maySeeOthers(caller)) throw notAllowed()
    if (!(await isPerson(db, authorId))) throw userNotFound()
  }
  const { views, ...statistics } = await readCounted(db, { authorId }, clock.now())
  const visitors = await findVisitors(db, authorId)
  return { ...statistics, views, unique_views: visitors ?? (views === 0 ? 0 : null) }
}

async function readCounted(db: Db, of: Counted, now: Date) {
  const last = dayOf(now)
  const first = last - STATISTICS_DAYS + 1
  const [views_by_country, rows] = await Promise.all([
    listCountries(db, of),
    listDays(db, of, { first, last }),
  ])
  const viewsOn = new Map(rows.map(({ day, views }) => [day, views]))
  return {
    views: views_by_country.reduce((sum, { count }) => sum + count, 0),
    views_by_days: Array.from({ length: STATISTICS_DAYS }, (_, index) => ({
      days: first + index,
      views: viewsOn.get(first + index) ?? 0,
    })),
    views_by_country,
  }
}
